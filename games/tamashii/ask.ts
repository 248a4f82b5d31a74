// How this game's questions are written: short forms, so that a chapter reads like the summary card and stays small on the device.
import { type OldAsk as Ask, type Cannot, get, type Next, type Pick, who } from '../kit';
import { foes, toPhase } from './effects';
import { PHASES, type Tamashii, TRACE } from './state';

/**
 * What an entry of a list leads to: a way as the kit knows it; '!' is a reason why not; [step, kind] remembers the kind;
 * [what to do, number] does it with the number; BACK returns; nothing at all leaves the entry out.
 * OTHER and UPGRADE as labels are the ways to card effects and to Upgrades. Names as one label are entries that do the same thing with their places.
 * One function serves all that are not just a way: on the device each function would take a dozen variables.
 */
type Do = (n: number) => string;
export type Go = Next | [string | Do, number] | number | boolean | undefined;
export type List = (Go | string[])[];
/**
 * A question: what is said; where OK leads, or a list of label, way, label, way ...; who is asked if it is not whose turn it is.
 * Of a dial: what is said, where it leads, the greatest value, the start, the least value. Then what else is to be seen.
 */
export type Row = [say: string, way?: Next | List, seat?: number, start?: number, min?: number, more?: Partial<Ask>];
export type Rows = { [step: string]: () => Row };

export const OTHER = 1,
  BACK = 2,
  UPGRADE = 3;
/** As who is asked: everybody. */
export const ALL_SEATS = -1;

/** To card effects or to Upgrades, for whom they are if there are several players, and back to this question. */
export function byCard(s: Tamashii, chapter: string): string {
  s.aim = [s.seat, 0];
  return chapter + (s.names.length > 1 ? 'whom>' : 'menu>') + s.at;
}

/** Does what an entry of a list says that is more than a way. The names of a group have one entry in `ways`, that of the first. */
const follow =
  (s: Tamashii, ways: Go[]): Do =>
  answer => {
    let at = answer;
    while (!ways[at]) at--;
    const way: any = ways[at];
    if (typeof way == 'function') return way(answer - at);
    if (way === OTHER || way === UPGRADE) return byCard(s, way === OTHER ? 'other.' : 'upgrade.');
    if (typeof way[0] == 'function') return way[0](way[1]);
    s.aim = [s.aim[0] | 0, way[1]]; // whole: a list with a hole is another one after it was stored
    return way[0];
  };

function fill(s: Tamashii, ask: Ask, list: any[]): void {
  const pick: Pick[] = [],
    cannot: Cannot[] = [],
    ways: Go[] = [],
    go = follow(s, ways);
  for (let i = 0; i < list.length; i += 2) {
    const label = list[i],
      way = list[i + 1],
      n = pick.length;
    if (typeof label == 'number') {
      pick.push([label == OTHER ? 'Other...' : 'Upgrade', go]);
      ways[n] = label;
    } else if (typeof label == 'object') {
      for (const name of label) pick.push([name, go]);
      ways[n] = way;
    } else if (typeof way == 'string' && way[0] == '!') cannot.push([label, way.slice(1), n]);
    else if (typeof way == 'object') {
      pick.push([label, go]);
      ways[n] = way;
    } else if (way) pick.push([label, way === BACK ? '<' : way]);
  }
  ask.pick = pick;
  ask.cannot = cannot;
}

/** {key} is a value of the game, or of who is asked; a first character > ! * % is a cue. */
export function question(s: Tamashii, row: Row): Ask {
  // by chapter: the list whose first number is who is asked, pages of the rulebook, tracks worth seeing. One text: quick on the device
  const pages =
      ';setup - 4, 5, 21;planning - 14 trace pro memory exp;upgrade aim 13 memory exp;action - 11, 14 trace mov;' +
      'launch - 7, 12 shield memory power reroll;pattern - 7;grid job 7, 14;data job 6 corruptedHeld;body aim 9 mov att pro;' +
      'combat - 15 integrity shield damage;roll roll 8 reroll;enemy draw 8, 12 integrity shield trace;' +
      'reset falling 13 body corruptedPool;quest - 16, 18 time successTokens;test test 20 reroll;' +
      'other aim 24 integrity trace damage;boss - 20 bossArmor bossIntegrity;end - 20, 21 corruptedPool corruptedHeld;',
    chapter = ';' + s.at.split('.')[0] + ' ',
    from = pages.indexOf(chapter) + chapter.length,
    words = pages.slice(from, pages.indexOf(';', from)).split(' '),
    asked = (s as any)[words[0]],
    dialled = row[3] !== undefined,
    one = !dialled && row[2] !== undefined ? row[2] : asked ? asked[0] : s.seat,
    say = row[0],
    way = row[1],
    cue = '>!*%'.indexOf(say[0]),
    parts = (cue < 0 ? say : say.slice(1)).split('{'),
    show: string[] = [];
  let text = parts[0],
    page = 'p.';
  for (let i = 1; i < parts.length; i++) {
    const end = parts[i].indexOf('}');
    text += get(s, parts[i].slice(0, end), one) + parts[i].slice(end + 1);
  }
  for (let i = 1; i < words.length; i++)
    if (words[i] < 'a') page += ' ' + words[i];
    else if (words[i] == 'trace' ? s.inPlay & TRACE : words[i] != 'damage' || s.enemies) show.push(words[i]); // nothing that is not there
  const ask: Ask = { say: text, seat: one, why: page, show };
  if (cue >= 0) ask.cue = (['turn', 'bad', 'good', 'time'] as const)[cue];
  if (dialled) ask.dial = [row[4] || 0, row[2] as number, Math.min(row[2] as number, row[3] as number)];
  if (typeof way == 'object') fill(s, ask, way);
  else ask.then = way;
  return Object.assign(ask, row[5] || {});
}

/** Whoever was reset takes no further part in the phase (TA-249). */
export function sitsOut(s: Tamashii, then: Next): Row {
  return ['Was reset: you sit\nout this phase', then, s.seat];
}

/** The table has taken back what had interrupted the play. */
export function goOn(): Row {
  return ['Taken back:\nplay goes on', '<', ALL_SEATS];
}

/** The headline of a phase; then it begins. */
export function headline(s: Tamashii, phase: number): Row {
  const name = PHASES.split(',')[phase].toUpperCase();
  return ['>' + name + ' PHASE\nFirst: ' + who(s, s.firstPlayer), () => toPhase(s, phase, true), ALL_SEATS];
}

/** Asks how much damage is dealt to the boss, or to the Top Enemy, beside what is left of it. */
export function damage(s: Tamashii, boss: number, then: Next): Row {
  const top = foes(s, s.seat)[0];
  let say = 'Damage to the boss,\nin one hit? ' + (s.boss > 1 ? 'ITG {bossIntegrity}' : 'Armor {bossArmor}');
  if (!boss)
    say =
      'Damage to Top Enemy?\n' +
      (top === undefined ? 'None is left' : get(s, 'enemies', top) - get(s, 'damage', top) + ' left, more is lost');
  return [say, then, 40, 1];
}

/** One entry for each name, where they differ in more than their places. */
export function entries(names: string[], go: (i: number) => Go): List {
  const list: List = [];
  for (let i = 0; i < names.length; i++) list.push(names[i], go(i));
  return list;
}
