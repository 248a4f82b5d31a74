// Player Actions: one screen a turn, with all that may be done where the player stands [BI-121, BI-300 to BI-308].
import type { Chapter, Option } from '../kit';
import { allyOptions } from './ally-camps';
import { caravanOption } from './caravans';
import { reasonAgainstExploring } from './exploration';
import { handlingOptions } from './handling';
import { ransomOptions } from './ransom';
import { alarm, type Biome, campName, here, isAble, landUnder, left, type Reason, type T } from './state';
import { reasonAgainstPrice } from './supplies';
import { undoOption } from './takebacks';
import { pass, skipWords } from './turn-order';
import { supplyOptions } from './using';

/** Why so many actions cannot be spent, or nothing. */
export const reasonAgainstCost = (s: Biome, actions: number): Reason => left(s) < actions && `Needs ${actions}, you have ${left(s)}`;

/** Where the cursor starts: a tile that was explored is entered next, and searched after that. */
function usualLabel(s: Biome): string {
  if (!left(s)) return 'End turn';
  if (s.did === 'Explore') return 'Move';
  return s.did === 'Move' ? 'Discover' : s.did;
}

export const turn = (s: Biome, t: T): Chapter<Biome> => ({
  page: 'Player Actions',
  steps: {
    act: () => {
      if (!isAble(s, s.seat)) return { say: skipWords(s, s.seat), cue: 'bad', then: () => pass(s, t) }; // the table says so [BI-101, BI-123]
      const camp = here(s),
        reasonOf = (actions: number) => reasonAgainstCost(s, actions),
        usual = usualLabel(s),
        options: (Option | false)[] = [
          { label: 'Explore', then: 'exploration.tile>act', not: reasonAgainstExploring(s) || reasonOf(1) },
          { label: 'Move', do: () => (s.walkBy = 'foot'), then: 'movement.to', not: reasonOf(1) },
          ...allyOptions(s, t, reasonOf),
          ...ransomOptions(s, t, reasonOf),
          ...supplyOptions(s, t, reasonOf(1)),
          ...handlingOptions(s, reasonOf),
          { label: 'Use a secret', then: 'using.which', not: reasonOf(1) },
          caravanOption(s, reasonOf),
          {
            label: 'Cross a cliff, 1', // Supply; no action but the move, unless the table plays it otherwise [BI-302, BI-702]
            do: () => (s.walkBy = 'cliff'),
            then: 'movement.to',
            not: reasonAgainstPrice(s, 1) || reasonOf(1 + s.tollActs),
          },
          ...s.farmCamp.map(
            (feeds, farm): Option | false =>
              !feeds && { label: `Assign farm ${farm + 1}`, do: () => (s.chosenFarm = farm), then: 'kits.assign' },
          ),
          undoOption(s),
          { label: 'Odds', then: 'coolDowns.odds>act' },
          { label: 'Secret said aloud', rare: true, then: 'saidAloud.whose' },
          { label: 'End turn', then: () => pass(s, t) }, // unspent actions are lost [BI-121]
        ];
      for (const option of options) if (option && option.label === usual) option.usual = true;
      return {
        say: `${left(s)} left, ${camp < 0 ? landUnder(s, s.seat) : campName(s, camp)}${s.did ? '' : `, carry ${s.carryCap}`}${alarm(s)}`,
        cue: s.did ? undefined : 'turn',
        options,
        show: ['supply', 'exitKeys', 'keysDestroyed'],
      };
    },

    /** A step onto the Gang's tile, or a lake [BI-510]. */
    hurt: () => ({ say: `Injured: back to the main camp, CD ${s.injuryCD[s.seat]}`, page: 'Injury', cue: 'bad', then: () => pass(s, t) }),

    /** The turn ends at once where an action is only being chosen. One that has begun is entered to its end: it lies on the table. */
    late: () => {
      const isChoosing = ['turn.act', 'movement.to', 'light.turn'].indexOf(s.back[s.back.length - 1]) >= 0;
      return {
        say: isChoosing ? 'Time is up' : 'Time is up: finish this action',
        cue: 'time',
        then() {
          s.ends = 1;
          if (!isChoosing) return '<';
          s.back = [];
          return pass(s, t);
        },
      };
    },
  },
});
