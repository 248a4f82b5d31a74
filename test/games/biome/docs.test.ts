import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { asks, begin, biome, state, type Table } from './table';

/** The blocks of this kind on the game's page, line by line. */
function script(kind: string): string[] {
  const text = readFileSync('docs/games/biome.md', 'utf8');
  const blocks = text.split(`\`\`\`${kind}\n`).slice(1);
  assert(blocks.length > 0, 'no bench script');
  return blocks.flatMap(b => b.split('```')[0].split('\n')).filter(l => l && !l.startsWith('#'));
}

/** What the commands do; buttons only look around there. */
const COMMANDS: { [command: string]: (p: Table, words: string) => void } = {
  ok: p => p.ok(),
  pick: (p, words) => p.pick(words),
  mark: (p, words) => p.mark(...words.split(', ')),
  dial: (p, words) => p.dial(Number(words)),
  dice: (p, words) => p.dice(...words.split(' ').map(Number)),
  undo: p => assert(p.session.undo(), 'nothing to undo'),
  correct(p, words) {
    const [track, ...numbers] = words.split(' ');
    p.session.correct(track!, numbers.length > 1 ? Number(numbers[0]) : 0, Number(numbers.at(-1)), 1);
  },
  state: () => {},
  press: () => {},
};

function played(kind: string): Table {
  let p = begin(biome);
  for (const line of script(kind)) {
    const command = line.split(' ')[0]!,
      words = line.slice(command.length + 1);
    if (command === 'new') {
      const { Names, ...answers } = JSON.parse(words.slice(words.indexOf('{')));
      p = begin(biome, { Mode: 'Light', ...answers }, 1, Names);
    } else COMMANDS[command]!(p, words);
  }
  assert.deepEqual(p.fate.forced, [], 'dice are left over');
  return p;
}

describe('Biome, its page', () => {
  it('shows a whole game in Full that can be played as it stands', () => {
    const p = played('bench');
    assert.deepEqual([p.s.at, p.s.round, p.s.exitKeys, biome.result!(state(p))], ['ending.over', 7, 3, 'ESCAPED!: All players out']);
  });

  it('shows a round in Light that can be played as it stands', () => {
    const p = played('bench-light');
    assert.deepEqual([asks(p), p.s.round, p.s.party.length, p.s.captureRounds[1]], ['Ann: 3 actions, carry 4', 3, 1, 1]);
  });
});
