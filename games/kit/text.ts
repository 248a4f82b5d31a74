// Texts as Espruino reads them.

/** Where a text has this part, or -1. Espruino's own indexOf() also finds a part of which the text has only the beginning, at its end: 'cd' in 'abc'. */
export function find(text: string, part: string, from?: number): number {
  const at = text.indexOf(part, from || 0);
  return at + part.length > text.length ? -1 : at;
}
