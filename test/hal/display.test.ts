import assert from 'node:assert/strict';
import { assert as called } from 'sinon';
import type { Display } from '../../hal/hal';
import { mockClock } from '../../hal/mock';
import { type Pixels, pixels } from '../../hal/pixels';
import { bytesOf, esp32, espruino, type Fakes, inOrder, picture } from './espruino';

for (const chip of ['SSD1306', 'SH1106'] as const)
  describe(`the ${chip} driver`, () => {
    let fakes: Fakes;
    let restore: () => void;
    let faults: string[];
    let display: Display;
    let expected: Pixels;

    beforeEach(() => {
      [fakes, restore] = espruino(chip);
      faults = [];
      display = start();
      expected = pixels();
    });
    afterEach(() => restore());

    const start = (more = {}): Display =>
      esp32('display').esp32Display({ chip, sda: 21, scl: 22, address: 0x3c, ...more }, mockClock(), faults);

    /** Draws on both and shows it. */
    function draw(scene: (on: Display) => void): void {
      for (const on of [display, expected]) {
        scene(on);
        on.flip(['a', 'b']);
      }
    }

    function row(on: Display, n: number, chosen: boolean): void {
      on.fill(0, n * 8, 122, 8, chosen);
      on.text(2, n * 8, `Line number ${n}`, 1, !chosen);
    }

    const bytes = () => bytesOf(fakes.calls.writeTo);
    const same = () => assert.deepEqual(Buffer.from(picture(fakes.panel.pages())), Buffer.from(expected.pixels()));

    it('switches the panel on, empty and upright, at 400 kHz', () => {
      assert.deepEqual(faults, []);
      called.calledOnceWithExactly(fakes.calls.setup, { sda: 21, scl: 22, bitrate: 400000 });
      assert.deepEqual([fakes.panel.on, fakes.panel.turned, fakes.panel.offset, fakes.panel.contrast], [true, false, 0, 255]);
      same();
    });

    it('shows what was drawn', () => {
      draw(on => {
        for (let n = 0; n < 8; n++) row(on, n, n === 3);
        on.image(122, 30, [8, 8, '\xff\x81\x81\x81\x81\x81\x81\xff']);
        on.text(60, 20, '42', 3, true);
      });
      same();
    });

    it('sends a digit that changes by itself: of an SSD1306 in two messages', () => {
      draw(on => {
        for (let n = 0; n < 8; n++) row(on, n, n === 1);
      });
      for (const height of [6, 38, 23]) {
        fakes.calls.writeTo.resetHistory();
        draw(on => {
          on.fill(86, 8, 24, 40, false);
          on.fill(86, 9, 6, height, true);
        });
        same();
        assert.ok(bytes() <= 5 * 24 + 25, `${bytes()} bytes`);
        if (chip === 'SSD1306') called.calledTwice(fakes.calls.writeTo);
      }
      draw(on => on.fill(0, 0, 128, 64, true));
      same();
    });

    it('sends at most 260 bytes when the cursor of a menu moves, wherever it moves to', () => {
      draw(on => {
        for (let n = 0; n < 8; n++) row(on, n, n === 1);
      });
      for (const [from, to] of [
        [1, 2],
        [2, 7],
        [7, 1],
      ] as const) {
        fakes.calls.writeTo.resetHistory();
        draw(on => {
          row(on, from, false);
          row(on, to, true);
        });
        same();
        assert.ok(bytes() <= 260, `${bytes()} bytes`);
        called.callCount(fakes.calls.writeTo, chip === 'SSD1306' && to - from === 1 ? 2 : 4);
      }
    });

    it('inverts what a cursor leaves and comes to, and sends no more than that', () => {
      draw(on => {
        for (let n = 0; n < 8; n++) row(on, n, n === 1);
      });
      fakes.calls.writeTo.resetHistory();
      draw(on => {
        on.invert(0, 8, 122, 8);
        on.invert(0, 16, 122, 8);
      });
      same();
      assert.ok(bytes() <= 260, `${bytes()} bytes`);
      draw(on => {
        on.invert(5, 24, 30, 16); // two pages at once
        on.fill(0, 32, 50, 8, true);
        on.text(40, 29, 'across', 1, false);
      });
      same();
    });

    it('fills whole pages and parts of them alike, and cuts off what leaves the panel', () => {
      draw(on => {
        on.fill(-3, -8, 20, 24, true);
        on.fill(100, 40, 60, 48, true);
        on.fill(30, 3, 20, 40, true);
        on.fill(32, 8, 8, 16, false);
      });
      same();
    });

    it('sends nothing when nothing changed, even if the whole screen was drawn again', () => {
      const screen = (on: Display) => {
        on.fill(0, 0, 128, 64, false);
        for (let n = 0; n < 8; n++) row(on, n, n === 5);
      };
      draw(screen);
      fakes.calls.writeTo.resetHistory();
      draw(screen);
      draw(() => {});
      called.notCalled(fakes.calls.writeTo);
    });

    it('sends a page again that it sent without looking', () => {
      draw(on => row(on, 2, true));
      draw(on => on.fill(0, 0, 128, 64, false));
      same();
    });

    it('goes dark and bright and keeps the picture', () => {
      draw(on => row(on, 0, true));
      display.shine(0);
      assert.equal(fakes.panel.on, false);
      display.shine(40);
      assert.deepEqual([fakes.panel.on, fakes.panel.contrast], [true, 40]);
      same();
    });

    it('turns the whole picture, and back', () => {
      draw(on => row(on, 0, true));
      for (const half of [true, false]) {
        display.rotate(half);
        assert.equal(fakes.panel.turned, half);
        same();
        draw(on => row(on, 5, half));
        same();
      }
    });

    it('knows a panel that is mounted upside down', () => {
      display = start({ turned: true });
      assert.equal(fakes.panel.turned, true);
      display.rotate(true);
      assert.equal(fakes.panel.turned, false);
    });

    it('shifts the picture down by moving the panel up the other way', () => {
      display.shift(3);
      assert.equal(fakes.panel.offset, 61);
      display.shift(0);
      assert.equal(fakes.panel.offset, 0);
    });

    it('starts the panel again after a loose wire, with all that it forgot', () => {
      draw(on => {
        row(on, 1, true);
        row(on, 6, false);
      });
      display.shine(99);
      fakes.calls.writeTo.resetHistory();
      fakes.calls.writeTo.onFirstCall().throws(new Error('no answer'));
      draw(on => row(on, 2, true));
      assert.deepEqual(faults, []);
      assert.deepEqual([fakes.panel.on, fakes.panel.contrast], [true, 99]);
      same();
    });

    it('says that it does not answer, tries twice, and then prints the rows', () => {
      fakes.calls.writeTo.throws(new Error('jshI2CWrite: slave does not ACK'));
      display = start();
      assert.equal(faults.length, 1);
      assert.match(faults[0]!, /^The display does not answer\. Check its four wires/);
      fakes.calls.writeTo.resetHistory();
      display.flip(['Round 2', '\x07Fight', 'Flee']);
      display.shine(0);
      display.rotate(true);
      display.shift(1);
      called.notCalled(fakes.calls.writeTo); // it gave up
      called.calledOnceWithExactly(fakes.calls.print, 'Round 2\n*Fight\nFlee');
      assert.equal(faults.length, 1);
    });

    it('does without the font file, and says so', () => {
      delete fakes.files.font;
      display = start();
      draw(on => on.text(0, 0, 'still here', 1, true));
      assert.deepEqual(faults, ['The file font is missing on this device. Flash it again: npm run flash.']);
      same();
    });

    it('gives power and a reset where the board has such pins', () => {
      const clock = mockClock();
      const now = clock.now;
      clock.now = () => {
        clock.advance(1);
        return now();
      };
      esp32('display').esp32Display({ chip, sda: 4, scl: 15, address: 0x3c, power: 21, reset: 16 }, clock, faults);
      assert.deepEqual(inOrder(fakes.calls.digitalWrite), [
        ['digitalWrite', 21, 0],
        ['digitalWrite', 16, 0],
        ['digitalWrite', 16, 1],
      ]);
      assert.ok(now() >= 50);
    });
  });
