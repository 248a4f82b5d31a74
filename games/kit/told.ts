// What changed is told by the kit: after an answer, a sentence for every piece on the table that has to move. No rule has to remember it.
import type { State, Track, Values } from './game';
import { cellName, cells, say } from './tracks';

/** The ids of the rows of a table that say `piece`; the text is looked through, not taken apart. */
export function piecesOf(table: string): string[] {
  const ids: string[] = [];
  for (let at = table.indexOf(', piece'); at >= 0 && at < table.length - 7; at = table.indexOf(', piece', at + 1)) {
    const row = table.lastIndexOf('\n', at) + 1;
    ids.push(table.slice(row, table.indexOf(':', row)));
  }
  return ids;
}

/** The values of these tracks as one text: quick to make, and quick to compare with what they are later. */
export function valuesOf(s: State, ids: string[]): string {
  const values: unknown[] = [];
  for (const id of ids) values.push((s as unknown as Values)[id]);
  return JSON.stringify(values);
}

/** "Ann: Azrak 3 > 2", "Cem: Card in front off", "Time Captain: Cem". A value that is new has none before. */
function sentence(s: State, track: Track, cell: number, was: number | undefined, now: number): string {
  const whose = cellName(s, track, cell);
  let what = track.name;
  if (track.each) what = `${whose}: ${what}`;
  else if (whose) what += ` ${whose}`;
  if (track.words && track.words[1] === 'Yes') return what + (now ? ' on' : ' off');
  if (track.words || track.flags) return what + (track.each ? ' ' : ': ') + say(track, now);
  return `${what} ${was === undefined ? '' : `${was} > `}${now}`;
}

/** A sentence for every piece whose value is not what it was. */
export function toldOf(s: State, ids: string[], before: string, trackOf: (id: string) => Track | undefined): string[] {
  const told: string[] = [];
  if (valuesOf(s, ids) === before) return told;
  const values = JSON.parse(before);
  for (let i = 0; i < ids.length; i++) {
    const now = (s as unknown as Values)[ids[i]],
      track = JSON.stringify(now) === JSON.stringify(values[i]) ? undefined : trackOf(ids[i]);
    if (!track) continue;
    for (const cell of cells(s, track)) {
      const one = typeof now === 'number' ? now : (now[cell] as number),
        was = typeof now === 'number' ? values[i] : values[i][cell];
      if (one !== was && !(was === undefined && !one)) told.push(sentence(s, track, cell, was, one));
    }
  }
  return told;
}
