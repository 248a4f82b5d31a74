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

/** Plays them; buttons only look around there. */
function played(kind: string): Table {
  let p = begin(biome);
  for (const line of script(kind)) {
    const [command, ...rest] = line.split(' '),
      words = rest.join(' ');
    if (command === 'new') {
      const { Names, ...answers } = JSON.parse(words.slice(words.indexOf('{')));
      p = begin(biome, { Mode: 'Light', ...answers }, 1, Names);
    } else if (command === 'ok') p.ok();
    else if (command === 'pick') p.pick(words);
    else if (command === 'mark') p.mark(...words.split(', '));
    else if (command === 'dial') p.dial(Number(words));
    else if (command === 'dice') p.dice(...rest.map(Number));
    else if (command === 'undo') assert(p.session.undo(), 'nothing to undo');
    else if (command === 'correct') p.session.correct(rest[0]!, rest.length > 2 ? Number(rest[1]) : 0, Number(rest.at(-1)), 1);
    else assert(command === 'state' || command === 'press', line);
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
