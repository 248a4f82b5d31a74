// No press is lost, and none means something else than it says.
import { strict as assert } from 'node:assert';
import type { Game, Steps } from '../../games/kit';
import { type Lanterns, lanterns } from '../toys/lanterns';
import { type Table, TOYS, table, withToys } from './device';

/** Lanterns with these steps instead of its own, and so many signs at first. */
function playing(steps: (s: Lanterns) => Steps<Lanterns>, signs = 0): Table {
  const game: Game<Lanterns> = {
    ...lanterns,
    chapters: { path: s => steps(s) },
    begin: (answers, seats) => ({ ...lanterns.begin(answers, seats), signs }),
  };
  return table({}, { ...TOYS, lamp: game }).start('Lanterns');
}

const chosen = (t: Table) => t.rows().find(row => row.startsWith('>'));
const stateOf = (t: Table) => t.device.session!.state() as unknown as Lanterns;

/** A list of kids who may give time, as many as there are steps: labels differ in figures only. */
const team = (s: Lanterns) => ({
  cross: () => ({
    say: 'Who gives time?',
    keeps: true,
    options: [1, 2, 3].map(kid => ({
      label: `Kid ${kid} +1, now ${s.oil[kid - 1]}`,
      value: kid - 1,
      not: s.oil[kid - 1]! >= 8 && 'No time left',
    })),
    do: (kid: number) => {
      s.oil[kid]!++;
    },
    then: 'cross',
  }),
});

describe('a list that is asked again', () => {
  withToys();

  it('keeps the cursor by the value of the option, though labels differ in figures only', () => {
    const t = playing(team).press('down*2 ok ok');
    assert.deepEqual(stateOf(t).oil, [3, 0, 8]);
    assert.equal(chosen(t), '>Kid 1 +1, now 3', 'and leaves what cannot be chosen any more');
  });

  it('stands where it was after an undo', () => {
    const t = playing(team).press('down*2 ok back:hold');
    assert.deepEqual(stateOf(t).oil, [3, 0, 6]);
    assert.equal(chosen(t), '>Kid 3 +1, now 6');
  });

  it('shows the cursor though its rows are the same as before, far down, too', () => {
    const t = playing(s => ({
      cross: () => ({
        say: 'What does the card do?',
        keeps: true,
        options: 'Insight +1,Insight -1,Enigma,Relieve,Injure,Favor,Item +1,Item -1'.split(',').map(label => ({ label })),
        do: () => {
          s.signs++;
        },
        then: 'cross',
      }),
    }));
    t.press('down*6');
    for (let times = 1; times < 4; times++) {
      t.press('ok');
      assert.equal(chosen(t), '>Item +1');
      assert.equal(stateOf(t).signs, times, 'no OK is swallowed');
    }
  });
});

const hub = (s: Lanterns) => ({
  cross: () => ({
    say: `${s.signs} left`,
    show: ['weather', 'luck_', 'bridges', 'oil'],
    options: [
      { label: 'Explore', not: !s.signs && 'Needs 1 action, and you have none left on this turn' },
      { label: 'Move', not: !s.signs && 'Needs 1 action' },
      { label: 'Trade, 2', not: 'Needs 2 Supplies' },
      { label: 'Said aloud', rare: true },
      { label: 'End turn', then: 'next' },
    ],
    do: () => {
      s.signs--;
    },
    then: 'cross',
  }),
  next: () => ({ say: 'Next player', then: 'cross' }),
});
const started = (signs: number) => playing(hub, signs);

