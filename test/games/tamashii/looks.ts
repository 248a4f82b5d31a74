// What every question of Tamashii must look like: short rows, short labels, no name that the title already shows.
import { strict as assert } from 'node:assert';
import { wrap } from '../../../firmware/shell/layout';
import { type Game, optionsOf, type Question } from '../../../games/kit';
import tamashii from '../../../games/tamashii';
import type { Tamashii } from '../../../games/tamashii/state';

const COLUMNS = 21,
  ROWS = 4,
  LABEL = 19;

export function look(ask: Question, s: Tamashii): void {
  const rows = wrap(ask.say, COLUMNS),
    at = s.at + ': ' + ask.say;
  // the Launcher is a picture of four rows or more; a score is a table: both have a heading and fit the screen
  const most = /\n(\S ){3}/.test(ask.say + ' ') ? 12 : s.at == 'end.lines' ? ROWS + 1 : ROWS;
  assert(rows.length <= most, 'too many rows at ' + at);
  // a row that was written as one is one, unless it lists what cannot be known: names, a Pattern
  for (const row of ask.say.split('\n'))
    assert(row.length <= COLUMNS || /^(Place |Reset, sits)/.test(row) || s.at == 'pattern.draw', 'row too long at ' + at);
  const name = s.names[ask.seat === undefined ? s.seat : ask.seat];
  assert(!name || rows[0].indexOf(name) != 0, 'the title says it already at ' + at);
  for (const { label, not } of optionsOf(ask)) {
    assert(label.length <= LABEL || (s.at == 'grid.found' && !not), 'label too long at ' + s.at + ': ' + label);
    assert(!not || not.length <= COLUMNS, 'reason too long at ' + s.at + ': ' + not);
  }
  // something to pick is on the screen: six rows between title and foot, dice take two of them
  const above = rows.length + (ask.dice?.length ? 2 : 0) + (ask.odds || []).length;
  assert(!ask.options || above <= 5 || most > ROWS, 'nothing to pick is seen at ' + at);
  // below a dial nobody can scroll: what is said leaves room for the number and for the first two chances (Why? has all of them)
  assert(!ask.dial || !ask.odds?.length || rows.length <= 2, 'chances out of sight at ' + at);
  for (const { label } of ask.odds || []) assert(label.length <= 15 || label.length + 6 <= 2 * COLUMNS, 'odds too long: ' + label);
}

/** The same rules, with an eye on every question. */
export const watched: Game<Tamashii> = {
  ...tamashii,
  chapters: Object.fromEntries(
    Object.entries(tamashii.chapters).map(([name, chapter]) => [
      name,
      (s, t) => {
        const [[step, ask]] = Object.entries(chapter(s, t));
        return {
          [step]: (s, t) => {
            const asked = ask(s, t);
            look(asked, s);
            return asked;
          },
        };
      },
    ]),
  ),
};
