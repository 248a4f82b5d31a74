import { strict as assert } from 'node:assert';
import { newPlayOf, openPlay, textOf, timerOf } from '../../firmware/shell';
import { TABLE } from '../../tools/measure/jobs/table';
import { count } from '../../tools/measure/presses';
import { harbours } from '../toys/harbours';
import { table } from './table';

const MINUTE = 60000;

describe('a countdown', () => {
  it('starts at 5:00 with two presses and shows large digits', () => {
    const t = table('timers').choose('Countdown');
    assert.deepEqual(t.rows().slice(0, 2), ['Timer', '5:00']);
    t.press('ok').wait(1000);
    assert.equal(t.rows()[1], '4:59');
    t.wait(2 * MINUTE);
    assert.equal(t.rows()[1], '2:59');
  });

  it('pauses, goes on and starts again', () => {
    const t = table('timers').choose('Countdown').press('ok').wait(10000).press('ok').wait(MINUTE);
    assert(t.text().includes('PAUSED'));
    assert.equal(t.rows()[1], '4:50');
    t.press('ok').wait(5 * MINUTE);
    assert(t.text().includes('Time is up: Timer'), t.text());
    t.press('back back ok');
    assert(t.text().includes('TIME IS UP'), t.text());
    t.press('ok');
    assert.equal(t.rows()[1], '5:00');
    assert(t.text().includes('ready'));
  });

  it('keeps the cursor on its menu when undo makes that shorter', () => {
    const t = table('timers').choose('Countdown').press('ok').wait(10000).press('ok back down*4');
    assert(t.text().includes('>Delete'), t.text());
    t.press('back:hold');
    assert(t.text().includes('Undone: Pause Timer') && t.text().includes('>Delete') && !t.text().includes('Reset'), t.text());
    t.press('up ok');
    assert(t.rows()[0]!.startsWith('Name of timer'), t.text());
  });

  it('takes more or less time before it runs and while it is paused, and a slip changes nothing', () => {
    const t = table('timers').choose('Countdown').press('up');
    assert.equal(t.rows()[1], '5:30');
    t.press('down').press('down:again*8');
    assert.equal(t.rows()[1], '1:00');
    t.press('down*3');
    assert.equal(t.rows()[1], '0:45');
    t.press('ok').wait(1000).press('up').press('up:again*9');
    assert.match(t.text(), /It runs. Pause it to\s+change the time/);
    t.press('ok');
    assert.equal(t.rows()[1], '0:44', 'a slip adds no time');
    t.press('up');
    assert.match(t.text(), /Hold the button/);
    t.press('up:again');
    assert.equal(t.rows()[1], '0:49');
  });

  it('starts at two minutes in four presses from home, and again in two', async () => {
    for (const job of TABLE.filter(one => /timer/.test(one.name))) assert((await count(job)) <= job.bound, job.name);
  });

  it('never has no time at all: one that is set to nothing starts with its whole time, and a damaged note does not end at once', () => {
    const t = table('timers').choose('1 min').wait(5000).press('ok').press('down:again*20');
    assert.equal(t.rows()[1], '0:00');
    assert.match(t.text(), /TIME IS UP/);
    t.press('ok');
    assert.equal(t.rows()[1], '1:00');
    t.device.notes.keep('lastTimer', '0');
    t.device.notes.keep('timers', 'Timer,0,0,0,0,0,0,0,0');
    const after = t.cut();
    assert.equal(after.rows()[0], 'New timer');
    assert.equal(after.rows()[2], '>2 min');
    let device = after;
    for (const damage of ['-5', 'x', '99999999']) {
      device.device.notes.keep('lastTimer', damage);
      device = device.cut();
      assert.equal(device.rows()[1], ' 1 min');
    }
  });

  it('warns to a tenth of a second over an hour, whatever is pressed meanwhile', () => {
    const t = table('timers').choose('Countdown').press('up').press('up:again*60').press('ok'),
      ends = timerOf(t.device.background!.timers![0]!).ends,
      heard: number[] = [];
    t.press('back back back');
    const play = t.hal.buzzer.play;
    t.hal.buzzer.play = (tune, volume) => {
      heard.push(ends - t.hal.clock.now());
      play(tune, volume);
    };
    for (let i = 0; t.hal.clock.now() < ends + 1000; i++) t.press(['down', 'up', 'ok:hold', 'back'][i % 4]!).wait(70 + ((i * 37) % 300));
    const late = [60, 30, 10, 5, 4, 3, 2, 1, 0].map(second => second * 1000 - heard.find(left => left <= second * 1000)!);
    assert(Math.max(...late) <= 100, `${late}`);
  });

  it('runs on when the clock jumps ahead, and ends once', () => {
    const t = table('timers').choose('2 min');
    t.hal.clock.jump(3_600_000);
    t.wait(1000);
    assert.match(t.text(), /Time is up: Timer/);
    t.press('ok').wait(5000);
    assert.doesNotMatch(t.text(), /Time is up/);
  });

  it('does not drift: an hour later it is an hour later, whatever was pressed', () => {
    const t = table('timers').choose('Countdown').press('up').press('up:again*60').press('ok');
    const start = t.rows()[1];
    assert.equal(start, '65:00');
    t.press('back back back');
    for (let i = 0; i < 3601; i++) {
      t.wait(997).press(i % 2 ? 'up' : 'down');
      if (i % 100) continue;
      t.device.open('timers'); // the watch is found again, not made anew
      t.wait(0);
      t.device.close();
    }
    const left = timerOf(t.device.background!.timers![0]!);
    assert.equal(left.ends - t.hal.clock.now(), 65 * MINUTE - 3601 * 997);
  });

  it('warns at 60, 30 and 10 seconds and in each of the last five, with a mark for every sound', () => {
    const t = table('timers').choose('Countdown').press('ok');
    const heard: [number, number][] = [];
    for (let second = 300; second >= 0; second--) {
      if (t.hal.played.length) {
        heard.push([second, t.hal.played.length]);
        assert(t.rows()[0].includes(`! ${second} s`) || second === 0, `${second}: ${t.rows()[0]}`);
        t.hal.played = [];
      }
      t.wait(1000);
    }
    assert.deepEqual(heard, [
      [60, 1],
      [30, 1],
      [10, 1],
      [5, 1],
      [4, 1],
      [3, 1],
      [2, 1],
      [1, 1],
      [0, 1],
    ]);
    assert(t.text().includes('Time is up: Timer'));
    assert(t.rows()[0].endsWith('\x0f'), 'the twin of the sound');
  });

  it('marks only the timer that warns', () => {
    const t = table('timers').choose('Sand glass').choose('Start').wait(30_500); // a minute of sand
    assert.match(t.rows()[0], /! 30 s$/);
    t.press('back back').choose('New').choose('Chess clock, bonus').choose('Start');
    assert.doesNotMatch(t.rows()[0], /! 300/);
    t.press('back back').choose('Glass').press('back').choose('Pause').press('back back');
    assert.doesNotMatch(t.rows()[0], /!/, 'what runs still has its five minutes');
  });

  it('shows its digits below every notice', () => {
    const drawn = (t: ReturnType<typeof table>, from: number) =>
      t.hal.display
        .pixels()
        .slice(from * 16, 56 * 16)
        .some((byte, at) => at % 16 < 15 && byte);
    const t = table('timers').choose('Sand glass').choose('Start').wait(5000).press('ok');
    t.press('back:hold');
    assert.match(t.text(), /Undone: turn of\n?\s*Player 1/);
    assert(drawn(t, 24), 'below two rows');
    t.device.say('One row\ntwo rows\nthree rows');
    t.device.show();
    assert(drawn(t, 32), 'below three rows');
  });

  it('does not warn of what it starts with, and is silent when muted', () => {
    const t = table('timers').choose('Countdown').press('down').press('down:again*7').press('ok').wait(500);
    assert.equal(t.rows()[1], '1:00');
    assert.deepEqual(t.hal.played, []);
    t.device.settings.volume = 0;
    t.wait(MINUTE);
    assert.deepEqual(t.hal.played, []);
    assert(t.text().includes('Time is up'));
  });

  it('goes on in menus and games, with the time at the right end of the title', () => {
    const t = table('timers').choose('Countdown').press('ok back back back').wait(1000);
    assert.deepEqual(t.rows()[0], 'Tools           \x0f4:59');
    t.press('back').wait(1000);
    assert.match(t.rows()[0], /^Roundkeeper {5}\x0f4:58$/);
    assert(t.hal.unloaded.includes('s_timers'), 'the screen itself is gone');
    t.wait(238000);
    assert.match(t.rows()[0], /!1:00$/);
    t.wait(MINUTE);
    assert(t.text().includes('Time is up: Timer'), t.text());
    assert.equal(t.device.background, undefined);
    t.press('down');
    assert.equal(t.rows()[0], 'Roundkeeper');
  });

  it('is found again by its screen, running', () => {
    const t = table('timers').choose('Countdown').press('ok back back back').wait(MINUTE);
    t.device.open('timers');
    t.device.show();
    assert.equal(t.rows()[1], '4:00');
    t.press('ok').wait(MINUTE);
    assert.equal(t.rows()[1], '4:00');
  });

  it('lights a dark screen when it warns', () => {
    const t = table('timers').choose('Countdown').press('up').press('up:again*30').press('ok back back back');
    t.wait(10 * MINUTE);
    assert.equal(t.hal.display.level, 0);
    const left = timerOf(t.device.background!.timers![0]!).ends - t.hal.clock.now();
    t.wait(left - MINUTE + 10);
    assert.notEqual(t.hal.display.level, 0);
    assert.match(t.rows()[0], /!1:00/);
  });

  it('stays lit while its clock is looked at', () => {
    const t = table('timers')
      .choose('Countdown')
      .press('up')
      .press('up:again*30')
      .press('ok')
      .wait(10 * MINUTE);
    assert.equal(t.hal.display.level, 255);
  });

  it('paints once a second, not more', () => {
    const t = table('timers').choose('Countdown').press('ok');
    let flips = 0;
    const flip = t.hal.display.flip;
    t.hal.display.flip = rows => {
      flips++;
      flip(rows);
    };
    t.wait(20000);
    assert(flips >= 20 && flips <= 22, `${flips} in 20 s`);
  });
});

