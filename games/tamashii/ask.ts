// How this game's questions are written: short forms, so that a chapter reads like the summary card and stays small on the device.
import { type Ask, back, call, type Next, who } from '../kit';
import type { Tamashii } from './state';

/**
 * What an entry of a menu leads to. A text with '>' visits a step and comes back to the second one; '!' is a reason why not;
 * [step, kind] remembers the kind; BACK returns; nothing at all leaves the entry out. OTHER as a label is the way to card effects.
 */
export type Go = Next | [string, number] | number | boolean | undefined;
export const BACK = 2,
  OTHER = 1;

/** Page of the rulebook, and the tracks worth seeing, by chapter. One text to search: quick on the device. */
function about(chapter: string): string[] {
  const pages =
    ';setup 4, 5, 21;planning 14 trace memory exp;upgrade 13 memory exp;action 11, 14 trace mov;launch 7, 12 shield memory power reroll;pattern 7;' +
    'grid 7;data 6 corruptedHeld;body 9 mov att pro;combat 15 integrity shield enemies damage;roll 8 reroll;enemy 8, 12 integrity shield trace;' +
    'reset 13 body corruptedPool;quest 16, 18 time successTokens;test 20 reroll;other 24 integrity trace enemies damage;boss 20 boss;' +
    'end 20, 21 corruptedPool corruptedHeld;';
  const at = pages.indexOf(';' + chapter + ' ') + chapter.length + 2;
  return pages.slice(at, pages.indexOf(';', at)).split(' ');
}

/** '@' is who is asked, {key} a value of theirs or of the game; a first character > ! * % is a cue. */
function question(s: Tamashii, say: string, seat: number | undefined): Ask {
  const one = seat === undefined ? s.seat : seat,
    info = about(s.at.split('.')[0]),
    cue = '>!*%'.indexOf(say[0]),
    parts = (cue < 0 ? say : say.slice(1)).split('@').join(who(s, one)).split('{');
  let text = parts[0],
    page = 'p.';
  for (let i = 1; i < parts.length; i++) {
    const end = parts[i].indexOf('}'),
      value = (s as any)[parts[i].slice(0, end)];
    text += (typeof value == 'number' ? value : value[one]) + parts[i].slice(end + 1);
  }
  const show: string[] = [];
  for (const word of info)
    if (word > 'a') show.push(word);
    else page += ' ' + word;
  const ask: Ask = { say: text, seat: one, why: page, show };
  if (cue >= 0) ask.cue = (['turn', 'bad', 'good', 'time'] as const)[cue];
  return ask;
}

export function ok(s: Tamashii, say: string, then: Next, seat?: number): Ask {
  const ask = question(s, say, seat);
  ask.then = then;
  return ask;
}

export function dial(s: Tamashii, say: string, max: number, start: number, then: Next, seat?: number, min?: number): Ask {
  const ask = ok(s, say, then, seat);
  ask.dial = [min || 0, max, Math.min(max, start)];
  return ask;
}

/** Labels and where they lead, in turns. */
export function menu(s: Tamashii, say: string, list: (string | Go)[], seat?: number): Ask {
  const ask = question(s, say, seat);
  ask.pick = [];
  ask.cannot = [];
  for (let i = 0; i < list.length; i += 2) {
    let label = list[i],
      go = list[i + 1];
    if (label === OTHER) {
      label = 'Other...';
      go = () => {
        s.aim = [s.seat, 0];
        return call(s, s.names.length > 1 ? 'other.whom' : 'other.menu', s.at);
      };
    }
    if (!go && go !== '') continue;
    if (typeof go == 'string' && go[0] == '!') {
      ask.cannot.push([label as string, go.slice(1)]);
      continue;
    }
    const way = go,
      path = typeof go == 'string' ? go.split('>') : [];
    ask.pick.push([
      label as string,
      typeof way == 'function'
        ? way
        : () => {
            if (way === BACK) return back(s);
            if (path[1]) return call(s, path[0], path[1]);
            if (typeof way == 'string') return way;
            s.aim[1] = (way as [string, number])[1];
            return (way as [string, number])[0];
          },
    ]);
  }
  return ask;
}

/** One entry for each name. */
export function entries(names: string[], go: (i: number) => Go): (string | Go)[] {
  const list: (string | Go)[] = [];
  for (let i = 0; i < names.length; i++) list.push(names[i], go(i));
  return list;
}

/** One entry for each player. */
export function players(s: Tamashii, go: (seat: number) => Go): (string | Go)[] {
  const list: (string | Go)[] = [];
  for (const seat of s.seats) list.push(who(s, seat), go(seat));
  return list;
}
