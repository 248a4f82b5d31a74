// A turn: its start, the FAVOUR drawn, and the one question from which every action goes out and to which it returns.
import type { Next, Pick, Steps } from '../kit';
import { applyFor, ask, bits, drawFavour, goods, happy, job, loss, offline, on, piles, prices, tip } from './rules';
import {
  BAD_DEBT,
  BUY,
  CHEF,
  CLERK,
  CONSUME,
  COOP,
  DISPOSABLE,
  FREELANCER,
  IMMEDIATE,
  LATE,
  LIVE,
  type Loop,
  RED_GOWN,
  SCIENTIST,
  SLOWDOWN,
  SOLO,
  STRICT_PLASTIC,
  VULGARIAN,
  WAITRESS,
  WORK,
} from './state';
import { eventText } from './texts';

/** CAREERs with an ABILITY that is used once a turn: Banker, Craftsman, Engineer, Freelancer, Homemaker, Investor, Nurse, Scavenger, Scholar, Soldier. */
const ONCE = 0x5857a;

export const turn = (): Steps<Loop> => {
  const needs2 = 'Needs 2 materials';
  /** Why a main action cannot be chosen now; '' when it can (LO-180). */
  const noWork = (s: Loop): string => {
    const least = job(s) == FREELANCER ? Math.min(loss(s, 5), loss(s, 21), loss(s, 22)) : loss(s, job(s));
    return !s.mode ? '' : s.forced ? 'Forced into debt' : s.h[s.seat] < least ? 'Costs ' + least + ' H' : '';
  };
  const noBuy = (s: Loop): string => {
    if (on(s, BAD_DEBT) && s.cards[s.seat]) return 'Bad Debt';
    if (offline(s)) return 'All Online: no card';
    if (!s.buySlots && (job(s) != SCIENTIST || s.abilityUsed || !piles(s, () => true).length)) return 'No material';
    for (let type = 0; type < 5; type++) if (prices(s, type).length) return '';
    return 'Too few coins';
  };
  /** MATERIALs for an ACTIVITY: own ones and SHAREs. */
  const payers = (s: Loop): number => s.actSlots && goods(s) + s.shares.length;
  const noConsume = (s: Loop): string => {
    if (on(s, VULGARIAN) && s.coin[s.seat] < 4) return 'Vulgarian: $4';
    return payers(s) + s.hand[s.seat] < 2 ? needs2 : ''; // a FAVOUR may be a SHARE
  };

  return {
    start: s => {
      const hidden = s.eventSet & ~s.eventDiscard & ~(s.activeEvent && 1 << (s.activeEvent - 1));
      const a = ask(s, 6, 'your turn' + (s.endLatch ? '\nLAST ROUND' : '') + (s.activeEvent ? '\n' + eventText(s.activeEvent) : ''), () => {
        s.mark |= LIVE;
        s.ends = s.timer ? s.played + 60 * s.timer : 0;
        return s.mode < COOP && s.hand[s.seat] < 5 && s.favDeck + s.favDiscard ? 'draw' : 'main';
      });
      a.cue = 'turn';
      if (hidden) a.odds = [['Next event immediate', bits(hidden & IMMEDIATE), bits(hidden)]];
      return a;
    },
    draw: s => {
      const n = Math.min(job(s) == WAITRESS ? 2 : 1, s.favDeck + s.favDiscard);
      return ask(s, 6, 'take ' + n + ' FAVOUR', () => {
        for (let i = 0; i < n; i++) drawFavour(s, s.seat);
        return 'main';
      });
    },
    main: (s, t) => {
      const pick: Pick[] = [],
        cannot: [string, string][] = [],
        me = s.seat,
        most = on(s, SLOWDOWN) ? 1 : 3,
        enough = (n: number) => n >= most && most + ' a turn';
      const add = (label: string, no: string | false | 0, next: Next) => {
        if (no) cannot.push([label, no]);
        else pick.push([label, next]);
      };
      const go = (main: number, step: string) => () => {
        s.main = main;
        return step;
      };
      const dollar = () => {
        s.coin[me]++;
        return go(WORK, 'finish.end')();
      };
      let say = ['', 'worked', 'bought ' + s.bought, 'consumed ' + s.consumed][s.main];
      if (!s.main || (s.main == BUY && !s.bought)) {
        say = 'choose one';
        const work = noWork(s),
          buy = noBuy(s);
        if (s.mode || s.h[me]) add('Work', work, 'work.salary');
        else add('Work: $1, turn ends', 0, dollar); // LO-104, LO-106
        add('Buy', buy, go(BUY, 'buy.kind'));
        add('Consume', noConsume(s), go(CONSUME, 'main'));
        // what lies face up may leave only a BUY that the device believes in
        if (work && (buy || (on(s, DISPOSABLE) && s.rules & STRICT_PLASTIC) || (on(s, RED_GOWN) && job(s) == CHEF))) {
          say = 'does none fit?';
          if (s.forced) add('Take $1, turn ends', 0, dollar);
          else
            add('Forced into debt', 0, () => {
              s.forced = 1;
              return applyFor(s, me, 'main');
            });
        }
      } else if (s.main == CONSUME) {
        add('Complete activity', enough(s.consumed) || (payers(s) < 2 && needs2), 'consume.first');
        if (s.newAct) add('Goal met', s.goals[me] > (s.mode == SOLO ? 3 : 2) && 'All are met', 'consume.goal');
        add('2 REP for +1 H', (!s.consumed || s.rep[me] < 2) && '2 REP, after an activity', () => {
          s.rep[me] -= 2;
          happy(s, t, me, 1);
          return 'main';
        });
        if (!s.consumed) add('Do not consume', 0, go(0, 'main'));
      } else if (s.main == BUY) {
        add('Buy another', enough(s.bought) || noBuy(s), 'buy.kind');
      } else if (job(s) == CLERK) add('Slack off: buy 1', s.bought ? 'Once' : noBuy(s), 'buy.kind');
      add('Favour', !s.hand[me] && 'None in hand', 'favour.kind');
      if (s.mode) {
        if (ONCE & (1 << job(s))) add('Ability', s.abilityUsed && 'Once a turn', 'ability.use');
        add('Credit card', s.applied && 'One a turn', () => applyFor(s, me, 'main'));
        if (s.cards[me]) add('Pay off', !s.coin[me] && 'No coin', 'finish.pay');
      }
      add('End turn', s.main != WORK && !s.bought && !s.consumed && 'WORK, BUY or CONSUME first', 'finish.end');
      const a = ask(s, 6, say + (s.activeEvent ? tip(s, eventText(s.activeEvent)) : ''), pick, me, cannot);
      if (s.ends) {
        a.until = s.ends;
        a.late = () => {
          s.ends = 0;
          s.news.push(LATE * 10 + me);
          return 'main';
        };
      }
      return a;
    },
  };
};
