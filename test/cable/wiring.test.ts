// The drawings and the page are what the wiring files say.
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Wiring } from '../../hal/esp32/wiring';
import devkit from '../../hal/esp32/wiring/devkit';
import heltec from '../../hal/esp32/wiring/heltec';
import knob from '../../hal/esp32/wiring/knob';
import { drawing } from '../../tools/cable/wiring/drawing';
import { drawn } from '../../tools/cable/wiring/main';
import { plan, table } from '../../tools/cable/wiring/plan';

/** Every wire as "part terminal pin". */
const wires = (profile: string, wiring: Wiring) =>
  plan(profile, wiring).parts.flatMap(part => part.wires.map(wire => `${part.name} ${wire.terminal} ${wire.pin}`));

interface Words {
  text: string;
  left: number;
  right: number;
  top: number;
  foot: number;
}

/** Every text of a drawing with the room that it takes; its width is guessed from its letters. */
function wordsOf(svg: string): Words[] {
  return [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)" text-anchor="(\w+)" font-weight="(\d+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, size, anchor, weight, text]) => {
      const wide = text!.length * Number(size) * (weight === '700' ? 0.6 : 0.54),
        before = { start: 0, middle: 0.5, end: 1 }[anchor as 'start' | 'middle' | 'end'];
      const left = Number(x) - wide * before;
      return { text: text!, left, right: left + wide, top: Number(y) - Number(size) * 0.7, foot: Number(y) };
    },
  );
}

describe('the drawing of the wiring', () => {
  for (const [profile, wiring] of Object.entries({ devkit, heltec, knob }))
    it(`writes no words over others: ${profile}`, () => {
      const all = wordsOf(drawing(plan(profile, wiring)));
      assert.ok(all.length > 20);
      const over = all.flatMap((one, i) =>
        all
          .slice(i + 1)
          .filter(other => one.left < other.right && other.left < one.right && one.top < other.foot && other.top < one.foot)
          .map(other => `${one.text} / ${other.text}`),
      );
      assert.deepEqual(over, []);
    });

  it('in docs/ is what npm run wiring makes', () => {
    const files = drawn();
    assert.deepEqual(Object.keys(files), ['docs/wiring-devkit.svg', 'docs/wiring-heltec.svg', 'docs/wiring-knob.svg', 'docs/wiring.md']);
    for (const [file, text] of Object.entries(files))
      assert.equal(readFileSync(file, 'utf8'), text, `${file} is not up to date: npm run wiring`);
  });

  it('is written by npm run wiring', function () {
    this.timeout(30_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'roundkeeper-wiring-'));
    try {
      mkdirSync(path.join(folder, 'docs'));
      symlinkSync(path.resolve('hal'), path.join(folder, 'hal'));
      writeFileSync(path.join(folder, 'docs/wiring.md'), '<!-- devkit -->\nold\n<!-- end -->\n');
      execFileSync('node', [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('tools/cable/wiring/main.ts')], { cwd: folder });
      assert(existsSync(path.join(folder, 'docs/wiring-heltec.svg')));
      assert.match(readFileSync(path.join(folder, 'docs/wiring.md'), 'utf8'), /\| BACK \| one leg \| 14 \|/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has every pin of the DevKit once, and where it is', () => {
    const all = wires('devkit', devkit);
    for (const wire of ['UP one leg 32', 'DOWN one leg 33', 'OK one leg 27', 'BACK one leg 14', 'OLED 128x64 SDA 21', 'OLED 128x64 SCL 22'])
      assert.equal(all.filter(found => found === wire).length, 1, wire);
    assert(all.includes('OLED 128x64 VCC 3V3'));
    assert(all.includes('Passive piezo + 23'));
    assert(all.includes('Battery between the resistors 35'));
    for (const button of ['UP', 'DOWN', 'OK', 'BACK']) assert(all.includes(`${button} other leg GND`));
  });

  it('has an encoder in place of three buttons where the wiring file has one, each contact with its name', () => {
    const all = wires('knob', knob);
    for (const wire of ['Rotary encoder A (CLK) 32', 'Rotary encoder B (DT) 33', 'Rotary encoder switch (SW) 27', 'BACK one leg 14'])
      assert.ok(all.includes(wire), wire);
    assert.ok(!all.some(wire => /^(UP|DOWN|OK) /.test(wire)));
    const svg = drawing(plan('knob', knob));
    for (const words of ['>A (CLK)<', '>B (DT)<', '>switch (SW)<', '>pin 32<', '>pin 33<', '>pin 27<', '>pin 14<'])
      assert.ok(svg.includes(words), words);
  });

  it('follows the wiring file: another number is another wire', () => {
    const other = { ...devkit, buttons: { ...devkit.buttons, up: 13 }, buzzer: 19 };
    assert(wires('devkit', other).includes('UP one leg 13'));
    assert(drawing(plan('devkit', other)).includes('>pin 19<'));
    assert(!drawing(plan('devkit', other)).includes('>pin 23<'));
    assert.notEqual(drawing(plan('devkit', other)), drawing(plan('devkit', devkit)));
  });

  it('gives parts that are on the board no wire, and tells their pins', () => {
    assert(!wires('heltec', heltec).some(wire => /OLED|Battery/.test(wire)));
    assert.match(drawing(plan('heltec', heltec)), /OLED SSD1306, address 0x3C: SCL 15, SDA 4, RES 16, power switch 21/);
  });

  it('shows a board that it does not know by numbers, with everything on its own side', () => {
    for (const [profile, wiring] of [
      ['mine', devkit],
      ['devkit', { ...devkit, buttons: { up: 4, down: 16, ok: 17, back: 18 } }], // on the other side of the board
    ] as [string, Wiring][]) {
      const { header, board } = plan(profile, wiring);
      assert(!board.header);
      assert(header[0].includes(String(wiring.buttons.up)) && header[1].includes('3V3') && header[1].includes('GND'));
      assert.equal(header[0].length, new Set(header[0]).size);
    }
  });

  it('names resistors that give the divider of the wiring file', () => {
    const battery = (ratio: number) => table(plan('mine', { ...devkit, battery: { pin: 34, ratio } }));
    assert.match(drawing(plan('mine', devkit)), /100 k and 100 k/);
    assert.match(drawing(plan('mine', { ...devkit, battery: { pin: 34, ratio: 3.2 } })), /220 k and 100 k/);
    assert.match(battery(2), /\| Battery \| between the resistors \| 34 \|/);
  });

  it('is told in words, too, and never by colour alone', () => {
    const svg = drawing(plan('devkit', devkit));
    assert.match(svg, /<desc>[^<]*UP, one leg: 32;/);
    for (const part of plan('devkit', devkit).parts)
      for (const wire of part.wires) assert(new RegExp(`>(pin )?${wire.pin}<`).test(svg), `${part.name} ${wire.pin}`);
  });
});
