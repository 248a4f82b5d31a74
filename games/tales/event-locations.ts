// The nine Event Locations, and REST [TL-226, TL-350 to TL-358, TL-370].
import type { Chapter, Odds, Option } from '../kit';
import { startTest } from './begin-test';
import { askLetter } from './board';
import { heal, locked, relieve, suffer } from './conditions';
import { turn } from './dials';
import { changeFavor } from './favor';
import { units } from './machines';
import { moveByEffect } from './movement';
import { rumorSpaces } from './rumor-track';
import { EXHAUSTED, has, hasFlag, INJURED, type Tales, type Throws, UPSET } from './state';
import { reasonAgainstSpending, spend } from './time';
import { back, conditions, letterOf, tiles } from './words';

const ECHOES = 0, // by their places in tiles()
  CAFE = 1,
  GRAVEYARD = 2,
  SPIDERS = 3,
  ASTRONOMER = 4,
  TUNNELS = 6,
  LIBRARY = 7,
  STATION = 8,
  TESTED = [ASTRONOMER, TUNNELS, LIBRARY]; // each has a printed trait

/** What a tile does; of a test also its failure. */
const effects = () => `Swap a face-down Rumor for the top one of the deck
An extra REST
A discarded Item with CABLES, BATTERY or COMPUTER
1 die. 1: UPSET, 2-5: ride 1 Sector, 6: ride 2
1 more Time next Round, or UPSET
See the top 3 Rumor letters: back in any order, or all to the bottom
Go to any place, or Favor worse
Insight +1, or EXHAUSTED
A Machine, not a hacked one, moves 1 Sector closer. Mode stays`;

const letterOfTile = (tile: number) => tiles()[tile][0];
const isAt = (s: Tales, seat: number, tile: number) => !s.letters || letterOf(s.place[seat]) === letterOfTile(tile);

/** Once a Round for the whole group, at its letter, for its Time [TL-350]. */
export function reasonAgainstTile(s: Tales, seat: number, tile: number): string | false {
  if (!hasFlag(s.events, tile) || !isAt(s, seat, tile)) return 'None here';
  return hasFlag(s.eventUsed, tile) ? 'Used this Round' : reasonAgainstSpending(s, seat, s.eventCost);
}

const isUseless = (s: Tales) =>
  (s.tile === ECHOES && s.letters > 0 && !rumorSpaces(s, true).length) ||
  (s.tile === CAFE && !locked(s, s.seat).length) ||
  (s.tile === STATION && !units(s).length);

/** A die, not a test: no trait, no help, no push [TL-226]. */
function ride(s: Tales, t: Throws): string {
  const face = t.die(6);
  t.tried({ seat: s.seat, successes: face > 1 ? 1 : 0, tries: 1, ways: 5, of: 6 }); // not to be UPSET
  t.tell(face === 1 ? 'A 1: UPSET' : `A ${face}: ride from D5 alone, Movement ${face === 6 ? 2 : 1}`);
  return face === 1 ? suffer(s, t, [s.seat], UPSET, 'kid.act') : moveByEffect(s, s.seat, 'kid.act');
}

/** The Time is spent and the use is gone before anything happens [TL-350]. */
function pay(s: Tales): void {
  spend(s, s.seat, s.eventCost);
  s.eventUsed |= 1 << s.tile;
}

function useTile(s: Tales, t: Throws): string {
  const { tile } = s;
  if (TESTED.indexOf(tile) >= 0) return startTest(s, s.seat, 'tile', 'here', s.eventTrait[TESTED.indexOf(tile)], 'kid.act');
  if (tile === SPIDERS) return ride(s, t);
  if (tile === GRAVEYARD) t.change('items', 1, s.seat); // [TL-353]
  s.restBy = 'cafe';
  if (tile === CAFE) return 'place.rest>kid.act'; // [TL-352]
  return tile === ECHOES && s.letters ? 'place.echo' : 'kid.act'; // the Videostore and the Station are for the table [TL-356, TL-357]
}

/** Astronomer, Tunnels and Library after their tests [TL-354, TL-355, TL-358]. */
export function afterTile(s: Tales, t: Throws): string {
  const { tile, by } = s;
  s.cardSays = 'effect';
  if (!s.won && tile !== TUNNELS)
    return suffer(s, t, [by].concat(has(s, 'Sucks to be you') ? [] : s.helpers), tile === LIBRARY ? EXHAUSTED : UPSET, '<');
  if (!s.won) changeFavor(s, by, 1);
  else if (tile === TUNNELS) return moveByEffect(s, by, '');
  else if (tile === LIBRARY) turn(s, t, 'insight', 1);
  else {
    s.nextBonus[by] = 1;
    t.tell('1 more Time next Round');
  }
  return '<';
}

const rideOdds = (): Odds[] => [
  { label: 'UPSET', ways: 1, of: 6 },
  { label: 'Ride 1', ways: 4, of: 6 },
  { label: 'Ride 2', ways: 1, of: 6 },
];

function restNote(s: Tales, slot: number): string {
  if (slot !== INJURED) return '';
  return s.injured[s.seat] < s.squares ? `square ${s.injured[s.seat] + 1}` : 'off track';
}

export const place = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 8,
  steps: {
    go: () => ({
      say: effects().split('\n')[s.tile],
      odds: s.tile === SPIDERS ? rideOdds() : undefined,
      options: [
        {
          label: `Spend ${s.eventCost} Time`,
          not: reasonAgainstTile(s, s.seat, s.tile) || (isUseless(s) && 'No use now'),
          do: () => pay(s),
          then: () => useTile(s, t),
        },
        back('kid.act'),
      ],
    }),

    /** Only a letter that is not on the Track yet; no Enigma, no ALERT [TL-351]. */
    echo: () => {
      const hidden = rumorSpaces(s, true);
      return {
        say: 'Which Rumor goes?',
        options: [
          ...hidden.map((space): Option => ({ label: letterOf(s.rumor[space]), value: space })),
          !hidden.length && { label: 'Back', then: 'kid.act' }, // the table has taken all away
        ],
        do: space => (s.rumorAt = space),
        then: 'swap',
      };
    },

    swap: () =>
      askLetter(s, 'swap', {
        say: 'Letter of the new one? Face-down, the token moves',
        not: s.rumor,
        more: [{ label: 'Already on Track', then: 'kid.act' }],
        then(letter) {
          s.rumor[s.rumorAt] = letter;
          return 'kid.act';
        },
      }),

    /** One condition, or the injury one square on [TL-370]. */
    rest: () => ({
      say: `${s.restBy === 'sick' ? 'Sick, free ' : ''}REST: cube to the action space, or an injury 1 square on`,
      page: 20,
      options: [
        ...locked(s, s.seat).map((slot): Option => ({ label: conditions()[slot], note: restNote(s, slot), value: slot })),
        (s.restBy !== 'cafe' || !locked(s, s.seat).length) && back('<'), // what is paid for is not left by the way
      ],
      do(slot) {
        if (s.restBy === 'own') spend(s, s.seat, 1);
        if (s.restBy === 'own') s.rested[s.seat] = 1;
        if (s.restBy === 'sick') s.sickRest[s.seat] = 1;
        if (slot === INJURED) heal(s, t, s.seat);
        else relieve(s, t, s.seat, slot);
      },
      then: '<',
    }),
  },
});
