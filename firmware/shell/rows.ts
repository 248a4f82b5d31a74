// Rows whose values are set on the spot, and the foot that goes with them.
import { DOWN, UP } from '../../games/kit';
import { bar } from './layout';

/** What a screen does with a row, its name, and the value that it has. */
export type Row = [id: string, name: string, value?: string | number];

/** `set` is the row whose value up and down change now; -1 for none. */
export function rowsOf(rows: Row[], set: number): string[] {
  const texts: string[] = [];
  for (let i = 0; i < rows.length; i++) {
    const value = rows[i][2];
    texts.push(value === undefined ? rows[i][1] : bar(rows[i][1], i === set ? `< ${value} >` : value));
  }
  return texts;
}

/** `sure`: the next press deletes; `set`: up and down change a value; else `ok` is what OK does. */
export function rowsFoot(sure: boolean, set: boolean, ok: string): string {
  if (sure) return `${DOWN} delete  BACK keep`;
  return set ? `${UP + DOWN} set  OK done` : `${ok}  BACK leave`;
}
