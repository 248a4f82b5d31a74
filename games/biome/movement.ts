// Movement: to an adjacent tile, over a cliff, along a Caravan Route, or by Teleport [BI-300 to BI-303, BI-347].
import type { Chapter, Question } from '../kit';
import { isOpen, roads } from './caravans';
import { injure } from './injury';
import {
  type Biome,
  campNames,
  campsOf,
  EXIT_LAND,
  here,
  isCampOnExit,
  left,
  MOUNTAIN,
  ON_CAMP,
  type Reason,
  spend,
  type T,
} from './state';
import { pay } from './supplies';
import { remember } from './takebacks';
import { back } from './turn-order';
import { spendSecret } from './using';

const NOWHERE = -1; // a lake, or the tile of the Gang: nobody stays there

type By = 'foot' | 'cliff' | 'teleport';

interface Way {
  label: string;
  place: number;
  cost: number;
  not?: Reason;
}

/** A mountain costs 2, whatever stands on it; leaving one costs nothing more [BI-301]. A cliff costs an action more where tolls do [BI-702]. */
function stepTo(s: Biome, by: By, label: string, place: number): Way {
  if (by === 'teleport') return { label, place, cost: 0 };
  const isMountain = place === MOUNTAIN || (place >= ON_CAMP && s.land[place - ON_CAMP] === MOUNTAIN),
    cost = (isMountain ? 2 : 1) + (by === 'cliff' ? s.tollActs : 0);
  return { label: cost > 1 ? `${label}, ${cost}` : label, place, cost };
}

/** Where the player may go. After the camps come the routes to them, and last where nobody wants to go. */
function ways(s: Biome, by: By): Way[] {
  const names = campNames(s),
    camp = here(s),
    list = [stepTo(s, by, 'Open tile', 0), stepTo(s, by, 'Mountain', 1)];
  if (s.exitRevealed && s.on[s.seat] !== EXIT_LAND && !isCampOnExit(s)) list.push(stepTo(s, by, 'Exit', EXIT_LAND));
  for (const to of campsOf(s, (kind, to) => to !== camp && kind !== 'Gone')) list.push(stepTo(s, by, names[to], to + ON_CAMP));
  if (by === 'foot')
    for (const to of roads(s, camp)) // what lies between does not matter, and nobody boards midway [BI-303]
      list.push({ label: `Route to ${names[to]}`, place: to + ON_CAMP, cost: 1, not: !isOpen(s, camp, to) && 'The Gang blocks it' });
  if (s.gang !== 'Hidden' && s.gangOn < 2) list.push(stepTo(s, by, "Gang's tile", NOWHERE));
  if (by === 'teleport') list.push(stepTo(s, by, 'Lake', NOWHERE)); // nobody walks onto one
  return list;
}

/** Ends on a lake or with the Gang: injured [BI-347, BI-510, BI-A13]. */
const isHurtAt = (s: Biome, place: number) => place === NOWHERE || (place >= ON_CAMP && s.gangOn === place - ON_CAMP + 2);

function go(s: Biome, t: T, by: By, { place, cost }: Way): string {
  const isHurt = isHurtAt(s, place);
  let step = isHurt ? 'turn.hurt' : 'turn.act';
  spend(s, cost);
  if (by === 'teleport') step = spendSecret(s, t, 'Teleport', step);
  if (by === 'foot') remember(s, 'move', cost, '-');
  if (by === 'cliff') step = pay(s, 1, step); // from the barn that is left [BI-302]
  s.on[s.seat] = place;
  s.did = place < ON_CAMP ? 'Move' : 'Arrived';
  if (isHurt) injure(s, s.seat);
  if (isHurt) t.tell(`${s.names[s.seat]} is injured`);
  return step;
}

const question = (s: Biome, by: By) => {
  if (by === 'teleport') return 'Teleport to?';
  return `${left(s)} left. ${by === 'cliff' ? 'Over the cliff to?' : 'Move to?'}`;
};

function to(s: Biome, t: T, by: By): Question {
  return {
    say: question(s, by),
    options: [
      ...ways(s, by).map(({ label, cost, not, place }, value) => ({
        label,
        value,
        rare: isHurtAt(s, place),
        not: not || (left(s) < cost && `Needs ${cost}, you have ${left(s)}`),
      })),
      back(),
    ],
    then: way => go(s, t, by, ways(s, by)[way]),
  };
}

export const movement = (s: Biome, t: T): Chapter<Biome> => ({
  page: 'Movement',
  steps: {
    walk: () => to(s, t, 'foot'),
    cliff: () => to(s, t, 'cliff'),
    teleport: () => to(s, t, 'teleport'),
  },
});
