// What the device itself keeps: settings, the entropy pool, statistics, timers. Texts by short names, on pages of owner 0.
import { NOTE, type Ring } from './ring';

const WHOLE = '!'; // the note that says: everything from the page before is on this one

export interface Notes {
  read(name: string): string | undefined;
  keep(name: string, text: string): void;
}

export function openNotes(ring: Ring): Notes {
  let page = -1;

  function find(where: number, name: string): string | undefined {
    let found: string | undefined;
    for (let at = ring.first; ring.kind(where, at); at = ring.next) {
      const next = ring.next;
      const text = ring.text(where, at);
      ring.next = next;
      if (text === undefined) break; // torn: nothing comes after it
      if (text.slice(0, name.length + 1) == name + '=') found = text.slice(name.length + 1);
    }
    return found;
  }

  function names(where: number): string[] {
    const list: string[] = [];
    for (let at = ring.first; ring.kind(where, at); at = ring.next) {
      const next = ring.next;
      const text = ring.text(where, at);
      ring.next = next;
      if (text === undefined) break;
      const name = text.slice(0, text.indexOf('='));
      if (list.indexOf(name) < 0) list.push(name);
    }
    return list;
  }

  /** Everything that still counts goes to a new page; only then is the old one given up. */
  function renew(but: string, text: string) {
    const old = page,
      fresh = ring.take(0);
    if (old >= 0)
      for (const name of names(old)) {
        const kept = name == but || name == WHOLE ? '' : find(old, name);
        if (kept) ring.put(fresh, NOTE, name + '=' + kept);
      }
    if (text) ring.put(fresh, NOTE, but + '=' + text);
    ring.put(fresh, NOTE, WHOLE + '=1');
    page = fresh;
    if (old >= 0) ring.drop(old);
  }

  for (const candidate of ring.of(0)) {
    if (page >= 0 || !find(candidate, WHOLE)) ring.drop(candidate);
    else page = candidate;
  }

  return {
    read: name => (page < 0 ? undefined : find(page, name) || undefined),
    keep(name, text) {
      if (page >= 0 && find(page, name) === text) return; // flash wears
      if (page < 0 || ring.left(page) < text.length + name.length + 16) renew(name, text);
      else ring.put(page, NOTE, name + '=' + text);
    },
  };
}
