// Roaming Gang: it moves 2 in a random direction, and disrupts the tile where it stops [BI-220 to BI-225, BI-500 to BI-521].
import { ALL, BOX, type Chapter, DOWN, LEFT, type Option, RIGHT, range, UP } from '../kit';
import { note } from './account';
import { injure } from './injury';
import { meetGang, recall } from './mercenaries';
import { endParty } from './parties';
import { destroy, draw } from './secrets';
import { type Biome, campName, campNames, campsOf, isAble, ON_CAMP, type T, tokens } from './state';

const MOST_REROLLS = 10, // [BI-705]
  MOST_MARKS = 30,
  MOST_THERE = 30;

const compass = () => 'north,north-east,east,south-east,south,south-west,west,north-west'.split(',');
/** The side that a die means: 1 is north, then clockwise [BI-M02]. Its place on the compass, or -1 for tiles of another shape. */
function side(s: Biome): number {
  if (s.sides === 6) return [0, 1, 3, 4, 5, 7][s.gangDie - 1];
  return s.sides === 4 || s.sides === 8 ? (s.gangDie - 1) * (8 / s.sides) : -1;
}
/** A row of the tile and its sides, two letters for each: arrows on the one where the Gang goes. */
function sidesRow(s: Biome, places: number[]): string {
  const arrows = [UP, UP + RIGHT, RIGHT, DOWN + RIGHT, DOWN, DOWN + LEFT, LEFT, UP + LEFT],
    to = side(s);
  return places
    .map(place => {
      if (place < 0) return BOX;
      if (place === to) return arrows[place];
      return s.sides === 8 || (s.sides === 4 ? place % 2 === 0 : place % 4 !== 2) ? '-' : '';
    })
    .map(sign => `${sign}  `.slice(0, 2))
    .join('');
}
/** The direction, drawn and in words. */
function direction(s: Biome): string {
  const to = side(s);
  if (to < 0) return `Gang: side ${s.gangDie} of ${s.sides}, 2 movement. It stops:`;
  return `${sidesRow(s, [7, 0, 1])} Gang: ${s.gangDie}\n${sidesRow(s, [6, -1, 2])} ${compass()[to]}\n${sidesRow(s, [5, 4, 3])} 2 movement\nIt stops on:`;
}

/** A die for its direction, or a round of the fight that holds it [BI-145, BI-521]. The step that asks where it stops, or ''. */
export function moveGang(s: Biome, t: T): string {
  if (s.gang === 'Roaming') {
    s.gangDie = t.die(s.sides);
    s.gangRerolls = 0;
    return 'gang.stops';
  }
  if (s.gang === 'Hidden') return '';
  s.fightRounds = Math.max(0, s.fightRounds - 1) | 0;
  note(s, s.fightRounds ? `Gang fights, ${s.fightRounds} more` : 'The Gang roams again');
  if (!s.fightRounds) s.gang = 'Roaming';
  recall(s);
  return '';
}

/** What it had halted and blocked goes on [BI-509]. */
export function leave(s: Biome): void {
  s.halted = s.halted.map(() => 0);
  s.blocked = s.blocked.map(() => 0);
}

/** One secret of the camp under it is destroyed at random [BI-501, BI-511]; never keys of the Exit [BI-452]. */
function pillage(s: Biome, t: T): void {
  const camp = s.gangOn - 2;
  if (camp < 0) return;
  if (!tokens(s, camp)) {
    note(s, 'No secret to destroy');
    return;
  }
  const secret = draw(s, t, camp, 0);
  note(s, `Destroyed: ${secret}`);
  destroy(s, secret);
  recall(s);
}

/** What may stand on a tile besides a camp: its place in the list that it is in. */
interface Thing {
  label: string;
  kind: 'farm' | 'route' | 'party' | 'mercs' | 'player';
  place: number;
}
/** What may be on the tile where it stops: on a camp no farm, no route of others, and no player, or it would have stopped before [BI-223, BI-331, BI-340]. */
function things(s: Biome): Thing[] {
  const names = campNames(s),
    list: Thing[] = [],
    isCamp = s.gangOn > 1,
    add = (label: string, kind: Thing['kind'], place: number) => {
      const twice = list.filter(thing => thing.label === label).length;
      list.push({ label: twice ? `${label} ${place + 1}` : label, kind, place });
    };
  if (!isCamp) for (const seat of s.seats) if (isAble(s, seat) && (s.light || s.on[seat] < ON_CAMP)) add(s.names[seat], 'player', seat);
  if (!isCamp) for (const farm of range(0, s.farmCd.length - 1)) add(`Farm ${farm + 1}`, 'farm', farm);
  if (!isCamp)
    for (const route of range(0, s.blocked.length - 1))
      add(`Route ${names[s.routeFrom[route]]}-${names[s.routeTo[route]]}`, 'route', route);
  for (const party of range(0, s.party.length - 1)) add(`Party of ${names[s.party[party]]}`, 'party', party);
  for (const group of range(0, s.home.length - 1)) if (s.job[group] !== 'Fighting') add(`Mercs of ${names[s.home[group]]}`, 'mercs', group);
  return list.slice(0, MOST_MARKS);
}

