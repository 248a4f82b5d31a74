// The examples of the game's page are played as they stand there.
import { strict as assert } from 'node:assert';
import tamashii from '../../../games/tamashii';
import type { Tamashii } from '../../../games/tamashii/state';
import { script } from '../../bench/page';
import { begin, type Player } from '../../play';

const PAGE = 'docs/games/tamashii.md';

/** A command of the bench for the play on the table. */
function command(p: Player<Tamashii>, line: string): void {
  const [word = '', ...words] = line.split(' '),
    numbers = words.map(Number);
  if (word === 'ok') p.ok();
  else if (word === 'pick') p.pick(words.join(' '));
  else if (word === 'dial') p.dial(numbers[0]!);
  else if (word === 'mark') p.mark(...words.join(' ').split(', '));
  else if (word === 'dice') p.dice(...numbers);
  else if (word === 'undo') assert(p.session.undo());
  else if (word === 'correct') p.session.correct(words[0]!, numbers.length > 2 ? numbers[1]! : 0, numbers[numbers.length - 1]!, 0);
  else assert.equal(word, 'state');
}

function play(lines: string[]): Player<Tamashii> {
  const p = begin(tamashii, JSON.parse(lines[0]!.slice(lines[0]!.indexOf('{'))));
  for (const line of lines.slice(1)) {
    const asked = p.says();
    try {
      command(p, line);
    } catch (error) {
      (error as Error).message += ` at "${line}", asked: ${asked}`;
      throw error;
    }
  }
  return p;
}

describe('tamashii: the documentation', () => {
  it('plays its example of Light', () => {
    const { s } = play(script(PAGE, 'bench-light'));
    assert.deepEqual([s.light, s.turn, s.time, s.trace, s.integrity], [1, 3, 3, [1, 1], [4, 5]]);
    assert.deepEqual([s.corruptedPool, s.corruptedHeld, s.enemyOf, s.outcome], [7, [1, 0], [], '']);
  });

  it('plays its example of a whole game of Full', () => {
    const { s } = play(script(PAGE, 'bench'));
    assert.deepEqual([s.turn, s.time, s.exp, s.integrity, s.trace], [2, 3, [0, 1], [5, 5], [3, 0]]);
    assert.deepEqual([s.corruptedPool, s.corruptedHeld, s.enemies, s.outcome], [6, [0, 2], [], 'victory']);
    assert.equal(tamashii.result!(s), 'Victory');
  });
});
