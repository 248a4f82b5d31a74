// Corrupted Data: a pool that is never refilled (p. 6, 24). In Competitive the pool is the neutral supply [TA-361].
import { ALL, type Chapter, type Dice, type Option } from '../kit';
import { CORRUPTED, type Tamashii, TYPES } from './state';

/** A Competitive game has no shortfall, and discards go back to the supply [TA-361]. */
const isCompetitive = (s: Tamashii) => s.mode === 'Competitive';

/** Gained tokens go to the Dump; those of a Conditions card, before the first turn, into the Bag [TA-009]. */
export const gainsTo = (s: Tamashii) => (isCompetitive(s) && !s.phase ? s.bag : s.dump);

/** Takes them from the pool; what it cannot give fires the shortfall rule [TA-243]. */
export function gainCorrupted(s: Tamashii, seat: number, wanted: number): void {
  const gained = Math.min(wanted, s.corruptedPool) | 0;
  s.corruptedPool -= gained;
  s.corruptedHeld[seat] += gained;
  if (s.inDevice) gainsTo(s)[seat * TYPES + CORRUPTED] += gained;
  if (isCompetitive(s) || wanted < 1) return;
  if (gained < wanted) s.lack = wanted - gained;
  else if (s.corruptedShortfall === 'Empty' && !s.corruptedPool) s.lack = -1;
}

/** A discarded one goes to the box for good: the pool does not get it back [TA-244]. */
export function discardCorrupted(s: Tamashii, seat: number): void {
  s.corruptedHeld[seat] = Math.max(0, s.corruptedHeld[seat] - 1) | 0;
  if (isCompetitive(s)) s.corruptedPool++;
  else s.corruptedBox++;
}

export const corrupted = (s: Tamashii, _: Dice<Tamashii>): Chapter<Tamashii> => ({
  page: '6, 24',
  seat: ALL,
  steps: {
    /** Lost, or what the sheet says instead: then play goes on where it was [TA-243, TA-322]. */
    short: () => {
      const lost: Option = {
          label: 'Scenario lost',
          do() {
            s.lack = 0;
            s.outcome = 'lost';
          },
          then: 'end.lost',
        },
        on: Option = { label: 'Other: play goes on', do: () => (s.lack = 0), then: '<' };
      return {
        say: `POOL EMPTY!${s.lack > 0 ? `\n${s.lack} Corrupted missing` : ''}\nCheck the sheet${s.spared ? '' : '\nUsually: lost'}`,
        result: 'POOL EMPTY!',
        cue: 'bad',
        options: s.spared ? [on, lost] : [lost, on], // the answer of the sheet stands first
      };
    },
  },
});
