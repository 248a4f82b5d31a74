// 2.7 End Turn, in this order: PAYOFF, what an EVENT looks at, refill, DEPLETION, burn, end of the game, EVENTs, next player [LO-044].
import { type Chapter, eachSeat } from '../kit';
import { payOff, payoffs, unpaid } from './credit-cards';
import { lastSeat } from './end-game';
import { flipAll } from './events';
import { happy } from './happiness';
import { gain, typeOptions, typesOf } from './materials';
import { refill } from './start-turn';
import { CENTRAL, isSolo, type Loop, on, rivals, type T, types } from './state';

/** Where nothing is to be chosen, all of it is done and told at once. */
export function endTurn(s: Loop, t: T): string {
  for (let ways = payoffs(s, true); unpaid(s) > 0 && ways.length === 1; ways = payoffs(s, true)) payOff(s, ways[0]);
  if (unpaid(s) > 0) return unpaid(s) > s.coin[s.seat] ? 'credit.short' : 'credit.due';
  return checkArea(s, t) || fill(s, t);
}

/** A Diamond Is For Business and Hypebeast look at the AREA, before the refill [LO-300, LO-310, LO-330]. The step that asks, or ''. */
function checkArea(s: Loop, t: T): string {
  if (s.acted) return '';
  if (on(s, 'A Diamond Is For Business')) {
    if (s.light) return 'lightQuestions.metal';
    s.acted = 1;
    if (typesOf(s, s.seat).indexOf('Metal') < 0) lose(s, t, 'No METAL');
  }
  if (on(s, 'Hypebeast') && s.seats.length > 1) {
    if (s.light) return 'lightQuestions.hypebeast';
    const list = rivals(s, s.seat);
    if (list.length > 1) return 'endTurn.hypebeast';
    compare(s, t, list[0]);
  }
  return '';
}

/** 1 H, and told why. */
export function lose(s: Loop, t: T, why: string): void {
  t.tell(`${s.names[s.seat]}: ${why}, -1 H`);
  happy(s, t, s.seat, -1);
}

/** One type that the other has and you do not costs 1 H [LO-310]. */
function compare(s: Loop, t: T, seat: number): void {
  const own = typesOf(s, s.seat),
    lacks = typesOf(s, seat).filter(type => own.indexOf(type) < 0);
  s.acted = 1;
  if (lacks.length) lose(s, t, `Hypebeast, no ${lacks[0]}`);
  else t.tell('Hypebeast: you own them all');
}

/** The refill [LO-048]; DEPLETION costs whose refill it was 1 H [LO-171, LO-231]; then what is burnt. */
export function fill(s: Loop, t: T): string {
  refill(s, t);
  if (s.penaltyDue) {
    s.penaltyDue = 0;
    lose(s, t, 'DEPLETION');
  }
  if (s.h.indexOf(12) >= 0) s.reached12 = 1; // a correction reaches it, too
  if (!s.matDeck || !burns(s)) return pass(s, t); // of an empty deck nothing is burnt [LO-174]
  if (!s.light) return 'endTurn.burn';
  s.matDeck--;
  t.tell(`Burn the top MATERIAL, ${s.matDeck} left`);
  return afterBurning(s, t);
}

/** In SOLO every turn, in COOPERATIVE once a round [LO-230, LO-236, LO-237]. */
const burns = (s: Loop) => isSolo(s) || (s.mode === 'Cooperative' && s.seat === lastSeat(s));

/** The last one is DEPLETION without a penalty [LO-172]. */
function afterBurning(s: Loop, t: T): string {
  if (!s.matDeck) s.depletion = 1;
  return pass(s, t);
}

/** The end of the game comes before EVENTs are flipped [LO-049, LO-200]. */
function pass(s: Loop, t: T): string {
  s.live = 0;
  if (!(s.depletion || s.reached12) || s.seat !== lastSeat(s)) return flipAll(s, t);
  s.phase = 'Scores';
  s.lastTold = 1; // too late to announce a last round
  return 'end.over';
}

export const ending = (s: Loop, t: T): Chapter<Loop> => ({
  page: 10,
  steps: {
    /** The phase by its name: the table has gone to the end of a turn. */
    begin: () => ({ say: 'The turn ends', then: () => endTurn(s, t) }),

    hypebeast: () => ({
      say: 'Hypebeast: whom do you name? -1 H if they own a type that you do not',
      page: 20,
      options: eachSeat(s, rivals(s, s.seat)),
      do: seat => compare(s, t, seat),
      then: () => endTurn(s, t),
    }),

    burn: () => ({
      say: 'Burn the top MATERIAL. Its type?',
      page: isSolo(s) ? 17 : 16,
      options: typeOptions(s),
      do(type) {
        gain(s, CENTRAL, types()[type], 0);
        if (s.matDeck) s.matDeck--;
      },
      then: () => afterBurning(s, t),
    }),
  },
});
