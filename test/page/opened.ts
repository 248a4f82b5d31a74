// A link into the middle of the example on a game's page (docs/games/<id>.md).
import { linkTo } from '../../tools/page/author/link';
import { script } from '../bench/page';

const STEPS = /^(ok|pick|dial|mark|count|dice|undo|redo|correct|jump)\b/;

/** After at most so many steps of the example. */
export function linkInto(id: string, most: number): string {
  const [start, ...lines] = script(`docs/games/${id}.md`),
    answers = Object.entries(JSON.parse(start!.slice(start!.indexOf('{')))).map(([name, answer]): [string, string] => [
      name,
      String(answer),
    ]);
  return linkTo('', id, answers, lines.filter(line => STEPS.test(line)).slice(0, most));
}
