import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import type { Wiring } from '../../hal/esp32/wiring';

const STRAPPING = [0, 2, 5, 12, 15];
const INPUT_ONLY = [34, 35, 36, 37, 38, 39];
const FLASH_CHIP = [6, 7, 8, 9, 10, 11];
const DAC = [25, 26];
const CONSOLE = [1, 3];

const profiles = readdirSync('hal/esp32/wiring').map(
  file => [file.replace('.ts', ''), require(`../../hal/esp32/wiring/${file}`).default as Wiring] as const,
);

describe('the wiring', () => {
  it('has a profile for the DevKit, for one with a knob, and for a board with its own display', () => {
    assert.deepEqual(profiles.map(([name]) => name).sort(), ['devkit', 'heltec', 'knob']);
  });

  for (const [name, wiring] of profiles) {
    const { sda, scl, reset, power } = wiring.display;
    const inputs = [...Object.values(wiring.buttons), ...Object.values(wiring.encoder ?? {}), wiring.battery?.pin, wiring.loose].filter(
      pin => pin !== undefined,
    );
    const all = [...inputs, wiring.buzzer, sda, scl, reset, power].filter(pin => pin !== undefined);

    it(`of ${name} uses no pin twice, none of the flash chip and none of the console`, () => {
      assert.equal(new Set(all).size, all.length);
      assert.deepEqual(
        all.filter(pin => FLASH_CHIP.includes(pin) || CONSOLE.includes(pin) || pin > 39),
        [],
      );
    });

    it(`of ${name} has buttons on pins with a pull-up that decide nothing at power-on`, () => {
      for (const pin of [...Object.values(wiring.buttons), ...Object.values(wiring.encoder ?? {})])
        assert.ok(!STRAPPING.includes(pin) && !INPUT_ONLY.includes(pin), `pin ${pin}`);
    });

    it(`of ${name} sounds on a pin with PWM`, () => {
      const pin = wiring.buzzer!;
      assert.ok(![...STRAPPING, ...INPUT_ONLY, ...DAC].includes(pin), `pin ${pin}`);
    });

    it(`of ${name} measures on pins of the first ADC, the only one that Espruino reads`, () => {
      for (const pin of [wiring.battery?.pin, wiring.loose]) if (pin !== undefined) assert.ok(pin >= 32 && pin <= 39, `pin ${pin}`);
    });

    it(`of ${name} keeps to the free 64 KB of flash`, () => {
      assert.deepEqual(wiring.flash, { address: 0x310000, size: 0x10000 });
    });
  }

  it('of the DevKit needs no strapping, input-only or analogue output pin for anything that it drives', () => {
    const { buttons, buzzer, display } = profiles.find(([name]) => name === 'devkit')![1];
    for (const pin of [...Object.values(buttons), buzzer!, display.sda, display.scl])
      assert.ok(![...STRAPPING, ...INPUT_ONLY, ...DAC].includes(pin), `pin ${pin}`);
  });
});
