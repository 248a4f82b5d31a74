// FAVOURS: which one, to whom, and what the target does about it. What an accepted one does is in effect.ts.
import { type Choice, type OldSteps as Steps, who } from '../kit';
import { ask, job, less, namer, note, offline, on, options, owned, recyclable, rise, topQ } from './rules';
import {
  ACQUIRE,
  AS_RESELL,
  BARTER,
  COMMISSION,
  CONSUME,
  COOP,
  COOP_REP,
  FACE_DOWN,
  LAWYER,
  type Loop,
  MAIN,
  MANNERS,
  OFFICER,
  POLITICIAN,
  RECYCLE,
  RESELL,
  SALESMAN,
  SCAVENGER,
  SHARE,
  SOLO,
} from './state';

/** REP for who ACCEPTs, by FAVOUR (LO-142). */
const THANKS = '11012';

export const favour = (s: Loop): Steps<Loop> => {
  /** Its effect is a step of this name. */
  const name = (fav: number) => ['Acquire', 'Barter', s.mode == SOLO ? 'Renew' : 'Recycle', 'Resell', 'Share'][fav];

  /** The seats to which it can be played (LO-280 to LO-284); in SOLO the player's own. */
  const targets = (fav: number) =>
    s.seats.filter(seat => {
      const me = s.seat,
        coin = s.coin[me],
        solo = s.mode == SOLO;
      return (
        (solo || seat != me) &&
        (fav == RECYCLE
          ? recyclable(s, seat).length && (!solo || coin > 1)
          : fav == RESELL
            ? owned(s, me, solo ? 4 : s.coin[seat]).length
            : solo
              ? s.buySlots && (fav != BARTER || topQ(s))
              : owned(s, seat, fav == ACQUIRE ? coin : fav == BARTER ? topQ(s) : 4).length)
      );
    });

  /** The card leaves the hand, and the effect follows. */
  const accept = () => {
    s.favPlayed++;
    less(s, 'hand', s.seat);
    if (s.mode < COOP) s.hand[s.to]++;
    else s.favUsed[s.seat] |= 1 << (s.bluff & AS_RESELL ? RECYCLE : s.fav);
    if (s.mode < (s.rules & COOP_REP ? SOLO : COOP)) rise(s, s.to, +THANKS[s.fav]);
    for (const seat of [s.seat, s.to])
      if (s.job[seat] == SALESMAN && s.mode < SOLO && (s.fav == ACQUIRE || s.fav == RESELL)) {
        s.coin[seat]++;
        note(s, COMMISSION, seat);
      }
    return 'effect.' + name(s.fav);
  };

  /** The played card, and the one thrown against it, go to the discard (LO-146). */
  const discard = (by: number[]) => {
    s.favPlayed++;
    for (const seat of [s.seat].concat(by)) {
      less(s, 'hand', seat);
      s.favDiscard++;
    }
    return MAIN;
  };

  /** One way to play a card. */
  const way = (label: string, card: number, fav: number, bluff: number): Choice => {
    const pays = fav == ACQUIRE || fav == RECYCLE;
    return [
      label,
      () => {
        s.fav = fav;
        s.bluff = bluff;
        return s.mode == SOLO ? accept() : 'who';
      },
      s.favUsed[s.seat] & (1 << card)
        ? 'Played: WORK first'
        : fav == SHARE && s.main != CONSUME
          ? 'Only to CONSUME'
          : pays && offline(s)
            ? 'EVENT: All Online'
            : pays && !s.coin[s.seat]
              ? 'You have no coin'
              : !targets(fav).length && 'Nothing fits',
    ];
  };

  return {
    kind: () => {
      const choices: Choice[] = [];
      for (let fav = 0; fav < 5; fav++) {
        choices.push(way(name(fav), fav, fav, 0));
        if (job(s) == POLITICIAN && s.mode < COOP) choices.push(way(name(fav) + ', face down', fav, fav, FACE_DOWN));
      }
      if (job(s) == SCAVENGER) choices.push(way(name(RECYCLE) + ' as Resell', RECYCLE, RESELL, AS_RESELL));
      choices.push(['Back', MAIN]);
      return ask(s, s.mode == SOLO ? 17 : 11, 'Which FAVOUR?', choices);
    },
    who: () =>
      ask(
        s,
        9,
        name(s.fav) + ': ask whom?',
        options(
          targets(s.fav),
          namer(s),
          seat => {
            s.to = seat;
            return s.mode == COOP ? accept() : 'reply';
          },
          'kind',
        ),
      ),
    reply: () => {
      const me = s.to,
        manners = on(s, MANNERS) && 'Manners',
        enforced = job(s) == OFFICER && !s.favPlayed && 'Enforced: no REJECT',
        lawyer = s.job.indexOf(LAWYER);
      return ask(
        s,
        9,
        who(s) +
          (s.bluff & FACE_DOWN ? ' claims ' : ' asks you: ') +
          name(s.fav) +
          '. Accept?|' +
          (+THANKS[s.fav] ? '\nAccept: +' + THANKS[s.fav] + ' REP' : ''),
        [
          ['Accept', accept],
          ['Reject: same FAVOUR', () => discard([me]), enforced || manners || (!s.hand[me] && 'No FAVOUR')],
          [
            'Reject: 1 REP',
            () => {
              s.rep[me]--;
              return discard([]);
            },
            enforced || (!s.rep[me] && 'No REP'),
          ],
          lawyer >= 0 &&
            lawyer != s.seat && ['Objection: ' + s.names[lawyer], () => discard([lawyer]), manners || (!s.hand[lawyer] && 'No FAVOUR')],
          s.bluff & FACE_DOWN && ['Call the bluff', 'called'],
        ],
        me,
      );
    },
    called: () =>
      ask(s, 19, 'Is it ' + name(s.fav) + '?', [
        [
          'True: +1 REP',
          () => {
            s.bluff = 0;
            rise(s, s.seat, 1);
            return 'reply';
          },
        ],
        ['A lie: FAVOUR lost', () => discard([])],
      ]),
  };
};
