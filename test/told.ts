// What the bench answers to a command (docs/bench.md): each command fills its own part of it.

/** A state as JSON tells it. What its own values are, the test knows. */
export type ToldState = { at: string; seats: number[]; seat: number; names: string[]; back: string[]; [value: string]: unknown };

export interface Told {
  ok: boolean;
  error: string;
  rows: string[]; // screen
  w: number; // pixels
  h: number;
  data: string;
  step: string; // ask
  say: string;
  pick?: string[];
  dial?: [min: number, max: number, start: number];
  mark?: string[];
  least?: number;
  count?: [label: string, most: number][];
  over?: boolean;
  game: string; // state
  state: ToldState;
  log: string[];
  undone: string;
  bytes: number; // writes
  peak: number; // memory
  [part: string]: unknown;
}

/** Reads an answer. */
export const toldBy = (line: string): Told => JSON.parse(line);

/** The command that answers a question of the bench: one of its options, the start of its dial, as few marks as will do, no counts, or ok. */
export function answerTo({ pick, dial, mark, least, count }: Pick<Told, 'pick' | 'dial' | 'mark' | 'least' | 'count'>, n: number): string {
  if (mark) return `mark ${mark.slice(0, least).join(', ')}`.trim();
  if (count) return `count ${count.map(() => 0).join(' ')}`;
  if (pick) return `pick ${pick[n % pick.length]}`;
  return dial ? `dial ${dial[2]}` : 'ok';
}
