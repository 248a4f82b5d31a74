// A turn: its start, the FAVOUR drawn, and the one question from which every action goes out and to which it returns.
import { type OldAsk as Ask, type Choice, get, type OldSteps as Steps, sorted, type Table } from '../kit';
import { close } from './finish';
import { applyFor, ask, chance, debts, drawFavour, goods, happy, job, loss, many, offline, on, part, salaries, startTurn } from './rules';
import {
  BAD_DEBT,
  BUY,
  CHEF,
  CLERK,
  CONSUME,
  COOP,
  DISPOSABLE,
  LIVE,
  type Loop,
  NO_DOLLAR,
  RED_GOWN,
  SHARE,
  SLOWDOWN,
  SOLO,
  STRICT_PLASTIC,
  TOLD,
  VULGARIAN,
  WAITRESS,
  WORK,
} from './state';
import { eventEffect } from './texts';

/** What the EVENT in force does; `columns` of the title are for the name of whoever has the turn, and its name. */
const effect = (s: Loop, columns: number) => eventEffect(s.activeEvent, columns - 2 - s.names[s.seat].length);

export const turn = (s: Loop, t: Table<Loop>): Steps<Loop> => {
  /** Why no MATERIAL can be bought now; '' when one can. */
  const noBuy = () => {
    if (on(s, BAD_DEBT) && debts(s, s.seat)) return 'EVENT: Bad Debt';
    if (offline(s)) return 'EVENT: All Online';
    return goods(s).length ? '' : goods(s, 1).length ? 'Too few coins' : 'No material';
  };

  /** MATERIALS for an ACTIVITY: own ones and SHARES. */
  const payers = () => s.actSlots && part(s, 'mats', s.seat, 20) + s.shares.length;

  /** Chooses CONSUME, or leaves it. */
  const go = (main: number) => () => {
    s.main = main;
    return 'main';
  };

  /** WORK for nothing but a coin; the turn ends (LO-104, LO-186). */
  const dollar = () => {
    if (!s.forced || !(s.rules & NO_DOLLAR)) s.coin[s.seat]++;
    s.main = WORK;
    return close(s, t);
  };

  return {
    start: () => {
      // without a deck none (LO-046, LO-047, LO-224)
      const n = s.hand[s.seat] < 5 ? Math.min(job(s) == WAITRESS ? 2 : 1, s.favDeck + s.favDiscard) : 0;
      let draw = n ? '\nDraw ' + many(n, 'FAVOUR') + ': now ' + (s.hand[s.seat] + n) : '';
      if (n > s.favDeck) draw = '\nShuffle the FAVOURS, draw ' + n;
      return ask(
        s,
        6,
        'Your turn' + (s.endLatch ? ', LAST ROUND' : '') + draw + effect(s, 21),
        () => {
          if (s.main || s.mark & LIVE) startTurn(s); // from the middle of a turn the table came back to its start
          s.mark = LIVE | (s.endLatch && s.mark & TOLD); // a last round that the table took back is told when it comes again
          s.ends = s.timer ? s.played + 60 * s.timer : 0;
          for (let i = 0; i < n; i++) drawFavour(s, s.seat);
          return 'main';
        },
        s.seat,
        { cue: 'turn', odds: chance(s), show: n ? ['h', 'coin', 'rep'] : ['h', 'coin', 'rep', 'hand'] }, // no hand from before the draw
      );
    },
    main: () => {
      const me = s.seat,
        career = job(s),
        most = on(s, SLOWDOWN) ? 1 : 3,
        enough = (n: number) => n >= most && 'Only ' + most + ' a turn',
        needs2 = 'Needs 2 materials',
        choices: Choice[] = [];
      let debt: string | number | boolean | undefined, // nothing but a forced CREDIT CARD is left
        say = ['Choose one', 'Worked', 'Bought ' + s.bought, 'Consumed ' + s.consumed][s.main];
      if (!s.main || (s.main == BUY && !s.bought)) {
        // why a main action cannot be chosen now (LO-180)
        const toil = sorted(salaries(s).map(line => loss(s, line))).pop()!,
          work = s.mode && (s.forced ? 'No: forced into debt' : s.h[me] < toil && 'Costs ' + toil + ' H, you have ' + s.h[me]),
          buy = noBuy(),
          eat =
            on(s, VULGARIAN) && s.coin[me] < 4
              ? 'Vulgarian: needs $4'
              : payers() + (s.mode < COOP ? s.hand[me] : +!(s.favUsed[me] & (1 << SHARE))) < 2 && needs2; // a FAVOUR may be a SHARE
        debt = work && buy && eat;
        choices.push(
          s.mode || s.h[me] ? ['Work', 'work.salary', work] : ['Work: $1, turn ends', () => dollar()], // LO-104, LO-106
          ['Buy', 'buy.kind', buy],
          ['Consume', go(CONSUME), eat],
        );
        // what lies face up may leave only a BUY that the device believes in
        if (work && (buy || (on(s, DISPOSABLE) && s.rules & STRICT_PLASTIC) || (on(s, RED_GOWN) && career == CHEF))) {
          say = debt ? 'You cannot WORK, BUY or CONSUME' : 'Can you neither BUY nor CONSUME?';
          choices.push(
            s.forced
              ? [s.rules & NO_DOLLAR ? 'Turn ends' : 'Take $1, turn ends', () => dollar()]
              : [
                  'Forced into debt',
                  () => {
                    s.forced = 1;
                    return applyFor(s, me, 'main');
                  },
                ],
          );
        }
      } else if (s.main == CONSUME)
        choices.push(
          ['Complete activity', 'consume.first', enough(s.consumed) || (payers() < 2 && needs2)],
          s.consumed && ['Goal met', 'consume.goal', get(s, 'goals', me) > (s.mode == SOLO ? 3 : 2) && 'All met'],
          [
            '2 REP for +1 H',
            () => {
              s.rep[me] -= 2;
              happy(s, t, me, 1);
              return 'main';
            },
            s.rep[me] < 2 ? 'You have ' + s.rep[me] + ' REP' : s.h[me] > 11 ? 'H is 12' : !s.consumed && 'An activity first',
          ],
          !s.consumed && ['Do not consume', go(0)],
        );
      else if (s.main == BUY) choices.push(['Buy another', 'buy.kind', enough(s.bought) || noBuy()]);
      else if (career == CLERK) choices.push(['Slack off: buy 1', 'buy.kind', s.bought ? 'Only once' : noBuy()]);
      choices.push(
        ['End turn', () => close(s, t), s.main != WORK && !s.bought && !s.consumed && 'WORK, BUY or CONSUME'],
        ['Favour', 'favour.kind', !s.hand[me] && 'No FAVOUR'],
        s.mode && ['Ability', 'ability.use'],
        s.mode && ['Credit card', () => applyFor(s, me, 'main'), s.applied ? 'Only one a turn' : debt && 'Forced into debt'], // LO-183: no way round it
        debts(s, me) && [
          'Pay off',
          'finish.pay',
          s.coin[me] ? part(s, 'paid', 1, 5) >= debts(s, me) && 'All have got $2' : 'You have no coin',
        ],
      );
      const more: Partial<Ask> = {};
      return ask(s, 6, say + effect(s, s.ends ? 16 : 21), choices, me, more);
    },
  };
};
