// What a card's text does, one effect at a time, for any Kid: rewards, failures, Diary, Chores [TL-228, TL-404, TL-426].
import { type Chapter, eachSeat, effectOptions, type Option, who } from '../kit';
import { here } from './board';
import { conditionOptions, locked, relieve, suffer } from './conditions';
import { dialOptions } from './dials';
import { changeFavor } from './favor';
import { machineName, units } from './machines';
import { forceMove, moveByEffect } from './movement';
import { takeRumorOff } from './rumor-track';
import { BAD, GOOD, SICK, type Tales, type Throws } from './state';
import { back, conditions, favors } from './words';

const USES = 2, // of most Anomalies [TL-M08]
  MOST_USES = 9;

/** The text of a card or a reward, for one Kid, outside a test. */
export function cardText(s: Tales, seat: number, after: string): string {
  s.kid = seat;
  s.cardSays = 'effect';
  s.rumorTest = '';
  return `card.menu>${after}`;
}

const isFailure = (s: Tales) => s.cardSays === 'failure' || s.cardSays === 'team';

function title(s: Tales): string {
  if (s.cardSays === 'success') return 'Success text, for you only';
  if (isFailure(s)) return `The rest of the failure, for ${s.cardSays === 'team' ? 'each of you' : 'you only'}`;
  return 'What does the card do?';
}

/** The text of a Rumor is carried out, and not that of a Response in between. */
const isOfRumor = (s: Tales) => s.rumorTest !== '' && s.back.indexOf('card.menu') < 0;

/** A success takes the card off the Track, a failure leaves it face-up; its text may say otherwise, which stands last [TL-333, TL-335]. */
function doneOptions(s: Tales, t: Throws): [usual: Option, other: Option | false] {
  const done = (isOff: number) => {
    if (isOff) takeRumorOff(s, t);
    s.cardSays = 'effect';
    if (isOfRumor(s)) s.rumorTest = '';
  };
  if (!isOfRumor(s)) return [{ label: 'Done', usual: true, value: 0, do: done, then: '<' }, false];
  const off: Option = { label: 'Done, Rumor off', value: 1, do: done, then: '<' },
    stays: Option = { label: 'Done, Rumor stays', value: 0, do: done, then: '<' };
  return s.rumorTest === 'solved' ? [off, stays] : [stays, off];
}

function favorOptions(s: Tales): Option[] {
  const now = s.favor[s.kid],
    note = favors()[now],
    change = (worse: number) => changeFavor(s, s.kid, worse);
  return [
    { label: 'Favor up', note, not: now === GOOD && `Is ${note}`, value: -1, do: change }, // [TL-420, TL-422]
    { label: 'Favor down', note, not: now === BAD && `Is ${note}`, value: 1, do: change },
  ];
}

export const card = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 14,
  steps: {
    menu: () => {
      const ill = locked(s, s.kid),
        [done, otherwise] = doneOptions(s, t);
      return {
        say: title(s),
        seat: s.kid,
        options: [
          done,
          ...effectOptions(s, t, s.kid, [{ label: 'Item +1', track: 'items', by: 1 }]),
          { label: 'Anomaly', then: 'anomaly' },
          { label: 'Condition', then: 'condition' },
          ill.length > 0 && { label: 'Relieve', note: ill.map(slot => conditions()[slot]).join(' '), then: 'relieve' },
          ...favorOptions(s),
          ...dialOptions(s, t, 1),
          isOfRumor(s) && s.rumorTest === 'solved' && here(s, s.kid).length > 1 && { label: 'Free trade', then: 'trade.card>menu' }, // [TL-334]
          { label: 'More...', then: 'more' },
          s.seats.length > 1 && { label: 'Other Kid', then: 'kid' },
          otherwise,
        ],
        then: 'menu',
      };
    },

    /** What cards seldom do. */
    more: () => ({
      say: title(s),
      seat: s.kid,
      options: [
        ...effectOptions(s, t, s.kid, [
          { label: 'Item -1', track: 'items', by: -1, not: s.items[s.kid] <= s.iconic[s.kid] && 'Only the Iconic' },
        ]),
        ...dialOptions(s, t, -1),
        {
          label: 'Iconic lost', // by a card only [TL-450]
          not: !s.iconic[s.kid] && 'Lost already',
          do() {
            t.change('items', -1, s.kid);
            s.iconic[s.kid] = 0;
          },
        },
        {
          label: 'Moved',
          not: s.status[s.kid] === SICK && 'Sick: stays at HOME',
          then: () => (isFailure(s) ? forceMove(s, [s.kid], 'card.menu') : moveByEffect(s, s.kid, 'card.menu')),
        },
        units(s).length > 0 && { label: 'Machine mode', then: 'mode' },
        back('menu'),
      ],
      then: 'menu',
    }),

    relieve: () => ({
      say: 'Relieve: which cube to the action space?',
      seat: s.kid,
      page: 16,
      options: [...locked(s, s.kid).map((slot): Option => ({ label: conditions()[slot], value: slot })), back('menu')],
      do: slot => relieve(s, t, s.kid, slot),
      then: 'menu',
    }),

    kid: () => ({ say: 'Who?', seat: -1, options: eachSeat(s, s.seats), do: seat => (s.kid = seat), then: 'menu' }),

    /** As many counters as are printed [TL-230]. */
    anomaly: () => ({
      say: 'A new Anomaly: its uses?',
      seat: s.kid,
      page: 15,
      dial: { min: 1, max: MOST_USES, start: USES },
      do(uses) {
        s.anomalyOf.push(s.kid);
        s.anomalyUses.push(uses);
        t.tell(`${who(s, s.kid)}: Anomaly ${s.anomalyOf.length}, ${uses} counters`);
      },
      then: 'menu',
    }),

    condition: () => ({
      say: 'Which condition?',
      seat: s.kid,
      page: 16,
      options: conditionOptions(conditions()),
      then: condition => suffer(s, t, [s.kid], condition, s.light ? 'lightTest.card' : 'card.menu'),
    }),

    /** It lasts until the modes are set again [TL-435]. */
    mode: () => ({
      say: 'Set a Machine to',
      seat: -1,
      options: [
        ...units(s).map(
          (machine): Option => ({ label: `${machineName(machine)}: ${s.mode[machine] ? 'ROUTINE' : 'ALERT'}`, value: machine }),
        ),
        back('menu'),
      ],
      do: machine => (s.mode[machine] = 1 - s.mode[machine]),
      then: 'menu',
    }),
  },
});
