// What cards, tiles, sheets and Items do to one value: rows of a table, offered in the order in which a table uses them.
import type { Dice, Nothing, Option, State } from './game';

/** "+1 Power", "Insight -1". */
export interface Effect<S> {
  label: string;
  track: keyof S & string;
  by: number;
  cell?: number; // of a track with a value for each thing; where it has one for each seat, the seat that the effect is for
  not?: string | Nothing; // why it cannot be now, besides that the track goes no further
  rare?: boolean;
}

/** The cell that an effect is for. */
const cellOf = <S extends State>(s: S, seat: number, { track, cell }: Effect<S>) =>
  cell === undefined && Array.isArray(s[track]) ? seat : cell;

/** One function for all effects of a list: on the device each one keeps the values around it in memory. */
const deed =
  <S extends State>(s: S, t: Dice<S>, seat: number, effects: Effect<S>[]) =>
  (place: number) =>
    t.change(effects[place].track, effects[place].by, cellOf(s, seat, effects[place]));

/** An option for each effect: its note is the value now, and the screen after it tells the new one. An effect that does not exist here may be false. */
export function effectOptions<S extends State>(s: S, t: Dice<S>, seat: number, effects: (Effect<S> | Nothing)[]): Option[] {
  const options: Option[] = [],
    rows = effects.filter(effect => effect) as Effect<S>[],
    carryOut = deed(s, t, seat, rows);
  for (const effect of rows) {
    const { label, track, by, not, rare } = effect,
      cell = cellOf(s, seat, effect),
      option: Option = { label, note: t.said(track, cell), value: options.length, do: carryOut };
    option.not = not || (!t.room(track, by, cell) && (by > 0 ? 'No more fits' : 'None left'));
    if (rare) option.rare = true;
    options.push(option);
  }
  return options;
}
