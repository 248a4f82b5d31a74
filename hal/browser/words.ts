// What the panel shows, as text: for who listens instead of looks, and for who wants to read it larger.
import { readable } from '../symbols';

/** Told to a screen reader when it says something new; a second that has passed is nothing new. */
function gist(text: string): string {
  return text.replace(/\d+:\d\d|\d+h\d\d|\d+ s\b/g, '');
}

export interface Words {
  /** The rows of the panel; none when it is dark. */
  show(rows: string[], pressed: boolean): void;
}

export function spoken(rows: string[]): string {
  return rows
    .map(row => readable(row).replace(/^>/, 'chosen: ').trim())
    .filter(row => row)
    .join('\n');
}

/** `all` always holds the words; `live` is what gets read aloud. */
export function words(all: HTMLElement, live: HTMLElement): Words {
  let told = '';
  return {
    show(rows, pressed) {
      const text = rows.length ? spoken(rows) : 'The screen is dark. Any button wakes it.';
      const plain = rows.length ? rows.map(row => readable(row).replace(/ +$/, '')).join('\n') : text;
      if (all.textContent !== plain) all.textContent = plain;
      if (text === told || (!pressed && gist(text) === gist(told))) return;
      told = text;
      live.textContent = text;
    },
  };
}
