// The table's own reminders.
import { strict as assert } from 'node:assert';
import { AT_ROUND, AT_VALUE, EVERY, IN_PHASE, keepReminders, type Reminder, remind, remindersOf } from '../../firmware/shell';
import { type AnyGame, each, fresh, type Game, type State } from '../../games/kit';
import { lanterns } from '../toys/lanterns';
import { type Table, table, withToys } from './device';

const TABLE = `
fire: up to 9
weather: one of Clear/Rain
# Bags, each seat
food: for Bread/Fish, up to 9
rope: up to 9
# Moods
mood: one of Glad/Sad
`;
const start = (seats: number) => ({ fire: 4, weather: 0, food: each(2 * seats, 0), rope: each(seats, 0), mood: 0 });

/** A game with headings, in the place of Lanterns. Nobody may take all of its tracks apart: they would not fit into a board. */
const camp: Game<State & ReturnType<typeof start>> = {
  ...(lanterns as AnyGame),
  questions: () => [{ name: 'Walkers', dial: { min: 1, max: 8, start: 2 } }],
  begin: (_, seats) => fresh('path.rest', seats, start(seats)),
  tables: () => [TABLE],
  status: () => 'Camp',
  result: undefined,
  chapters: { path: () => ({ rest: () => ({ say: 'Rest', then: 'rest' }) }) },
};

describe('a reminder', () => {
  withToys();
  let t: Table;
  beforeEach(() => {
    t = table().start('Emberfall').press('ok');
  });
  const keep = (one: Reminder, withGame = false) => {
    keepReminders(t.device, withGame, [one]);
    remind(t.device);
  };
  const state = () => t.device.session!.state() as unknown as { [id: string]: number };

  it('comes when a track reaches a value, once, with a sound', () => {
    keep({ kind: AT_VALUE, number: state().cold! + 2, what: 'cold', cell: 0, text: 'Fetch wood' });
    t.hal.played = [];
    t.device.session!.correct('cold', 0, state().cold! + 2, 0);
    t.choose('Face a test');
    assert.match(t.text(), /Remember: Fetch wood/);
    assert(t.hal.played.length > 0);
    t.press('down').press('ok');
    assert.doesNotMatch(t.text(), /Remember/);
  });

  it('is made with a ready phrase in one press more', () => {
    t.press('ok:hold').choose('Remind us').choose('New reminder').choose('Every few rounds');
    t.press('ok').choose('In this play', 'Upkeep');
    assert.match(t.text(), /every 2 rounds:\s+>?Upkeep/);
  });

  it('is made with four buttons: hold OK, Remind us', () => {
    t.press('ok:hold').choose('Remind us').choose('New reminder').choose('A track reaches');
    t.press('ok').press('up').press('ok').choose('In this play', 'Other words').press('ok').press('ok:hold').press('ok');
    assert.match(t.text(), /: A/);
    t.press('up:again*5 ok');
    assert.match(t.text(), /Press OK again to\s+delete it/);
    t.press('ok');
    assert.doesNotMatch(t.text(), /: A/);
  });

  it('is kept with the play over a power cut, and not with another play', () => {
    keep({ kind: AT_VALUE, number: 99, what: 'cold', cell: 0, text: 'Rest' });
    t.restart().press('ok').press('ok:hold').choose('Remind us');
    assert.match(t.text(), /Rest/);
    t.press('back back back back').start('Emberfall').press('ok').press('ok:hold').choose('Remind us');
    assert.doesNotMatch(t.text(), /Rest/);
  });

  it('is kept with the game if that is wished', () => {
    keep({ kind: AT_VALUE, number: 99, what: 'cold', cell: 0, text: 'Rest' }, true);
    t.press('back back').start('Emberfall').press('ok').press('ok:hold').choose('Remind us');
    assert.match(t.text(), /Rest/);
  });

  it('does no harm when its note is damaged, or its track is gone', () => {
    for (const note of ['x', '[1]', '[[3,1,"nothing",0,"Gone"]]']) {
      t.device.notes.keep(`m${t.device.session!.journal.owner}`, note);
      t.device.reminders = undefined;
      remind(t.device);
      t.choose('Face a test').press('back:hold');
      assert.doesNotMatch(t.text(), /Remember|Trouble/);
    }
  });

  it('comes when its phase begins, and not again while it lasts', () => {
    const device = t.device,
      comes = (at: string) => {
        (state() as { [id: string]: unknown }).at = at;
        device._notice = '';
        remind(device);
        return /Remember: Light the fire/.test(device._notice);
      };
    keepReminders(device, false, [{ kind: IN_PHASE, number: 0, what: 'Dusk', cell: 0, text: 'Light the fire' }]);
    comes('camp.turn');
    assert.deepEqual(['camp.turn', 'camp.dusk', 'camp.dusk', 'camp.turn', 'camp.dusk'].map(comes), [false, true, false, false, true]);
  });

  it('comes at a round, and every so many rounds', () => {
    const s = state() as { [id: string]: unknown },
      came: number[] = [];
    s.round = 1;
    keepReminders(t.device, false, [
      { kind: AT_ROUND, number: 4, what: '', cell: 0, text: 'four' },
      { kind: EVERY, number: 3, what: '', cell: 0, text: 'third' },
    ]);
    remind(t.device);
    for (let round = 1; round <= 9; round++) {
      s.round = round;
      t.device._notice = '';
      remind(t.device);
      if (/third/.test(t.device._notice)) came.push(round);
      assert.equal(/four/.test(t.device._notice), round === 4);
      t.device._notice = '';
      remind(t.device);
      assert.equal(t.device._notice, '', 'once a round');
    }
    assert.deepEqual(came, [3, 6, 9]);
  });
});

