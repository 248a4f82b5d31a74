// After an answer the kit says which pieces on the table have to move, a sentence for each. No rule has to remember it.
import { cells, least, type State, say, type Track, type Value, type Values } from '../kit';

/** The values of these tracks as one text: quick to make, and quick to compare with what they are later. */
export function valuesOf(s: State, ids: string[]): string {
  const values: unknown[] = [];
  for (const id of ids) values.push((s as unknown as Values)[id]);
  return JSON.stringify(values);
}

/** "+Hurt -Afraid": what comes into a set, and what goes. */
function flagWords(flags: string[], was: number, now: number): string {
  const words: string[] = [];
  for (let i = 0; i < flags.length; i++) if ((was ^ now) & (1 << i)) words.push((now & (1 << i) ? '+' : '-') + flags[i]);
  return words.join(' ');
}

/** "Ann: Azrak", "Ann: Wood Elm", "Vortex", "Azrak on Hill". `whose`: the seats, where each has a value. */
function whatOf(track: Track, whose: string, cell: number): string {
  const what = track.each ? `${whose}: ${track.name}` : track.name;
  return track.of ? `${what} ${track.of[cell % track.of.length]}` : what;
}

/** "Ann: Azrak 3 > 2", "Ann, Cem: Card in front off", "Time Captain: Cem", "Ann: Woes +Hurt". A value that was not there before: "Run No. 2: 7". */
function sentence(track: Track, whose: string, { cell, was, now }: Change): string {
  const what = whatOf(track, whose, cell);
  if (track.words && track.words[1] === 'Yes') return what + (now ? ' on' : ' off');
  if (track.flags) return `${what} ${flagWords(track.flags, was || 0, now)}`;
  if (track.words) return what + (track.each ? ' ' : ': ') + say(track, now);
  return was === undefined ? `${what}: ${now}` : `${what} ${was} > ${now}`;
}

/** The same for one value that a rule has changed. */
export const changeWords = (s: State, track: Track, cell: number, was: number, now: number) =>
  sentence(track, seatName(s, track, cell), { cell, was, now });

/** Whose a cell is, where each seat has one or several. */
function seatName(s: State, track: Track, cell: number): string {
  return track.each ? s.names[(cell / (track.of ? track.of.length : 1)) | 0] : '';
}

/** A cell of a track that has another value than before. */
interface Change {
  cell: number;
  was: number | undefined;
  now: number;
}

/** A word that the state keeps, as its place among the words of the track. */
const numberOf = (track: Track, value: number | string | undefined): number | undefined =>
  typeof value === 'string' && track.words ? track.words.indexOf(value) + least(track) : (value as number | undefined);

/** The cells of one track that have changed. */
function changesOf(s: State, track: Track, before: Value, after: Value): Change[] {
  const changes: Change[] = [];
  for (const cell of cells(s, track)) {
    const now = numberOf(track, Array.isArray(after) ? after[cell] : after) as number,
      was = numberOf(track, Array.isArray(before) ? before[cell] : before);
    if (now !== was && !(was === undefined && !now)) changes.push({ cell, was, now });
  }
  return changes;
}

/** The names of these, or "All" when that is everybody. */
function namesOf(s: State, track: Track, changes: Change[]): string {
  if (changes.length > 1 && changes.length === s.seats.length) return 'All';
  return changes.map(change => seatName(s, track, change.cell)).join(', ');
}

/** A sentence for each change of a track. Seats that change to the same words share a sentence: four cards that go back are one row, not four. */
function sentencesOf(s: State, track: Track, changes: Change[]): string[] {
  if (!track.each || track.of || !(track.words || track.flags))
    return changes.map(change => sentence(track, seatName(s, track, change.cell), change));
  const told: string[] = [];
  let rest = changes;
  while (rest.length) {
    const first = rest[0],
      isAlike = ({ was, now }: Change) => now === first.now && (!track.flags || was === first.was);
    told.push(sentence(track, namesOf(s, track, rest.filter(isAlike)), first));
    rest = rest.filter(change => !isAlike(change));
  }
  return told;
}

/** A sentence for every piece whose value has changed. `before`: what valuesOf() gave. */
export function toldOf(s: State, ids: string[], before: string, trackOf: (id: string) => Track | undefined): string[] {
  let told: string[] = [];
  if (valuesOf(s, ids) === before) return told;
  const values = JSON.parse(before);
  for (let i = 0; i < ids.length; i++) {
    const now = (s as unknown as Values)[ids[i]],
      track = JSON.stringify(now) === JSON.stringify(values[i]) ? undefined : trackOf(ids[i]);
    if (!track) continue;
    told = told.concat(sentencesOf(s, track, changesOf(s, track, values[i], now)));
    if (Array.isArray(now) && values[i].length > now.length) told.push(`${track.name}: ${values[i].length} > ${now.length}`); // a list has become shorter
  }
  return told;
}
