import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { begin, biome, state } from './table';

/** The ```bench blocks of the game's page, line by line. */
function script(): string[] {
  const text = readFileSync('docs/games/biome.md', 'utf8');
  const blocks = text.split('```bench\n').slice(1);
  assert(blocks.length > 0, 'no bench script');
  return blocks.flatMap(b => b.split('```')[0].split('\n')).filter(l => l && !l.startsWith('#'));
}

describe('Biome, its page', () => {
  it('shows a whole game that can be played as it stands', () => {
    let p = begin(biome);
    for (const line of script()) {
      const [command, ...rest] = line.split(' '),
        words = rest.join(' ');
      if (command === 'new') p = begin(biome, JSON.parse(words.slice(words.indexOf('{'))));
      else if (command === 'ok') p.ok();
      else if (command === 'pick') p.pick(words);
      else if (command === 'dial') p.dial(+words);
      else if (command === 'dice') p.dice(...rest.map(Number));
      else if (command === 'undo') assert(p.session.undo(), 'nothing to undo');
      else if (command === 'correct') p.session.correct(rest[0], rest.length > 2 ? +rest[1] : 0, +rest[rest.length - 1], 1);
      else assert(command === 'state' || command === 'press', line); // buttons only look around here
    }
    assert.deepEqual(p.fate.forced, [], 'dice are left over');
    assert.deepEqual([p.s.at, p.s.round, p.s.exitKeys, biome.result!(state(p))], ['ending.over', 7, 3, 'ESCAPED!: All players out']);
  });
});
