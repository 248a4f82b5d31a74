// 2.4 Playing FAVOUR: which one, to whom, and what the target does about it. What an accepted one does is in trades.ts.
import type { Chapter, Option } from '../kit';
import { eachSeat } from '../kit';
import { earnRep } from './happiness';
import { owned, recyclable, topQ } from './materials';
import { isOffline } from './owing';
import { goOn, hub } from './start-turn';
import { type Favour, favourName, favours, hasFavourDeck, hasRuling, isOnTurn, isSolo, type Loop, on, rivals, type T } from './state';
import { trade } from './trades';

/** REP for who ACCEPTs [LO-142]. */
const thanks = (favour: Favour) => ({ Acquire: 1, Barter: 1, Recycle: 0, Resell: 1, Share: 2 })[favour];

const bitOf = (favour: Favour) => 1 << favours().indexOf(favour);

/** The players to whom it can be played [LO-147, LO-280 to LO-284]. */
function targets(s: Loop, favour: Favour): number[] {
  const coin = s.coin[s.seat];
  return rivals(s, s.seat).filter(seat => {
    if (favour === 'Recycle') return recyclable(s, seat).length > 0;
    if (favour === 'Resell') return owned(s, s.seat, s.coin[seat]).length > 0;
    if (favour === 'Acquire') return owned(s, seat, coin).length > 0;
    return owned(s, seat, favour === 'Barter' ? topQ(s) : undefined).length > 0;
  });
}

/** SOLO trades with the BUY AREA and the central LANDFILL [LO-225, LO-238 to LO-242]. */
function fitsAlone(s: Loop, favour: Favour): boolean {
  if (favour === 'Recycle') return recyclable(s, s.seat).length > 0 && s.coin[s.seat] > 1;
  if (favour === 'Resell') return owned(s, s.seat).length > 0;
  return s.buySlots > 0 && (favour !== 'Barter' || topQ(s) > 0);
}

/** Why a FAVOUR cannot be played now, or false. `card`: the one that leaves the hand. */
function reasonAgainst(s: Loop, favour: Favour, card: Favour): string | false {
  const pays = favour === 'Acquire' || favour === 'Recycle';
  if (s.favUsed[s.seat] & bitOf(card)) return 'Played: WORK first'; // [LO-235]
  if (favour === 'Share' && s.main !== 'None' && s.main !== 'Consume') return 'Only to CONSUME';
  if (pays && isOffline(s)) return 'All is online: no $';
  if (pays && !s.coin[s.seat]) return 'You have no coin';
  return !(isSolo(s) ? fitsAlone(s, favour) : targets(s, favour).length) && 'Nothing fits';
}

/** The card leaves the hand for the target's, or is laid aside [LO-140, LO-142, LO-234], and its effect follows. */
function accept(s: Loop, t: T): string {
  const before = s.rep[s.to];
  s.favPlayed++;
  if (s.hand[s.seat]) s.hand[s.seat]--;
  if (hasFavourDeck(s)) s.hand[s.to]++;
  else s.favUsed[s.seat] |= bitOf(s.manner === 'As Resell' ? 'Recycle' : s.favour);
  if (!isSolo(s) && (hasFavourDeck(s) || hasRuling(s, 'Coop REP'))) earnRep(s, s.to, thanks(s.favour)); // none in SOLO [LO-243]
  if (before > 1 && thanks(s.favour)) t.tell(`${s.names[s.to]} has 2 REP: no more`);
  if (s.favour === 'Acquire' || s.favour === 'Resell')
    for (const seat of isSolo(s) ? [] : [s.seat, s.to]) if (s.career[seat] === 'Salesman') commission(s, t, seat);
  return trade(s, t);
}

/** LO-264 */
function commission(s: Loop, t: T, seat: number): void {
  s.coin[seat]++;
  t.tell(`${s.names[seat]}: Salesman +$1`);
}

/** The played card, and those thrown against it, go to the discard [LO-144, LO-146, LO-149]. */
function discard(s: Loop, t: T, by: number[]): string {
  s.favPlayed++;
  for (const seat of [s.seat, ...by]) {
    if (s.hand[seat]) s.hand[seat]--;
    s.favDiscard++;
  }
  return goOn(s, t);
}