describe('timers', () => {
  it('are up to four at once, with names of their own', () => {
    const t = table('timers').choose('Countdown').press('ok back back');
    for (let i = 0; i < 3; i++) t.choose('New timer').choose('Countdown').press('ok back back');
    assert.deepEqual(t.rows().slice(1, 6), [
      ' Timer 5:00 \x07',
      ' Timer 2 5:00 \x07',
      ' Timer 3 5:00 \x07',
      '>Timer 4 5:00 \x07',
      ' Warn at 60 30 10 5',
    ]);
    t.choose('Timer 3').press('back').choose('Name').press('ok ok:hold back');
    t.wait(2000);
    assert(t.text().includes('A 4:58'), t.text());
  });

  it('come back paused after a power cut, with the time of the last note, and say so', () => {
    const t = table('timers').choose('Countdown').press('ok').wait(150500);
    const after = t.cut();
    assert(after.text().includes('The power was off.\nPaused: Timer'), after.text());
    const [, stored] = /Timer (2:[34]\d) II/.exec(after.text()) ?? assert.fail(after.text());
    assert(stored! <= '2:42', 'a twelfth of what is left is lost at most');
    assert.equal(after.device.background, undefined);
    after.wait(MINUTE);
    after.press('ok');
    assert.equal(after.rows()[1], stored);
    const [, seconds] = stored!.split(':');
    assert.equal(after.press('ok').wait(1000).rows()[1], `2:${Number(seconds) - 1}`);
    const again = after.press('ok').cut();
    assert(!again.text().includes('power'), 'it was paused by hand');
    assert(again.text().includes(`Timer 2:${Number(seconds) - 1} II`), again.text());
  });

  it('write at most one note a minute while they run', () => {
    const t = table('timers').choose('Countdown').press('up').press('up:again*30').press('ok').wait(1000);
    t.hal.flash.written = 0;
    t.wait(10 * MINUTE);
    assert(t.hal.flash.written > 0 && t.hal.flash.written <= 10 * 60, `${t.hal.flash.written} bytes`);
    assert.equal(t.hal.flash.erases, 0);
  });

  it('run on when a note cannot be stored', () => {
    const t = table('timers').choose('Countdown').press('ok');
    t.hal.flash.failAfter(0);
    t.wait(70000);
    t.hal.flash.failAfter();
    assert(t.text().includes('power failed'), t.text());
    assert.equal(timerOf(t.device.background!.timers![0]!).ends - t.hal.clock.now(), 230000);
  });

  it('do not start, stop or change when that cannot be stored', () => {
    const t = table('timers').choose('Countdown');
    const without = (keys: string) => {
      t.hal.flash.failAfter(0);
      t.press(keys);
      t.hal.flash.failAfter();
      assert.match(t.text(), /The power failed/);
      return t.wait(2000).press('ok:hold');
    };
    assert.deepEqual(without('ok').rows().slice(1, 4), ['5:00', '', '']);
    assert.equal(t.rows()[6].trim(), 'ready');
    assert.equal(t.device.background, undefined);
    without('up');
    assert.equal(t.rows()[1], '5:00');
    t.press('ok').wait(1000);
    without('ok').wait(1000);
    assert.equal(t.rows()[1], '4:56', 'it runs on');
    t.press('back').choose('Name').press('up up ok');
    without('ok:hold');
    assert.equal(t.rows()[0].slice(0, 5), 'Time ', t.text());
    assert.equal(t.cut().text().includes('Time '), true);
  });

  it('undo nothing when that cannot be stored', () => {
    const t = table('timers').choose('Countdown').press('ok').wait(1000);
    t.press('back back').choose('New timer').choose('Countdown');
    t.hal.flash.failAfter(0);
    t.press('back:hold');
    t.hal.flash.failAfter();
    assert.match(t.text(), /The power failed/);
    t.press('ok:hold back back');
    assert.deepEqual(t.rows().slice(1, 4), [' Timer 4:59 \x07', '>Timer 2 5:00 II', ' New timer']);
    assert.equal(t.device.background!.timers!.length, 2, 'the one that runs is still looked at');
  });

  it('tell a later start that they have ended, though that could not be stored at once', () => {
    const t = table('timers').choose('Countdown').press('ok').wait(61000).press('back back back').wait(238000);
    t.hal.flash.failAfter(0);
    t.wait(2000);
    t.hal.flash.failAfter();
    assert.ok(t.device.background, 'the note is still owed');
    t.wait(61000).press('down').wait(100);
    assert.equal(t.device.background, undefined);
    assert.doesNotMatch(t.cut().text(), /The power was off/);
  });

  it('take the last change back when BACK is held, as if it had not been', () => {
    const t = table('timers')
      .choose('Countdown')
      .press('ok')
      .wait(10000)
      .press('ok')
      .wait(5000)
      .press('back:hold')
      .press('down:again*0'.length ? 'back ok ok' : '');
    assert.equal(t.rows()[1], '4:45', t.text());
    t.press('back').choose('Delete').press('ok');
    assert(t.text().includes('>Delete'), 'only another button deletes');
    t.press('ok');
    assert.match(t.text(), /Delete Timer\? DOWN\s+deletes/);
    t.press('down');
    assert(t.text().includes('Hold BACK to undo'));
    t.press('back:hold');
    assert(t.text().includes('Timer 4:45'), t.text());
  });

  it('lose nothing as the texts they are kept as', () => {
    const t = {
      name: '\xc4 "1", 2',
      kind: 4,
      full: 300,
      plus: 5,
      players: 8,
      turn: 7,
      left: [300000, 1, 0, 4, 5, 6, 7, 299999],
      spare: 4321,
      runs: 1,
    };
    for (const ends of [0, 305037, 3e9]) assert.deepEqual(timerOf(textOf({ ...t, ends })), { ...t, ends });
  });

  it('end to the millisecond when they were to, after a pause that was taken back', () => {
    const t = table('timers').choose('Countdown').wait(13).press('ok');
    const { ends } = timerOf(t.device.background!.timers![0]!);
    t.wait(10037).press('ok').wait(5029).press('back:hold');
    assert.equal(timerOf(t.device.background!.timers![0]!).ends, ends);
    t.press('back back back').wait(ends - t.hal.clock.now() - 1);
    assert(!t.text().includes('Time is up'), t.text());
    t.wait(1);
    assert(t.text().includes('Time is up: Timer'), t.text());
  });

  it('count up', () => {
    const t = table('timers').choose('Count up').press('ok').wait(65000);
    assert.equal(t.rows()[1], '1:05');
    assert.deepEqual(t.hal.played, []);
    t.wait(99 * MINUTE).press('down'); // which only wakes
    assert.equal(t.rows()[1], '1h40');
    t.press('ok').wait(1000);
    assert(t.cut().text().includes('Watch 1h40 II'));
  });

  it('name who is next at the sand glass, and give every turn the whole time', () => {
    const t = table('timers').choose('Sand glass').choose('Start').wait(20000);
    assert.deepEqual(t.rows().slice(0, 2), ['Player 1', '0:40']);
    assert(t.text().includes('next: Player 2'));
    t.press('ok').wait(1000);
    assert.deepEqual(t.rows().slice(0, 2), ['Player 2', '0:59']);
    t.wait(MINUTE);
    assert(t.text().includes('Time is up: Glass'), t.text());
    t.press('ok ok ok');
    assert.equal(t.rows()[0], 'Player 1', 'after player 4');
  });

  it('give a bonus for each turn at the chess clock', () => {
    const t = table('timers').choose('Chess clock, bonus').choose('Start').wait(20000).press('ok');
    assert.deepEqual(t.rows().slice(0, 2), ['Player 2', '5:00']);
    assert(t.text().includes('Player 1 4:45'), t.text());
    t.wait(10000).press('ok');
    assert.deepEqual(t.rows().slice(0, 2), ['Player 1', '4:45']);
    t.press('back:hold');
    t.press('ok:press');
    assert(t.text().includes('Player 2 4:55'), `the hand-over was taken back and done again: ${t.text()}`);
  });

  it('leave the first seconds of a turn free at the clock with delay', () => {
    const t = table('timers').choose('Chess clock, delay').choose('Start').wait(4000);
    assert.equal(t.rows()[1], '5:00');
    assert(t.text().includes('free: 1 s'), t.text());
    t.wait(3000);
    assert.equal(t.rows()[1], '4:58');
    t.press('ok').wait(2000).press('ok').wait(6000);
    assert.deepEqual(t.rows().slice(0, 2), ['Player 1', '4:57']);
    assert(t.text().includes('Player 2 5:00'), 'quicker than the delay costs nothing');
  });

  it('give the free seconds of a turn once, however often it is paused or corrected', () => {
    const t = table('timers').choose('Chess clock, delay').choose('Start').wait(4000);
    t.press('back ok').wait(9000).press('ok');
    assert(t.text().includes('free: 1 s'), t.text());
    t.press('back ok up:again ok').wait(2000);
    assert.equal(t.rows()[1], '5:29', 'one second was free, one counts');
    t.press('ok').wait(1000);
    assert(t.text().includes('free: 4 s'), 'the next turn has its own');
  });

  it('stop a bank that is empty and pass over its player', () => {
    const t = table('timers')
      .choose('Chess clock, bonus')
      .choose('Players')
      .press('up ok')
      .choose('Each player')
      .press('down')
      .press('down:again*40')
      .press('ok');
    assert(t.text().includes('Each player 0:05'), t.text());
    t.choose('Start').wait(6000);
    assert(t.text().includes('Time is up: Clock'), t.text());
    t.press('ok').wait(1000).press('ok').wait(1000);
    assert.equal(t.rows()[0].slice(0, 8), 'Player 3');
    t.press('ok');
    assert.equal(t.rows()[0].slice(0, 8), 'Player 2', 'player 1 has no time left');
  });

  it('give back what a turn took, up to a bound, at the clock of Bronstein', () => {
    const t = table('timers').choose('Chess, Bronstein').choose('Start').wait(3000);
    assert.equal(t.rows()[1], '4:57', 'it runs at once');
    t.press('back').choose('Pause').wait(8000).press('ok').wait(1000).press('ok');
    assert(t.text().includes('Player 1 5:00'), `four seconds came back, a pause is none of them: ${t.text()}`);
    t.wait(20000).press('ok');
    assert(t.text().includes('Player 2 4:45'), t.text());
  });

  it('start at once with 1, 2, 3, 5 or 10 minutes, and offer the last one again', () => {
    for (const minutes of [1, 2, 3, 5, 10]) {
      const t = table('timers').choose(`${minutes} min`).wait(1000);
      assert.equal(t.rows()[1], `${minutes - 1}:59`);
    }
    const t = table('timers').choose('2 min').press('back').choose('Delete').press('down').choose('New timer').press('ok').wait(1000);
    assert.equal(t.rows()[1], '1:59', t.text());
    const later = t.press('back').choose('Pause').press('back').choose('Delete').press('down').cut();
    assert.equal(later.rows()[1], '>Again 2:00');
  });

  it('know the players of the open game', () => {
    const t = table('timers');
    t.device.close();
    t.hal.modules = { ...t.hal.modules, [harbours.id]: harbours };
    openPlay(t.device, newPlayOf(t.device, harbours, [3], ['Ada', 'Ben', 'Cleo'], 'Test'));
    t.device.open('timers');
    t.device.show();
    t.choose('Sand glass').choose('Start');
    assert.equal(t.rows()[0], 'Ada');
    assert(t.text().includes('next: Ben'));
  });

  it('tell below the digits whether they run, in big letters, too', () => {
    const lit = (t: ReturnType<typeof table>) => {
      const below = t.hal.display.pixels().slice(48 * 16, 56 * 16);
      return below.reduce((sum, byte, at) => sum + (at % 16 < 15 ? byte : 0), 0); // without the mark at the right edge
    };
    for (const tool of ['timers', 'counters']) {
      const t = table(tool);
      t.device.settings.big = 1;
      t.press('ok ok back ok').wait(1000).press('up');
      assert(lit(t), `${tool}\n${t.text()}`);
    }
    const t = table('timers');
    t.device.settings.big = 1;
    t.press('ok').wait(1000).press('ok');
    assert.equal(t.rows()[6].trim(), 'PAUSED');
    assert(lit(t), t.text());
  });

  it('tell what the others have left in one row, as many of them as it holds', () => {
    const t = table('timers').choose('Chess clock, bonus').choose('Players').press('up*9 ok').choose('Start');
    assert.equal(t.rows()[6], '2 5:00 3 5:00 4 5:00');
    t.wait(5000).press('back ok');
    assert.equal(t.rows()[6], 'PAUSED 2 5:00 3 5:00');
    t.press('back').choose('Reset').choose('Each player').press('up*20 ok').choose('Start');
    assert.match(t.rows()[6], /^2 \d\d:\d\d 3 \d\d:\d\d$/);
    assert.equal(t.device.painter.layout.rows.length - 1, 6, 'nothing waits below, where no button leads');
  });

  it('keep every row and every foot within 21 columns', () => {
    const t = table('timers')
      .choose('Chess clock, bonus')
      .choose('Players')
      .press('up*9 ok')
      .choose('Each player')
      .press('up:again*90 ok')
      .choose('Start');
    for (const key of ['ok', 'back', 'down', 'down', 'back', 'down', 'ok', 'back'])
      for (const row of t.press(key).rows()) assert(row.length <= 21, row);
  });
});
