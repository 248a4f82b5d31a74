// Turns the drawn glyphs into the compact form that Graphics.setFontCustom takes, and writes hal/font.ts. PC only.
import { readFileSync, writeFileSync } from 'node:fs';
import * as icons from '../../firmware/shell/icons';
import * as symbols from '../../games/kit/symbols';

/** What a code without a glyph shows, so that nobody wonders where a letter went. */
const UNKNOWN = ['#####', '#...#', '#...#', '#...#', '#...#', '#...#', '#####', '.....'];
const BLANK = new Array(8).fill('.....');
const NAMED: { [name: string]: string } = { ...symbols, ...icons, SPACE: ' ', EQUALS: '=' };

/** Glyphs by character code, eight rows of # and dots each. */
export function drawn(path = 'hal/font/glyphs.txt'): Map<number, string[]> {
  const glyphs = new Map<number, string[]>();
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('# '));
  for (let at = 0; at < lines.length; at += 9) {
    const names = lines[at]!.split(' ').slice(1);
    const rows = lines.slice(at + 1, at + 9).map(line => line.split(' '));
    names.forEach((name, i) => {
      const char = NAMED[name] ?? name;
      const glyph = rows.map(row => row[i]!);
      if (char.length !== 1 || glyphs.has(char.charCodeAt(0)))
        throw new Error(`${path} names "${name}" twice, or it is no character. Rename it.`);
      if (glyph.length !== 8 || glyph.some(row => !/^[.#]{5}$/.test(row)))
        throw new Error(`${path}: the glyph "${name}" is not 8 rows of 5. Draw it again.`);
      glyphs.set(char.charCodeAt(0), glyph);
    });
  }
  return glyphs;
}

/** Six bytes for each code from 1: columns from the left, the most significant bit on top. */
export function packed(glyphs: Map<number, string[]>): string {
  let bytes = '';
  for (let code = 1; code < 256; code++) {
    const rows = glyphs.get(code) ?? ('\t\n\r\xa0'.includes(String.fromCharCode(code)) ? BLANK : UNKNOWN);
    for (let column = 0; column < 6; column++)
      bytes += String.fromCharCode(rows.reduce((byte, row, y) => byte | (row[column] === '#' ? 0x80 >> y : 0), 0));
  }
  return bytes;
}

/** The text of hal/font.ts. */
export function source(bytes: string): string {
  const lines = Buffer.from(bytes, 'latin1')
    .toString('base64')
    .match(/.{1,120}/g)!;
  return `// Our font, six bytes for each character code from 1. Packed from hal/font/glyphs.txt by tools/font/pack.ts; do not edit.
// The device does not bundle this: the build puts the same bytes into Storage as the file "font", where they cost no memory.

export const FONT: string = atob(
  ${lines.map(line => `'${line}'`).join(' +\n    ')},
);
`;
}

if (process.argv[1]?.endsWith('pack.ts')) writeFileSync('hal/font.ts', source(packed(drawn())));
