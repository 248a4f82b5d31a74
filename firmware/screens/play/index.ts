// The game screen.
import type { Device, Screen } from '../../shell';
import { Play } from './play';

/** With 'recovered': the power went off in the middle of it. */
export default function play(device: Device, how?: string): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  return new Play(device, session, how === 'recovered');
}
