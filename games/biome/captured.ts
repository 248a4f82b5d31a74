// Captured: a Stealer camp holds the player for two rounds [BI-420 to BI-425].
import type { Chapter } from '../kit';
import { note } from './account';
import { coolDown } from './cool-downs';
import { injure } from './injury';
import { put } from './secrets';
import { type Biome, campName, campOptions, campsOf, ON_CAMP, OPEN_LAND, type T } from './state';
import { pass } from './turn-order';

export const stealers = (s: Biome) => campsOf(s, kind => kind === 'Stealer');
const MOST_CARRIED = 7; // secrets in a hand [BI-404]

/** In the hands of this camp, or of nobody knows whom: then the first Stealer that is found has held them all along [BI-421]. */
export function hold(s: Biome, seat: number, camp: number): void {
  s.capture[seat] = camp + 2;
  s.on[seat] = camp < 0 ? OPEN_LAND : camp + ON_CAMP;
}
export function free(s: Biome, seat: number): void {
  s.capture[seat] = 0;
  s.captureRounds[seat] = 0;
}

/** The player on turn is caught; all that they carried becomes loot. Light does not ask what anybody carries. */
export function capture(s: Biome, camp: number): string {
  hold(s, s.seat, camp);
  return 'captured.loot';
}

/** One of the Stealers that are equally near; there are two at most (10.1). */
export function drawStealer(s: Biome, t: T): number {
  const camps = stealers(s);
  return camps.length ? camps[t.card(camps.length, () => ({ name: 'one of them', faces: camps.map(camp => campName(s, camp)) }))] : -1;
}

/** By the nearest Stealer; the turn is over [BI-123]. */
export function fallIntoTrap(s: Biome): string {
  const camps = stealers(s);
  s.captureRounds[s.seat] = 2;
  s.actionsLeft[s.seat] = 0;
  return camps.length > 1 ? 'captured.nearest' : capture(s, camps.length ? camps[0] : -1);
}

/** The first Stealer camp has whoever nobody could find, and their secrets [BI-421]. */
export function claimCaptives(s: Biome, camp: number): void {
  put(s, 'Face-down', camp, s.limbo);
  s.limbo = 0;
  for (const seat of s.seats) if (s.capture[seat] === 1) hold(s, seat, camp);
}

/** The countdown behind the enemy camps: nothing stops it [BI-422, BI-425]. */
export function countDown(s: Biome, seat: number): void {
  if (!s.capture[seat]) return;
  const name = s.names[seat];
  s.captureRounds[seat] = Math.max(0, s.captureRounds[seat] - 1) | 0;
  if (s.captureRounds[seat]) {
    note(s, `${name} captive: ${s.captureRounds[seat]} more`);
    return;
  }
  free(s, seat);
  injure(s, seat);
  note(s, `${name} comes home injured, hands empty, CD ${coolDown(s, 10)}`);
}

export const captured = (s: Biome, t: T): Chapter<Biome> => ({
  page: 'Captured',
  steps: {
    nearest: () => ({
      say: 'Captured! Nearest Stealer?',
      options: [...campOptions(s, stealers(s)), { label: 'Equally near', then: () => capture(s, drawStealer(s, t)) }],
      then: camp => capture(s, camp),
    }),

    loot: () => {
      const { seat } = s,
        camp = s.capture[seat] - 2;
      return {
        say: `Held ${camp < 0 ? 'nobody knows where' : `by ${campName(s, camp)}`}. How many secrets did ${s.names[seat]} carry?`,
        cue: 'bad',
        dial: { min: 0, max: MOST_CARRIED, start: 0 },
        then(carried) {
          s.carried[seat] = 0;
          if (camp < 0) s.limbo += carried;
          put(s, 'Face-down', camp, carried);
          return pass(s, t);
        },
      };
    },
  },
});
