// What a FAVOUR does once it is accepted: MATERIALs, COIN and LANDFILL change hands. In SOLO the BUY AREA is the partner.
import { type Steps, who } from '../kit';
import { ask, choose, dig, doubles, give, label, mostQ, owned, put, recyclable, spend, typeName, unseen } from './rules';
import { ACQUIRE, BARTER, type Loop, SHARE, SOLO, type Then } from './state';

export const effect = (): Steps<Loop> => {
  /** One of a list; a correction in between may have left nothing. */
  const one = (s: Loop, say: string, list: number[], name: (x: number) => string, next: (x: number) => Then) =>
    ask(s, s.mode == SOLO ? 17 : 11, say, choose(list, name, next, list.length ? '' : 'turn.main'));
  /** A MATERIAL of the BUY AREA: its type here, the Q that it shows in `dots`. */
  const area = (s: Loop) =>
    one(s, 'which type of the BUY AREA?', unseen(s), typeName, type => {
      s.to = type;
      return 'dots';
    });

  return {
    Acquire: s =>
      s.mode == SOLO
        ? area(s)
        : one(s, 'pay ' + who(s, s.to) + ' the Q of which?', owned(s, s.to, s.coin[s.seat]), label, material => {
            s.coin[s.to] += material % 5;
            spend(s, material % 5);
            give(s, material, s.seat);
          }),
    Barter: s =>
      one(
        s,
        'give which MATERIAL?',
        owned(s, s.seat).filter(material => s.mode == SOLO || owned(s, s.to, material % 5).length),
        label,
        material => {
          s.it = material;
          return s.mode == SOLO ? 'area' : 'swap';
        },
      ),
    area,
    swap: s =>
      one(s, 'take what for ' + label(s.it) + '?', owned(s, s.to, s.it % 5), label, material => {
        give(s, material, s.seat);
        give(s, s.it, s.to);
      }),
    dots: s => {
      const swap = s.fav == BARTER,
        a = ask(s, 17, 'white dots on that ' + typeName(s.to) + '?', q => {
          if (s.fav == SHARE) s.shares.push(150 + s.to * 5 + q);
          else {
            put(s, s.seat * 25 + s.to * 5 + q, 1);
            if (swap) put(s, s.it, -1);
            else {
              s.buySlots--;
              spend(s, q);
            }
          }
        });
      a.dial = [1, Math.max(1, Math.min(4, s.fav == ACQUIRE ? s.coin[s.seat] : swap ? s.it % 5 : 4)), 1];
      return a;
    },
    Recycle: s =>
      one(s, 'which of that landfill?', recyclable(s, s.to), typeName, type => {
        s.it = type;
        return 'quality';
      }),
    quality: s => {
      const solo = s.mode == SOLO,
        cost = solo ? 2 : 1, // RENEW is twice as dear
        double = doubles(s, s.it);
      return one(
        s,
        'pay for ' + typeName(s.it),
        [1, 2, 3, 4].filter(n => n * cost <= s.coin[s.seat] && n * double <= mostQ(s, s.it)),
        n => 'Q' + n * double + ' for $' + n * cost,
        n => {
          dig(s, (solo ? 30 : s.to * 5) + s.it, s.seat, n * double);
          spend(s, n * cost);
        },
      );
    },
    Resell: s =>
      one(s, 'sell which at its Q?', owned(s, s.seat, s.mode == SOLO ? 4 : s.coin[s.to]), label, material => {
        s.coin[s.seat] += material % 5;
        if (s.mode == SOLO) {
          put(s, material, -1);
          s.matDeck++; // under the deck
        } else {
          s.coin[s.to] -= material % 5;
          give(s, material, s.to);
        }
      }),
    Share: s =>
      s.mode == SOLO
        ? area(s)
        : one(s, 'which MATERIAL of ' + who(s, s.to) + '?', owned(s, s.to), label, material => {
            s.shares.push(material);
          }),
  };
};
