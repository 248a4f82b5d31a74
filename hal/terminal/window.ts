// The terminal as a place to draw: takes the whole window, writes only the lines that changed, gives the window back as it was.
import { printable } from '../printable';
import { ASK, UNASK } from './keys';

export interface Window {
  /** Lines from the top; `shade` 0 is dark, 4 full light, and -1 the terminal's own colours. */
  show(lines: string[], shade: number): void;
  bell(): void;
  /** Everything is written again next time: the window has another size. */
  forget(): void;
  restore(): void;
}

/** An OLED's white, from dimmed to full, on black: a light terminal would turn the picture into its negative. */
const SHADES = ['30;40', '38;5;240;48;5;16', '38;5;245;48;5;16', '38;5;250;48;5;16', '38;5;231;48;5;16'];

export function openWindow(write: (text: string) => void, colour: boolean): Window {
  let shown: string[] = [];
  let open = true;
  write(`\x1b[?1049h\x1b[?25l${ASK}\x1b[2J`);

  return {
    show(texts, shade) {
      if (!open) return;
      const lines = texts.map(text => printable(text));
      let text = '';
      const ink = colour && shade >= 0 ? `\x1b[${SHADES[shade]}m` : '';
      for (let i = 0; i < Math.max(lines.length, shown.length); i++) {
        // the two lines below the picture are the terminal's own
        const own = lines[i] ?? '',
          line = i < lines.length - 2 ? `${ink}${own}${ink && '\x1b[0m'}` : own;
        if (shown[i] !== line) text += `\x1b[${i + 1};1H${line}\x1b[K`;
        shown[i] = line;
      }
      shown.length = lines.length;
      if (text) write(`\x1b[?2026h${text}\x1b[?2026l`); // all at once, where the terminal can
    },
    bell: () => open && write('\x07'),
    forget() {
      shown = [];
      if (open) write('\x1b[2J');
    },
    restore() {
      if (open) write(`\x1b[0m${UNASK}\x1b[?25h\x1b[?1049l`);
      open = false;
    },
  };
}
