import assert from 'node:assert/strict';
import { mockClock, mockHal } from '../../hal/mock';

describe('the mock', () => {
  it('runs timers in the order of their time, equal ones as they were made, and new ones on the way', () => {
    const clock = mockClock();
    const ran: string[] = [];
    const note = (name: string) => () => ran.push(`${name}@${clock.now()}`);
    clock.after(20, note('b'));
    clock.after(10, () => {
      note('a')();
      clock.after(5, note('new'));
    });
    clock.after(20, note('c'));
    clock.cancel(clock.after(15, note('never')));
    clock.advance(20);
    assert.deepEqual(ran, ['a@10', 'new@15', 'b@20', 'c@20']);
    assert.equal(clock.waiting(), 0);
  });

  it('knows the date only when somebody has told it', () => {
    const hal = mockHal();
    assert.equal(hal.clock.date(), 0);
    hal.clock.epoch = 1.8e9;
    hal.advance(2500);
    assert.equal(hal.clock.date(), 1.8e9 + 2);
  });

  it('gives the same noise for the same seed, and other noise for another', () => {
    const stream = (seed: number) => {
      const { noise } = mockHal({ seed });
      return [noise(), noise(), noise()].join();
    };
    assert.equal(stream(1), stream(1));
    assert.equal(new Set([0, 1, 2, 3, 0xffffffff].map(stream)).size, 5);
  });

  it('hands pushes to whoever watches, a press unless told otherwise', () => {
    const hal = mockHal();
    assert.throws(() => hal.push('ok'), /Nobody watches/);
    const heard: string[] = [];
    hal.buttons.watch((button, push) => heard.push(`${button} ${push}`));
    hal.push('ok');
    hal.push('back', 'hold');
    assert.deepEqual(heard, ['ok press', 'back hold']);
  });

  it('finds bundles in a map and says which is missing', () => {
    const hal = mockHal({ modules: { loop: { title: 'Loop' } } });
    assert.equal(hal.load('loop').title, 'Loop');
    assert.throws(() => hal.load('biome'), /The file biome is missing on this device\. Flash it again: npm run flash\./);
    hal.unload('loop');
    assert.deepEqual(hal.unloaded, ['loop']);
  });

  it('has the checksum of the standard', () => {
    assert.equal(mockHal().crc('123456789'), 0xcbf43926);
  });
});
