// What is known of a play without its rules: the head of its pages, and the last note of how it stands.
import { FIRST, GO, META, type Ring, SNAPSHOT } from './ring';

/** What is known of a play without its rules. */
export interface About {
  owner: number;
  game: string;
  version: number;
  name: string;
  status: string;
  played: number;
  date: number; // seconds since 1970 when it was left, 0 if the device did not know
  over: number; // 1 when the game has ended
  seed: number[]; // where its dice stream began
  mark?: string; // of the device that began it (firmware/shell/plays.ts); '' when that is not known
  chosen?: string; // before play, in words; '' when all was as usual
}

/** The first record of every page of a play. */
interface Head {
  game: string;
  version: number;
  keys: string; // the names of a state's values, parted by commas
  seed: number[]; // where its dice stream began
  mark: string;
  chosen: string;
}

/** As flash has it: a list, because that is the shortest. */
export function headText({ game, version, keys, seed, mark, chosen }: Head): string {
  const always = [game, version, keys, seed],
    more = chosen ? [mark, chosen] : [mark];
  return JSON.stringify(mark || chosen ? always.concat(more) : always);
}

export function keysIn(head: string): string {
  const [_game, _version, keys] = JSON.parse(head);
  return keys;
}

/** What may change of it while it is played: a note of its own tells that. */
type Standing = Pick<About, 'name' | 'status' | 'played' | 'date' | 'over'>;

/** As flash has it. */
export function metaText({ name, status, played, date, over }: Standing): string {
  return JSON.stringify([name, status, played, date, over]);
}

/** What is noted of a play that has just begun. */
export function unplayed(name: string): Standing {
  return { name, status: '', played: 0, date: 0, over: 0 };
}

/** The page of a play whose head can be read, or -1: every page has the same one. */
export function headed(ring: Ring, owner: number): number {
  for (const page of ring.pagesOf(owner)) if (ring.text(page, FIRST) !== undefined) return page;
  return -1;
}

/** Something can be told of this play. */
export function hasHead(ring: Ring, owner: number): boolean {
  return headed(ring, owner) >= 0;
}

/** What a head and a note say together. */
export function knownOf(owner: number, head: string, meta: string): About {
  const [game, version, _keys, seed, mark, chosen] = JSON.parse(head),
    [name, status, played, date, over] = JSON.parse(meta);
  return { owner, game, version, name, status, played, date, over, seed, mark: mark || '', chosen: chosen || '' };
}

/** The last note of a play. A page that was just begun may have none yet, so the one before is asked, too. */
export function lastMeta(ring: Ring, owner: number): string {
  for (const page of ring.pagesOf(owner)) {
    let last: string | undefined;
    for (let at = FIRST, next = 0; ; at = next) {
      const kind = ring.kind(page, at);
      if (!kind) break;
      const isSure = kind >= SNAPSHOT && kind <= GO, // these are only passed by
        text = isSure ? undefined : ring.text(page, at);
      next = ring.next;
      if (text !== undefined && ring.was === META) last = text;
    }
    if (last !== undefined) return last;
  }
  return metaText(unplayed(''));
}

/** What is known of a play without opening it; undefined when no head can be read. */
export function about(ring: Ring, owner: number): About | undefined {
  const page = headed(ring, owner);
  return page < 0 ? undefined : knownOf(owner, ring.text(page, FIRST) as string, lastMeta(ring, owner));
}
