// What is kept of rolls: of the dice tool during a play, and of the play itself.
import { strict as assert } from 'node:assert';
import { newPlayOf, openPlay } from '../../firmware/shell';
import { rollsOf } from '../../firmware/tools/past';
import { phaseNow, rollsBefore } from '../../games/engine';
import { fresh, type Game, type State } from '../../games/kit';
import { type Table, TOYS, table, withoutClock, withToys } from './device';

describe('a roll of the dice tool in a play', () => {
  withToys();
  withoutClock();

  it('keeps its faces, who rolled and in which phase, over a power cut', () => {
    const t = table().start('Emberfall').press('ok'),
      session = t.device.session!,
      who = session.state().names[session.seat()]!,
      phase = phaseNow(session.game, session.state());
    assert(phase, 'a phase is on');
    t.dice(4, 3).press('ok:hold').choose('Dice', '2d6').wait(500);
    t.restart().press('ok').press('ok:hold').choose('Dice', 'Last rolls');
    assert(t.text().replace(/\s+/g, ' ').includes(`2d6: 4 3 = 7 ${who}, ${phase}`), t.text());
  });
});

describe('rolls of the dice tool in a long play', () => {
  withToys();
  withoutClock();

  it('are a hundred, each with who rolled and in which phase, though the phase is stored once', () => {
    const t = table().start('Emberfall').press('ok'),
      session = t.device.session!,
      names = ['Margaret', 'Ada'],
      told: string[] = [];
    let phase = 'Dusk';
    session.game = { ...session.game, phases: s => [{ step: s.at, name: phase }] };
    session.seat = () => told.length % 2;
    t.press('ok:hold').choose('Dice');
    for (let i = 0; i < 140; i++) {
      if (i % 25 === 24) phase = phase === 'Dusk' ? 'Campfire' : 'Dusk';
      session.state().names[0] = names[0]!;
      session.state().names[1] = names[1]!;
      const faces = [1 + (i % 6), 1 + ((i >> 1) % 6)];
      told.unshift(`2d6: ${faces.join(' ')} = ${faces[0]! + faces[1]!} ${names[told.length % 2]}, ${phase}`);
      session.seat = () => (told.length - 1) % 2;
      t.dice(...faces)
        .press('ok')
        .wait(400);
    }
    const kept: string[] = [];
    for (let back = 0; back < 10; back++) kept.push(...rollsOf(t.device.notes, back));
    assert(kept.length >= 100, `${kept.length} rolls`);
    assert.deepEqual(kept, told.slice(0, kept.length));
  });
});

/** Each press of OK rolls two dice, or draws a card; Wait does nothing. */
const rollers: Game<State> = {
  id: 'rollers',
  title: 'Rollers',
  version: 1,
  seatNames: 'North,East',
  questions: () => [],
  seats: () => 2,
  begin: () => fresh<State>('day.roll', 2, {}),
  phases: () => [
    { step: 'day.roll', name: 'Day' },
    { step: 'night.draw', name: 'Night' },
  ],
  status: () => '',
  chapters: {
    day: () => ({
      roll: (s, t) => ({
        say: 'Roll',
        options: [{ label: 'Roll' }, { label: 'Wait', then: 'roll' }],
        then() {
          t.roll(2, { name: 'the Omen die', faces: ['Sun', 'Moon', '5'] });
          s.seat = 1 - s.seat;
          return 'night.draw';
        },
      }),
    }),
    night: () => ({
      draw: (_, t) => ({
        say: 'Draw',
        options: [{ label: 'Draw' }, { label: 'Dice' }],
        then(answer) {
          if (answer) t.die(20);
          else t.card(2, () => ({ name: 'a card', faces: ['Bad Debt', 'Sales'] }));
          return 'day.roll';
        },
      }),
    }),
  },
};

