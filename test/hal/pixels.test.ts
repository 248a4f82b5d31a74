import assert from 'node:assert/strict';
import { lit, type Pixels, pixels } from '../../hal/pixels';
import { png } from '../../tools/png';

const count = (picture: Uint8Array) => picture.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);

describe('the panel on a PC', () => {
  let panel: Pixels;
  beforeEach(() => {
    panel = pixels();
  });

  it('shows nothing before flip, and keeps the drawing after it', () => {
    panel.fill(0, 0, 8, 1, true);
    assert.equal(count(panel.pixels()), 0);
    panel.flip([]);
    panel.fill(8, 0, 8, 1, true);
    panel.flip([]);
    assert.equal(count(panel.pixels()), 16);
  });

  it('packs row by row, most significant bit left', () => {
    panel.fill(0, 0, 1, 1, true);
    panel.fill(127, 63, 1, 1, true);
    panel.flip([]);
    assert.equal(panel.pixels()[0], 0x80);
    assert.equal(panel.pixels()[1023], 0x01);
  });

  it('cuts off what leaves the panel, and draws nothing that is 0 wide', () => {
    panel.fill(-5, -5, 7, 7, true);
    panel.fill(10, 10, 0, 5, true);
    panel.fill(20, 10, 5, -1, true);
    panel.flip([]);
    assert.equal(count(panel.pixels()), 4);
  });

  it('inverts a part, and back', () => {
    panel.fill(0, 8, 4, 8, true);
    panel.invert(2, 8, 4, 8);
    panel.flip([]);
    assert.ok(lit(panel.pixels(), 1, 8) && !lit(panel.pixels(), 3, 8) && lit(panel.pixels(), 5, 15) && !lit(panel.pixels(), 6, 15));
    panel.invert(2, 8, 4, 8);
    panel.flip([]);
    assert.equal(count(panel.pixels()), 32);
  });

  it('draws a character six times its size wide', () => {
    panel.text(0, 0, '||', 3, true);
    panel.flip([]);
    assert.ok(lit(panel.pixels(), 6, 3) && lit(panel.pixels(), 8, 23) && lit(panel.pixels(), 24, 3));
    assert.ok(!lit(panel.pixels(), 5, 3) && !lit(panel.pixels(), 9, 3));
  });

  it('leaves the ground alone when it draws dark letters or an image', () => {
    panel.fill(0, 0, 128, 8, true);
    panel.text(0, 0, ' ', 1, false);
    panel.image(0, 0, [8, 1, '\x00']);
    panel.flip([]);
    assert.equal(count(panel.pixels()), 1024);
  });

  it('refuses a character that the font lacks', () => {
    assert.throws(() => panel.text(0, 0, '10 €', 1, true), /U\+20ac/);
  });

  it('tells the rows of the last flip, trimmed at their right', () => {
    panel.flip(['Title  ', '', ' 12']);
    assert.deepEqual(panel.rows, ['Title', '', ' 12']);
  });

  it('is dark, turned and shifted only for the eye', () => {
    panel.fill(0, 0, 1, 1, true);
    panel.flip([]);
    panel.shift(3);
    assert.ok(lit(panel.visible(), 0, 3));
    panel.rotate(true);
    assert.ok(lit(panel.visible(), 127, 60));
    panel.shine(0);
    assert.equal(count(panel.visible()), 0);
    assert.ok(lit(panel.pixels(), 0, 0));
  });

  it('becomes a PNG of one bit, four times enlarged', () => {
    const file = png(panel.pixels());
    assert.equal(file.toString('latin1', 1, 4), 'PNG');
    assert.deepEqual([file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25]], [512, 256, 1, 0]);
  });
});
