// 3.1 FAVOUR: what an accepted one does; 7.2 what the blue ones do in SOLO. Where only one MATERIAL fits, nothing is asked.
import type { Chapter, Option, Question } from '../kit';
import { isDouble, spend } from './buy';
import { drop, gain, goodName, goods, HIGHEST_Q, label, mostQ, owned, recyclable, take, takeFaceUp, typeOptions } from './materials';
import { goOn, hub } from './start-turn';
import { CENTRAL, favourName, isSolo, type Loop, type T, types } from './state';

/** A MATERIAL changes hands, and is told. */
function hand(s: Loop, t: T, place: number, seat: number): void {
  t.tell(`${goodName(s.type[place], s.quality[place])} to ${s.names[seat]}`);
  s.owner[place] = seat;
}

/** The COIN of its Q goes to the target [LO-280]. It is not bought [LO-286]. */
function acquire(s: Loop, t: T, place: number): string {
  s.coin[s.to] += s.quality[place];
  spend(s, t, s.quality[place]);
  hand(s, t, place, s.seat);
  return goOn(s, t);
}

/** What is given for one of the same or less Q [LO-281]; in SOLO of the BUY AREA [LO-239]. */
function offerForBarter(s: Loop, t: T, place: number): string {
  s.chosen = place;
  return isSolo(s) ? 'trades.board' : oneOf(s, t, swapsFor(s), barter, 'trades.swap');
}
const swapsFor = (s: Loop) => owned(s, s.to, s.quality[s.chosen] || 0);
/** No compensation for the difference. */
function barter(s: Loop, t: T, place: number): string {
  hand(s, t, place, s.seat);
  hand(s, t, s.chosen, s.to);
  return goOn(s, t);
}

/** Out of a LANDFILL, at the Q that is paid for [LO-282]; RENEW is twice as dear [LO-240]. */
function recycle(s: Loop, t: T, place: number): string {
  s.chosen = place;
  const ways = prices(s);
  return ways.length === 1 ? payFor(s, t, ways[0]) : 'trades.quality';
}
const times = (s: Loop) => (isDouble(s, s.type[s.chosen]) ? 2 : 1);
const price = (s: Loop, coins: number) => coins * (isSolo(s) ? 2 : 1);
function prices(s: Loop): number[] {
  const ways: number[] = [];
  for (let coins = 1; coins * times(s) <= mostQ(s, s.type[s.chosen]); coins++) if (price(s, coins) <= s.coin[s.seat]) ways.push(coins);
  return ways;
}
function payFor(s: Loop, t: T, coins: number): string {
  const q = coins * times(s);
  take(s, s.chosen, s.seat, q);
  t.tell(`${goodName(s.type[s.chosen], q)} to ${s.names[s.seat]}`);
  spend(s, t, price(s, coins));
  return goOn(s, t);
}

/** The target pays [LO-283], or in SOLO the WORK AREA: then it goes under the deck [LO-241]. */
function resell(s: Loop, t: T, place: number): string {
  s.coin[s.seat] += s.quality[place];
  if (isSolo(s)) {
    t.tell(`${label(s, place)} under the deck`);
    drop(s, place);
    s.matDeck++;
  } else {
    s.coin[s.to] -= s.quality[place];
    hand(s, t, place, s.to);
  }
  return goOn(s, t);
}

/** 1 Q may be used for an ACTIVITY; the card stays where it is [LO-284]. */
function share(s: Loop, t: T, place: number): string {
  s.shares.push(place);
  t.tell(`${s.names[s.to]} shares ${label(s, place)}`);
  return goOn(s, t);
}

/** Of two that are alike the one that is not lent yet stands for both. */
function unsharedFirst(s: Loop): number[] {
  const list = owned(s, s.to),
    isLent = (place: number) => s.shares.indexOf(place) >= 0;
  return list.filter(place => !isLent(place)).concat(list.filter(isLent));
}

