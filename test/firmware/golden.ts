// Golden screens: what a screen must look like is in golden/, as text, and as pictures where a picture matters.
// After a change that is meant: GOLDEN=write npx mocha test/firmware/screens.test.ts, and look at the difference.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { png } from '../../tools/png';

const FOLDER = join('test', 'firmware', 'golden'); // unless told
export const WRITE = process.env.GOLDEN === 'write';

/** Screens by name, framed, so that a blank at the end of a row is seen. */
export function asText(screens: Map<string, string[]>): string {
  let text = '';
  for (const [name, rows] of screens) {
    const wide = Math.max(21, ...rows.map(row => row.length));
    text += `${name}\n+${'-'.repeat(wide)}+\n${rows.map(row => `|${row.padEnd(wide)}|\n`).join('')}+${'-'.repeat(wide)}+\n\n`;
  }
  return text;
}

export function goldenText(file: string, text: string, folder = FOLDER): string {
  const path = join(folder, file);
  if (WRITE) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, text);
  }
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The pixels in a picture of tools/png.ts; how they are packed depends on the version of Node. */
function unpacked(picture: Buffer): Buffer {
  const at = picture.indexOf('IDAT');
  return inflateSync(picture.subarray(at + 4, at + 4 + picture.readUInt32BE(at - 4)));
}

/** True when the picture is what it must be. What it is instead is written beside it, into the temporary folder. */
export function samePicture(name: string, pixels: Uint8Array, folder = FOLDER): boolean {
  const path = join(folder, `${name.replace(/[^a-z0-9]+/g, '-')}.png`),
    now = png(pixels, 128, 2);
  if (WRITE) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, now);
  }
  return existsSync(path) && unpacked(readFileSync(path)).equals(unpacked(now));
}
