// Scouting, and what comes of an investigated Rumor.

import { put } from '../kit';
import { type Chapter, type Entry, list } from './rows';
import { ACT, able, here, letter, PREDICTABLE, raise, rumors, scouted, spend, type Tales, TEXT, tell, turned, unit, units } from './state';

export const explore = (s: Tales): Chapter => {
  const { seat, rumor, it, gain, solved } = s,
    name = 'Rumor ' + letter(rumor[it]);

  return {
    /** TL-330, TL-331: Machines are counted from 4, after the spaces of the Track. */
    scout: () => [
      seat + 'Scout a Rumor here or next door, or a Machine nearby',
      list(
        rumors(s, true).concat(
          units(s)
            .filter(m => s.firewalls[m] < s.spaces[m])
            .map(m => m + 4),
        ),
        i => (i < 4 ? 'Rumor ' + letter(rumor[i]) : unit(s, i - 4)),
        i => {
          const m = i - 4;
          spend(s, seat, 1);
          if (i < 4) put(s, 'rumorUp', 1, i);
          else scouted(s, m, able(s, m, PREDICTABLE) ? 5 : 2);
          return tell(
            s,
            i < 4
              ? 'Turn Rumor ' + letter(rumor[i]) + ' and its token face-up. No test'
              : 'Firewalls into the left-most empty spaces. Face-up: ' + s.firewalls[m],
            ACT,
            19,
          );
        },
        ACT,
      ),
    ],

    /** TL-401, TL-402: what every Rumor gives; TL-404: what is printed on it comes on top, as card text. */
    result: () => {
      const { won } = s,
        then = (dial: number, by: number) => () => {
          s.solved = won;
          raise(s, dial, by);
          s.may |= TEXT;
          return (won ? 'card.menu' : 'harm.text') + '>stays';
        };
      return [
        seat + name + (won ? ' solved' : ' failed: Enigma +' + gain[1] + ', now ' + turned(s, 1, +gain[1])),
        won
          ? [
              ["Scenario's set: +" + gain[0], then(0, +gain[0])],
              ['Another set', then(0, 0)],
            ]
          : then(1, +gain[1]),
        5,
        { show: [] }, // the dial is told as it will be
      ];
    },

    /** TL-333 to TL-335: the card's text may say otherwise. */
    stays: () => {
      const next = solved && here(s, seat)[1] >= 0 ? 'free' : ACT,
        ways: Entry[] = [
          [
            'Off the Track',
            () => {
              rumor[it] = 0;
              put(s, 'rumorUp', 0, it);
              return next;
            },
          ],
          ['Stays face-up', next],
        ];
      return [seat + name + ' and its token?', solved ? ways : ways.reverse()];
    },

    free: () => [
      seat + 'A free trade among all Kids here?',
      [
        ['No', ACT],
        ['Trade', 'cards.trade'],
      ],
    ],
  };
};
