// The nine Event Locations, and REST.
import { call } from '../kit';
import { chapter, list, type Row } from './rows';
import {
  ACT,
  alphabet,
  conditions,
  favor,
  HELP,
  has,
  heal,
  letter,
  moveTo,
  NO_COMBO,
  raise,
  relieve,
  rumors,
  SLOTS,
  SUCKS,
  seatsOf,
  spend,
  tell,
  test,
  units,
} from './state';

export const tiles = () =>
  'B Gravitron Echoes/C Irma cafe/F Machine Graveyard/G Satuna Spiders/H Old Astronomer/J Videostore/L Tunnels/M School Library/N Recharge Station'.split(
    '/',
  );

const ECHOES = 0,
  CAFE = 1,
  ASTRONOMER = 4,
  VIDEO = 5,
  TUNNELS = 6,
  LIBRARY = 7,
  RECHARGE = 8;

export const place = () =>
  chapter(8, (s, t) => {
    const { seat, rumor, restUsed, items } = s,
      locked = () => [0, 1, 2, 3].filter(i => s[SLOTS[i]][seat]);

    /** TL-425: the roller and the helpers; TL-614 spares the helpers. */
    function suffer(condition: number): string {
      s.hurt = [s.by].concat(seatsOf(s, has(s, SUCKS) ? 0 : s.aid)).map(k => k * 8 + condition);
      s.may = 0;
      return call(s, 'harm.take', ACT);
    }

    function use(tile: number): string {
      spend(s, seat, s.eventCost);
      s.eventUsed |= 1 << tile;
      s.it = tile;
      s.how = 1;
      return tile < ASTRONOMER
        ? ['echo', 'rest', 'graveyard', 'spiders'][tile]
        : tile == VIDEO
          ? tell(s, 'Top 3 Rumor letters: back in any order, or all to the bottom', ACT, 8)
          : tile == RECHARGE
            ? tell(s, 'A Machine, not hacked, 1 Sector closer. Mode stays', ACT, 8)
            : test(s, seat, s.eventTrait[tile == ASTRONOMER ? 0 : tile - 5], HELP | NO_COMBO, 'tested');
    }

    return {
      which: () => [
        ':at its letter, which?',
        tiles()
          .map((name, tile): any => {
            const idle = tile == ECHOES ? !rumors(s, true).length : tile == CAFE ? !locked().length : tile == RECHARGE && !units(s).length;
            return s.events & (1 << tile) && [name, () => use(tile), s.eventUsed & (1 << tile) ? 'Used this Round' : idle && 'No use now'];
          })
          .concat([['Back', ACT]]),
      ],

      tested: () => [
        (s.won ? ['+1 Time next Round', '', 'go to any other place', 'Insight +1'] : ['UPSET', '', 'Favor worse', 'EXHAUSTED'])[
          s.it - ASTRONOMER
        ],
        () => {
          if (s.won) {
            if (s.it == TUNNELS) return moveTo(s, s.by, ACT);
            if (s.it == LIBRARY) raise(s, 0, 1);
            else s.nextBonus[s.by] = 1;
          } else {
            if (s.it != TUNNELS) return suffer(s.it == LIBRARY ? 0 : 1);
            favor(s, s.by, 1);
          }
          return ACT;
        },
        { seat: s.by },
      ],

      echo: () => [
        ':swap which face-down Rumor?',
        list(
          rumors(s, true),
          i => letter(rumor[i]),
          i => {
            s.it = i;
            return 'swap';
          },
        ),
      ],

      /** TL-351: only a letter that is not on the Track yet. */
      swap: () => [
        ':letter of the new one, face-down?',
        list(alphabet(s, true), letter, n => {
          rumor[s.it] = n;
          return ACT;
        }).concat([['On the Track: no', ACT]]),
      ],

      graveyard: () => [
        ':discarded CABLES, BATTERY or COMPUTER?',
        [
          [
            'Taken',
            () => {
              items[seat]++;
              return ACT;
            },
          ],
          ['None', ACT],
        ],
      ],

      /** TL-226: a die, not a test. */
      spiders: () => [
        ':1 die. 1: UPSET, 2-5: ride 1 Sector, 6: ride 2',
        () => {
          const n = t.die(6);
          s.by = seat;
          s.aid = 0;
          return n == 1 ? suffer(1) : tell(s, n + ': ride from D5, seats 1, Movement ' + (n == 6 ? 2 : 1), moveTo(s, seat, ACT), 8);
        },
        {
          odds: [
            ['UPSET', 1, 6],
            ['Ride 1', 4, 6],
            ['Ride 2', 1, 6],
          ],
        },
      ],

      /** TL-370: s.how is 0 for the Round's own REST, 1 for the cafe, 2 for a sick Kid's. */
      rest: () => [
        ':REST relieves',
        list(
          locked(),
          i => (i < 3 ? conditions()[i] : 'Injury, 1 square'),
          i => {
            if (!s.how) spend(s, seat, 1);
            if (s.how != 1) restUsed[seat] |= s.how || 1;
            if (i < 3) relieve(s, seat, i);
            else heal(s, seat);
            return ACT;
          },
          s.how == 1 ? '' : ACT,
        ),
        {},
        20,
      ],
    } as { [step: string]: () => Row };
  });
