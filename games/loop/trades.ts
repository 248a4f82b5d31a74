// 3.1 FAVOUR: what an accepted one does; 7.2 what the blue ones do in SOLO. Where only one MATERIAL fits, nothing is asked.
import type { Chapter, Question } from '../kit';
import { isDouble, spend } from './buy';
import { favourName } from './favours';
import { drop, gain, goodName, goods, HIGHEST_Q, label, mostQ, owned, recyclable, take, takeFaceUp, typeOptions } from './materials';
import { goOn, hub } from './start-turn';
import { CENTRAL, isSolo, type Loop, type T, types } from './state';

export const trades = (s: Loop, t: T): Chapter<Loop> => {
  /** A MATERIAL changes hands, and is told. */
  const hand = (place: number, seat: number) => {
    t.tell(`${goodName(s.type[place], s.quality[place])} to ${s.names[seat]}`);
    s.owner[place] = seat;
  };

  /** One of these; a correction in between may have left nothing. */
  const which = (say: string, list: number[], then: (place: number) => string): Question => ({
    say,
    page: isSolo(s) ? 17 : 11,
    options: [...goods(list, place => label(s, place)), !list.length && { label: 'Back', value: -1, then: hub(s) }],
    then,
  });
  const done = () => goOn(s, t);

  /** The Q of a MATERIAL of the BUY AREA: its type first. */
  const boardQuestion = (): Question => ({
    say: 'Which one of the BUY AREA?',
    page: 17,
    options: typeOptions(s),
    do: type => (s.chosenType = types()[type]),
    then: 'dots',
  });

  /** The COIN of its Q goes to the target [LO-280]. */
  const acquire = (place: number) => {
    s.coin[s.to] += s.quality[place];
    spend(s, t, s.quality[place]);
    hand(place, s.seat);
    return done();
  };
  /** No compensation for the difference [LO-281]. */
  const barter = (place: number) => {
    hand(place, s.seat);
    hand(s.chosen, s.to);
    return done();
  };
  /** The target pays, or in SOLO the WORK AREA: then it goes under the deck [LO-241, LO-283]. */
  const resell = (place: number) => {
    s.coin[s.seat] += s.quality[place];
    if (isSolo(s)) {
      drop(s, place);
      s.matDeck++;
    } else {
      s.coin[s.to] -= s.quality[place];
      hand(place, s.to);
    }
    return done();
  };
  /** 1 Q may be used for an ACTIVITY; the card stays where it is [LO-284]. */
  const share = (place: number) => {
    s.shares.push(place);
    t.tell(`${label(s, place)} of ${s.names[s.to]}: 1 Q to CONSUME`);
    return done();
  };

  return {
    page: 11,
    steps: {
      Acquire: () => (isSolo(s) ? boardQuestion() : which('Take which at its Q?', owned(s, s.to, s.coin[s.seat]), acquire)),

      Barter: () =>
        which(
          'Give which MATERIAL?',
          owned(s, s.seat).filter(place => isSolo(s) || owned(s, s.to, s.quality[place]).length),
          place => {
            s.chosen = place;
            return isSolo(s) ? 'board' : 'swap';
          },
        ),
      swap: () => which('Take what for it?', owned(s, s.to, s.quality[s.chosen] || 0), barter),
      board: boardQuestion,

      Recycle: () =>
        which(`${favourName(s, 'Recycle')} which MATERIAL?`, recyclable(s, isSolo(s) ? CENTRAL : s.to), place => {
          s.chosen = place;
          return 'quality';
        }),
      /** RENEW is twice as dear [LO-240]. */
      quality: () => {
        const type = s.type[s.chosen],
          price = isSolo(s) ? 2 : 1,
          times = isDouble(s, type) ? 2 : 1,
          ways: number[] = [];
        for (let coins = 1; coins * times <= mostQ(s, type); coins++) if (coins * price <= s.coin[s.seat]) ways.push(coins);
        return {
          say: `Pay what for ${type}?`,
          page: isSolo(s) ? 17 : 11,
          options: [
            ...ways.map(coins => ({ label: `Q${coins * times} for $${coins * price}`, value: coins })),
            !ways.length && { label: 'Back', value: 0 },
          ],
          do(coins) {
            if (!coins) return;
            take(s, s.chosen, s.seat, coins * times);
            spend(s, t, coins * price);
          },
          then: done,
        };
      },

      Resell: () => which('Sell which at its Q?', owned(s, s.seat, isSolo(s) ? HIGHEST_Q : s.coin[s.to]), resell),

      Share: () => (isSolo(s) ? boardQuestion() : which('Share which MATERIAL?', owned(s, s.to), share)),

      /** SOLO: the Q that it shows [LO-238, LO-239, LO-242]. */
      dots: () => {
        const most = s.favour === 'Acquire' ? s.coin[s.seat] : s.favour === 'Barter' ? s.quality[s.chosen] || 1 : HIGHEST_Q;
        return {
          say: 'How many white dots?',
          page: 17,
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
          then: done,
        };
      },
    },
  };
};
