// What every question of Tamashii must look like: short rows, short labels, no name that the title already shows.
import { strict as assert } from 'node:assert';
import { oddsRows } from '../../../firmware/shell';
import { wrap } from '../../../firmware/shell/layout';
import { type Chapter, type Game, optionsOf, type Question } from '../../../games/kit';
import tamashii from '../../../games/tamashii';
import type { Tamashii } from '../../../games/tamashii/state';

const COLUMNS = 21,
  ROWS = 4,
  LABEL = 19;

/** Rows above the options: the question, pictures of dice, chances. */
function rowsAbove(ask: Question, rows: number): number {
  return rows + (ask.dice?.length ? 2 : 0) + (ask.odds ? oddsRows(ask.odds).length : 0);
}

const offered = (ask: Question) => optionsOf(ask).filter(option => option);

export function look(ask: Question, s: Tamashii): void {
  const rows = wrap(ask.say, COLUMNS),
    at = `${s.at}: ${ask.say}`,
    isPicture = /\n[A-E](?: \S){2}/.test(ask.say),
    isTable = isPicture || s.at === 'end.lines'; // the Launcher, the lines of a score: they fit the screen
  assert(rows.length <= (isTable ? 8 : ROWS), `too many rows at ${at}`);
  // a row that was written as one is one, unless it lists what cannot be known: names, a Pattern
  for (const row of ask.say.split('\n'))
    assert(
      row.length <= COLUMNS || /^(Place |Reset, sits|Not found|MOVE|Moved)/.test(row) || s.at === 'shape.draw',
      `row too long at ${at}`,
    );
  const name = s.names[ask.seat === undefined ? s.seat : ask.seat];
  assert(!name || rows[0]!.indexOf(name) !== 0 || s.at === 'planning.found', `the title says it already at ${at}`);
  for (const { label, not } of offered(ask)) {
    assert(label.length <= LABEL || (s.at === 'shape.found' && !not), `label too long at ${s.at}: ${label}`);
    assert(!not || not.length <= COLUMNS, `reason too long at ${s.at}: ${not}`);
  }
  // something to pick is on the screen: six rows between title and foot
  assert(!(ask.options || ask.marks) || isTable || rowsAbove(ask, rows.length) <= 5, `nothing to pick is seen at ${at}`);
  // below a dial nobody can scroll: what is said leaves room for the number and for the first two chances (Why? has all of them)
  assert(!ask.dial || !ask.odds?.length || rows.length <= 2, `chances out of sight at ${at}`);
}

const looked =
  (chapter: (s: Tamashii, t: never) => unknown): Game<Tamashii>['chapters'][string] =>
  (s, t) => {
    const made = chapter(s, t as never) as Chapter<Tamashii>;
    const steps = Object.fromEntries(
      Object.entries(made.steps).map(([step, ask]) => [
        step,
        (now: Tamashii, dice: typeof t) => {
          const asked = ask(now, dice);
          look({ ...asked, seat: asked.seat === undefined ? made.seat : asked.seat }, now);
          return asked;
        },
      ]),
    );
    return { ...made, steps };
  };

/** The same rules, with an eye on every question. */
export const watched: Game<Tamashii> = {
  ...tamashii,
  chapters: Object.fromEntries(Object.entries(tamashii.chapters).map(([name, chapter]) => [name, looked(chapter)])),
};
