// How the tests of Tales from the Loop sit down at the table: a play that is set up, and the shortest way to a step.
import { strict as assert } from 'node:assert';
import { digit } from '../../../games/kit';
import tales from '../../../games/tales';
import type { Tales } from '../../../games/tales/state';
import { type Answers, answerAny, begin, type Player, shown } from '../../play';

/** A table of digits, which the device keeps as one text, is the list that it is to the players: as the bench tells it. */
export type Told = { [key in keyof Tales]: key extends 'at' | 'msg' | 'dice' ? string : Tales[key] extends string ? number[] : Tales[key] };
export type Play = Omit<Player<Tales>, 's' | 'dice'> & { s: Told; raw: Tales; dice(...faces: number[]): Play };

export const told = (raw: Tales): Told =>
  new Proxy(raw as any, {
    get: (s, key) =>
      typeof s[key] == 'string' && !['at', 'msg', 'dice'].includes(key as string) ? [...s[key]].map((_, i) => digit(s[key], i)) : s[key],
  });

/** What is answered on the way, first match first. */
const WAY = [
  'Keep',
  'Skip',
  'It says "may"',
  'No',
  'OPEN',
  'Kids -2',
  'No card left',
  'End Phase',
  'Home for dinner',
  'Be late',
  'Not done',
  'Done',
  'Go on',
  'None',
];

/** Plays the quietest answers until a step is on the table. */
export function until(p: Play, step: string): Play {
  for (let n = 0; p.s.at != step; n++) {
    assert(n < 300, 'no way to ' + step + ', at ' + p.s.at + ': ' + p.says());
    const ask = shown(p.session);
    if (p.offers().indexOf('More') >= 0) {
      const out = p.s.seats.filter(k => !p.s.status[k]);
      p.pick(out.length ? p.offers()[0] : 'End Phase');
    } else if (p.s.at == 'kid.act' && p.offers().indexOf('Done for today') >= 0) p.pick('Done for today');
    else if (ask.pick) {
      const way = WAY.filter(label => p.offers().indexOf(label) >= 0)[0];
      p.pick(way || p.offers()[0]);
    } else answerAny(p.session, 0);
  }
  return p;
}

/** A play whose state is told. */
export function seated(answers: Answers): Play {
  const p = begin(tales, answers) as unknown as Play;
  return Object.defineProperties(p, { raw: { get: () => p.session.state() }, s: { get: () => told(p.raw) } });
}

/** A play at its very first question. What is said begins with the name of who is asked: the title shows it. */
export function fresh(answers: Answers = {}): Play {
  const p = seated({ Prompts: 'Short', Machines: 0, ...answers });
  p.says = () => {
    const ask = shown(p.session);
    return (ask.seat! < 0 ? '' : p.s.names[ask.seat!] + ': ') + ask.say;
  };
  return p;
}

/** What the tests' board looks like: HOMEs P Q R S T, OPEN A B C D F M, RESTRICTED K L. */
export function board(p: Play): Play {
  for (const k of p.s.seats) set(p, 'home', 16 + k, k);
  return set(set(p, 'open', 0x102f), 'restricted', 0xc00);
}

/** A play before Round 1: four Rumors A B C D, all Machines in ROUTINE, Kid 1 is First Player. */
export function setUp(answers: Answers = {}): Play {
  const p = board(fresh(answers));
  while (p.s.at != 'school.start') {
    const offers = p.offers();
    if (offers.indexOf('Keep') >= 0) p.pick('Keep');
    else if (offers.indexOf('Done') >= 0) p.pick('Done');
    else if (offers.indexOf('Kid 1') >= 0) p.pick('Kid 1');
    else answerAny(p.session, 0);
  }
  return p;
}

/** In the Adventure Phase of Round 1. */
export const out = (answers: Answers = {}): Play => until(setUp(answers), 'kid.who');

/** In the School Phase of a later Round, its first step. */
export function morning(round: number, answers: Answers = {}): Play {
  const p = setUp(answers);
  set(p, 'round', round);
  return p;
}

/** To the first Rumor card of a Round. */
export function draw(p: Play, icon = 'Kids'): Play {
  while (!/Rumor icon/.test(p.says())) p.ok();
  p.pick(icon);
  return p;
}

/** The table corrects a value, or one for each cell. */
export function set(p: Play, track: string, value: number | number[], cell = 0): Play {
  if (typeof value == 'number') p.session.correct(track, cell, value, 0);
  else for (let i = 0; i < value.length; i++) p.session.correct(track, i, value[i], 0);
  return p;
}

/** A Kid is at this place: a letter. */
export function put(p: Play, kid: number, letter: string): Play {
  const place = letter.charCodeAt(0) - 64;
  set(p, 'locType', place == p.s.home[kid] ? 2 : (p.s.restricted >> (place - 1)) & 1, kid);
  return set(p, 'place', place, kid);
}

/** The tile of this name is on the board, and Kid 1 spends Time there. */
export function tile(p: Play, name: string): Play {
  set(p, 'events', p.s.events | (1 << 'BCFGHJLMN'.indexOf(name[0])));
  act(put(p, 0, name[0]), 0).pick(name, 'Spend 1 Time');
  return p;
}

/** Locks cubes of the pool by hand: conditions by name. */
export function lock(p: Play, kid: number, ...slots: string[]): Play {
  for (const slot of slots) {
    set(p, slot, 1, kid);
    set(p, 'pool', p.s.pool[kid] - 1, kid);
  }
  return p;
}

/** A Kid acts. */
export const act = (p: Play, kid: number): Play => {
  if (p.offers().indexOf('Other Kid') >= 0) p.pick('Other Kid');
  if (p.offers().indexOf('More') < 0) until(p, 'kid.who');
  p.pick(p.offers().filter(label => label.indexOf('Kid ' + (kid + 1)) == 0)[0]);
  return p;
};

/** A Kid takes a test of a trait, up to the pool of dice. */
export const tested = (p: Play, kid: number, trait: string): Play => {
  act(p, kid).pick('Card TEST (free)', trait);
  return p;
};

/** Why a label is not offered now. */
export function refused(p: Play, label: string): string {
  assert(p.offers().indexOf(label) < 0, label + ' is offered');
  const found = shown(p.session).cannot!.filter(c => c[0] == label)[0];
  assert(found, 'no reason for ' + label + ' in ' + JSON.stringify(shown(p.session).cannot));
  return found[1];
}

export const cubes = (p: Play, kid: number) => [p.s.pool[kid], p.s.action[kid]];
export const why = (p: Play) => shown(p.session).why;
export { assert, tales };
