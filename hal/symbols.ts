// The font's symbols in letters that every terminal and screen reader knows.
const WORDS = ['', '^', 'v', '<', '>', '*', 'o', '>', '+', '', '', 'x', '#', '', 'o', '%', '1', '2', '3', '4', '5', '6'];

export function readable(row: string): string {
  return row.replace(/[\x01-\x1f]/g, c => WORDS[c.charCodeAt(0)] ?? '~');
}
