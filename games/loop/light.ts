// Light: the device keeps H, COIN, REP, CREDIT CARDs, EVENTs, the MATERIAL deck and the end. What lies in the AREAs stays on the table, which says the numbers that come out of it.
import { type Chapter, eachSeat, type Option } from '../kit';
import { reasonAgainstBuy, spend } from './buy';
import { apply, reasonAgainstApplying, unpaid } from './credit-cards';
import { endTurn } from './end-turn';
import { earnRep, happy, MOST_H, reasonAgainstRepForHappiness, repForHappiness } from './happiness';
import { debts } from './owing';
import { eventRow, goOn } from './start-turn';
import { isAdvanced, type Loop, on, type T } from './state';
import { reasonAgainstWork, takeOneCoin, work, worksForOneCoin } from './work';

const TURN = 'light.turn';
const back: Option = { label: 'Back', back: true, then: TURN };

/** Coin that can be spent now, and why none can. */
const reasonAgainstSpending = (s: Loop) => reasonAgainstBuy(s) || (!s.coin[s.seat] && 'You have no coin');
const reasonAgainstConsume = (s: Loop) => on(s, 'Vulgarian') && s.coin[s.seat] < 4 && 'Vulgarian: needs $4';

/** How many MATERIALs a BUY has taken off the board: with BOGOF each brings one more, as far as there are some [LO-302, LO-331]. */
function takings(s: Loop): number[] {
  const list: number[] = [];
  for (let bought = 1; bought <= Math.min(s.spent, on(s, 'Economic Slowdown') ? 1 : 3); bought++) {
    const taken = Math.min(s.buySlots, on(s, 'BOGOF') ? 2 * bought : bought) | 0;
    if (list.indexOf(taken) < 0) list.push(taken);
  }
  return list;
}

