// Remind us: what the table wants to be told, and when.
import type { Device, Screen } from '../../shell';
import { Remind } from './remind';

export default function remindUs(device: Device): Screen {
  if (!device.session) throw new Error('No play is open. Choose one at home.');
  return new Remind(device);
}
