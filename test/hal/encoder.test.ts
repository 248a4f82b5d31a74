// A rotary encoder whose contacts chatter: one detent is one step, whatever happens between.
import assert from 'node:assert/strict';
import { Encoder } from '../../hal/encoder';
import { mockClock, mockHal } from '../../hal/mock';
import { xorshift } from '../../hal/xorshift';
import { esp32, espruino } from './espruino';

const A = 0,
  B = 1;
type Edge = (contact: number, opened: boolean) => void;

/** One detent; each contact chatters so often before it comes to rest, as `random` has it. */
function detent(edge: Edge, clockwise: boolean, bounces: () => number): void {
  const [first, second] = clockwise ? [A, B] : [B, A];
  for (const [contact, opens] of [
    [first, false],
    [second, false],
    [first, true],
    [second, true],
  ] as const) {
    for (let i = bounces(); i > 0; i--) {
      edge(contact!, opens);
      edge(contact!, !opens);
    }
    edge(contact!, opens);
  }
}

describe('a rotary encoder', () => {
  const clean = () => 0;

  function knob(): { steps: number[]; edge: Edge } {
    const steps: number[] = [],
      encoder = new Encoder(by => steps.push(by), 3);
    return { steps, edge: (contact, opened) => encoder.edge(contact, opened) };
  }

  it('tells one step for each detent, both ways', () => {
    const { steps, edge } = knob();
    detent(edge, true, clean);
    detent(edge, true, clean);
    detent(edge, false, clean);
    assert.deepEqual(steps, [1, 1, -1]);
  });

  it('neither loses nor doubles a step in 10,000 detents with bouncing contacts', () => {
    const { steps, edge } = knob(),
      random = xorshift(22),
      bounces = () => (random() >>> 0) % 9,
      turned: number[] = [];
    for (let i = 0; i < 10_000; i++) {
      const clockwise = (random() & 4) > 0;
      turned.push(clockwise ? 1 : -1);
      detent(edge, clockwise, bounces);
    }
    assert.deepEqual(steps, turned);
  });

  it('tells no step for a turn that goes back before the detent', () => {
    const { steps, edge } = knob();
    edge(A, false);
    edge(B, false);
    edge(B, true);
    edge(A, true);
    assert.deepEqual(steps, []);
  });

  it('tells nothing when both directions come at once, and the next detent counts', () => {
    const { steps, edge } = knob();
    for (let i = 0; i < 100; i++) {
      edge(A, false);
      edge(B, false);
      edge(B, true);
      edge(A, true);
      edge(B, false);
      edge(A, false);
      edge(A, true);
      edge(B, true);
    }
    assert.deepEqual(steps, []);
    detent(edge, false, clean);
    assert.deepEqual(steps, [-1]);
  });

  it('forgives a lost edge', () => {
    const { steps, edge } = knob();
    edge(A, false);
    edge(A, true); // B was busy: its edges never came
    detent(edge, true, clean);
    assert.deepEqual(steps, [1]);
  });

  it('counts from where it stands when the power comes', () => {
    const steps: number[] = [],
      encoder = new Encoder(by => steps.push(by), 0); // between two detents
    encoder.edge(A, true);
    encoder.edge(B, true);
    detent((contact, opened) => encoder.edge(contact, opened), true, clean);
    assert.equal(steps.at(-1), 1);
  });

  it('is UP, DOWN and OK on the board, ten detents a second, with BACK beside it', () => {
    const [fakes, restore] = espruino();
    try {
      const clock = mockClock(),
        heard: string[] = [],
        faults: string[] = [],
        random = xorshift(10);
      const wiring = { buttons: { back: 14 }, encoder: { a: 32, b: 33, push: 27 } },
        buttons = esp32('buttons').esp32Buttons(wiring, clock, faults);
      buttons.watch((button: string, push: string) => heard.push(`${button} ${push}`));
      const to = (pin: number, state: boolean) => {
        clock.advance(1);
        fakes.edge(pin, state, clock.now() / 1000);
      };
      const started = clock.now();
      for (let i = 0; i < 100; i++) {
        detent(
          (contact, opened) => to(contact ? 33 : 32, opened),
          i % 3 > 0,
          () => (random() >>> 0) % 5,
        );
        clock.advance(Math.max(0, started + (i + 1) * 100 - clock.now()));
      }
      assert.deepEqual(
        heard,
        Array.from({ length: 100 }, (_, i) => (i % 3 ? 'down press' : 'up press')),
      );
      heard.length = 0;
      for (const pin of [27, 14]) {
        to(pin, false);
        clock.advance(50);
        to(pin, true);
        clock.advance(50);
      }
      assert.deepEqual(heard, ['ok press', 'back press']);
      buttons.turn(true, true);
      detent(
        (contact, opened) => to(contact ? 33 : 32, opened),
        true,
        () => 0,
      );
      assert.equal(heard[2], 'down press', 'a knob turns the same way round, however it lies');
      assert.deepEqual(faults, []);
    } finally {
      restore();
    }
  });

  it('moves the cursor on the mock', () => {
    const hal = mockHal(),
      heard: string[] = [];
    hal.buttons.watch(button => heard.push(button));
    detent((contact, opened) => hal.knob.edge(contact, opened), true, clean);
    detent((contact, opened) => hal.knob.edge(contact, opened), false, clean);
    assert.deepEqual(heard, ['down', 'up']);
  });
});
