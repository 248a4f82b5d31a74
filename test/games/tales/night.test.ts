import { shown } from '../../play';
import { act, assert, cubes, lock, out, type Play, refused, set, setUp, tales, until } from './table';

/** At the start of the End Phase of a Round. */
function evening(round: number, answers = {}): Play {
  const p = set(out(answers), 'round', round);
  return until(p, 'night.start');
}

/** To the row of the End Phase with these words. */
function row(p: Play, words: RegExp): Play {
  for (let n = 0; !words.test(p.says()); n++) {
    assert(n < 20, 'never said: ' + words + ', at ' + p.says());
    if (shown(p.session).pick) p.pick(p.offers().indexOf('Not done') >= 0 ? 'Not done' : p.offers()[0]);
    else p.ok();
  }
  return p;
}

describe('tales: End Phase', () => {
  it('discards Items down to four, not the Iconic; Anomalies do not count [TL-161]', () => {
    const p = out();
    act(p, 1).pick('Card effect (free)');
    for (let n = 0; n < 5; n++) {
      p.pick('Anomaly');
      p.dial(2);
    }
    p.pick('Done');
    set(until(p, 'night.start'), 'items', [6, 4]);
    p.ok();
    assert.equal(p.says(), 'Kid 1: Of 6 Items discard 2, not the Iconic');
    p.ok();
    assert.deepEqual(p.s.items, [4, 4]);
    assert.match(p.says(), /Favor/);
  });

  it('checks the limit of four in the End Phase only; a card may take the Iconic [TL-450]', () => {
    const p = set(out(), 'items', [6, 1]);
    act(p, 0).pick('Card effect (free)', 'Item +1');
    assert.equal(p.s.items[0], 7);
    p.pick('Iconic lost');
    assert.deepEqual([p.s.items[0], p.s.iconic], [6, [0, 1]]);
    p.pick('Done', 'Other Kid');
    act(p, 1).pick('Card effect (free)', 'Item -1');
    assert.equal(p.s.items[1], 1); // the Iconic is not lost that way
  });

  it('makes Favor better for those at home, worse for the late, who may be grounded at once [TL-162]', () => {
    const p = set(out({ Kids: 3 }), 'favor', [1, 0, 1]);
    act(p, 0).pick('Done for today', 'Home for dinner');
    act(p, 1).pick('Done for today', 'Be late');
    act(p, 2).pick('Done for today', 'Be late');
    p.pick('End Phase');
    p.ok();
    assert.equal(p.says(), 'Late, Favor worse: Kid 2 Neutral, Kid 3 Bad\nHome, Favor better: Kid 1 Good');
    p.ok();
    assert.match(p.says(), /Kid 3: GROUNDED/);
    assert.deepEqual(p.s.favor, [0, 1, 2]);
    const q = out(); // the table jumps, and nobody lies down: standees that stand did not make it home
    set(q, 'status', 1, 1);
    q.session.jump('night.start', 0);
    q.ok();
    assert.equal(q.says(), 'Late, Favor worse: Kid 1 Neutral\nHome, Favor better: Kid 2 Good');
    q.ok();
    assert.deepEqual(q.s.favor, [1, 0]);
  });

  it('moves every injury one square, off the last one, home or not [TL-163]', () => {
    const p = lock(lock(evening(2), 0, 'injured'), 1, 'injured');
    set(p, 'injured', 3, 1);
    row(p, /Injuries/);
    assert.match(p.says(), /Kid 1 to square 2\nOff the track, to the action space: Kid 2/);
    p.ok();
    assert.deepEqual([p.s.injured, cubes(p, 1)[1]], [[2, 0], 2]);
    const q = set(lock(evening(2), 0, 'injured'), 'squares', 2);
    set(q, 'injured', 2, 0);
    row(q, /Injuries/).ok();
    assert.equal(q.s.injured[0], 0);
  });

  it('asks for every open Chore [TL-164]', () => {
    const p = evening(2);
    row(p, /Chore/);
    assert.deepEqual([p.says(), p.offers()], ['Kid 1: Chore done?', ['Not done', 'Reward now', 'Reward later']]);
    p.pick('Not done');
    assert.match(p.says(), /Kid 2: Chore done/);
    p.pick('Reward now', 'Done');
    assert.deepEqual([p.s.chore, p.s.at], [[1, 3], 'night.diary']);
  });

  it('has its deadlines on Friday of week 1 and Thursday of week 2 [TL-440]', () => {
    for (let round = 1; round < 12; round++) {
      const p = row(evening(round, { Length: '2 weeks' }), /Chore/);
      assert.equal(/Deadline/.test(p.says()), round == 5 || round == 10, 'Round ' + round);
    }
  });

  it('pays a Chore now or later, at the deadline at the latest [TL-441]', () => {
    const p = row(evening(4), /Chore/);
    p.pick('Reward later');
    assert.equal(p.s.chore[0], 2);
    set(until(p, 'school.start'), 'round', 5);
    row(until(p, 'night.start'), /Chore/);
    assert.equal(p.says(), 'Kid 1: Chore reward? Deadline!');
    assert.equal(refused(p, 'Reward later'), 'Deadline');
    assert.deepEqual(p.offers(), ['Reward now']);
    p.pick('Reward now', 'Item +1', 'Done');
    assert.deepEqual([p.s.chore[0], p.s.items[0]], [3, 2]);
  });

  it('lets Items of a Chore exceed four until the next End Phase [TL-442]', () => {
    const p = row(set(evening(2), 'items', [4, 1]), /Chore/);
    p.pick('Reward now', 'Item +1', 'Done');
    until(p, 'school.start');
    assert.equal(p.s.items[0], 5);
    until(p, 'night.start').ok();
    assert.match(p.says(), /Of 5 Items discard 1/);
  });

  it('expires an unfinished Chore at the deadline, the card says the penalty [TL-443]', () => {
    const p = row(evening(5), /Chore/);
    p.pick('Not done');
    assert.equal(p.says(), 'Kid 1: Chore missed. Penalty: see the card');
    assert.equal(p.s.chore[0], 4);
  });

  it('has no Chore after Round 5 of a single week [TL-444]', () => {
    const p = row(evening(5), /Chore/);
    p.pick('Not done');
    p.ok();
    p.pick('Not done');
    p.ok();
    until(p, 'school.start');
    p.ok();
    until(p, 'night.start');
    while (p.s.at != 'night.diary') {
      assert.doesNotMatch(p.says(), /Chore/);
      p.ok();
    }
  });

  it('reads "cleanup" and "End Phase" of the Diary after that [TL-168]', () => {
    assert.equal(until(evening(2), 'night.diary').says(), 'Kid 1: Diary: anything for "cleanup" or "End Phase"?');
  });

  it('takes the bonus cubes back [TL-165]', () => {
    const p = set(setUp({ Length: '2 weeks' }), 'round', 6);
    until(p, 'kid.who');
    act(p, 0).pick('CARD ACTION (Time)');
    p.dial(8);
    p.pick('Done');
    until(p, 'night.next');
    assert.deepEqual([p.s.bonus[0], p.s.pool[0] + p.s.action[0]], [3, 9]);
    p.ok();
    assert.deepEqual([p.s.bonus, cubes(p, 0), p.s.pool[1] + p.s.action[1]], [[0, 0], [0, 6], 6]);
  });

  it('goes to the next Round and clears what counts once a Round [TL-166]', () => {
    const p = evening(2, { Machines: 2 });
    set(set(set(p, 'eventUsed', 511), 'restUsed', [1, 2]), 'modeLock', [1, 3]);
    set(p, 'dupThisRound', 1);
    until(p, 'night.next').ok();
    assert.deepEqual([p.s.round, p.s.eventUsed, p.s.restUsed, p.s.modeLock, p.s.dupThisRound], [3, 0, [0, 0], [0, 0], 0]);
  });

  it('passes the First Player token one seat to the left [TL-167]', () => {
    const middle = set(evening(2, { Kids: 3 }), 'firstKid', 2);
    assert.equal(middle.says(), 'Kid 2: End Phase');
    until(middle, 'night.next').ok();
    assert.equal(middle.s.firstKid, 3);
    const p = set(evening(2, { Kids: 3 }), 'firstKid', 3);
    until(p, 'night.next');
    assert.match(p.says(), /Round 2 is over. Next First Player: Kid 1/);
    p.ok();
    assert.equal(p.s.firstKid, 1);
  });

  it('keeps its order: Items, Favor and grounding, healing, Chores, Diary [TL-169]', () => {
    const p = set(lock(evening(2), 1, 'injured'), 'items', [5, 1]);
    set(set(p, 'status', [2, 1]), 'favor', 1, 0);
    const said: string[] = [];
    p.ok();
    while (p.s.at != 'night.next') {
      said.push(p.says());
      if (shown(p.session).pick) p.pick('Not done');
      else p.ok();
    }
    const order = [/Of 5 Items/, /Favor worse/, /Kid 1: GROUNDED/, /Injuries/, /Kid 1: Chore/, /Kid 2: Chore/, /Diary/];
    assert.deepEqual(
      said.map((text, i) => order[i].test(text)),
      order.map(() => true),
      said.join('|'),
    );
  });

  it('stops after the last Round and asks the Diary; Go on goes on [TL-501]', () => {
    for (const [round, length] of [
      [6, '1 week'],
      [12, '2 weeks'],
    ] as const) {
      const p = evening(round, { Length: length });
      until(p, 'night.diary').ok();
      assert.deepEqual([p.says(), p.offers()], ['Last Round over. What does the Diary say?', ['Win', 'Lose', 'Go on']]);
      p.pick('Go on');
      p.ok();
      assert.equal(p.s.round, round + 1);
      assert(tales.tracks!(p.raw).round.max! >= p.s.round);
    }
    const won = evening(6);
    until(won, 'night.diary').ok();
    won.pick('Win');
    assert.equal(tales.result!(won.raw), 'Won');
    const early = evening(6, { Length: '2 weeks' });
    until(early, 'night.diary').ok();
    assert.equal(early.s.at, 'night.next');
  });

  it('keeps six cubes through everything, plus the bonus of the Round [TL-050]', () => {
    const p = set(setUp({ Length: '2 weeks' }), 'round', 6);
    const holds = () => assert.equal(tales.broken!(p.raw), undefined, p.s.at);
    until(p, 'kid.who');
    act(p, 0).pick('Card effect (free)', 'Condition', 'Any condition', 'INJURED', 'Favor down', 'Favor down');
    p.ok();
    holds();
    p.pick('Done', 'Rest', 'INJURED, square 2');
    holds();
    until(p, 'school.start');
    holds();
    p.ok();
    holds();
  });
});