/** Why REJECT by a FAVOUR is out, or false: Manners leave only REP [LO-314, LO-341]. */
const reasonAgainstCard = (s: Loop, seat: number) => (on(s, 'Manners Makyth Man') && 'Manners') || (!s.hand[seat] && 'No FAVOUR');

export const favouring = (s: Loop, t: T): Chapter<Loop> => {
  const back = (then: string): Option => ({ label: 'Back', back: true, then });

  /** One way to play a card: it is asked whom, where more than one is possible. */
  const way = (label: string, card: Favour, favour: Favour, manner: Loop['manner']): Option => ({
    label,
    not: reasonAgainst(s, favour, card),
    then() {
      s.favour = favour;
      s.manner = manner;
      const list = isSolo(s) ? [s.seat] : targets(s, favour);
      return list.length > 1 ? 'who' : chosen(list[0]);
    },
  });
  const chosen = (seat: number): string => {
    s.to = seat;
    return hasFavourDeck(s) ? 'reply' : accept(s, t); // nobody can REJECT in COOPERATIVE [LO-226, LO-234]
  };

  return {
    page: 9,
    steps: {
      kind: () => {
        const options: Option[] = [];
        for (const favour of favours()) {
          options.push(way(favourName(s, favour), favour, favour, 'Openly'));
          if (isOnTurn(s, 'Politician') && hasFavourDeck(s)) options.push(way(`${favour}, face down`, favour, favour, 'Face down'));
        }
        if (isOnTurn(s, 'Scavenger')) options.push(way(`${favourName(s, 'Recycle')} as Resell`, 'Recycle', 'Resell', 'As Resell')); // [LO-273]
        return { say: 'Which FAVOUR?', page: isSolo(s) ? 17 : 11, options: [...options, back(hub(s))] };
      },

      who: () => ({
        say: `${favourName(s, s.favour)}: ask whom?`,
        options: [...eachSeat(s, targets(s, s.favour)), back('kind')],
        then: chosen,
      }),

      /** Who can do neither of the two must ACCEPT [LO-141, LO-145]. */
      reply: () => {
        const me = s.to,
          enforced = isOnTurn(s, 'Officer') && !s.favPlayed && 'Enforced: no REJECT', // [LO-262]
          lawyer = s.career.indexOf('Lawyer'),
          name = favourName(s, s.favour),
          isFaceDown = s.manner === 'Face down',
          gain = thanks(s.favour);
        return {
          say: `${s.names[s.seat]} ${isFaceDown ? 'claims' : 'asks you:'} ${name}. Accept?${gain ? `\nAccept: +${gain} REP` : ''}`,
          seat: me,
          options: [
            { label: 'Accept', then: () => accept(s, t) },
            { label: 'Reject: same FAVOUR', then: () => discard(s, t, [me]), not: enforced || reasonAgainstCard(s, me) },
            {
              label: 'Reject: 1 REP',
              do: () => s.rep[me]--,
              then: () => discard(s, t, []),
              not: enforced || (!s.rep[me] && 'No REP'),
            },
            // a Lawyer may object to any FAVOUR, even an Officer's [LO-259]
            lawyer >= 0 &&
              lawyer !== s.seat && {
                label: `Objection: ${s.names[lawyer].slice(0, 8)}`,
                rare: true,
                then: () => discard(s, t, [lawyer]),
                not: reasonAgainstCard(s, lawyer),
              },
            isFaceDown && { label: 'Call the bluff', then: 'called' },
          ],
        };
      },

      /** A Politician's claim [LO-272]. */
      called: () => ({
        say: `Is it ${favourName(s, s.favour)}?`,
        page: 19,
        options: [
          {
            label: 'True: +1 REP',
            do() {
              s.manner = 'Openly';
              earnRep(s, s.seat, 1);
            },
            then: 'reply',
          },
          { label: 'A lie: FAVOUR lost', then: () => discard(s, t, []) },
        ],
      }),
    },
  };
};
