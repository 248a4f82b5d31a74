// Why the game asks this: the rule in our own words, where the rulebook has it, all chances (below a dial nobody can scroll to the last of them), and what is not offered for which reason.
import { optionsOf, placeInBook, type Question } from '../../games/kit';
import { type Device, percent, reading, type Screen, wordsIn } from '../shell';

/** Where the rule stands. A game that has no rulebook here has no pages. */
function bookOf(ask: Question): string {
  return ask.page ? `Rulebook: ${placeInBook(ask)}` : 'The rulebook has no page for this.';
}

export default function why(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  return reading(device, 'Why?', () => {
    const ask = session.ask(),
      { game } = session;
    let text = '',
      seen = ask.say;
    for (const { label } of optionsOf(ask)) seen += `\n${label}`;
    if (ask.rule) text += `${ask.rule}\n`;
    if (game.words) for (const row of wordsIn(game.words(session.state()), seen)) text += `${row}\n`;
    text += bookOf(ask);
    for (const { label, ways, of } of ask.odds || []) text += `\n${label}: ${percent(ways, of)}`;
    for (const option of optionsOf(ask)) if (option.not) text += `\n${option.label}: ${option.not}`;
    return text;
  });
}
