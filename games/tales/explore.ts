// Scouting, investigating Rumors, trading, and the effects of Anomalies.
import { call } from '../kit';
import { chapter, type Entry, list, type Row } from './rows';
import { ACT, able, HELP, HOME, letter, PREDICTABLE, raise, rumors, spend, TEXT, tell, test, unit, units } from './state';

export const explore = () =>
  chapter(19, s => {
    const { seat, seats, names, rumor, rumorUp, firewalls, spaces, items, iconic, anomaly, kids } = s,
      label = (i: number) => letter(rumor[i]) + (rumorUp[i] ? ' up' : ' down'),
      name = () => 'Rumor ' + letter(rumor[s.it]);

    return {
      /** TL-330, TL-331: Machines are counted from 4, after the spaces of the Track. */
      scout: () => [
        ':a Rumor here or next door, or a Machine nearby',
        list(
          rumors(s, true).concat(
            units(s)
              .filter(m => firewalls[m] < spaces[m])
              .map(m => m + 4),
          ),
          i => (i < 4 ? label(i) : unit(s, i - 4)),
          i => {
            const m = i - 4;
            spend(s, seat, 1);
            if (i < 4) rumorUp[i] = 1;
            else firewalls[m] = able(s, m, PREDICTABLE) ? spaces[m] : Math.min(spaces[m], firewalls[m] + 2);
            return tell(
              s,
              i < 4 ? 'Turn card and token ' + letter(rumor[i]) + '. No test' : 'Firewalls face-up from the left: ' + firewalls[m],
              ACT,
              19,
            );
          },
          ACT,
        ),
      ],

      rumor: () => [
        ':the Rumor of your place, 1 Time',
        list(
          rumors(s),
          label,
          i => {
            s.it = i;
            spend(s, seat, 1);
            rumorUp[i] = 1;
            return test(s, seat, 0, HELP, 'result');
          },
          ACT,
        ),
      ],

      /** TL-401, TL-402: what every Rumor gives; TL-404: what is printed on it comes on top, as card text. */
      result: () => {
        const then = (dial: number, by: number) => () => {
          s.solved = s.won;
          raise(s, dial, by);
          s.may |= TEXT;
          return call(s, s.won ? 'card.menu' : 'harm.text', 'stays');
        };
        return s.won
          ? [
              name() + ' solved',
              [
                ["Scenario's set: +" + s.gain[0], then(0, s.gain[0])],
                ['Another set', then(0, 0)],
              ],
              {},
              5,
            ]
          : [name() + ' failed: Enigma +' + s.gain[1], then(1, s.gain[1]), {}, 5];
      },

      /** TL-333, TL-335: the card's text may say otherwise. */
      stays: () => {
        const next = s.solved ? 'free' : ACT,
          entries: Entry[] = [
            ['Stays face-up', next],
            [
              'Off the Track',
              () => {
                rumor[s.it] = rumorUp[s.it] = 0;
                return next;
              },
            ],
          ];
        return [name() + ' and token', s.solved ? entries.reverse() : entries];
      },

      free: () => [
        ':a free trade, all Kids here?',
        [
          ['No', ACT],
          ['Trade', 'trade'],
        ],
      ],

      /** TL-336: Items but the Iconic. Anomalies go by the tracks. */
      trade: () => {
        const here = seats.filter(k => s.status[k] != HOME),
          pairs: number[] = [];
        for (const a of here) for (const b of here) if (a != b && items[a] > iconic[a]) pairs.push(a * 8 + b);
        return [
          'Items, same place, not the Iconic',
          list(
            pairs,
            p => names[p >> 3] + ' to ' + names[p & 7],
            p => {
              items[p >> 3]--;
              items[p & 7]++;
              return 'trade';
            },
            ACT,
          ),
        ];
      },

      /** TL-231: an action, or what replaces one, costs Time as well. TL-232: at 0 the card is gone. */
      anomaly: () => [
        ':1 counter for which effect? An action costs Time',
        list(
          anomaly.map((_, i) => i).filter(i => anomaly[i] && i % kids == seat),
          i => 'Card ' + (((i / kids) | 0) + 1) + ', uses ' + anomaly[i],
          i => {
            anomaly[i]--;
            return 'kid.action';
          },
          ACT,
        ),
        {},
        15,
      ],
    } as { [step: string]: () => Row };
  });
