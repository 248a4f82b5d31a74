// The luck of every player of this play: what was to be expected, and what came.
import { fortuneWords } from '../../games/engine';
import { type Device, fortunes, reading, type Screen } from '../shell';

export default function luck(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  return reading(device, 'Luck so far', () => {
    const { names, seats } = session.state(),
      all = fortunes(device),
      lines: string[] = [];
    for (const seat of seats) if (all[seat].rolls) lines.push(fortuneWords(names[seat], all[seat]));
    return lines.join('\n') || 'No roll was counted yet: only rolls whose odds were told before are.';
  });
}
