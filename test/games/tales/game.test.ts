import { readFileSync } from 'node:fs';
import { begin } from '../../play';
import { act, assert, board, fresh, type Play, put, seated, set, tales, until } from './table';

/** Answers as the bench's commands do. */
function command(p: Play | undefined, line: string): Play {
  const [word, ...rest] = line.split(' '),
    text = rest.join(' ');
  if (word == 'new') return seated(JSON.parse(rest.slice(1).join(' ') || '{}'));
  assert(p, 'no play');
  if (word == 'ok') p.ok();
  else if (word == 'pick') p.pick(text);
  else if (word == 'dial') p.dial(+text);
  else if (word == 'dice') p.dice(...rest.map(Number));
  else if (word == 'correct') set(p, rest[0], +rest[rest.length - 1], rest.length > 2 ? +rest[1] : 0);
  else if (word == 'undo') assert(p.session.undo());
  else assert.equal(word, 'state');
  return p;
}

describe('tales: whole games', () => {
  it('plays the week of its page as it stands there', () => {
    const page = readFileSync('docs/games/tales.md', 'utf8'),
      script = page.split('```bench\n')[1].split('```')[0].trim().split('\n');
    let p: Play | undefined;
    for (const line of script) if (line && line[0] != '#') p = command(p, line);
    assert(p);
    assert.deepEqual([p.s.round, p.s.at, tales.broken!(p.raw)], [6, 'end.won', undefined]);
    assert.deepEqual([p.s.insight, p.s.enigma, p.s.made, p.s.passed, p.s.pushes], [3, 5, 12, 9, 2]);
  });

  it('goes from the first Monday to the last weekend through every phase', () => {
    const p = board(fresh({ Kids: 3, Length: '2 weeks', Machines: 2, Prompts: 'Full' }));
    const seen: { [at: string]: boolean } = {};
    for (let round = 1; round <= 12; round++) {
      until(p, 'school.start');
      assert.equal(p.s.round, round);
      until(p, 'kid.who');
      seen[tales.status!(p.raw)] = true;
      // everybody does something, one investigates
      const found = p.s.rumor.filter(r => r > 0)[0];
      if (found) {
        const letter = String.fromCharCode(64 + found);
        put(p, 0, letter);
        act(p, 0).pick('Investigate ' + letter, 'TOUGH');
        p.dice(6, 1, 1).pick('Roll 3');
        p.ok();
        p.pick("Scenario's set: +1", 'Done', 'Off the Track', 'Other Kid');
      }
      assert.equal(tales.broken!(p.raw), undefined);
      until(p, 'night.diary');
      assert(JSON.stringify(Object.values(p.s)).length < 900);
      if (round < 12) p.ok();
    }
    p.ok();
    p.pick('Win');
    assert.match(p.says(), /You win! Round 12/);
    assert.equal(Object.keys(seen).length, 12);
    assert.equal(tales.result!(p.raw), 'Won');
    const won = JSON.stringify(p.s);
    p.crash();
    assert.equal(JSON.stringify(p.s), won);
  });

  it('packs the state of the largest game into less than 2,000 bytes', () => {
    const p = begin(tales, { Kids: 5, Machines: 6, Length: '2 weeks', Prompts: 'Short' }, 1, [
      'Alexander',
      'Bartholomew',
      'Christina',
      'Dominique',
      'Elisabeth',
    ]);
    const s = JSON.parse(JSON.stringify(p.s));
    s.anomaly = Array.from({ length: 20 }, () => 9);
    s.msg = 'x'.repeat(90);
    s.back = ['kid.act', 'card.menu', 'move.where', 'test.pool', 'harm.take'];
    s.dice = '66666666';
    assert(JSON.stringify(Object.values(s)).length < 2000, JSON.stringify(Object.values(s)).length + '');
  });
});
