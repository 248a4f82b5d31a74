// What has changed on the table, above the question: all of it, on pages of its own where the question leaves too little room.
import type { Question } from '../../../games/kit';
import { BIG_ROOM, COLUMNS, oddsRows, ROOM, type View, WIDE, wrap } from '../../shell';

const columns = (big: boolean) => (big ? WIDE : COLUMNS);
const rooms = (big: boolean) => (big ? BIG_ROOM : ROOM);

/** What a piece does, without the blanks at its arrow where a long name leaves no room for them. */
function oneRow(sentence: string, big: boolean): string {
  return sentence.length > columns(big) ? sentence.replace(' > ', '>') : sentence;
}

/** What is to be read: every sentence, or, for tables that move their pieces without being told, how many there are. */
export function sentencesOf(told: string[], all: number, big: boolean): string[] {
  return all || !told.length ? told.map(sentence => oneRow(sentence, big)) : [`Pieces to move: ${told.length}`];
}

/** Rows that a view leaves with so many options in view. */
export function rowsLeft(view: View, options: number, big: boolean): number {
  let room = rooms(big) - (view.options ? Math.min(view.options.length, options) : 0);
  if (view.odds) room -= oddsRows(view.odds).length;
  if (view.body) room -= wrap(view.body, columns(big)).length;
  if (view.headline) room -= 2 * wrap(view.headline, 10).length;
  if (view.dial !== undefined) room -= 2;
  return view.dice ? room - 2 : room;
}

/** So many of these sentences fit into so many rows. */
function fitting(sentences: string[], room: number, big: boolean): number {
  let rows = 0,
    count = 0;
  for (const one of sentences) {
    rows += wrap(one, columns(big)).length;
    if (rows > room) break;
    count++;
  }
  return count;
}

/** All of these sentences fit into so many rows. */
export const allFit = (sentences: string[], room: number, big: boolean) => fitting(sentences, room, big) === sentences.length;

/** Puts these sentences above the question, where there are so many rows for them. Else they take the place of it: returns how many stand on this page. `notice`: rows above all. */
export function tellPieces(view: View, ask: Question, sentences: string[], room: number, notice: number, big: boolean): number {
  if (allFit(sentences, room, big)) {
    view.body = `${sentences.join('\n')}\n${view.body}`;
    return 0;
  }
  const above = (view.headline ? 2 * wrap(view.headline, 10).length : 0) + (view.dice ? 2 : 0),
    count = Math.max(1, fitting(sentences, rooms(big) - notice - above, big));
  view.body = sentences.slice(0, count).join('\n');
  view.options = view.reasons = view.bars = view.odds = undefined;
  view.dial = view.choices = undefined;
  view.asks = false;
  if (!ask.result) view.dice = undefined; // dice without their result are for the question
  view.foot = 'OK next  BACK tracks';
  return count;
}
