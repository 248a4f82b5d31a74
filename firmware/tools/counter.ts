// A counter: a number between two limits. Stored as text, all of them in one note.

export const MOST_COUNTERS = 12;
export const FAR = 9999; // as far as limits go, up and down: five characters

export interface Counter {
  name: string; // letters, digits, blank, dash and dot: see screens/write.ts
  value: number;
  min: number;
  max: number;
  step: number;
  start: number; // what reset goes back to
}

/** Never empty: an empty note would be no note. */
export function packCounters(list: Counter[]): string {
  let text = '';
  for (const c of list) text += (text && ';') + [c.name, c.value, c.min, c.max, c.step, c.start].join(',');
  return text || ' ';
}

export function unpackCounters(text: string): Counter[] {
  const list: Counter[] = [];
  for (const part of text.split(';')) {
    const f = part.split(',');
    if (f.length > 5) list.push({ name: f[0], value: +f[1], min: +f[2], max: +f[3], step: +f[4], start: +f[5] });
  }
  return list;
}
