// Rows whose values are set on the spot, and the foot that goes with them.
import { DOWN, UP } from '../../games/kit';
import { bar } from './layout';

export interface Row {
  id: string; // what the screen knows it by
  at?: number; // which one, where there are several of a kind: the place of a question, a seat
  name: string;
  value?: string | number; // what can be set; without one the row does something
}

/** `set` is the row whose value up and down change now; -1 for none. */
export function rowsOf(rows: Row[], set: number): string[] {
  const texts: string[] = [];
  for (let i = 0; i < rows.length; i++) {
    const { name, value } = rows[i];
    texts.push(value === undefined ? name : bar(name, i === set ? `< ${value} >` : value));
  }
  return texts;
}

/** `sure`: the next press deletes; `set`: up and down change a value; else `ok` is what OK does. */
export function rowsFoot(sure: boolean, set: boolean, ok: string): string {
  if (sure) return `${DOWN} delete  BACK keep`;
  return set ? `${UP + DOWN} set  OK done` : `${ok}  BACK leave`;
}
