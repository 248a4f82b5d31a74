// A game that asks what a test wants to see asked.
import { type Game, type Question, stepsOf } from '../../games/kit';
import { type Lanterns, lanterns } from '../toys/lanterns';
import { type Table, TOYS, table } from './device';

/** Lanterns that asks this first; its answer is noted in `fell`, and the same is asked again. */
export function asking(ask: Omit<Question, 'do' | 'then'>): Table {
  const game: Game<Lanterns> = {
    ...lanterns,
    chapters: {
      path: (s, t) => ({
        ...stepsOf(lanterns.chapters.path!(s, t)),
        cross: () => ({
          ...structuredClone(ask),
          do: (answer: number, list: number[]) => {
            s.fell = list.length || !ask.dial ? list : [answer];
          },
          then: 'thrown',
        }),
        thrown: () => ({ say: 'Noted', then: 'cross' }),
      }),
    },
  };
  return table({}, { ...TOYS, lamp: game }).start('Lanterns');
}

export const noted = (t: Table) => (t.device.session!.state() as unknown as Lanterns).fell;
