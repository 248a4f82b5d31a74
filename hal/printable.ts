// Makes a text from outside safe to show: a name in a file or a word of a board may hold what moves the cursor, renames the window or turns the line round.

/** Control characters but the line break, what turns or hides letters, and halves of a letter. */
const UNSEEN = /[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/gu;

/** The text with a mark for everything that is no letter to be seen; a mark of your own tells what it was. */
export function printable(text: string, mark: (letter: string) => string = () => '?'): string {
  return text.replace(UNSEEN, mark);
}

/** The same for JSON: it says what it said, in letters that can be seen. */
export function printableJson(json: string): string {
  return printable(json, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
