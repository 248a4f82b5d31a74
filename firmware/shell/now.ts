// Where the open play stands, in words: for what is kept of a roll.
import { phaseNow } from '../../games/engine';
import type { Device } from './device';

/** "Ada, Combat": who is asked, and in which phase; '' when no play is open. */
export function whoAndPhase(device: Device): string {
  const session = device.session;
  if (!session) return '';
  const s = session.state(),
    who = s.names[session.seat()] || '',
    phase = phaseNow(session.game, s);
  return who && phase ? `${who}, ${phase}` : who || phase;
}
