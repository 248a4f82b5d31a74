// The nine Event Locations, and REST.
import { digit, put, type Table } from '../kit';
import { type Chapter, list } from './rows';
import {
  ACT,
  conditions,
  favor,
  favorAfter,
  favors,
  HELP,
  heal,
  letter,
  letters,
  locked,
  more,
  moveTo,
  NO_COMBO,
  raise,
  relieve,
  rumors,
  short,
  spend,
  suffer,
  type Tales,
  tell,
  test,
  turned,
  units,
} from './state';

const TILES = 'BCFGHJLMN';
export const tiles = () =>
  'B Gravitron Echoes/C Irma cafe/F Graveyard/G Satuna Spiders/H Old Astronomer/J Videostore/L Tunnels/M School Library/N Recharge Station'.split(
    '/',
  );

/** The tile at the place of a Kid, or -1. */
export const tileAt = (s: Tales, k: number) => TILES.indexOf(letter(digit(s.place, k)));

/** Why a Kid cannot use a tile now, or nothing (TL-350). */
export const closed = (s: Tales, k: number, tile: number) =>
  tile < 0 || !(s.events & (1 << tile)) ? 'None here' : s.eventUsed & (1 << tile) ? 'Used this Round' : short(s, k, s.eventCost);

/** Those that are tested, in the order of their printed traits: Astronomer, Tunnels, Library. */
const TESTED = 'HLM';

export const place = (s: Tales, t: Table<Tales>): Chapter => {
  const { seat, rumor, it, by, won } = s,
    ill = locked(s, seat),
    hidden = rumors(s, true),
    /** What is paid for is not left by the way; unless the table has taken all away that could be chosen. */
    paid = (of: number[]) => (of.length ? [] : ACT),
    /** What a tile does, by its place in TILES; of a test both ends. */
    effect = (tile: number) =>
      `Swap a face-down Rumor for the top one of the deck
An extra REST
A discarded Item with CABLES, BATTERY or COMPUTER
1 die. 1: UPSET, 2-5: ride 1 Sector, 6: ride 2
1 more Time next Round|UPSET
See the top 3 Rumor letters: back in any order, or all to the bottom
Go to any place|Favor worse
Insight +1|EXHAUSTED
A Machine, not a hacked one, moves 1 Sector closer. Mode stays`
        .split('\n')
        [tile].split('|'),
    ouch = (condition: number) => {
      suffer(s, condition);
      s.may = 0;
      return 'harm.take>' + ACT;
    },
    /** TL-226: a die, not a test. */
    spiders = () => {
      const n = t.die(6);
      t.tried({ seat, successes: n > 1 ? 1 : 0, tries: 1, ways: 5, of: 6 }); // not to be UPSET
      s.by = seat;
      s.aid = 0;
      return n == 1 ? ouch(1) : tell(s, 'A ' + n + ': ride from D5 alone, Movement ' + (n == 6 ? 2 : 1), moveTo(s, seat, ACT), 8);
    };

  return {
    /** TL-350: the Time is spent and the use is gone before anything happens. */
    go: () => {
      const tile = tileAt(s, seat),
        at = TILES.charAt(tile),
        rides = at == 'G';
      if (tile < 0) return [seat + 'No Event place here', ACT]; // the table has put the Kid elsewhere
      return [
        seat + effect(tile).join(', or '),
        [
          [
            'Spend ' + s.eventCost + ' Time',
            () => {
              spend(s, seat, s.eventCost);
              s.eventUsed |= 1 << tile;
              s.it = TESTED.indexOf(at);
              s.how = 1;
              if (at == 'F') more(s, 'items', seat, 1);
              return rides
                ? spiders()
                : s.it < 0
                  ? ['echo', 'rest'][tile] || ACT
                  : test(s, seat, +s.eventTrait[s.it], HELP | NO_COMBO, 'tested');
            },
            closed(s, seat, tile) ||
              ((at == 'B' ? !hidden.length : at == 'C' ? !ill.length : at == 'N' && !units(s).length) && 'No use now'),
          ],
          ['Back', ACT],
        ],
        0,
        rides
          ? {
              odds: [
                ['UPSET', 1, 6],
                ['Ride 1', 4, 6],
                ['Ride 2', 1, 6],
              ],
            }
          : {},
      ];
    },

    /** A dial and Favor are told as they will be. */
    tested: () => [
      by +
        effect([4, 6, 7][it])[won ? 0 : 1] +
        (it == 2 && won ? ', now ' + turned(s, 0, 1) : it == 1 && !won ? ': ' + favors()[favorAfter(s, by, 1)] : ''),
      () => {
        if (it == 1) {
          if (won) return moveTo(s, by, ACT);
          favor(s, by, 1);
        } else if (!won) return ouch(it ? 0 : 1);
        else if (it) raise(s, 0, 1);
        else put(s, 'nextBonus', 1, by);
        return ACT;
      },
      0,
      { show: [] },
    ],

    echo: () => [
      seat + 'Which Rumor goes?',
      list(
        hidden,
        i => letter(rumor[i]),
        i => {
          s.it = i;
          return 'swap';
        },
        paid(hidden),
      ),
    ],

    /** TL-351: only a letter that is not on the Track yet. */
    swap: () => [
      seat + 'Letter of the new one? Face-down, the token moves',
      list(
        letters(rumor),
        letter,
        n => {
          rumor[it] = n;
          return ACT;
        },
        [['Already on Track', ACT]],
      ),
    ],

    /** TL-370: s.how is 0 for the Round's own REST, 1 for the cafe, 2 for a sick Kid's. */
    rest: () => [
      seat + 'REST: cube to the action space, or an injury 1 square on',
      list(
        ill,
        i => conditions()[i] + (i < 3 ? '' : +s.injured[seat] < s.squares ? ', square ' + (+s.injured[seat] + 1) : ', off track'),
        i => {
          if (!s.how) spend(s, seat, 1);
          if (s.how != 1) put(s, 'restUsed', +s.restUsed[seat] | s.how || 1, seat);
          if (i < 3) relieve(s, seat, i);
          else heal(s, seat);
          return ACT;
        },
        s.how == 1 ? paid(ill) : ACT,
      ),
      20,
    ],
  };
};