export const light = (s: Loop, t: T): Chapter<Loop> => {
  const done = () => goOn(s, t); // no seat is kept here: the chapter stays when the turn passes

  function mainOptions(): Option[] {
    const stuck = isAdvanced(s) && !!reasonAgainstWork(s) && !!reasonAgainstSpending(s);
    return [
      { label: 'Buy', then: 'spend', not: reasonAgainstSpending(s) },
      {
        label: worksForOneCoin(s) ? 'Work: $1, turn ends' : 'Work',
        usual: true,
        then: () => (s.pays[s.seat] < 0 ? 'salary' : work(s, t)),
        not: !worksForOneCoin(s) && reasonAgainstWork(s),
      },
      { label: 'Consume', rare: true, then: 'consume', not: reasonAgainstConsume(s) },
      ...(stuck ? [{ label: 'Take $1, turn ends', rare: true, then: () => takeOneCoin(s, t) }] : []), // [LO-186]
    ];
  }

  /** The end of the turn; after a BUY it says how many MATERIALs are gone. */
  function endOptions(): (Option | false)[] {
    if (s.main === 'Buy') {
      const counts = takings(s);
      return counts.map(count => ({
        label: `End turn, took ${count}`,
        usual: count === Math.min(s.lastTaken, counts[counts.length - 1]),
        do() {
          s.lastTaken = count;
          s.buySlots = Math.max(0, s.buySlots - count) | 0;
        },
        then: () => endTurn(s, t),
      }));
    }
    return [
      { label: 'End turn', usual: true, then: () => endTurn(s, t) },
      s.main === 'Consume' && {
        label: '2 REP for +1 H',
        rare: true,
        do: () => repForHappiness(s, t),
        then: done,
        not: reasonAgainstRepForHappiness(s),
      },
    ];
  }

  /** H, COIN or REP of one player, by 1. */
  function change(label: string, note: number, deed: () => void, not: string | false): Option {
    return { label, note: `${note}`, rare: label !== '$ +1', do: deed, then: done, not };
  }

  return {
    page: 6,
    steps: {
      turn: () => ({
        say: (s.main === 'None' ? 'Choose one' : { Work: 'Worked', Buy: `Spent $${s.spent}`, Consume: 'Consumed' }[s.main]) + eventRow(s),
        cue: s.main === 'None' ? 'turn' : undefined,
        options: [
          ...(s.main === 'None' ? mainOptions() : endOptions()),
          { label: 'H, $ or REP', rare: true, do: () => (s.looksUp = s.seat), then: 'change' },
          isAdvanced(s) && {
            label: 'Credit card: +$4',
            rare: true,
            do() {
              apply(s, t, s.seat);
              if (s.buySlots) s.buySlots--;
              t.tell('A MATERIAL comes with it, Q1');
            },
            then: done,
            not: reasonAgainstApplying(s),
          },
          debts(s, s.seat) > 0 && unpaid(s) > 0 && { label: 'Pay off', then: 'credit.payOff', not: !s.coin[s.seat] && 'You have no coin' },
        ],
      }),

      /** Said once [LO-100]. */
      salary: () => ({
        say: 'SALARY of your CAREER?',
        page: 7,
        counts: { labels: ['Coin', 'H that it costs'], most: [9, 9], start: [4, 1] },
        do(_, [coin, h]) {
          s.pays[s.seat] = coin;
          s.costs[s.seat] = h;
        },
        then: () => (reasonAgainstWork(s) ? TURN : work(s, t)),
      }),

      spend: () => ({
        say: `BUY: coins in all? You have $${s.coin[s.seat]}`,
        page: 7,
        dial: { min: 1, max: Math.max(1, s.coin[s.seat]), start: Math.max(1, Math.min(s.lastSpent, s.coin[s.seat])) | 0 },
        do(coins) {
          s.main = 'Buy';
          s.bought = 1;
          s.lastSpent = coins;
          spend(s, t, coins);
        },
        then: done,
      }),

      /** ACTIVITYs and GOALs together: the borders that are crossed are the same [LO-120, LO-131]. */
      consume: () => ({
        say: 'CONSUME: H gained, with GOALs?',
        page: 7,
        dial: { min: 1, max: MOST_H, start: s.lastGain },
        do(h) {
          s.main = 'Consume';
          s.lastGain = h;
          happy(s, t, s.seat, h);
        },
        then: done,
      }),

      change: () => {
        const seat = s.looksUp,
          others = s.seats.filter(other => other !== seat);
        return {
          say: 'Change by 1:',
          seat,
          options: [
            change('$ +1', s.coin[seat], () => s.coin[seat]++, false),
            change('$ -1', s.coin[seat], () => s.coin[seat]--, !s.coin[seat] && 'No coin left'),
            change('REP +1', s.rep[seat], () => earnRep(s, seat, 1), s.rep[seat] > 1 && 'REP is 2'),
            change('REP -1', s.rep[seat], () => s.rep[seat]--, !s.rep[seat] && 'No REP left'),
            change('H +1', s.h[seat], () => happy(s, t, seat, 1), s.h[seat] >= MOST_H && 'H is 12'),
            change('H -1', s.h[seat], () => happy(s, t, seat, -1), !s.h[seat] && 'H is 0'),
            back,
            ...eachSeat(s, others, other => ({ do: () => (s.looksUp = other), then: 'change' })),
          ],
        };
      },
    },
  };
};

/** Full to Light at the turn's one screen: the MATERIALs are the table's business then. Not back, because Full must know each of them. */
export function switchTo(s: Loop, isLight: number): string {
  if (!isLight) return 'Full must know every MATERIAL. Begin a new play for it.';
  if (s.at !== 'turn.act' || s.back.length) return 'Finish what you are doing first.';
  s.at = TURN;
  for (const seat of s.seats) {
    s.filled[seat] = -1;
    if (s.career[seat] === 'Freelancer' || s.career[seat] === 'Tycoon') s.pays[seat] = -1; // asked when they WORK
  }
  return '';
}