type Deal = (s: Loop, t: T, place: number) => string;

/** Which MATERIALs fit the FAVOUR on the table, and what becomes of the one that is chosen. */
function dealOf(s: Loop): { say: string; list: number[]; deal: Deal } {
  const me = s.seat;
  if (s.favour === 'Acquire') return { say: 'Take which at its Q?', list: owned(s, s.to, s.coin[me]), deal: acquire };
  if (s.favour === 'Recycle')
    return { say: `${favourName(s, 'Recycle')} which MATERIAL?`, list: recyclable(s, isSolo(s) ? CENTRAL : s.to), deal: recycle };
  if (s.favour === 'Resell') return { say: 'Sell which at its Q?', list: owned(s, me, isSolo(s) ? HIGHEST_Q : s.coin[s.to]), deal: resell };
  if (s.favour === 'Share') return { say: 'Share which MATERIAL?', list: unsharedFirst(s), deal: share };
  const fits = (place: number) => isSolo(s) || owned(s, s.to, s.quality[place]).length > 0;
  return { say: 'Give which MATERIAL?', list: owned(s, me).filter(fits), deal: offerForBarter };
}

/** Asks only where there is a choice. */
function oneOf(s: Loop, t: T, list: number[], deal: Deal, step: string): string {
  return goods(list, place => label(s, place)).length === 1 ? deal(s, t, list[0]) : step;
}

/** The FAVOUR was accepted. SOLO takes from the BUY AREA, which the device does not see. */
export function trade(s: Loop, t: T): string {
  const { list, deal } = dealOf(s);
  if (isSolo(s) && (s.favour === 'Acquire' || s.favour === 'Share')) return 'trades.board';
  return oneOf(s, t, list, deal, 'trades.which');
}

export const trades = (s: Loop, t: T): Chapter<Loop> => {
  const page = isSolo(s) ? 17 : 11;

  /** One of these; a correction in between may have left nothing. */
  function question(say: string, list: number[], deal: Deal): Question {
    const nothing: Option[] = list.length ? [] : [{ label: 'Back', value: 0, then: hub(s) }];
    return { say, options: [...goods(list, place => label(s, place)), ...nothing], then: place => deal(s, t, place) };
  }

  return {
    page,
    steps: {
      which: () => {
        const { say, list, deal } = dealOf(s);
        return question(say, list, deal);
      },
      swap: () => question('Take what for it?', swapsFor(s), barter),

      quality: () => {
        const ways = prices(s);
        return {
          say: `Pay what for ${s.type[s.chosen]}?`,
          options: [
            ...ways.map(coins => ({ label: `Q${coins * times(s)} for $${price(s, coins)}`, value: coins })),
            !ways.length && { label: 'Back', value: 0, then: hub(s) },
          ],
          then: coins => payFor(s, t, coins),
        };
      },

      /** SOLO: a MATERIAL of the BUY AREA, its type and the Q that it shows [LO-238, LO-239, LO-242]. */
      board: () => ({
        say: 'Which one of the BUY AREA?',
        options: typeOptions(s),
        do: type => (s.chosenType = types()[type]),
        then: 'dots',
      }),
      dots: () => {
        const most = { Acquire: s.coin[s.seat], Barter: s.quality[s.chosen] || 1 }[s.favour as string] || HIGHEST_Q;
        return {
          say: 'How many white dots?',
          dial: { min: 1, max: Math.max(1, Math.min(HIGHEST_Q, most)) | 0, start: 1 },
          do(q) {
            if (s.favour === 'Share') {
              s.boardType.push(s.chosenType);
              s.boardQ.push(q);
            } else if (s.favour === 'Barter') {
              drop(s, s.chosen);
              gain(s, s.seat, s.chosenType, q);
            } else {
              takeFaceUp(s, t, s.seat, s.chosenType, q);
              spend(s, t, q);
            }
          },
          then: () => goOn(s, t),
        };
      },
    },
  };
};
