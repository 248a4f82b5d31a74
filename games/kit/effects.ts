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

/** The deed of an effect: a function of its own, so that it keeps nothing else in memory. */
function changing<S>(t: Dice<S>, track: keyof S & string, by: number, cell: number | undefined): () => void {
  return () => t.change(track, by, cell);
}

/** An option for each effect: its note is the value now, and the screen after it tells the new one. An effect that does not exist here may be false. */
export function effectOptions<S extends State>(s: S, t: Dice<S>, seat: number, effects: (Effect<S> | Nothing)[]): Option[] {
  const options: Option[] = [];
  for (const effect of effects) {
    if (!effect) continue;
    const { label, track, by, not, rare } = effect,
      cell = effect.cell === undefined && Array.isArray(s[track]) ? seat : effect.cell,
      option: Option = { label, note: t.said(track, cell), do: changing(t, track, by, cell) };
    option.not = not || (!t.room(track, by, cell) && (by > 0 ? 'No more fits' : 'None left'));
    if (rare) option.rare = true;
    options.push(option);
  }
  return options;
}
