// The page of raw flash that says which version runs: records of 16 bytes, the newest last. firmware/boot.ts reads what is written here.

import { crc32 } from '../../hal/crc';
import { fromBase64 } from './bytes';
import { type Console, literal, Trouble } from './console';

export const RECORD = 16,
  PAGE = 4096;
const BLANK = '\xff'.repeat(RECORD);

export interface Entry {
  /** The name of a version's manifest. */
  name: string;
  state: 'new' | 'tried' | 'kept';
}

export function word(n: number): string {
  return String.fromCharCode(n & 255, (n >> 8) & 255, (n >> 16) & 255, (n >> 24) & 255);
}

/** A version on trial; `kept`: one that has proved itself already. */
export function recordOf(name: string, kept = false): string {
  const head = `RKS1${word(parseInt(name.slice(3), 16))}`;
  return head + word(crc32(head)) + (kept ? '\0\0\xff\xff' : '\xff\xff\xff\xff');
}

/** undefined for a record that is torn or blank. */
export function entryOf(record: string): Entry | undefined {
  const head = record.slice(0, 8);
  if (!head.startsWith('RKS1') || record.slice(8, 12) !== word(crc32(head))) return undefined;
  const sum = [7, 6, 5, 4].map(at => record.charCodeAt(at).toString(16).padStart(2, '0')).join('');
  const tried = record.charCodeAt(12) < 255 ? 'tried' : 'new',
    state = record.charCodeAt(13) < 255 ? 'kept' : tried;
  return { name: `RK.${sum}`, state };
}

/** Records from the front up to the first blank one. */
function recordsOf(page: string): string[] {
  const records: string[] = [];
  for (let at = 0; at < page.length && page.slice(at, at + RECORD) !== BLANK; at += RECORD) records.push(page.slice(at, at + RECORD));
  return records;
}

export class Switch {
  private readonly board: Console;
  private readonly address: number;

  constructor(board: Console, address: number) {
    this.board = board;
    this.address = address;
  }

  /** Nothing on the board protects what lies beside this page. */
  private place(at: number, length: number): number {
    if (!(at >= 0 && length > 0 && at + length <= PAGE) || at % 4 || length % 4)
      throw new Error(`${length} bytes at ${at} are not in the page of the switch. Report this as a bug.`);
    return this.address + at;
  }

  async read(): Promise<string> {
    let page = '';
    for (let at = 0; at < PAGE; at += 512) {
      const piece = await this.board.evaluate<string>(`btoa(E.toString(require("Flash").read(512,${this.place(at, 512)})))`);
      page += fromBase64(piece);
      if (page.endsWith(BLANK)) break; // they are written from the front
    }
    return page;
  }

  /** From the oldest to the newest; torn ones are left out. */
  async entries(): Promise<Entry[]> {
    return recordsOf(await this.read()).flatMap(record => entryOf(record) ?? []);
  }

  private async write(at: number, bytes: string): Promise<void> {
    await this.board.run(`require("Flash").write(${literal(bytes)},${this.place(at, bytes.length)})`);
    const kept = await this.board.evaluate<string>(
      `btoa(E.toString(require("Flash").read(${bytes.length},${this.place(at, bytes.length)})))`,
    );
    if (fromBase64(kept) !== bytes)
      throw new Trouble('failed', 'The flash memory did not keep the switch. The device stays with the version it has; try again.');
  }

  /** Makes a version the next one to start, on trial. There must be room: prepare(). */
  async add(name: string): Promise<void> {
    const records = recordsOf(await this.read());
    await this.write(records.length * RECORD, recordOf(name));
  }

  /**
   * Renews the page when it is full. While it is erased nothing says which version runs, and the boot code takes the first manifest it finds:
   * `only` is called before, to leave no other one than that of the version that was kept.
   */
  async prepare(only: (manifest: string) => Promise<void>): Promise<void> {
    const records = recordsOf(await this.read());
    if (records.length * RECORD < PAGE) return;
    const entries = records.flatMap(record => entryOf(record) ?? []);
    const kept = entries.filter(entry => entry.state === 'kept').at(-1);
    if (kept) await only(kept.name);
    for (let at = 0; at < PAGE; ) {
      const from = this.place(at, 4);
      await this.board.run(`require("Flash").erasePage(${from})`);
      const page = await this.board.evaluate<{ length: number }>(`require("Flash").getPage(${from})`); // Linux has smaller ones
      at += page.length;
    }
    if (kept) await this.write(0, recordOf(kept.name, true));
  }
}
