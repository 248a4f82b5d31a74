import assert from 'node:assert/strict';
import { assert as called } from 'sinon';
import type { Buzzer } from '../../hal/hal';
import { type MockClock, mockClock, mockHal } from '../../hal/mock';
import { esp32, espruino, type Fakes, inOrder } from './espruino';

describe('the buzzer', () => {
  let fakes: Fakes;
  let restore: () => void;
  let clock: MockClock;
  let buzzer: Buzzer;

  beforeEach(() => {
    [fakes, restore] = espruino();
    clock = mockClock();
    buzzer = esp32('buzzer').esp32Buzzer(23, clock);
  });
  afterEach(() => restore());

  /** What the pin was told after its start, in order. */
  const told = () => inOrder(fakes.calls.analogWrite, fakes.calls.digitalWrite).slice(1);

  it('is silent at start', () => {
    called.calledOnceWithExactly(fakes.calls.digitalWrite, 23, 0);
    assert.equal(buzzer.busy(), false);
  });

  it('plays note after note without blocking, and ends silent', () => {
    buzzer.play([440, 100, 0, 50, 880, 100], 3);
    assert.equal(buzzer.busy(), true);
    clock.advance(249);
    assert.equal(buzzer.busy(), true);
    clock.advance(1);
    assert.equal(buzzer.busy(), false);
    assert.deepEqual(told(), [
      ['analogWrite', 23, 0.5, { freq: 440 }],
      ['digitalWrite', 23, 0],
      ['analogWrite', 23, 0.5, { freq: 880 }],
      ['digitalWrite', 23, 0],
    ]);
  });

  it('is louder with wider pulses, and volume 0 is silence', () => {
    for (const volume of [1, 2, 3, 0]) buzzer.play([1000, 10], volume);
    assert.deepEqual(
      told().map(([call, , width]) => (call === 'analogWrite' ? width : 0)),
      [0.02, 0.1, 0.5, 0],
    );
    assert.equal(buzzer.busy(), false);
    assert.equal(clock.waiting(), 0);
  });

  it('drops the old tune for a new one', () => {
    buzzer.play([440, 1000], 3);
    clock.advance(10);
    buzzer.play([880, 20], 3);
    clock.advance(20);
    assert.equal(buzzer.busy(), false);
    assert.equal(clock.waiting(), 0);
  });

  it('never asks for 5000 hertz, which is another channel to Espruino', () => {
    buzzer.play([5000, 10], 3);
    called.calledOnceWithExactly(fakes.calls.analogWrite, 23, 0.5, { freq: 4999 });
  });

  it('may be missing', () => {
    buzzer = esp32('buzzer').esp32Buzzer(undefined, clock);
    buzzer.play([440, 10], 3);
    clock.advance(10);
    assert.deepEqual(told(), []);
  });

  it('tells in the mock what has sounded, cut short where it was cut short', () => {
    const hal = mockHal();
    hal.buzzer.play([440, 100, 0, 50, 880, 100], 2);
    hal.advance(180);
    assert.deepEqual(hal.tones(), [[440, 100]]);
    hal.buzzer.play([220, 10], 1);
    hal.advance(50);
    assert.deepEqual(hal.tones(), [
      [880, 30],
      [220, 10],
    ]);
    assert.deepEqual(hal.tones(), []);
  });
});