describe('a reminder of a track', () => {
  withToys();
  let t: Table;
  beforeEach(() => {
    t = table({}, { lamp: camp }).start('Lanterns').press('ok:hold').choose('Remind us', 'New reminder', 'A track reaches');
  });
  const options = () => t.rows().slice(1, -1).filter(Boolean);

  it('is chosen from what is counted, and below headings', () => {
    assert.deepEqual(options(), ['>Fire', ' Bags >', ' Moods >']);
  });

  it('goes to the number at once when the track has one value', () => {
    t.choose('Fire');
    assert.match(t.text(), /Fire 5/);
    t.press('up ok').choose('In this play');
    t.type('Wood');
    assert.match(t.text(), /Fire 6: Wood/);
  });

  it('asks whose, and which, and tells both', () => {
    t.choose('Bags', 'Food');
    assert.deepEqual([t.rows()[0], ...options()], ['Food', '>Ada', ' Ben']);
    t.choose('Ben');
    assert.deepEqual([t.rows()[0], ...options()], ['Ben Food', '>Bread', ' Fish']);
    t.choose('Fish').press('ok').choose('In this play').type('Eat');
    assert.match(t.text(), /Food Ben Fish 1:\n>Eat/);
    const { what, cell, number } = remindersOf(t.device, false)[0]!;
    assert.deepEqual([what, cell, number], ['food', 3, 1]);
  });

  it('asks whose where every seat has one value', () => {
    t.choose('Bags', 'Rope');
    assert.deepEqual(options(), ['>Ada', ' Ben']);
    t.choose('Ben').press('ok').choose('In this play').type('Tie');
    assert.equal(remindersOf(t.device, false)[0]!.cell, 1);
  });

  it('says so where nothing is counted', () => {
    t.choose('Moods').press('ok');
    assert.match(t.text(), /Moods\nNothing here is/);
    t.press('back');
    assert.match(t.text(), />Fire/);
  });

  it('is left with BACK, one choice after the other', () => {
    t.choose('Bags', 'Food', 'Ben', 'Fish');
    for (const title of ['Ben Food', 'Food', 'Bags']) assert.equal(t.press('back').rows()[0], title);
    assert.match(t.press('back').text(), />Fire/);
    t.choose('Fire').press('back');
    assert.match(t.text(), />Fire/);
    assert.match(t.press('back').text(), />In|>A track/);
  });
});
