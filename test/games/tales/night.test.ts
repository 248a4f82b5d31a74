import { shown } from '../../play';
import { act, assert, cubes, home, lock, out, type Play, refused, set, setUp, tales, told, tracks, until, untilSays } from './table';

/** At the start of the End Phase of a Round. */
function evening(round: number, answers = {}): Play {
  const p = set(out(answers), 'round', round);
  return until(p, 'night.start');
}

describe('tales: End Phase', () => {
  it('discards Items down to four, not the Iconic; Anomalies do not count [TL-161]', () => {
    const p = out();
    act(p, 1).pick('Card...', 'Effect (free)');
    for (let n = 0; n < 5; n++) {
      p.pick('Anomaly');
      p.dial(2);
    }
    p.pick('Done');
    set(until(p, 'night.start'), 'items', [6, 4]);
    p.ok();
    assert.match(told(p), /Kid 1: discard 2 Items, not the Iconic/);
    assert.deepEqual(p.s.items, [4, 4]);
  });

  it('checks the limit of four in the End Phase only; a card may take the Iconic [TL-450]', () => {
    const p = set(out(), 'items', [6, 1]);
    act(p, 0).pick('Card...', 'Effect (free)', 'Item +1');
    assert.equal(p.s.items[0], 7);
    p.pick('Iconic lost');
    assert.deepEqual([p.s.items[0], p.s.iconic], [6, [0, 1]]);
    p.pick('Done', 'Other Kid');
    act(p, 1).pick('Card...', 'Effect (free)', 'More...');
    assert.equal(p.s.items[1], 1); // the Iconic is not lost that way
    assert.equal(refused(p, 'Item -1'), 'Only the Iconic');
  });

  it('makes Favor better for those at home, worse for the late, who may be grounded at once [TL-162]', () => {
    const p = set(out({ Kids: 3 }), 'favor', [1, 0, 1]);
    home(act(p, 0));
    act(p, 1).pick('Be late');
    act(p, 2).pick('Be late');
    p.pick('End Phase');
    p.ok();
    assert.equal(told(p), 'Kid 1: Favor Good\nKid 2: Favor Neutral\nKid 3: Favor Bad');
    assert.match(p.says(), /Kid 3: GROUNDED/);
    assert.deepEqual(p.s.favor, [0, 1, 2]);
    const q = out(); // the table jumps, and nobody lies down: standees that stand did not make it home
    set(q, 'status', 1, 1);
    q.session.jump('night.start', 0);
    q.ok();
    assert.equal(told(q), 'Kid 1: Favor Neutral');
    assert.deepEqual(q.s.favor, [1, 0]);
  });

  it('moves every injury one square, off the last one, home or not [TL-163]', () => {
    const p = lock(lock(evening(2), 0, 'injured'), 1, 'injured');
    set(p, 'injured', 3, 1);
    p.ok();
    assert.match(told(p), /Kid 1: INJURED to square 2\nKid 2: INJURED cube to the action space/);
    assert.deepEqual([p.s.injured, cubes(p, 1)[1]], [[2, 0], 2]);
    const q = set(lock(evening(2), 0, 'injured'), 'squares', 2);
    set(q, 'injured', 2, 0);
    q.ok();
    assert.equal(q.s.injured[0], 0);
  });

  it('asks for every open Chore [TL-164]', () => {
    const p = evening(2);
    p.ok();
    assert.equal(p.says(), 'Chores done?');
    assert.deepEqual(p.offers(), ['None', 'Kid 1: reward', 'Kid 1: later', 'Kid 2: reward', 'Kid 2: later']);
    p.pick('Kid 2: reward', 'Done');
    assert.deepEqual(p.offers(), ['None', 'Kid 1: reward', 'Kid 1: later']);
    p.pick('None');
    assert.deepEqual([p.s.chore, p.s.at], [[1, 3], 'night.diary']);
  });

  it('has its deadlines on Friday of week 1 and Thursday of week 2 [TL-440]', () => {
    for (let round = 1; round < 12; round++) {
      const p = untilSays(evening(round, { Length: '2 weeks' }), /Chores done/);
      assert.equal(/Deadline/.test(p.says()), round === 5 || round === 10, `Round ${round}`);
    }
  });

  it('pays a Chore now or later, at the deadline at the latest [TL-441]', () => {
    const p = untilSays(evening(4), /Chores done/);
    p.pick('Kid 1: later');
    assert.equal(p.s.chore[0], 2);
    set(until(p, 'school.start'), 'round', 5);
    untilSays(until(p, 'night.start'), /Chores done/);
    assert.equal(p.says(), 'Chores done? Deadline!');
    assert.equal(refused(p, 'Kid 2: later'), 'Deadline');
    assert.equal(refused(p, 'None'), 'Kid 1: reward now');
    assert.deepEqual(p.offers(), ['Kid 1: reward', 'Kid 2: reward']);
    p.pick('Kid 1: reward', 'Item +1', 'Done');
    assert.deepEqual([p.s.chore[0], p.s.items[0]], [3, 2]);
  });

  it('lets Items of a Chore exceed four until the next End Phase [TL-442]', () => {
    const p = untilSays(set(evening(2), 'items', [4, 1]), /Chores done/);
    p.pick('Kid 1: reward', 'Item +1', 'Done');
    until(p, 'school.start');
    assert.equal(p.s.items[0], 5);
    until(p, 'night.start').ok();
    assert.match(told(p), /Kid 1: discard 1 Item,/);
  });

  it('expires an unfinished Chore at the deadline, the card says the penalty [TL-443]', () => {
    const p = untilSays(evening(5), /Chores done/);
    p.pick('None');
    assert.match(told(p), /Kid 1: Chore missed. Penalty: see the card/);
    assert.equal(p.s.chore[0], 4);
  });

  it('has no Chore after Round 5 of a single week [TL-444]', () => {
    const p = untilSays(evening(5), /Chores done/);
    p.pick('None');
    until(p, 'school.start').ok();
    until(p, 'night.start').ok();
    assert.match(p.says(), /^Kid 2: Diary/); // no Chore is asked for
  });

  it('reads "cleanup" and "End Phase" of the Diary after that [TL-168]', () => {
    assert.equal(until(evening(2), 'night.diary').says(), 'Kid 1: Diary: anything for "cleanup" or "End Phase"?');
  });

  it('takes the bonus cubes back [TL-165]', () => {
    const p = set(setUp({ Length: '2 weeks' }), 'round', 6);
    until(p, 'kid.who');
    act(p, 0).pick('Card...', 'CARD ACTION (Time)');
    p.dial(8);
    p.pick('Done');
    until(p, 'night.diary');
    assert.deepEqual([p.s.bonus[0], p.s.pool[0] + p.s.action[0]], [3, 9]);
    p.ok();
    assert.match(told(p), /Bonus Time off/);
    assert.deepEqual([p.s.bonus, cubes(p, 0), p.s.pool[1] + p.s.action[1]], [[0, 0], [0, 6], 6]);
  });

  it('goes to the next Round and clears what counts once a Round [TL-166]', () => {
    const p = evening(2, { Machines: 2 });
    set(set(set(p, 'eventUsed', 511), 'rested', [1, 0]), 'modeLock', [1, 3]);
    set(set(p, 'duplicate', 1), 'sickRest', 1, 1);
    until(p, 'school.start');
    assert.deepEqual([p.s.round, p.s.eventUsed, p.s.rested, p.s.sickRest], [3, 0, [0, 0], [0, 0]]);
    assert.deepEqual([p.s.modeLock, p.s.duplicate], [[0, 0], 0]);
  });

  it('passes the First Player token one seat to the left [TL-167]', () => {
    const middle = set(evening(2, { Kids: 3 }), 'firstPlayer', 1);
    assert.match(middle.says(), /^Kid 2: End Phase/);
    until(middle, 'school.start');
    assert.equal(middle.s.firstPlayer, 2);
    const p = set(evening(2, { Kids: 3 }), 'firstPlayer', 2);
    until(p, 'school.start');
    assert.match(told(p), /Round 2 is over. First Player: Kid 1/);
    assert.equal(p.s.firstPlayer, 0);
  });

  it('keeps its order: Items, Favor and grounding, healing, Chores, Diary [TL-169]', () => {
    const p = set(lock(evening(2), 1, 'injured'), 'items', [5, 1]);
    set(set(p, 'status', [2, 1]), 'favor', 1, 0);
    const said: string[] = [];
    p.ok();
    said.push(...p.session.told, p.says());
    while (p.s.at !== 'school.start') {
      if (shown(p.session).pick) p.pick('None');
      else p.ok();
      said.push(p.says());
    }
    const order = [/Kid 1: discard 1 Item/, /Kid 2: INJURED to/, /Kid 1: GROUNDED/, /Chores done/, /Diary: anything/];
    assert.deepEqual(
      order.map(words => said.findIndex(text => words.test(text))).sort((a, b) => a - b),
      order.map(words => said.findIndex(text => words.test(text))),
      said.join('|'),
    );
    const free = lock(evening(2), 0, 'injured'); // the cube that heals is not there to be grounded
    set(set(set(free, 'injured', 3, 0), 'pool', 1, 0), 'action', 0, 0);
    set(set(free, 'status', [2, 1]), 'favor', 1, 0);
    free.ok();
    assert.deepEqual([free.s.grounded[0], cubes(free, 0)], [1, [0, 1]]);
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
      assert.equal(p.s.round, round + 1);
      assert(tracks(p).round.max! >= p.s.round);
    }
    const won = evening(6);
    until(won, 'night.diary').ok();
    won.pick('Win');
    assert.equal(tales.result!(won.raw), 'Won');
    const early = evening(6, { Length: '2 weeks' });
    until(early, 'night.diary').ok();
    assert.equal(early.s.round, 7);
  });

  it('keeps six cubes through everything, plus the bonus of the Round [TL-050]', () => {
    const p = set(setUp({ Length: '2 weeks' }), 'round', 6);
    const holds = () => assert.equal(tales.broken!(p.raw), undefined, p.s.at);
    until(p, 'kid.who');
    act(p, 0).pick('Card...', 'Effect (free)', 'Condition', 'Any condition', 'INJURED', 'Favor down', 'Favor down');
    p.ok();
    holds();
    p.pick('Done', 'Rest, 1', 'INJURED');
    holds();
    until(p, 'school.start');
    holds();
    p.ok();
    holds();
  });
});
