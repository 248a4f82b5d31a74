// 2.2 c) CONSUME: ACTIVITYs for the Q of MATERIALs; 2.3 achieving a GOAL.
import type { Chapter } from '../kit';
import { happy, reasonAgainstRepForHappiness, repForHappiness } from './happiness';
import { gain, goodName, owned, wear, whoseLabel } from './materials';
import { goOn, hub } from './start-turn';
import { CENTRAL, favours, goalsDealt, hasFavourDeck, type Loop, on, type T } from './state';

const MOST_KEPT = 3, // ACTIVITYs
  ROWS = 15; // so many numbers up to 3 fit into one answer

/** A MATERIAL that can pay: an own one, or one that somebody shares; and how much Q at most. In SOLO also one of the BUY AREA, behind all others. */
interface Payer {
  place: number;
  q: number;
  label: string;
}

function payers(s: Loop): Payer[] {
  const list: Payer[] = [];
  for (const place of owned(s, s.seat)) list.push({ place, q: s.quality[place], label: whoseLabel(s, place) });
  for (const place of s.shares)
    if (s.quality[place] && !list.some(payer => payer.place === place))
      list.push({
        place,
        q: Math.min(s.quality[place], s.shares.filter(share => share === place).length) | 0, // 1 Q for each SHARE [LO-284]
        label: whoseLabel(s, place),
      });
  for (let i = 0; i < s.boardType.length; i++)
    list.push({ place: s.owner.length + i, q: 1, label: `Board ${goodName(s.boardType[i], s.boardQ[i])}` });
  return list;
}

const most = (s: Loop) => (on(s, 'Economic Slowdown') ? 1 : 3); // [LO-120, LO-307]

/** How many more ACTIVITYs can be completed: two MATERIALs for each, and a slot on the board [LO-125]. */
function roomFor(s: Loop): number {
  const left = Math.min(most(s) - s.consumed, s.actSlots) | 0;
  let possible = 0;
  for (let acts = 1; acts <= left; acts++) {
    let q = 0;
    for (const payer of payers(s)) q += Math.min(payer.q, acts);
    if (q >= 2 * acts) possible = acts;
  }
  return possible;
}

/** Whether a SHARE in the hand may still pay for an ACTIVITY [LO-183, LO-235]. */
const mayShare = (s: Loop) => (hasFavourDeck(s) ? s.hand[s.seat] : +!(s.favUsed[s.seat] & (1 << favours().indexOf('Share'))));

/** Why no ACTIVITY can be completed now, or false. */
export const reasonAgainstActivity = (s: Loop) =>
  s.consumed >= most(s) ? `Only ${most(s)} a turn` : !roomFor(s) && (s.actSlots ? 'Needs 2 MATERIALs' : 'No ACTIVITY left');

/** Vulgarian looks at the COIN only when CONSUME is chosen [LO-329, LO-337]. */
const isTooPoor = (s: Loop) => on(s, 'Vulgarian') && s.coin[s.seat] < 4;

/** Why CONSUME cannot be chosen, or false: the table sees which ACTIVITY fits [LO-125, LO-180]. */
export const reasonAgainstConsume = (s: Loop) => (isTooPoor(s) ? 'Vulgarian: needs $4' : reasonAgainstActivity(s));
/** Not even with a SHARE that may be in the hand. */
export const cannotConsume = (s: Loop) => isTooPoor(s) || payers(s).length + mayShare(s) < 2;

/** 1 Q of a MATERIAL, and of its SHARE [LO-285]. In SOLO what breaks of the BUY AREA goes to the central LANDFILL [LO-242]. */
function use(s: Loop, t: T, place: number, listed: number): void {
  const board = place - listed,
    share = s.shares.indexOf(place);
  if (share >= 0) s.shares.splice(share, 1);
  if (board < 0) {
    wear(s, t, place);
    return;
  }
  if (s.boardQ[board] === 1) {
    if (s.buySlots) s.buySlots--;
    gain(s, CENTRAL, s.boardType[board], 0);
  }
  s.boardQ[board] = 0; // used up
}

/** One ACTIVITY: +1 H [LO-120]. Three are kept; for the fourth an older one goes [LO-123]. */
export function completeOne(s: Loop, t: T): void {
  s.main = 'Consume';
  s.consumed++;
  s.actSlots = Math.max(0, s.actSlots - 1) | 0;
  s.actsDone[s.seat]++;
  if (s.acts[s.seat] < MOST_KEPT) s.acts[s.seat]++;
  else t.tell('Discard an older ACTIVITY');
  happy(s, t, s.seat, 1);
}

