import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as symbols from '../../games/kit/symbols';
import { FONT } from '../../hal/font';
import { drawn, packed, source } from '../../tools/font/pack';

describe('the font', () => {
  const glyphs = drawn();

  it('is the drawn glyphs, packed', () => {
    assert.equal(FONT, packed(glyphs));
    assert.equal(readFileSync('hal/font.ts', 'utf8'), source(packed(glyphs)), 'hal/font.ts is stale: npx tsx tools/font/pack.ts');
  });

  it('has six bytes for each code from 1 to 255, the last of the six empty', () => {
    assert.equal(FONT.length, 255 * 6);
    for (let code = 1; code < 256; code++) assert.equal(FONT.charCodeAt((code - 1) * 6 + 5), 0, `code ${code}`);
  });

  it('has every character of ASCII, every letter of Latin-1 and every symbol', () => {
    const wanted = Object.values(symbols).map(symbol => symbol.charCodeAt(0));
    for (let code = 0x20; code < 0x7f; code++) wanted.push(code);
    for (let code = 0xc0; code < 0x100; code++) wanted.push(code);
    assert.deepEqual(
      wanted.filter(code => !glyphs.has(code)),
      [],
    );
  });

  it('keeps tab and the line ends free', () => {
    for (const code of [9, 10, 13]) assert.equal(glyphs.has(code), false);
  });

  it('draws no two characters alike, not even 0 and O', () => {
    const seen = new Map<string, string>();
    const alike: string[] = [];
    for (const [code, rows] of glyphs) {
      const art = rows.join('\n');
      if (seen.has(art)) alike.push(seen.get(art)! + String.fromCharCode(code));
      seen.set(art, String.fromCharCode(code));
    }
    assert.deepEqual(alike, []);
  });

  it('leaves row 8 to descenders, commas and the underscore', () => {
    const low = [...glyphs].filter(([, rows]) => rows[7]!.includes('#')).map(([code]) => String.fromCharCode(code));
    assert.equal(low.sort().join(''), ',;_gjpqy|Ççýþÿ');
  });
});
