// Player Actions: one screen a turn, with all that may be done where the player stands [BI-121, BI-300 to BI-308].
import type { Chapter, Option } from '../kit';
import { allyOptions, TRADING, trade } from './ally-camps';
import { caravanOption } from './caravans';
import { reasonAgainstExploring } from './exploration';
import { handleUnseen, handlingOptions, PICK_UP_SEEN, PLACE_UNSEEN } from './handling';
import { RANSOMS, ransom, ransomOptions } from './ransom';
import { alarm, type Biome, campName, here, isAble, lands, landUnder, left, type Reason, type T } from './state';
import { reasonAgainstPrice } from './supplies';
import { TAKE_BACK, takeBack, undoOption } from './takebacks';
import { back, pass, skipWords } from './turn-order';
import { SUPPLY_OF_BARN, SUPPLY_OF_HAND, supplyOptions, useSupply } from './using';

const END_TURN = 6;

/** Why so many actions cannot be spent, or nothing. */
const reasonAgainstCost = (s: Biome, actions: number): Reason => left(s) < actions && `Needs ${actions}, you have ${left(s)}`;

/** Where the cursor starts: a tile that was explored is entered next, and searched after that. */
function usualLabel(s: Biome): string {
  if (!left(s)) return 'End turn';
  if (s.did === 'Explore') return 'Move';
  return s.did === 'Move' ? 'Discover' : s.did;
}

/** All that can be done here, in the order of use. What is done at once has a value: deed(). */
function actions(s: Biome): (Option | false)[] {
  const reasonOf = (cost: number) => reasonAgainstCost(s, cost),
    options = [
      { label: 'Explore', then: 'exploration.tile>act', not: reasonAgainstExploring(s) || reasonOf(1) },
      { label: 'Move', then: 'movement.walk', not: reasonOf(1) },
      ...allyOptions(s, reasonOf),
      ...ransomOptions(s, reasonOf),
      ...supplyOptions(s, reasonOf(1)),
      ...handlingOptions(s, reasonOf),
      { label: 'Use a secret', then: 'using.which', not: reasonOf(1) },
      caravanOption(s, reasonOf),
      undoOption(s),
      { label: 'More...', then: 'more' },
      { label: 'End turn', value: END_TURN },
    ],
    usual = usualLabel(s);
  for (const option of options) if (option && option.label === usual) (option as Option).usual = true;
  return options;
}

/** What is done at once. */
function deed(s: Biome, t: T, value: number): string {
  if (value === PICK_UP_SEEN) return handleUnseen(s, 'pick-up', 'Pick up seen');
  if (value === PLACE_UNSEEN) return handleUnseen(s, 'place', 'Place');
  if (value === SUPPLY_OF_BARN || value === SUPPLY_OF_HAND) return useSupply(s, t, value === SUPPLY_OF_BARN);
  if (value === TRADING) return trade(s, t);
  if (value >= RANSOMS) return ransom(s, t, value - RANSOMS);
  if (value === END_TURN) return pass(s, t); // unspent actions are lost [BI-121]
  if (value === TAKE_BACK) takeBack(s);
  return 'act';
}

export const turn = (s: Biome, t: T): Chapter<Biome> => ({
  page: 'Player Actions',
  steps: {
    act: () => {
      if (!isAble(s, s.seat)) return { say: skipWords(s, s.seat), cue: 'bad', then: () => pass(s, t) }; // the table says so [BI-101, BI-123]
      const camp = here(s);
      return {
        say: `${left(s)} left, ${camp < 0 ? lands()[landUnder(s, s.seat)] : campName(s, camp)}${s.did ? '' : `, carry ${s.carryCap}`}${alarm(s)}`,
        cue: s.did ? undefined : 'turn',
        options: actions(s),
        then: value => deed(s, t, value),
      };
    },

    /** What is wanted less often. */
    more: () => ({
      say: `${left(s)} left. What else?`,
      options: [
        {
          label: 'Cross a cliff, 1', // Supply; no action but the move, unless the table plays it otherwise [BI-302, BI-702]
          then: 'movement.cliff',
          not: reasonAgainstPrice(s, 1) || reasonAgainstCost(s, 1 + s.tollActs),
        },
        ...s.farmCamp.map(
          (feeds, farm): Option | false =>
            !feeds && { label: `Assign farm ${farm + 1}`, value: farm, then: 'kits.assign', do: () => (s.chosenFarm = farm) },
        ),
        { label: 'Odds', then: 'coolDowns.odds>act' },
        { label: 'Secret said aloud', rare: true, then: 'saidAloud.whose' },
        back(),
      ],
    }),

    /** A step onto the Gang's tile, or a lake [BI-510]. */
    hurt: () => ({ say: `Injured: back to the main camp, CD ${s.injuryCD[s.seat]}`, page: 'Injury', cue: 'bad', then: () => pass(s, t) }),

    /** The turn ends at once where an action is only being chosen. One that has begun is entered to its end: it lies on the table. */
    late: () => {
      const isChoosing = ['turn.act', 'turn.more', 'movement.walk', 'light.turn'].indexOf(s.back[s.back.length - 1]) >= 0;
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