/** So much Q of each payer: what is wrong with it, or ''. Two for each ACTIVITY, and no MATERIAL twice for the same one [LO-121]. */
function fault(used: number[]): string {
  let sum = 0,
    highest = 0;
  for (const q of used) {
    sum += q;
    if (q > highest) highest = q;
  }
  if (sum % 2) return `${sum} Q: each ACTIVITY takes 2`;
  return 2 * highest > sum ? 'An ACTIVITY takes 2 different MATERIALs' : '';
}

function complete(s: Loop, t: T, used: number[]): string {
  const list = payers(s),
    listed = s.owner.length,
    wrong = fault(used);
  let sum = 0;
  if (wrong) {
    t.tell(wrong);
    return 'what';
  }
  for (let i = 0; i < used.length; i++) {
    sum += used[i];
    for (let q = 0; q < used[i]; q++) use(s, t, list[i].place, listed);
  }
  for (let i = s.boardQ.length; i-- > 0; )
    if (!s.boardQ[i]) {
      s.boardQ.splice(i, 1);
      s.boardType.splice(i, 1);
    }
  for (; sum > 0; sum -= 2) completeOne(s, t);
  return goOn(s, t);
}

/** Only one answer is possible: two MATERIALs, and one ACTIVITY. */
export function consume(s: Loop, t: T): string {
  s.main = 'Consume';
  const list = payers(s);
  return list.length === 2 && roomFor(s) === 1 ? complete(s, t, [1, 1]) : 'consume.what';
}

/** The options of the hub in a CONSUME turn. None of them is ever under the cursor: they give points. */
export const consumeOptions = (s: Loop, t: T) => [
  s.consumed > 0 && {
    label: 'Goal met',
    rare: true,
    then: 'consume.goal',
    not: s.goals[s.seat] >= goalsDealt(s) && 'All met', // [LO-130, LO-133]
  },
  {
    label: '2 REP for +1 H',
    rare: true,
    do: () => repForHappiness(s, t),
    then: () => goOn(s, t),
    not: reasonAgainstRepForHappiness(s),
  },
  { label: s.consumed ? 'Another ACTIVITY' : 'An ACTIVITY', rare: true, then: () => consume(s, t), not: reasonAgainstActivity(s) },
];

export const consuming = (s: Loop, t: T): Chapter<Loop> => ({
  page: 7,
  steps: {
    /** Up to three ACTIVITYs in one answer. */
    what: () => {
      const list = payers(s),
        acts = list.length > ROWS ? 1 : Math.max(1, roomFor(s));
      if (!roomFor(s)) return { say: 'Needs 2 MATERIALs', then: () => leave(s) };
      return {
        say: `Q to use of each? 2 for an ACTIVITY${on(s, 'Micro-Plastic') ? '. FOOD is PLASTIC' : ''}`,
        counts: { labels: different(list), most: list.map(({ q }) => Math.min(q, acts) | 0) },
        then: (_, used) => (used.some(q => q > 0) ? complete(s, t, used) : leave(s)),
      };
    },

    /** Only after an ACTIVITY of this turn; the table sees which GOAL its PROPERTYs meet, and what it is worth [LO-130 to LO-135, LO-290 to LO-295]. */
    goal: () => ({
      say: 'GOAL met. Its HAPPINESS?',
      page: 8,
      dial: { min: 1, max: 6, start: s.reward },
      do(h) {
        s.goals[s.seat]++;
        happy(s, t, s.seat, h); // one movement [LO-131]
      },
      then: () => goOn(s, t),
    }),
  },
});

/** Nothing was used: CONSUME is not chosen yet, unless an ACTIVITY is completed. */
function leave(s: Loop): string {
  if (s.main === 'Consume' && !s.consumed) s.main = 'None';
  return hub(s);
}

/** "Food Q2", and a second one that is like it "Food Q2 b". */
function different(list: Payer[]): string[] {
  const labels: string[] = [];
  for (const { label } of list) {
    let words = label,
      letter = 98; // b
    while (labels.indexOf(words) >= 0) words = `${label} ${String.fromCharCode(letter++)}`;
    labels.push(words);
  }
  return labels;
}
