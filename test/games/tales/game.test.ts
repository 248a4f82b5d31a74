import { readFileSync } from 'node:fs';
import { begin } from '../../play';
import { act, assert, board, fresh, type Play, put, seated, set, status, tales, until } from './table';

/** Answers as the bench's commands do. */
function command(p: Play | undefined, line: string): Play {
  const [word, ...rest] = line.split(' '),
    text = rest.join(' ');
  if (word === 'new') {
    const { Names: names, ...answers } = JSON.parse(rest.slice(1).join(' ') || '{}');
    return seated(answers, names);
  }
  assert(p, 'no play');
  if (word === 'ok') p.ok();
  else if (word === 'pick') p.pick(text);
  else if (word === 'dial') p.dial(+text);
  else if (word === 'mark') p.mark(...(text ? text.split(', ') : []));
  else if (word === 'count') p.count(...rest.map(Number));
  else if (word === 'dice') p.dice(...rest.map(Number));
  else if (word === 'correct') set(p, rest[0]!, +rest[rest.length - 1]!, rest.length > 2 ? +rest[1]! : 0);
  else if (word === 'undo') assert(p.session.undo());
  else assert.equal(word, 'state');
  return p;
}

describe('tales: whole games', () => {
  /** The last state of the commands of a page. */
  function played(fence: string): Play {
    const page = readFileSync('docs/games/tales.md', 'utf8'),
      lines = page.split(`\`\`\`${fence}\n`)[1]!.split('```')[0]!.trim().split('\n');
    let p: Play | undefined;
    for (const line of lines) if (line && line[0] !== '#') p = command(p, line);
    assert(p);
    return p;
  }

  it('plays the days of its page as they stand there', () => {
    const p = played('bench');
    assert.deepEqual([p.s.round, tales.result!(p.raw), tales.broken!(p.raw)], [3, 'Won', undefined]);
    assert.deepEqual([p.s.insight, p.s.enigma, p.s.made, p.s.passed, p.s.pushes], [4, 3, 11, 9, 2]);
  });

  it('plays the days in Light of its page as they stand there', () => {
    const p = played('bench-light');
    assert.deepEqual([p.s.round, tales.result!(p.raw), p.s.rumors], [3, 'Won', 4]);
    assert.deepEqual([p.s.insight, p.s.enigma, p.s.made, p.s.passed, p.s.pushes], [2, 3, 7, 5, 2]);
  });

  it('goes from the first Monday to the last weekend through every phase', () => {
    const p = board(fresh({ Kids: 3, Length: '2 weeks', Machines: 2, Prompts: 'Full' }));
    const seen: { [at: string]: boolean } = {};
    for (let round = 1; round <= 12; round++) {
      until(p, 'school.start');
      assert.equal(p.s.round, round);
      until(p, 'kid.who');
      seen[status(p)] = true;
      // everybody does something, one investigates
      const found = p.s.rumor.filter(r => r > 0)[0];
      if (found) {
        const letter = String.fromCharCode(64 + found);
        put(p, 0, letter);
        act(p, 0).pick(`Investigate ${letter}, 1`, 'TOUGH');
        p.dice(6, 1, 1).pick('Roll 3');
        p.pick(p.offers()[0], 'Done, Rumor off', 'Other Kid');
      }
      assert.equal(tales.broken!(p.raw), undefined);
      until(p, 'night.diary');
      assert(JSON.stringify(Object.values(p.s)).length < 1000);
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
    const p = begin(tales, { Mode: 'Full', Kids: 5, Machines: 6, Length: '2 weeks', Letters: 'In the device' }, 1, [
      'Alexander',
      'Bartholomew',
      'Christina',
      'Dominique',
      'Elisabeth',
    ]);
    const s = JSON.parse(JSON.stringify(p.s));
    s.anomalyOf = s.anomalyUses = Array.from({ length: 20 }, () => 4);
    s.lines = 'AB '.repeat(60);
    s.back = ['kid.act', 'card.menu', 'move.where', 'test.pool', 'conditions.slot'];
    s.dice = Array.from({ length: 8 }, () => 6);
    assert(JSON.stringify(Object.values(s)).length < 2000, `${JSON.stringify(Object.values(s)).length}`);
  });
});
