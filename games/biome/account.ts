// What the board did, told in one account: a page of rows for each press. It can be read again, in the reference pages.
import { ALL, type Chapter } from '../kit';
import type { Biome } from './state';

const ROWS = 5, // of a page: they fit on the screen
  COLUMNS = 21;

const rowsOf = (text: string) => {
  let rows = 0;
  for (const row of text.split('\n')) rows += Math.max(1, Math.ceil(row.length / COLUMNS));
  return rows;
};

/** What happened, on the last page that nobody has read, or on a new one. */
export function note(s: Biome, text: string): void {
  const last = s.account.length - 1;
  if (last >= s.accountPage && rowsOf(`${s.account[last]}\n${text}`) <= ROWS) s.account[last] += `\n${text}`;
  else s.account.push(text);
}

export const isUnread = (s: Biome) => s.accountPage < s.account.length;
/** To this step, and before that to the account if there is something to read. */
export const afterAccount = (s: Biome, step: string) => (isUnread(s) ? `account.read>${step}` : step);

export function newAccount(s: Biome): void {
  s.account = [];
  s.accountPage = 0;
}

export const account = (s: Biome): Chapter<Biome> => ({
  page: 'Cool Downs',
  seat: ALL,
  steps: {
    read: () => ({
      say: `${s.account[s.accountPage] || 'All was read'}`,
      do() {
        if (isUnread(s)) s.accountPage++;
      },
      then: () => (isUnread(s) ? 'read' : '<'),
    }),
  },
});
