// The J.O.R.D.A.N. bot of a player alone: a battery pays for it, once a step (p. 20).
import type { Option } from '../kit';
import { hasRuling, type Tamashii } from './state';

/** The bot acts instead of the player in this step, for a battery: one for each step [TA-353]. An option, or nothing without a bot. */
export function botOption(s: Tamashii, then: string): Option | false {
  const isAskedBefore = s.step === 'District' && !hasRuling(s, 'Bot later'); // before the Trace [TA-354]
  let not = '';
  if (s.botStep === s.step) not = 'One battery a step';
  else if (isAskedBefore) not = s.hasTrace ? 'Asked before Trace' : 'Asked before the tile';
  else if (!s.batteries) not = 'No battery';
  return (
    s.botInPlay > 0 && {
      label: 'Use BOT, battery',
      note: `${s.batteries}>${s.batteries - 1}`,
      not,
      do() {
        s.batteries--;
        s.botStep = s.step;
      },
      then,
    }
  );
}
