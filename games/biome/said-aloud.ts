// A secret that somebody named in the wrong place: it is used at once, or lost [BI-442].
import { type Chapter, eachSeat } from '../kit';
import { bank, secretOptions } from './secrets';
import { type Biome, isFriendly, kindOf, left, ON_CAMP, secrets, type T, unseen } from './state';
import { lock } from './takebacks';
import { back } from './turn-order';
import { reasonAgainstUse, use } from './using';

export const saidAloud = (s: Biome, t: T): Chapter<Biome> => ({
  page: 'Takebacksies',
  steps: {
    /** On a friendly camp everything may be shown. */
    whose: () => ({
      say: 'Who named a secret in the wrong place?',
      options: [
        ...eachSeat(s, s.seats, seat => ({
          rare: true,
          not: s.capture[seat] ? 'Hands are empty' : isFriendly(kindOf(s, s.on[seat] - ON_CAMP)) && 'May be shown there',
        })),
        Object.assign(back(), { usual: true }),
      ],
      do: seat => (s.owner = seat),
      then: 'which',
    }),

    /** Whoever is not on turn has no action for it. A Key that is lost is destroyed [BI-450]. */
    which: () => {
      const isUsed = s.owner === s.seat && left(s) > 0;
      return {
        say: `${isUsed ? 'It is used now (1 action), or lost.' : 'No action: it is lost.'} Which?`,
        seat: s.owner,
        options: [...secretOptions('Teleport', secret => unseen(s, secret) > 0), Object.assign(back(), { usual: true })],
        then(place) {
          const secret = secrets()[place];
          if (isUsed && !reasonAgainstUse(s, secret)) return use(s, t, secret, false);
          if (secret === 'Key') s.keysDestroyed++;
          if (secret === 'Supply') bank(s, 1);
          t.tell(`${secret} is lost`);
          lock(s);
          return s.weighed ? 'handling.weigh>turn.act' : 'turn.act';
        },
      };
    },
  },
});
