// Farm Kit [BI-330 to BI-332] and Camp Kit [BI-336 to BI-338].
import { type Chapter, eachSeat } from '../kit';
import { reasonAgainstExploring } from './exploration';
import { addCamp, addFarm } from './pieces';
import { carry, weighThen } from './secrets';
import { type Biome, campOptions, isAble, landUnder, ON_CAMP, spend, standing, type T } from './state';
import { lock } from './takebacks';
import { back } from './turn-order';

/** The kit leaves the hand, and everybody has seen it. */
function shown(s: Biome): string {
  lock(s);
  carry(s, 'Farm Kit', s.weighed ? 0 : -1);
  return weighThen(s, 'turn.act');
}
/** It feeds the camp that the builder names [BI-A11]. */
function build(s: Biome, t: T, camp: number): string {
  spend(s, 1);
  addFarm(s, s.kitBase, camp, 0);
  t.tell(`Farm ${s.farms}: CD ${s.farmCd[s.farms - 1]}`);
  s.did = 'Use a secret';
  return shown(s);
}

export const kits = (s: Biome, t: T): Chapter<Biome> => ({
  page: 'Farm Kit',
  steps: {
    /** Beside any camp, never on one. Shown where it is of no use, it is lost, and nothing else [BI-442]. */
    farm: () => ({
      say: 'Farm on which tile? Beside a camp',
      options: [
        { label: 'Farmland: CD 6', value: 6 },
        { label: 'Other land: CD 10', value: 10 },
        { label: 'No camp: kit lost', rare: true, then: () => shown(s) },
        back(),
      ],
      then(base) {
        const camps = standing(s);
        s.kitBase = base;
        return camps.length === 1 ? build(s, t, camps[0]) : 'feeds';
      },
    }),
    feeds: () => ({
      say: 'Which adjacent camp does it feed?',
      options: [...campOptions(s, standing(s)), { label: 'Back', back: true, then: 'farm' }],
      then: camp => build(s, t, camp),
    }),
    /** An idle farm finds another camp [BI-332]. */
    assign: () => ({
      say: 'Which adjacent camp does it feed?',
      options: [...campOptions(s, standing(s)), back()],
      do: camp => (s.farmCamp[s.chosenFarm] = camp + 1),
      then: 'turn.act',
    }),

    /** What lies on the tile belongs to the camp, and stays face-down [BI-A25]. */
    camp: () => ({
      say: 'A camp here! How many face-down secrets lie on the tile?',
      page: 'Camp Kit',
      dial: { min: 0, max: 9, start: 0 },
      do(faceDown) {
        const camp = addCamp(s, 'Player', landUnder(s, s.seat), 0);
        s.hidden[camp] = faceDown;
        s.on[s.seat] = camp + ON_CAMP;
        s.explored = 0;
        s.did = 'Arrived';
      },
      then: 'neighbours',
    }),
    /** One after the other, each to its end [BI-338]. Whoever else stands there is on the camp now. */
    neighbours: () => {
      const land = landUnder(s, s.seat),
        isThere = (seat: number) => isAble(s, seat) && s.on[seat] === land && s.on[s.seat] !== land,
        others = s.seats.filter(isThere);
      return {
        say: `New camp! Explore every free neighbour\nDone: ${s.explored}`,
        page: 'Camp Kit',
        options: [
          { label: 'Explore the next', then: 'exploration.tile>neighbours', not: reasonAgainstExploring(s) },
          { label: 'No free neighbour', then: 'turn.act' },
          ...eachSeat(s, others, seat => ({ do: () => (s.on[seat] = s.on[s.seat]), then: 'neighbours' })).map(option =>
            Object.assign(option, { label: `${option.label} is here` }),
          ),
        ],
      };
    },
  },
});
