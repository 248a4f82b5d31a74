// The result in the words of a question of the first edition: there it is told by capitals, not by a part with a name.
import type { Question } from '../game';

/** A word in capitals: SUCCESS, GAME OVER, ESCAPED! */
function isCapitals(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const letter = word.charAt(i);
    if ((letter < 'A' || letter > 'Z') && (letter !== '!' || !i)) return false;
  }
  return word.length > 1;
}

/** The capitals at the beginning of a row: "FAIL" of "FAIL. Push?". */
function capitalsIn(row: string): string {
  const words = row.split(' ');
  let end = 0;
  while (end < words.length && isCapitals(words[end])) end++;
  if (end === words.length || words[end].slice(-1) !== '.' || !isCapitals(words[end].slice(0, -1))) return words.slice(0, end).join(' ');
  return words
    .slice(0, end + 1)
    .join(' ')
    .slice(0, -1); // without the full stop
}

/** The result that a question tells, where it went well or badly or the game is over; '' where there is none. */
export function resultIn(ask: Question): string {
  const goesOn = ask.options || ask.then;
  if (goesOn && ask.cue !== 'good' && ask.cue !== 'bad') return '';
  for (const row of ask.say.split('\n')) {
    const result = capitalsIn(row);
    if (result.length >= 4) return result;
  }
  return '';
}
