// The file that a backup is: lines of text, a checksum for every kilobyte and one for the whole. Nothing in it is trusted.

import { crc32 } from '../../../hal/crc';
import { fromBase64 } from '../bytes';

export const BLOCK = 1024;
const FIRST = 'roundkeeper backup 1';
const LONGEST = 4_000_000; // characters: far more than any board's region

export interface Backup {
  /** ISO date and time. */
  made: string;
  /** What the device called itself. */
  device: string;
  /** The region, one character from 0 to 255 for each byte. */
  bytes: string;
}

const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');

export function written({ made, device, bytes }: Backup): string {
  const lines = [FIRST, `made ${made}`, `device ${device.replace(/\s+/g, ' ')}`, `bytes ${bytes.length}`];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.slice(at, at + BLOCK);
    lines.push(`${hex(at)} ${hex(crc32(block))} ${btoa(block)}`);
  }
  const text = `${lines.join('\n')}\n`;
  return `${text}end ${hex(crc32(text))}\n`;
}

function refuse(why: string): never {
  throw new Error(`This file cannot be restored: ${why} Nothing was changed on the device.`);
}

function block(line: string, at: number): string {
  const [place, sum, base64] = line.split(' ');
  const bytes = fromBase64(base64 ?? '');
  if (place !== hex(at) || bytes.length !== BLOCK || sum !== hex(crc32(bytes))) refuse(`kilobyte ${at / BLOCK + 1} is damaged.`);
  return bytes;
}

/** Throws a sentence for whatever is not a whole backup. */
export function parsed(text: string): Backup {
  if (text.length > LONGEST || !text.startsWith(`${FIRST.slice(0, -1)}`)) refuse('it is no backup of Roundkeeper.');
  const lines = text.replace(/\r\n/g, '\n').trimEnd().split('\n');
  if (lines[0] !== FIRST) refuse(`it was made by another version of Roundkeeper (${lines[0]!.slice(0, 40)}). Restore it with that one.`);
  const end = lines.pop()!;
  if (!end.startsWith('end ')) refuse('its end is missing. Copy it again.');
  const value = (n: number, name: string) => {
    const line = lines[n] ?? '';
    if (!line.startsWith(`${name} `)) refuse(`its line "${name}" is missing. Copy it again.`);
    return line.slice(name.length + 1);
  };
  const size = Number(value(3, 'bytes'));
  if (!Number.isInteger(size) || size <= 0 || size % BLOCK) refuse('its size is wrong.');
  if (lines.length !== 4 + size / BLOCK) refuse(`it has ${lines.length - 4} of ${size / BLOCK} kilobytes. Copy it again.`);
  let bytes = '';
  for (let n = 0; n < size / BLOCK; n++) bytes += block(lines[4 + n]!, n * BLOCK);
  if (end !== `end ${hex(crc32(`${lines.join('\n')}\n`))}`) refuse('its checksum is wrong: something in it was changed.');
  return { made: value(1, 'made'), device: value(2, 'device'), bytes };
}
