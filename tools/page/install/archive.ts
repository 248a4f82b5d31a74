// Files out of what somebody has downloaded: a folder, a zip, a tar.gz, or one in the other. Nothing in them is trusted.
import { Trouble } from '../../cable/trouble';
import { textOf } from '../../cable/webserial';

export type Found = Map<string, Uint8Array>;
const LARGEST = 64_000_000; // bytes: more than any release of Espruino

async function unpacked(bytes: Uint8Array, how: 'gzip' | 'deflate-raw'): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream(how));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const number = (bytes: Uint8Array, at: number, size: number) => {
  let n = 0;
  for (let i = size - 1; i >= 0; i--) n = n * 256 + (bytes[at + i] ?? 0);
  return n;
};

/** The table at the end of a zip says what is in it and where. */
async function unzipped(zip: Uint8Array): Promise<Found> {
  const found: Found = new Map();
  let end = zip.length - 22;
  while (end >= 0 && number(zip, end, 4) !== 0x06054b50) end--;
  if (end < 0) throw new Error('it has no end');
  let at = number(zip, end + 16, 4);
  for (let left = number(zip, end + 10, 2); left > 0; left--) {
    if (number(zip, at, 4) !== 0x02014b50) throw new Error('its table is damaged');
    const method = number(zip, at + 10, 2),
      size = number(zip, at + 20, 4),
      name = number(zip, at + 28, 2),
      from = number(zip, at + 42, 4),
      start = from + 30 + number(zip, from + 26, 2) + number(zip, from + 28, 2),
      bytes = zip.subarray(start, start + size);
    if (method === 0) found.set(textOf(zip.subarray(at + 46, at + 46 + name)), bytes);
    else if (method === 8) found.set(textOf(zip.subarray(at + 46, at + 46 + name)), await unpacked(bytes, 'deflate-raw'));
    at += 46 + name + number(zip, at + 30, 2) + number(zip, at + 32, 2);
  }
  return found;
}

function untarred(tar: Uint8Array): Found {
  const found: Found = new Map();
  for (let at = 0; at + 512 <= tar.length && tar[at]; ) {
    const word = (from: number, size: number) => textOf(tar.subarray(at + from, at + from + size)).replace(/\0.*$/s, ''),
      size = Number.parseInt(word(124, 12).trim(), 8) || 0;
    if (word(156, 1) === '0' || word(156, 1) === '') found.set(word(0, 100), tar.subarray(at + 512, at + 512 + size));
    at += 512 + ((size + 511) & -512);
  }
  return found;
}

/** All files, by their names without folders; archives within are opened, too. Files for other chips lie in folders of their own. */
async function opened(name: string, bytes: Uint8Array, into: Found): Promise<void> {
  const isZip = number(bytes, 0, 4) === 0x04034b50,
    isGzip = number(bytes, 0, 2) === 0x8b1f;
  if (!isZip && !isGzip) {
    into.set(name.replace(/^.*\//, ''), bytes);
    return;
  }
  const inside = isZip ? await unzipped(bytes) : untarred(await unpacked(bytes, 'gzip'));
  const ours = [...inside].filter(([path]) => /esp32/i.test(path) && !/esp32[cs]\d/i.test(path)),
    folder = ours.find(([path]) => /bootloader[^/]*\.bin$/.test(path))?.[0].replace(/[^/]*$/, '');
  for (const [path, content] of inside) {
    if (/esp32[cs]\d/i.test(path)) continue;
    const packed = /esp32.*\.(tgz|tar\.gz|zip)$/i.test(path) && !/esp32[cs]\d/i.test(path);
    if (packed) await opened(path, content, into);
    else if (folder === undefined ? /\.bin$/.test(path) : path.startsWith(folder) && !path.slice(folder.length).includes('/'))
      into.set(path.replace(/^.*\//, ''), content);
  }
}

/** What a person has chosen: one archive, or the files of a folder. */
export async function filesOf(chosen: File[]): Promise<Found> {
  const found: Found = new Map();
  for (const file of chosen) {
    if (file.size > LARGEST) throw new Trouble('refused', `${file.name} is far too large for a release of Espruino. Nothing was written.`);
    const path = file.webkitRelativePath || file.name;
    if (/esp32[cs]\d/i.test(path)) continue;
    try {
      await opened(path, new Uint8Array(await file.arrayBuffer()), found);
    } catch (problem) {
      throw new Trouble(
        'refused',
        `${file.name} cannot be unpacked (${(problem as Error).message}). Download it again, or unpack it yourself and choose the folder. Nothing was written.`,
      );
    }
  }
  return found;
}
