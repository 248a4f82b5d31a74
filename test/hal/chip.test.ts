// The small parts of hal/esp32: flash, noise, clock, battery, modules, radios.
import assert from 'node:assert/strict';
import { assert as called, type SinonStub, stub } from 'sinon';
import type { Clock, Flash } from '../../hal/hal';
import { GUARD } from '../../tools/cable/guard';
import { board, esp32, espruino, type Fakes } from './espruino';

describe('the chip', () => {
  let fakes: Fakes;
  let restore: () => void;
  beforeEach(() => {
    [fakes, restore] = espruino();
  });
  afterEach(() => {
    restore();
    delete process.env.BOARD;
    for (const name of ['peek32', 'ESP32', 'NRF']) delete board[name];
  });

  describe('flash', () => {
    let read: SinonStub, write: SinonStub, erasePage: SinonStub, flash: Flash;
    beforeEach(() => {
      read = stub().callsFake((length: number) => new Uint8Array(length).fill(65));
      write = stub();
      erasePage = stub();
      fakes.modules.Flash = { read, write, erasePage, getPage: () => ({ addr: 0, length: 1024 }) };
      flash = esp32('flash').esp32Flash({ address: 0x310000, size: 0x10000 });
    });

    it('works from the start of the region, in strings of bytes', () => {
      assert.equal(flash.read(16, 3), 'AAA');
      called.calledOnceWithExactly(read, 3, 0x310010);
      flash.write(0x20, 'abcd');
      called.calledOnceWithExactly(write, 'abcd', 0x310020);
      assert.equal(flash.read(0, 0), '');
    });

    it('erases 4096 bytes also where the pages of the chip are smaller', () => {
      flash.erase(4096);
      assert.deepEqual(
        erasePage.args.map(([address]) => address - 0x310000),
        [4096, 5120, 6144, 7168],
      );
    });

    it('never touches what is not ours', () => {
      for (const wrong of [
        () => flash.read(-1, 4),
        () => flash.read(0xf000, 1),
        () => flash.write(0xfffc, 'abcdefgh'),
        () => flash.write(0xf000, 'abcd'),
        () => flash.write(2, 'abcd'),
        () => flash.write(NaN, 'abcd'),
        () => flash.erase(0xf000),
        () => flash.erase(-4096),
        () => flash.erase(512),
      ])
        assert.throws(wrong, /do not fit/);
      for (const call of [read, write, erasePage]) called.notCalled(call);
    });
  });

  describe('noise', () => {
    it('notices a register that stands still', () => {
      const { varies } = esp32('noise');
      let n = 0;
      assert.equal(
        varies(() => n++),
        true,
      );
      assert.equal(
        varies(() => 7),
        false,
      );
      assert.equal(
        varies(() => n++ & 4),
        false,
      );
    });

    it('is 32 bits without a sign and differs with the register, the time and the loose pin', () => {
      process.env.BOARD = 'ESP32';
      let register = 0;
      board.peek32 = (address: number) => {
        assert.equal(address, 0x3ff75144);
        register = (register * 1103515245 + 12345) >>> 0;
        return register;
      };
      const noise = esp32('noise').esp32Noise(39);
      const seen = new Set<number>();
      for (let i = 0; i < 100; i++) {
        const n = noise();
        assert.ok(Number.isInteger(n) && n >= 0 && n < 2 ** 32);
        seen.add(n);
      }
      assert.equal(seen.size, 100);
    });

    it('still differs from start to start when only the time does', () => {
      const first = (time: number) => {
        fakes.time = time;
        return esp32('noise').esp32Noise(undefined)();
      };
      assert.equal(new Set([first(1.000001), first(1.000002), first(2), first(3)]).size, 4);
    });
  });

  describe('clock', () => {
    let clock: Clock;
    beforeEach(() => {
      fakes.time = 5;
      delete require.cache[require.resolve('../../hal/esp32/clock')];
      clock = esp32('clock').clock;
    });

    it('counts whole milliseconds from power-on', () => {
      assert.equal(clock.now(), 0);
      fakes.time = 6.2345;
      assert.equal(clock.now(), 1234);
    });

    it('never goes back or leaps when somebody sets the date', () => {
      fakes.time = 6;
      assert.equal(clock.now(), 1000);
      assert.equal(clock.date(), 0);
      fakes.time = 1.8e9;
      assert.equal(clock.now(), 1000);
      assert.equal(clock.date(), 1.8e9);
      fakes.time = 1.8e9 + 2;
      assert.equal(clock.now(), 3000);
      fakes.time = 1.7e9;
      assert.equal(clock.now(), 3000);
    });

    for (const [way, seconds] of [
      ['forward by five minutes', 300],
      ['forward by a tenth of a second', 0.1],
      ['forward by ten days', 864_000],
      ['back by an hour', -3600],
    ] as const)
      it(`counts no time when the date is set ${way}`, () => {
        fakes.time = 1.8e9;
        clock.now();
        fakes.time += 2;
        (board.setTime as (seconds: number) => void)(fakes.time + seconds); // as it is typed on the cable
        assert.equal(fakes.time, 1.8e9 + 2 + seconds);
        assert.equal(clock.now(), 2000);
        assert.equal(clock.date(), Math.floor(1.8e9 + 2 + seconds));
        fakes.time += 3;
        assert.equal(clock.now(), 5000);
      });
  });

  describe('battery', () => {
    /** What a pin at so many millivolts reads as: Espressif's line for 11 dB, the other way round. */
    const volts = (millivolts: number) => {
      board.analogRead = () => Math.round((millivolts - 142) / 0.8056) / 4096;
    };
    const measure = (ratio: number) => esp32('battery').esp32Battery({ pin: 35, ratio })();

    it('is measured through its divider, by the curve of the chip', () => {
      for (const cell of [3200, 3450, 3700, 4200]) {
        volts(cell / 2);
        assert.ok(Math.abs(measure(2) - cell) <= 2, `${cell} reads as ${measure(2)}`);
        volts(cell / 3.2);
        assert.ok(Math.abs(measure(3.2) - cell) <= 2, `${cell} reads as ${measure(3.2)}`);
      }
    });

    it('is not there when its pin hangs in the air: whatever is read then is below what runs a board', () => {
      for (const pin of [0, 142, 300, 800, 1240]) {
        volts(pin);
        assert.equal(measure(2), 0, `${pin} mV at the pin`);
      }
      board.analogRead = () => 0;
      assert.equal(measure(2), 0);
    });

    it('is not there where the wiring names no pin', () => {
      assert.equal(esp32('battery').esp32Battery(undefined)(), 0);
    });
  });

  it('loads a bundle, says which is missing, and lets go of it', () => {
    const { load, unload } = esp32('modules');
    fakes.modules.hadal = { title: 'Hadal' };
    assert.equal(load('hadal').title, 'Hadal');
    unload('hadal');
    unload('hadal');
    assert.throws(() => load('hadal'), /^Error: The file hadal is missing on this device\. Flash it again: npm run flash\.$/);
  });

  it('tells an error inside a bundle as it is', () => {
    fakes.files.broken = 'nonsense';
    assert.throws(() => esp32('modules').load('broken'), /nonsense is not defined/);
  });

  it('loads the files of the version that runs', () => {
    const { load, fileOf } = esp32('modules');
    fakes.files['hadal.0badcafe'] = 'module.exports={title:"new"}';
    fakes.files.hadal = 'module.exports={title:"old"}';
    board.files = 'RK1 0.1.0;main=main.1;;hadal=hadal.0badcafe;!';
    try {
      assert.equal(load('hadal').title, 'new');
      assert.deepEqual(['hadal', 'main', 'had', 'loop'].map(fileOf), ['hadal.0badcafe', 'main.1', 'had', 'loop']);
    } finally {
      delete board.files;
    }
  });

  describe('radios', () => {
    let off: string[];
    let telnet: SinonStub;
    let later: () => void;
    let timeout: typeof globalThis.setTimeout;
    beforeEach(() => {
      process.env.BOARD = 'ESP32';
      off = [];
      later = () => {};
      timeout = globalThis.setTimeout;
      board.setTimeout = (call: () => void, milliseconds: number) => {
        assert.equal(milliseconds, 3000);
        later = call;
      };
      board.ESP32 = {
        getState: () => assert.fail('asking crashes later builds'),
        enableWifi: () => assert.fail('without Wi-Fi it never starts again'),
        enableBLE: () => assert.fail('this erases the boot code'),
      };
      board.NRF = { sleep: () => off.push('bluetooth') };
      telnet = stub();
      fakes.modules.TelnetServer = { setOptions: telnet };
      fakes.modules.Wifi = { disconnect: () => off.push('station'), stopAP: () => off.push('access point') };
    });
    afterEach(() => {
      globalThis.setTimeout = timeout;
    });

    it('lose their consoles at once: it stays on the cable, and telnet is off', () => {
      esp32('radios').closeRadios();
      called.calledOnceWithExactly(fakes.calls.setConsole, 'Serial1', { force: true });
      called.calledOnceWithExactly(telnet, { mode: 'off' });
      assert.deepEqual(off, []);
    });

    it('are silenced when Espruino has started them, without being asked, and are never switched off for good from here', () => {
      esp32('radios').closeRadios();
      later();
      assert.deepEqual(off, ['bluetooth', 'station', 'access point']);
    });

    it('are silenced one by one: what a build lacks does not keep the others on the air, nor the device from starting', () => {
      for (const lacking of ['TelnetServer', 'Wifi']) delete fakes.modules[lacking];
      board.NRF = undefined;
      fakes.calls.setConsole.throws(new Error('no such device'));
      esp32('radios').closeRadios();
      later();
      fakes.modules.Wifi = {
        disconnect() {
          throw new Error('not connected');
        },
        stopAP: () => off.push('access point'),
      };
      later();
      assert.deepEqual(off, ['access point']);
    });

    it('do not matter on a PC', () => {
      delete process.env.BOARD;
      esp32('radios').closeRadios();
      later();
      assert.deepEqual(off, []);
      for (const call of [telnet, fakes.calls.setConsole]) called.notCalled(call);
    });
  });

  describe('the file that runs first', () => {
    const runs = () => new Function('global', 'E', 'require', GUARD)(globalThis, board.E, (name: string) => fakes.modules[name]);

    it('forces the console to the cable, switches telnet off, and takes the access point out of the settings', () => {
      board.ESP32 = {};
      const setOptions = stub(),
        stopAP = stub();
      fakes.modules.TelnetServer = { setOptions };
      fakes.modules.Wifi = { stopAP };
      runs();
      called.callOrder(fakes.calls.setConsole, setOptions, stopAP);
      called.calledOnceWithExactly(fakes.calls.setConsole, 'Serial1', { force: true });
      called.calledOnceWithExactly(setOptions, { mode: 'off' });
    });

    it('does what it can where something is missing, and nothing on a PC', () => {
      runs();
      called.notCalled(fakes.calls.setConsole);
      board.ESP32 = {};
      runs();
      called.calledOnceWithExactly(fakes.calls.setConsole, 'Serial1', { force: true });
    });
  });
});
