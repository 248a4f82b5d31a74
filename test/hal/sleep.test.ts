// Deep sleep on a board, against a fake of what Espruino's ESP32 build offers.
import { strict as assert } from 'node:assert';
import { esp32Sleep, wokenByButton } from '../../hal/esp32/sleep';

const global = globalThis as { ESP32?: unknown },
  buttons = (ok: number) => ({ buttons: { up: 25, down: 26, ok, back: 33 } });

describe('the deep sleep of a board', () => {
  afterEach(() => {
    delete global.ESP32;
  });

  it('waits for the pin of OK, or of the knob, to go low', () => {
    const asked: [number, number][] = [];
    global.ESP32 = { deepSleepExt0: (pin: number, level: number) => asked.push([pin, level]) };
    esp32Sleep(buttons(32))!();
    esp32Sleep({ ...buttons(32), encoder: { a: 1, b: 3, push: 27 } })!();
    assert.deepEqual(asked, [
      [32, 0],
      [27, 0],
    ]);
  });

  it('is not there where OK hangs on a pin that cannot wake the chip', () => {
    global.ESP32 = { deepSleepExt0: () => assert.fail('it would never wake') };
    for (const pin of [5, 16, 17, 18, 19, 21, 22, 23]) assert.equal(esp32Sleep(buttons(pin)), undefined, `pin ${pin}`);
  });

  it('is not there where the interpreter cannot do it', () => {
    assert.equal(esp32Sleep(buttons(32)), undefined);
    global.ESP32 = {};
    assert.equal(esp32Sleep(buttons(32)), undefined);
    assert.equal(wokenByButton(), false);
  });

  it('knows a start that OK has caused from any other', () => {
    for (const [cause, byButton] of [
      [0, false],
      [2, true],
      [4, false],
    ] as const) {
      global.ESP32 = { getWakeupCause: () => cause };
      assert.equal(wokenByButton(), byButton);
    }
  });
});