/** What the Gang does to it [BI-500, BI-504 to BI-508]. */
function disrupt(s: Biome, { kind, place }: Thing): void {
  if (kind === 'player') {
    injure(s, place);
    note(s, `${s.names[place]} is injured: main camp, CD ${s.injuryCD[place]}`);
  }
  if (kind === 'farm') {
    s.halted[place] = 1;
    note(s, `Farm ${place + 1} stands still`);
  }
  if (kind === 'route') {
    s.blocked[place] = 1;
    note(s, 'The route is blocked');
  }
  if (kind === 'party') endParty(s, place, 'destroyed');
  if (kind === 'mercs' && place < s.home.length) meetGang(s, place);
}

export const gang = (s: Biome, t: T, goOn: () => string): Chapter<Biome> => ({
  page: 'Roaming Gang',
  seat: ALL,
  steps: {
    /** Only the table sees how far it comes [BI-221, BI-222]. Whoever garrisons a camp keeps it away; the injured do not [BI-223, BI-A06]. */
    stops: () => {
      const garrison = (camp: number) => !s.light && s.seats.some(seat => s.on[seat] === camp + ON_CAMP && isAble(s, seat)),
        rerolls = s.blockedGang === 'Rerolls' && s.gangRerolls < MOST_REROLLS,
        to = (place: number) => () => {
          s.gangOn = place;
          leave(s);
        };
      return {
        say: direction(s),
        dice: undefined,
        options: [
          { label: 'An empty tile', usual: true, do: to(1), then: goOn },
          { label: 'A tile with...', do: to(1), then: 'finds' },
          ...campsOf(s, kind => kind !== 'Gone').map(
            (camp): Option => ({
              label: campName(s, camp),
              not: garrison(camp) && 'Garrisoned',
              do: to(camp + 2),
              then: () => camped(s, t, goOn),
            }),
          ),
          rerolls
            ? {
                label: 'Blocked: reroll',
                do() {
                  s.gangDie = t.die(s.sides);
                  s.gangRerolls++;
                },
                then: 'stops',
              }
            : {
                label: 'It cannot move', // its tile is disrupted again [BI-225]
                then: () => (s.blockedGang === 'Spares its tile' ? goOn() : camped(s, t, goOn, true)),
              },
        ],
      };
    },

    finds: () => {
      const list = things(s);
      return {
        say: 'What is on its tile?',
        marks: list.map(({ label }) => ({ label })),
        do(_, marked) {
          for (const place of marked.slice().reverse()) disrupt(s, list[place]); // from the last one, so that the places of the others stay
          recall(s);
        },
        then: goOn,
      };
    },

    /** Light only: the table counts, the device draws. */
    count: () => ({
      say: `The Gang is on ${campName(s, s.gangOn - 2)}. How many secrets lie there?`,
      dial: { min: 0, max: MOST_THERE, start: 0 },
      do(count) {
        if (!count) return;
        const place = t.card(count, () => ({ name: 'a secret there', faces: range(1, count).map(number => `No. ${number}`) })) + 1;
        note(s, count > 1 ? `Destroyed: No. ${place} of ${count}` : 'Destroyed: the only one');
        destroy(s, 'Face-down');
      },
      then: () => (things(s).length && s.boardStep === 'Gang' ? 'finds' : goOn()),
    }),
  },
});

/** It stops on a camp, or stays where it is: what is there besides the camp is asked only where something may be. */
function camped(s: Biome, t: T, goOn: () => string, stays = false): string {
  if (s.light && s.gangOn > 1) return 'count';
  pillage(s, t);
  return !stays && things(s).length ? 'finds' : goOn();
}
