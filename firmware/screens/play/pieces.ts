// What has changed on the table, above the question: all of it, on pages of its own where the question leaves too little room.
import type { Question } from '../../../games/kit';
import { oddsRows, ROOM, type View, wrap } from '../../shell';

const COLUMNS = 21;

/** What a piece does, without the blanks at its arrow where a long name leaves no room for them. */
function oneRow(sentence: string): string {
  return sentence.length > COLUMNS ? sentence.replace(' > ', '>') : sentence;
}

/** What is to be read: every sentence, or, for tables that move their pieces without being told, how many there are. */
export function sentencesOf(told: string[], all: number): string[] {
  return all || !told.length ? told.map(oneRow) : [`Pieces to move: ${told.length}`];
}

/** Rows that a view leaves with so many options in view. */
export function rowsLeft(view: View, options: number): number {
  let room = ROOM - (view.options ? Math.min(view.options.length, options) : 0);
  if (view.odds) room -= oddsRows(view.odds).length;
  if (view.body) room -= wrap(view.body, COLUMNS).length;
  if (view.headline) room -= 2 * wrap(view.headline, 10).length;
  if (view.dial !== undefined) room -= 2;
  return view.dice ? room - 2 : room;
}

/** So many of these sentences fit into so many rows. */
function fitting(sentences: string[], room: number): number {
  let rows = 0,
    count = 0;
  for (const one of sentences) {
    rows += wrap(one, COLUMNS).length;
    if (rows > room) break;
    count++;
  }
  return count;
}

/** All of these sentences fit into so many rows. */
export const allFit = (sentences: string[], room: number) => fitting(sentences, room) === sentences.length;

/** Puts these sentences above the question, where there are so many rows for them. Else they take the place of it: returns how many stand on this page. */
export function tellPieces(view: View, ask: Question, sentences: string[], room: number, page: number): number {
  if (allFit(sentences, room)) {
    view.body = `${sentences.join('\n')}\n${view.body}`;
    return 0;
  }
  const above = (view.headline ? 2 * wrap(view.headline, 10).length : 0) + (view.dice ? 2 : 0),
    count = Math.max(1, fitting(sentences, page - above));
  view.body = sentences.slice(0, count).join('\n');
  view.options = view.reasons = view.bars = view.odds = undefined;
  view.dial = view.choices = undefined;
  view.asks = false;
  if (!ask.result) view.dice = undefined; // dice without their result are for the question
  view.foot = 'OK next  BACK tracks';
  return count;
}
