// Why the game asks this: where the rulebook says so, all chances (below a dial nobody can scroll to the last of them), and what is not offered for which reason.
import { optionsOf, placeInBook } from '../../games/kit';
import { type Device, percent, reading, type Screen } from '../shell';

export default function why(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  return reading(device, 'Why?', () => {
    const ask = session.ask();
    let text = ask.page ? `Rulebook: ${placeInBook(ask)}` : 'The rulebook has no page for this.';
    for (const { label, ways, of } of ask.odds || []) text += `\n${label}: ${percent(ways, of)}`;
    for (const option of optionsOf(ask)) if (option.not) text += `\n${option.label}: ${option.not}`;
    return text;
  });
}
