import assert from 'node:assert/strict';
import { assert as called, match } from 'sinon';
import { type MockClock, mockClock } from '../../hal/mock';
import { esp32, espruino, type Fakes } from './espruino';

const WIRING = { up: 32, down: 33, ok: 27, back: 14 };

describe('the four buttons', () => {
  let fakes: Fakes;
  let restore: () => void;
  let clock: MockClock;
  let set: number; // seconds by which somebody has set the date
  let heard: string[];
  let faults: string[];

  beforeEach(() => {
    [fakes, restore] = espruino();
    clock = mockClock();
    set = 0;
    heard = [];
    faults = [];
  });
  afterEach(() => restore());

  function watch(wiring: object = { buttons: WIRING }) {
    const buttons = esp32('buttons').esp32Buttons(wiring, clock, faults);
    buttons.watch((button: string, push: string) => heard.push(`${button} ${push} @${clock.now()}`));
    return buttons;
  }

  /** An edge of the contact, now. */
  function edge(button: keyof typeof WIRING, down: boolean): void {
    const pin = WIRING[button];
    fakes.edge(pin, !down, 1e9 + set + clock.now() / 1000);
  }

  it('are watched on both edges, pulled up, without the late debounce of the pins', () => {
    watch();
    for (const pin of Object.values(WIRING)) {
      called.calledWith(fakes.calls.setWatch, match.func, pin, { repeat: true, edge: 'both' });
      called.calledWith(fakes.calls.pinMode, pin, 'input_pullup');
    }
    called.callCount(fakes.calls.setWatch, 4);
  });

  it('tell a press at once after the clock was set back', () => {
    watch();
    edge('up', true);
    clock.advance(100);
    edge('up', false);
    clock.advance(100);
    set = -3600;
    edge('up', true);
    assert.deepEqual(heard, ['up press @0', 'up press @200']);
  });

  it('turn with the picture, and change sides for the left hand', () => {
    const buttons = watch(),
      pressed = (half: boolean, left: boolean) => {
        heard.length = 0;
        buttons.turn(half, left);
        for (const button of ['up', 'down', 'ok', 'back'] as const) {
          edge(button, true);
          clock.advance(50);
          edge(button, false);
          clock.advance(50);
        }
        return heard.map(told => told.split(' ')[0]);
      };
    assert.deepEqual(pressed(false, false), ['up', 'down', 'ok', 'back']);
    assert.deepEqual(pressed(true, false), ['back', 'ok', 'down', 'up']);
    assert.deepEqual(pressed(false, true), ['ok', 'back', 'up', 'down']);
    assert.deepEqual(pressed(true, true), ['down', 'up', 'back', 'ok']);
  });

  it('lose no press and repeat none when they turn while one is down', () => {
    const buttons = watch();
    edge('up', true);
    clock.advance(30);
    buttons.turn(true, false);
    clock.advance(2000);
    edge('up', false);
    clock.advance(100);
    assert.deepEqual(heard, ['up press @0'], 'what is held ends');
    edge('up', true);
    clock.advance(50);
    edge('up', false);
    assert.equal(heard[1], 'back press @2180');
  });

  it('tell up and down with the first edge, and chatter counts once', () => {
    watch();
    edge('down', true);
    for (const down of [false, true, false, true]) {
      clock.advance(2);
      edge('down', down);
    }
    clock.advance(100);
    edge('down', false);
    clock.advance(3);
    edge('down', true);
    clock.advance(1);
    edge('down', false);
    clock.advance(1000);
    assert.deepEqual(heard, ['down press @0']);
  });

  it('notice that a button came up while it chattered', () => {
    watch();
    edge('ok', true);
    clock.advance(10);
    edge('ok', false);
    clock.advance(1000);
    edge('ok', true);
    clock.advance(50);
    edge('ok', false);
    assert.deepEqual(heard, ['ok press @35', 'ok press @1060']);
  });

  it('tell ok and back on release', () => {
    watch();
    edge('ok', true);
    clock.advance(599);
    assert.deepEqual(heard, []);
    edge('ok', false);
    assert.deepEqual(heard, ['ok press @599']);
  });

  it('tell a hold once, after 600 ms, and then no press', () => {
    watch();
    edge('back', true);
    clock.advance(5000);
    edge('back', false);
    clock.advance(1000);
    assert.deepEqual(heard, ['back hold @600']);
    assert.equal(clock.waiting(), 0);
  });

  it('repeat up and down after 400 ms, faster and faster until every 50 ms', () => {
    watch();
    edge('up', true);
    clock.advance(1200);
    edge('up', false);
    clock.advance(1000);
    const times = heard.map(line => Number(line.split('@')[1]));
    assert.deepEqual(times, [0, 400, 550, 680, 790, 880, 950, 1000, 1050, 1100, 1150, 1200]);
    assert.equal(heard[0], 'up press @0');
    assert.ok(heard.slice(1).every(line => line.startsWith('up again')));
  });

  it('stop when one sticks: a minute of repeats, then it is told once, and counts again when it was let go', () => {
    watch();
    edge('up', true);
    clock.advance(600_000);
    const after = heard.filter(line => Number(line.split('@')[1]) > 62_000);
    assert.deepEqual(after, []);
    assert.match(heard.at(-1)!, /^up longer @6\d{4}$/);
    assert.equal(clock.waiting(), 0);
    heard = [];
    edge('ok', true);
    clock.advance(50);
    edge('ok', false);
    assert.deepEqual(
      heard.map(line => line.split(' @')[0]),
      ['ok press'],
      'the others work meanwhile',
    );
    edge('up', false);
    clock.advance(100);
    edge('up', true);
    assert.match(heard.at(-1)!, /^up press/);
  });

  it('lose nothing when a second finger is faster than the first lets go', () => {
    watch();
    edge('ok', true);
    clock.advance(80);
    edge('down', true);
    clock.advance(40);
    edge('ok', false);
    clock.advance(40);
    edge('down', false);
    clock.advance(1000);
    assert.deepEqual(heard, ['ok press @80', 'down press @80']);
  });

  it('hear a press that came and went while the program was busy', () => {
    watch();
    fakes.edge(WIRING.ok, false, 5);
    fakes.edge(WIRING.ok, true, 5.08);
    assert.deepEqual(heard, ['ok press @0']);
  });

  it('skip a button that is stuck at start, say so, and take it back when it comes up', () => {
    fakes.calls.digitalRead.withArgs(WIRING.back).returns(0);
    watch();
    assert.deepEqual(faults, ['The button back is stuck. Let it go, or check its wire to pin 14.']);
    clock.advance(3000);
    edge('back', false);
    clock.advance(100);
    assert.deepEqual(heard, []);
    edge('back', true);
    clock.advance(100);
    edge('back', false);
    assert.deepEqual(heard, ['back press @3200']);
  });
});
