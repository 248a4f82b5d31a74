// What the device itself keeps: settings, the entropy pool, statistics, timers. Texts by short names, on pages of owner 0.
import { FIRST, NOTE, type Ring } from './ring';

const WHOLE = '!'; // the note that says: everything from the page before is on this one

/** Where on a page the newest text of each name is. */
interface Places {
  [name: string]: number;
}

/** Reads a page from front to back, once: reading all of it for every note took most of the time that a start takes. */
function placesOn(ring: Ring, page: number): Places {
  const places: Places = {};
  let at = FIRST,
    torn = false; // by a power cut, or damaged: the page is closed then
  while (ring.kind(page, at)) {
    const text = ring.text(page, at);
    if (text === undefined) torn = true;
    else places[text.slice(0, text.indexOf('='))] = at;
    at = ring.next;
  }
  ring.ends(page, at, torn);
  return places;
}

/** Appends a text, and notes where it is. */
function put(ring: Ring, page: number, places: Places, name: string, text: string): void {
  const at = ring.page - ring.left(page);
  ring.put(page, NOTE, `${name}=${text}`);
  places[name] = at;
}

export class Notes {
  _ring: Ring;
  _page: number;
  _places: Places;

  constructor(ring: Ring) {
    this._ring = ring;
    this._page = -1;
    this._places = {};
    for (const candidate of ring.pagesOf(0)) {
      const places = this._page < 0 ? placesOn(ring, candidate) : {};
      if (!places[WHOLE]) ring.drop(candidate);
      else {
        this._page = candidate;
        this._places = places;
      }
    }
  }

  /** The text of this name, which may be empty; undefined when there is none. */
  _text(name: string): string | undefined {
    const at = this._places[name],
      text = at > 0 ? this._ring.text(this._page, at) : undefined; // Espruino has functions under some names of an empty object
    return text === undefined ? undefined : text.slice(name.length + 1);
  }

  read(name: string): string | undefined {
    return this._text(name) || undefined;
  }

  /** `before` is what stands there, for who has just read it. */
  keep(name: string, text: string, before?: string): void {
    const old = this._page,
      ring = this._ring;
    if ((before === undefined ? this._text(name) : before) === text) return; // flash wears
    if (old >= 0 && ring.left(old) >= text.length + name.length + 16) {
      put(ring, old, this._places, name, text);
      return;
    }
    // everything that still counts goes to a new page; only then is the old one given up
    const fresh = ring.take(0),
      places: Places = {};
    for (const known of Object.keys(this._places)) {
      const kept = known !== WHOLE && known !== name && this._text(known);
      if (kept) put(ring, fresh, places, known, kept);
    }
    if (text) put(ring, fresh, places, name, text);
    put(ring, fresh, places, WHOLE, '1');
    this._page = fresh;
    this._places = places;
    if (old >= 0) ring.drop(old);
  }
}

export function openNotes(ring: Ring): Notes {
  return new Notes(ring);
}
