// What a FAVOUR does once it is accepted: MATERIALS, COIN and LANDFILL change hands. In SOLO the BUY AREA is the partner.
import type { OldSteps as Steps } from '../kit';
import { ask, dig, gain, give, label, less, options, owned, priceName, prices, recyclable, spend, typeName, unseen } from './rules';
import { ACQUIRE, AREA, BARTER, FACE_UP, type Loop, MAIN, SHARE, SOLO, type Then } from './state';

export const effect = (s: Loop): Steps<Loop> => {
  /** One of a list; a correction in between may have left nothing. */
  const one = <T>(say: string, list: T[], name: (x: T) => string, next: (x: T) => Then) =>
    ask(s, s.mode == SOLO ? 17 : 11, say, options(list, name, next, list.length ? '' : MAIN));

  /** A MATERIAL of the BUY AREA: its type here, the Q that it shows in `dots`. */
  const area = () =>
    one('Which one of the BUY AREA?', unseen(s), typeName, type => {
      s.to = type;
      return 'dots';
    });

  const recycle = () =>
    one((s.mode == SOLO ? 'Renew' : 'Recycle') + ' which MATERIAL?', recyclable(s, s.to), typeName, i => {
      s.it = i;
      return 'quality';
    });

  return {
    Acquire: () =>
      s.mode == SOLO
        ? area()
        : one('Take which at its Q?', owned(s, s.to, s.coin[s.seat]), label, material => {
            s.coin[s.to] += (material % 4) + 1;
            spend(s, (material % 4) + 1);
            give(s, [[material, s.seat]]);
          }),
    Barter: () =>
      one(
        'Give which MATERIAL?',
        owned(s, s.seat).filter(material => s.mode == SOLO || owned(s, s.to, (material % 4) + 1).length),
        label,
        material => {
          s.it = material;
          return s.mode == SOLO ? 'area' : 'swap';
        },
      ),
    area,
    swap: () =>
      one('Take what for it?', owned(s, s.to, (s.it % 4) + 1), label, material => {
        give(s, [
          [material, s.seat],
          [s.it, s.to],
        ]);
      }),
    dots: () => {
      const swap = s.fav == BARTER;
      return ask(
        s,
        17,
        'How many white dots?',
        q => {
          if (s.fav == SHARE) s.shares.push(AREA + s.to * 4 + q - 1);
          else if (swap) {
            gain(s, s.seat, s.to, q);
            less(s, 'mats', s.it);
          } else {
            dig(s, FACE_UP + s.to, s.seat, q);
            spend(s, q);
          }
          return MAIN;
        },
        s.seat,
        { dial: [1, Math.max(1, Math.min(4, s.fav == ACQUIRE ? s.coin[s.seat] : swap ? (s.it % 4) + 1 : 4)), 1] },
      );
    },
    Recycle: recycle,
    Renew: recycle,
    quality: () =>
      one(
        'Pay what for ' + typeName(s.it) + '?',
        prices(s, s.it % 5, s.mode == SOLO ? 2 : 1), // RENEW is twice as dear
        priceName,
        x => {
          dig(s, s.it, s.seat, x[1]);
          spend(s, x[0]);
        },
      ),
    Resell: () =>
      one('Sell which at its Q?', owned(s, s.seat, s.mode == SOLO ? 4 : s.coin[s.to]), label, material => {
        const q = (material % 4) + 1;
        s.coin[s.seat] += q;
        if (s.mode == SOLO) {
          less(s, 'mats', material);
          s.matDeck++; // under the deck
        } else {
          s.coin[s.to] -= q;
          give(s, [[material, s.to]]);
        }
      }),
    Share: () =>
      s.mode == SOLO
        ? area()
        : one('Share which MATERIAL?', owned(s, s.to), label, material => {
            s.shares.push(material);
          }),
  };
};
