// What the panel shows, as text: for who listens instead of looks, and for who wants to read it larger.
import { readable } from '../../hal/symbols';

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

/**
 * What is worth hearing after `before`: all of a new screen; when only the cursor or one value moved, what it is now.
 * Who goes down a list does not want to hear the whole list at every step.
 */
export function news(before: string[], rows: string[]): string[] {
  if (gist(before[0] ?? '') !== gist(rows[0]!) || before.at(-1) !== rows.at(-1)) return rows;
  const bare = (row: string) => row.replace(/^[> ]/, ''),
    known = before.map(bare),
    fresh = rows.slice(1, -1).filter(row => row.trim() && !known.includes(bare(row)));
  const changed = rows.filter(row => row.startsWith('>') || fresh.includes(row));
  return fresh.length > 1 || !changed.length ? rows : changed;
}

/** `all` always holds the words; `live` is what gets read aloud. */
export function words(all: HTMLElement, live: HTMLElement): Words {
  let told = '',
    last: string[] = [];
  return {
    show(rows, pressed) {
      const text = rows.length ? spoken(rows) : 'The screen is dark. Any button wakes it.';
      const plain = rows.length ? rows.map(row => readable(row).replace(/ +$/, '')).join('\n') : text;
      if (all.textContent !== plain) all.textContent = plain;
      if (text === told || (!pressed && gist(text) === gist(told))) return;
      told = text;
      live.textContent = rows.length ? spoken(news(last, rows)) : text;
      last = rows;
    },
  };
}
