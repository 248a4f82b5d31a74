// Single plays out of a region and into it. The PC does it on a copy, with the device's own code: the device need not stop for it, nor know how.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlay, plays } from '../../../firmware/shell';
import { exportPlay, importPlay } from '../../bench/files';
import { type NodeEngine, nodeEngine } from '../../bench/node';

const WHOLE = 0x10000; // what a flash file of the PC has

/** Lends a device in Node whose flash holds these bytes, and tells what they are afterwards. */
async function lend(bytes: string, use: (engine: NodeEngine) => Promise<void>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  try {
    const file = join(folder, 'flash.bin');
    writeFileSync(file, Buffer.concat([Buffer.from(bytes, 'latin1'), Buffer.alloc(WHOLE - bytes.length, 255)]));
    const engine = nodeEngine({ store: folder });
    await use(engine);
    await engine.end();
    return readFileSync(file).toString('latin1', 0, bytes.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fileName(game: string, name: string, taken: string[]): string {
  const stem = `${game}-${name}`.replace(/[^A-Za-z0-9]+/g, '-').replace(/-+$/, '');
  for (let n = 1; ; n++) {
    const file = `${stem}${n > 1 ? `-${n}` : ''}.txt`;
    if (!taken.includes(file)) return file;
  }
}

export interface Exported {
  files: string[];
  /** Plays that could not be, with the reason. */
  failed: string[];
}

/** One file for every play, as the bench exports it. */
export async function exportPlays(bytes: string, folder: string): Promise<Exported> {
  const told: Exported = { files: [], failed: [] };
  mkdirSync(folder, { recursive: true });
  await lend(bytes, async engine => {
    for (const known of plays(engine.device)) {
      try {
        openPlay(engine.device, known.owner);
        const file = fileName(known.game, known.name, told.files);
        await exportPlay(engine, join(folder, file));
        told.files.push(file);
      } catch (problem) {
        told.failed.push(`${known.game}, ${known.name}: ${(problem as Error).message}`);
      }
    }
  });
  return told;
}

/** The same bytes with one play more. A file that is damaged, or does not follow the rules, throws a sentence. */
export function withPlay(bytes: string, file: string): Promise<string> {
  return lend(bytes, async engine => {
    await importPlay(engine, file);
    engine.device.home();
  });
}
