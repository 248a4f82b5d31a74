// Rows of a game's words, `term: meaning`, whose terms are in a text: for help, and for who asks why.

const LONG = 3; // letters: a longer term is also found in capitals, and where a word goes on behind it

function isLetter(letter: string): boolean {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

/** The text has this term, and not only as a part of a word: "B2" has B, "eB" has not. */
function has(text: string, term: string): boolean {
  const size = term.length;
  for (let at = text.indexOf(term); at >= 0 && at + size <= text.length; at = text.indexOf(term, at + 1))
    if (!isLetter(text.charAt(at - 1)) && (size > LONG || !isLetter(text.charAt(at + size)))) return true;
  return false;
}

/** A row of a game's words if its term is on the screen. Of several terms before the colon, the first two that are. */
export function rowFor(row: string, text: string): string {
  const colon = row.indexOf(': '),
    found: string[] = [];
  for (const term of row.slice(0, colon).split(','))
    if (has(text, term) || (term.length > LONG && has(text, term.toUpperCase()))) found.push(term);
  return found.length ? found.slice(0, 2).join(', ') + (found.length > 2 ? '..' : '') + row.slice(colon) : '';
}

/** All rows whose terms are there, in the order of the game. */
export function wordsIn(words: string, text: string): string[] {
  const found: string[] = [];
  for (const row of words.split('\n')) {
    const here = rowFor(row, text);
    if (here) found.push(here);
  }
  return found;
}
