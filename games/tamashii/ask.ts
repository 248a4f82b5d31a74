// How this game's questions are written: short forms, so that a chapter reads like the summary card and stays small on the device.
import { type Ask, type Next, type Pick, who } from '../kit';
import { toPhase } from './effects';
import { PHASES, PL3, PLANNING, type Tamashii } from './state';

/**
 * What an entry of a menu leads to: a way as the kit knows it; '!' is a reason why not;
 * [step, kind] remembers the kind; BACK returns; nothing at all leaves the entry out.
 * OTHER and UPGRADE as labels are the ways to card effects and to Upgrades.
 */
export type Go = Next | [string, number] | number | boolean | undefined;
export const OTHER = 1,
  BACK = 2,
  UPGRADE = 3;
/** As who is asked: everybody. */
export const ALL_SEATS = -1;

/** {key} is a value of the game, or of who is asked; a first character > ! * % is a cue. */
function question(s: Tamashii, say: string, seat: number | undefined): Ask {
  // by chapter: the list whose first number is who is asked, pages of the rulebook, tracks worth seeing. One text: quick on the device
  const pages =
      ';setup - 4, 5, 21;planning - 14 trace pro memory exp;upgrade aim 13 memory exp;action - 11, 14 trace mov;' +
      'launch - 7, 12 shield memory power reroll;pattern - 7;grid job 7, 14;data job 6 corruptedHeld;body aim 9 mov att pro;' +
      'combat - 15 integrity shield damage;roll roll 8 reroll;enemy draw 8, 12 integrity shield trace;' +
      'reset resetting 13 body corruptedPool;quest - 16, 18 time successTokens;test test 20 reroll;' +
      'other aim 24 integrity trace damage;boss - 20 bossArmor bossIntegrity;end - 20, 21 corruptedPool corruptedHeld;',
    chapter = ';' + s.at.split('.')[0] + ' ',
    from = pages.indexOf(chapter) + chapter.length,
    words = pages.slice(from, pages.indexOf(';', from)).split(' '),
    asked = (s as any)[words[0]],
    one = seat !== undefined ? seat : asked ? asked[0] : s.seat,
    cue = '>!*%'.indexOf(say[0]),
    parts = (cue < 0 ? say : say.slice(1)).split('{'),
    show: string[] = [];
  let text = parts[0],
    page = 'p.';
  for (let i = 1; i < parts.length; i++) {
    const end = parts[i].indexOf('}'),
      value = (s as any)[parts[i].slice(0, end)];
    text += (typeof value == 'number' ? value : value[one]) + parts[i].slice(end + 1);
  }
  for (let i = 1; i < words.length; i++)
    if (words[i] > 'a') show.push(words[i]);
    else page += ' ' + words[i];
  const ask: Ask = { say: text, seat: one, why: page, show };
  if (cue >= 0) ask.cue = (['turn', 'bad', 'good', 'time'] as const)[cue];
  // the timer is for Program, the only step of Planning that takes its time
  if (s.limit && s.ends && s.phase == PLANNING && s.step == PL3 && !s.back.length) {
    ask.until = s.ends;
    ask.late = 'planning.late>' + s.at;
  }
  return ask;
}

export function ok(s: Tamashii, say: string, then: Next | undefined, seat?: number): Ask {
  const ask = question(s, say, seat);
  ask.then = then;
  return ask;
}

/** Whoever was reset takes no further part in the phase (TA-249). */
export function sitsOut(s: Tamashii, then: Next): Ask {
  return ok(s, 'Was reset: sits out\nthis phase', then, s.seat);
}

/** The table has taken back what had interrupted the play. */
export function goOn(s: Tamashii): Ask {
  return ok(s, 'That is off:\nplay goes on', '<', ALL_SEATS);
}

/** The headline of a phase; then it begins. */
export function headline(s: Tamashii, phase: number): Ask {
  const name = PHASES.split(',')[phase].toUpperCase();
  return ok(s, '>' + name + ' PHASE\nFirst: ' + who(s, s.firstPlayer), () => toPhase(s, phase, true), ALL_SEATS);
}

export function dial(s: Tamashii, say: string, max: number, start: number, then: Next, min?: number): Ask {
  const ask = ok(s, say, then);
  ask.dial = [min || 0, max, Math.min(max, start)];
  return ask;
}

function lead(s: Tamashii, way: Go): Next {
  if (typeof way == 'function' || typeof way == 'string') return way;
  if (way === BACK) return '<';
  return () => {
    if (way === OTHER || way === UPGRADE) {
      s.aim = [s.seat, 0];
      return (way === OTHER ? 'other.' : 'upgrade.') + (s.names.length > 1 ? 'whom>' : 'menu>') + s.at;
    }
    s.aim[1] = (way as [string, number])[1];
    return (way as [string, number])[0];
  };
}

/** A question with a list of label, way, label, way ... */
export function menu(s: Tamashii, say: string, list: (string | Go)[], seat?: number): Ask {
  const ask = question(s, say, seat),
    pick: Pick[] = [],
    cannot: [string, string][] = [];
  for (let i = 0; i < list.length; i += 2) {
    const label = list[i] as string | number,
      way = list[i + 1];
    if (typeof label == 'number') pick.push([label == OTHER ? 'Other...' : 'Upgrade', lead(s, label)]);
    else if (typeof way == 'string' && way[0] == '!') cannot.push([label, way.slice(1)]);
    else if (way) pick.push([label, lead(s, way)]);
  }
  ask.pick = pick;
  ask.cannot = cannot;
  return ask;
}

/** One entry for each name. */
export function entries(names: string[], go: (i: number) => Go): (string | Go)[] {
  const list: (string | Go)[] = [];
  for (let i = 0; i < names.length; i++) list.push(names[i], go(i));
  return list;
}
