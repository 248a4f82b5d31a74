// What the device itself keeps: settings, the entropy pool, statistics, timers. Texts by short names, on pages of owner 0.
import { FIRST, NOTE, type Ring } from './ring';

const WHOLE = '!'; // the note that says: everything from the page before is on this one

export class Notes {
  _ring: Ring;
  _page: number;

  constructor(ring: Ring) {
    this._ring = ring;
    this._page = -1;
    for (const candidate of ring.pagesOf(0)) {
      if (this._page >= 0 || !this._find(candidate, WHOLE)) ring.drop(candidate);
      else this._page = candidate;
    }
  }

  /** The newest text of this name on a page; with no name, all the names that are there. */
  _find(page: number, name: string): string | undefined {
    const ring = this._ring;
    let found: string | undefined;
    for (let at = FIRST; ring.kind(page, at); ) {
      const next = ring.next,
        text = ring.text(page, at);
      if (text === undefined) break; // torn: nothing comes after it
      if (!name) found = `${found || ''}\n${text.slice(0, text.indexOf('='))}`;
      else if (text.slice(0, name.length + 1) === `${name}=`) found = text.slice(name.length + 1);
      at = next;
    }
    return found;
  }

  read(name: string): string | undefined {
    return (this._page >= 0 && this._find(this._page, name)) || undefined;
  }

  keep(name: string, text: string): void {
    const old = this._page,
      ring = this._ring;
    if (old >= 0 && this._find(old, name) === text) return; // flash wears
    if (old >= 0 && ring.left(old) >= text.length + name.length + 16) {
      ring.put(old, NOTE, `${name}=${text}`);
      return;
    }
    // everything that still counts goes to a new page; only then is the old one given up
    const fresh = ring.take(0),
      done = [WHOLE, name];
    for (const known of ((old >= 0 && this._find(old, '')) || '').split('\n')) {
      const kept = known && done.indexOf(known) < 0 && this._find(old, known);
      done.push(known);
      if (kept) ring.put(fresh, NOTE, `${known}=${kept}`);
    }
    if (text) ring.put(fresh, NOTE, `${name}=${text}`);
    ring.put(fresh, NOTE, `${WHOLE}=1`);
    this._page = fresh;
    if (old >= 0) ring.drop(old);
  }
}

export function openNotes(ring: Ring): Notes {
  return new Notes(ring);
}
