// Round and phase, said by the kit: no game writes a title, a status or a line of the log for them.
import { strict as assert } from 'node:assert';
import { paceOf, placeNow, statusOf } from '../../games/engine';
import { ALL, fresh, type Game, type State } from '../../games/kit';
import { type Table, table, withToys } from '../firmware/device';
import { begin } from '../play';

const start = () => ({ round: 1, phase: '', most: 6, strike: 0 });
type Mill = State & ReturnType<typeof start>;

const mill: Game<Mill> = {
  id: 'harb', // in the place of Harbours
  title: 'Mill',
  version: 1,
  seatNames: 'Ann,Ben',
  questions: () => [],
  seats: () => 2,
  begin: () => fresh<Mill>('day.open', 2, start()),
  tables: () => ['\nround: 1 to 9\n'],
  lists: () => [],
  phases: () => [
    { step: 'day.grind', name: 'Grind' },
    { step: 'day.rest', name: 'Rest', enter: s => (s.seat = 0) },
  ],
  rounds: s => s.most,
  inForce: s => (s.strike ? 'Strike' : ''),
  chapters: {
    day: s => ({
      open: () => ({ say: 'Open?', seat: ALL, then: 'phase Grind' }),
      grind: () => ({
        say: 'Grind',
        options: [
          { label: 'More', then: 'grind' },
          { label: 'Rest', then: 'phase Rest' },
          { label: 'Strike', do: () => (s.strike = 1), then: 'grind' },
        ],
      }),
      rest: () => ({ say: 'Rest', seat: ALL, do: () => s.round++, then: 'phase Grind' }),
    }),
  },
};

describe('the place of play in the round', () => {
  it('is told in the log where it changes', () => {
    const p = begin(mill);
    p.ok();
    p.pick('More', 'Rest');
    p.ok();
    p.pick('More');
    assert.deepEqual(p.session.log(9), [
      'Open?',
      'More, Ann',
      'Rest, Ann',
      '-- Round 1/6, Rest',
      'Rest',
      '-- Round 2/6, Grind',
      'More, Ann',
    ]);
    assert.deepEqual(p.session.log(1), ['More, Ann']);
  });

  it('is the status of a game that writes none', () => {
    const p = begin(mill);
    assert.equal(statusOf(mill, p.s), 'Set-up');
    p.ok();
    assert.equal(statusOf(mill, p.s), 'Round 1/6, Grind');
    assert.equal(statusOf({ ...mill, rounds: undefined }, p.s), 'Round 1, Grind');
    assert.equal(statusOf({ ...mill, status: () => 'Day 1' }, p.s), 'Day 1');
  });

  it('has no number of rounds beyond the last usual one, nor a phase that is a number', () => {
    const { s } = begin(mill);
    assert.equal(placeNow(mill, { ...s, round: 7, phase: 'Grind' } as State), 'Round 7, Grind');
    assert.equal(placeNow(mill, { ...s, phase: 3 } as unknown as State), '');
  });
});

describe('the time that is left', () => {
  const pace = (round: number, minutes: number, most = 6) =>
    paceOf(mill, { ...begin(mill).s, round, most, played: minutes * 60 } as unknown as State);

  it('is told by the rounds so far, from the second on', () => {
    assert.equal(pace(1, 10), '');
    assert.equal(pace(2, 15), 'about 45 min left');
    assert.equal(pace(6, 55), 'about 5 min left');
    assert.equal(pace(6, 1), 'about 1 min left');
  });

  it('is not told where nobody knows', () => {
    assert.equal(pace(7, 90), '');
    assert.equal(pace(2, 15, 0), '');
  });
});

describe('the place of play in the round, on the device', () => {
  withToys();
  let t: Table;
  beforeEach(() => {
    t = table({}, { harb: mill });
    t.choose('Harbours', 'Start');
  });

  it('stands in the title: behind a name the phase, else round and phase', () => {
    assert.match(t.rows()[0]!, /^Mill/);
    t.press('ok');
    assert.match(t.rows()[0]!, /^Ann: Grind/);
    t.choose('Rest');
    assert.match(t.rows()[0]!, /^Round 1.6, Rest/);
    t.press('ok').choose('Strike');
    assert.match(t.rows()[0]!, /^Ann: Strike/);
  });

  it('stands at home, with the time that is left, which is seen at rest, too', () => {
    t.press('ok').choose('Rest').press('ok');
    t.device.session!.state().played = 900;
    t.wait(40_000);
    assert.match(t.text(), /about 45 min left/);
    t.press('up');
    t.device.home();
    t.device.show();
    assert.match(t.text(), /Round 2.6,[^\n]*\nabout 45 min left/);
  });

  it('is what a reminder of any phase waits for', () => {
    t.press('ok ok:hold').choose('Remind us', 'New reminder', 'In another phase', 'Rest', 'In this play');
    t.press('ok ok:hold back back').choose('Rest');
    assert.match(t.text(), /Remember: /);
  });
});
