// Pictures in the README and the docs show what the device shows now.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { screens } from './screens';

/** The dots of a PNG of ours: another zlib packs them in another way. */
function dots(file: Buffer): string {
  let packed = Buffer.alloc(0);
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed = Buffer.concat([packed, file.subarray(at + 8, at + 8 + file.readUInt32BE(at))]);
  return inflateSync(packed).toString('latin1');
}

describe('a picture of the device', () => {
  it('is not older than what it shows', async function () {
    this.timeout(60_000);
    const old: string[] = [];
    for (const [name, picture] of await screens())
      if (dots(readFileSync(join('docs', 'screens', `${name}.png`))) !== dots(picture)) old.push(name);
    assert.deepEqual(old, [], 'these show something else now: npm run pictures makes them anew');
  });
});
