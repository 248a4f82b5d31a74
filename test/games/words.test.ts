// Help explains the words of every game: each abbreviation and symbol that its example shows has a row.
import { strict as assert } from 'node:assert';
import { wrap } from '../../firmware/shell/layout';
import type { View } from '../../firmware/shell/view';
import { catalogue } from '../../games/catalogue';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import { BUNDLES } from '../../tools/bundles';
import { script } from '../bench/page';

/** Short words that everybody reads; the others of up to three letters are short for something. */
const ORDINARY = new Set(
  `a i an as at be by do go he if in is it me my no of on or so to up us we act add all and any are bad big box bus buy can car cut day deck die
  dog each end far few fit for get has her him his how its job kid lay let map may met mix new non not now odd off old one our out own pay per put
  rid row run say see set six sum ten the tie tie too top toss two use was way who why win won you yes ok back die lie red down its low art few hit
  sea bot log ifs ai lit rin due yet x min fix kit did s but ask tag tow saw lake heal`.split(/\s+/),
);

/** All words of a picture, without those of players. */
function textOf(view: View, names: string[]): string {
  let text = [view.headline, view.body, ...(view.odds ?? []).map(({ label }) => label), ...(view.options ?? []), ...(view.bars ?? [])].join(
    '\n',
  );
  for (const name of names) text = text.split(name).join(' ');
  return text;
}

function abbreviations(text: string): string[] {
  const short = (text.match(/(?<![A-Za-z\d])[A-Za-z]+\d*/g) ?? []).filter(word => {
      const letters = word.replace(/\d+/, '').toLowerCase();
      return letters.length <= 3 && !ORDINARY.has(letters);
    }),
    symbols = text.match(/[$#]|(?<= )[.?](?= |$|,)/gm) ?? [],
    cut = [...text.matchAll(/([A-Za-z]+)\.(?= [a-z]|$)/gm)]
      .map(match => match[1]!)
      .filter(word => word.length < 5 && !ORDINARY.has(word.toLowerCase()));
  return [...new Set([...short, ...symbols, ...cut])];
}

/** What help says about the screen that is seen. */
function helpOf(engine: NodeEngine): string {
  const { device } = engine;
  device.open('help', device.top());
  const { body } = device.screens[device.screens.length - 1]!.view();
  device.close();
  return body!;
}

/** The help has the meaning that the game gives to this term, or to its letters without figures: Q of Q2. */
function explained(help: string, glossary: string, term: string): boolean {
  return glossary.split('\n').some(row => {
    const [terms, meaning] = row.split(/: (.*)/),
      list = terms!.split(',');
    return (list.includes(term) || list.includes(term.replace(/\d+/, ''))) && help.includes(`: ${meaning}`);
  });
}

describe('the words of the help', function () {
  this.timeout(120_000);
  const rounds = [
    ...catalogue().map(({ id, title }) => [id, title, 'bench']),
    ['hadal', 'The Hadal Project, Light', 'bench-light'],
    ['tamashii', 'Tamashii, Light', 'bench-light'],
    ['tales', 'Tales from the Loop, Light', 'bench-light'],
    ['loop', 'LOOP, Light', 'bench-light'],
  ];
  for (const [id, title, fence] of rounds)
    it(`explain every abbreviation on the screens of the example, on two pages: ${title}`, async () => {
      const engine = nodeEngine({ seed: 1 }),
        missing = new Map<string, string>();
      let asked = 0;
      for (const line of script(`docs/games/${id}.md`, fence)) {
        await engine.command(line);
        const { device } = engine;
        if (device.top() !== 'play') continue;
        const view = device.screens[device.screens.length - 1]!.view(),
          { names } = device.session!.state(),
          glossary = BUNDLES[id!].words(device.session!.state()),
          help = helpOf(engine);
        assert(wrap(help, 21).length <= 12, `${wrap(help, 21).length} rows:\n${help}`);
        assert.match(help, /Hold BACK: undo/);
        for (const term of abbreviations(textOf(view, names))) {
          asked++;
          if (!explained(help, glossary, term)) missing.set(term, `${term} in ${JSON.stringify(view.body)} ${view.options}\n${help}`);
        }
      }
      assert.deepEqual([...missing.values()], [], [...missing.keys()].join(' '));
      assert(asked > 2 || id === 'any', `${asked} abbreviations`); // the words of Any game are the table's own
      await engine.end();
    });

  for (const { id, title } of catalogue())
    it(`have a term and a meaning in every row: ${title}`, () => {
      const game = BUNDLES[id]!,
        state = { at: 'setup.go', back: [] };
      for (const row of game.words(state).split('\n')) assert.match(row, /^[^:]+: \S.*[^.]$/);
    });
});