describe('the rolls of a play', () => {
  withToys();
  let t: Table;
  beforeEach(() => {
    t = table({}, { ...TOYS, rollers });
    openPlay(t.device, newPlayOf(t.device, rollers, [], ['Ann', 'Ben'], 'Test'));
    t.device.open('play');
    t.device.show();
  });
  const shown = () => t.device.screens.at(-1)!.view().body!.split('\n');
  const open = () => t.press('ok:hold').choose('Rolls so far');

  it('stand in the log as printed, whether that is stored or found by the rules', () => {
    t.dice(1, 3).press('ok').dice(2).press('ok').dice(2, 2).press('ok').dice(2).press('ok');
    const session = t.device.session!,
      stored = session.log(9);
    assert.match(stored.join('|'), /Draw.*\[Sales\]/);
    assert.doesNotMatch(stored.join('|'), /Draw.*\[2\]/);
    const { line } = session.journal;
    session.journal.line = () => undefined;
    assert.deepEqual(session.log(9), stored);
    session.journal.line = line;
  });

  it('are told with their faces as printed, who rolled and in which phase, the newest first', () => {
    t.dice(1, 3).press('ok').dice(2).press('ok').dice(2, 2).press('ok').dice(17).choose('Dice');
    open();
    assert.deepEqual(shown(), ['Ann, Night: 17', 'Ben, Day: Moon Moon', 'Ben, Night: Sales', 'Ann, Day: Sun 5']);
  });

  it('are there after a power cut, without those that were undone, and leave the play as it was', () => {
    t.dice(1, 3).press('ok').dice(2).press('ok').press('back:hold');
    t.restart().press('ok');
    const state = JSON.stringify(t.device.session!.state());
    open();
    assert.deepEqual(shown(), ['Ann, Day: Sun 5']);
    assert.equal(JSON.stringify(t.device.session!.state()), state);
    t.press('back back').press('ok');
    assert.equal(t.device.session!.journal.depth, 2);
  });

  it('say so where there are none, and where there are no more', () => {
    t.choose('Wait');
    open();
    assert.match(t.text(), /Nothing was rolled\s+yet/);
    t.press('ok');
    assert.match(t.text(), /That is all that is\s+kept/);
  });

  it('are read ten at a time, a hundred of them at most, each once', () => {
    t.press('ok*130');
    open();
    const all = shown();
    for (let i = 0; i < 12; i++) {
      assert(shown().length <= 10, `${shown().length}`);
      const before = shown().join();
      t.press('ok');
      if (/These are the last 100/.test(t.text().replace(/\s+/g, ' '))) break;
      assert.notEqual(shown().join(), before);
      all.push(...shown());
    }
    assert.equal(all.length, 100);
    const direct: string[] = [];
    for (let next = t.device.session!.journal.depth; next && direct.length < 100; ) {
      const read = rollsBefore(t.device.session!, next);
      direct.push(...read.lines);
      next = read.next;
    }
    assert.deepEqual(all, direct.slice(0, 100));
    assert.deepEqual(
      all.map(line => /^(Ann|Ben), (Day: (Sun|Moon|5) (Sun|Moon|5)|Night: (Sales|Bad Debt|\d+))$/.test(line)),
      new Array(100).fill(true),
    );
  });

  it('never read more than a few at once, however rare they are', () => {
    t.dice(1, 1).press('ok').dice(1).press('ok');
    for (let i = 0; i < 150; i++) t.choose('Wait');
    open();
    const session = t.device.session!,
      { journal } = session,
      read = journal.read.bind(journal);
    let played = 0;
    assert.deepEqual(shown(), ['Ben, Night: Bad Debt', 'Ann, Day: Sun Sun']);
    journal.read = (start, until, reader) =>
      read(start, until, {
        ...reader,
        line(...told) {
          played++;
          reader.line(...told);
        },
      });
    rollsBefore(session, journal.depth);
    journal.read = read;
    assert(played > 0 && played < 150, `${played} steps were played again`);
  });
});
