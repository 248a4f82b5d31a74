import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import tamashii from '../../../games/tamashii';
import type { Tamashii } from '../../../games/tamashii/state';
import { begin, type Player } from '../../play';

describe('tamashii: the documentation', () => {
  it('plays its example of a whole game', () => {
    const text = readFileSync('docs/games/tamashii.md', 'utf8');
    const lines = text.split('```bench\n')[1].split('```')[0].split('\n');
    let p!: Player<Tamashii>;
    const seen: string[] = [];
    for (const line of lines) {
      const [word] = line.split(' '),
        rest = line.slice(word.length + 1);
      if (!word || word == '#') continue;
      const numbers = rest.split(' ').map(Number);
      try {
        if (word == 'new') p = begin(tamashii, JSON.parse(rest.slice(rest.indexOf('{'))));
        else if (word == 'ok') p.ok();
        else if (word == 'pick') p.pick(rest);
        else if (word == 'dial') p.dial(numbers[0]);
        else if (word == 'dice') p.dice(...numbers);
        else if (word == 'undo') assert(p.session.undo());
        else if (word == 'correct')
          p.session.correct(rest.split(' ')[0], numbers.length > 2 ? numbers[1] : 0, numbers[numbers.length - 1], 0);
      } catch (error) {
        (error as Error).message += ' at "' + line + '" after ' + seen.slice(-4).join(' / ');
        throw error;
      }
      seen.push(line);
    }
    assert.deepEqual([p.s.turn, p.s.time, p.s.exp, p.s.integrity, p.s.trace], [2, 3, [0, 1], '55', '30']);
    assert.deepEqual([p.s.corruptedPool, p.s.corruptedHeld, p.s.enemies, p.s.outcome], [6, '02', '', 1]);
    assert.equal(tamashii.result!(p.s), 'Victory');
  });
});