describe('what cannot be chosen now', () => {
  withToys();

  it('is never under the cursor at first, nor is what is rare', () => {
    assert.equal(chosen(started(0)), '>End turn');
  });

  it('does not keep the cursor after an answer', () => {
    assert.equal(chosen(started(1).press('ok')), '>End turn');
  });

  it('stands behind a line, in the order of the game', () => {
    const t = started(0).press('down*3');
    assert.deepEqual(t.rows().slice(1, 7), ['0 left', ' Said aloud', ' End turn', ' (Explore)', ' (Move)', '>(Trade, 2)']);
  });

  it('does not come under the cursor by a correction', async () => {
    const t = started(1);
    await t.command('correct signs 0');
    assert.equal(chosen(t), '>End turn');
  });

  it('tells its whole reason on OK, with the options still in view', () => {
    const t = started(0).press('down ok');
    assert.match(t.text(), /Needs 1 action, and\s+you have none left on\s+this turn/);
    assert.equal(chosen(t), '>(Explore)');
    assert.match(t.text(), /End turn/);
    assert.equal(chosen(t.press('up')), '>End turn', 'the press after it counts');
  });

  it('can be reached from the end, and DOWN goes on at the beginning', () => {
    const t = started(1);
    assert.equal(chosen(t), '>Explore');
    assert.equal(chosen(t.press('up')), '>End turn');
    assert.equal(chosen(t.press('down')), '>(Trade, 2)');
    assert.equal(chosen(t.press('down')), '>Explore', 'not into the values below the list');
  });
});

describe('a press after something was said', () => {
  withToys();

  it('does what it says after an undo: UP goes to the end of the list', () => {
    const t = started(3).press('ok').press('back:hold');
    assert.match(t.text(), /Undone/);
    assert.equal(chosen(t.press('up')), '>End turn');
  });

  it('does what it says after a notice that hides half of the list', () => {
    const t = started(3);
    t.device.say('One.\nTwo.\nThree.\nFour.');
    t.device.show();
    assert.equal(chosen(t.press('up')), '>End turn');
    t.device.say('One.\nTwo.\nThree.\nFour.');
    t.device.show();
    assert.equal(chosen(t.press('down*2')), '>Explore');
  });

  it('does again what was undone in two presses', () => {
    const t = started(3).press('ok');
    assert.equal(stateOf(t).signs, 2);
    t.press('back:hold');
    assert.equal(stateOf(t).signs, 3);
    t.press('ok:hold');
    assert.match(t.text(), />Redo: /);
    t.press('ok');
    assert.equal(stateOf(t).signs, 2);
    assert.match(t.text(), /Again: /);
    assert.equal(chosen(t), '>Explore', 'back at the game');
    t.press('ok:hold');
    assert.doesNotMatch(t.text(), /Redo: /, 'there is nothing left to do again');
  });
});

describe('BACK', () => {
  withToys();
  const numbers = (s: Lanterns) => ({
    cross: () => ({ say: 'What?', options: [{ label: 'Wait' }, { label: 'Pay', then: 'pay' }], then: 'cross' }),
    pay: () => ({
      say: 'How much?',
      dial: { min: 0, max: 9, start: 2 },
      do: (n: number) => {
        s.signs = n;
      },
      then: 'cross',
    }),
  });

  it('leads from a number to the menu that asked for it, as the foot says', () => {
    const t = playing(numbers).press('down ok up');
    assert.match(t.rows()[7]!, /BACK one up/);
    t.press('back');
    assert.equal(t.rows()[1], 'What?');
    assert.doesNotMatch(t.text(), /Undone/);
    t.press('down ok ok');
    assert.equal(stateOf(t).signs, 2);
  });

  it('leads to the tracks from a number that nobody chose to give', () => {
    const t = playing(numbers).press('down ok ok').press('back:hold');
    assert.match(t.text(), /How much/);
    assert.match(t.rows()[7]!, /BACK tracks/);
    assert.match(t.press('back').text(), />Back to the game/);
  });
});

describe('what is rare', () => {
  withToys();

  it('is under the cursor only where nothing else can be chosen', () => {
    const t = playing(() => ({
      cross: () => ({
        say: 'Last chance',
        options: [
          { label: 'Flee', not: 'No way out' },
          { label: 'Give up', rare: true },
        ],
        then: 'cross',
      }),
    }));
    assert.equal(chosen(t), '>Give up');
  });
});
