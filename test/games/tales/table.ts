// How the tests of Tales from the Loop sit down at the table: a play that is set up, and the shortest way to a step.
import { strict as assert } from 'node:assert';
import { statusOf, tracksIn } from '../../../games/engine';
import tales from '../../../games/tales';
import type { Tales } from '../../../games/tales/state';
import { type Answers, answerAny, begin, type Player, shown } from '../../play';

export type Play = Omit<Player<Tales>, 'dice'> & { raw: Tales; dice(...faces: number[]): Play };

const BY_MACHINE = ['mode', 'modeLock', 'hackToken', 'walls', 'hackedBy', 'wrecked', 'ability', 'spaces', 'capacity'];

/** Of the six figures only those in play: tests play with the first so many. */
const inPlay = (raw: Tales): Tales =>
  new Proxy(raw, {
    get: (s, key: keyof Tales) => (BY_MACHINE.includes(key) ? (s[key] as number[]).slice(0, Math.log2(s.machines + 1)) : s[key]),
  });

/** What is answered on the way, first match first. */
const WAY = ['Skip', 'It says "may"', 'No', 'OPEN', 'Kids -2', 'No card left', 'End Phase', 'Be late', 'Done', 'None'];

/** The quietest answer to what is asked. */
function quiet(p: Play): void {
  const offers = p.offers(),
    home = offers.find(label => label.startsWith('Home for dinner'));
  if (offers.includes('More')) p.pick(offers.includes('End Phase') ? 'End Phase' : offers[0]);
  else if (home) p.pick(home);
  else if (shown(p.session).pick) p.pick(WAY.find(label => offers.includes(label)) || offers[0]);
  else answerAny(p.session, 0);
}

/** Plays the quietest answers until a step is on the table. */
export function until(p: Play, step: string): Play {
  for (let n = 0; p.s.at !== step; n++) {
    assert(n < 300, `no way to ${step}, at ${p.s.at}: ${p.says()}`);
    quiet(p);
  }
  return p;
}

/** Plays the quietest answers until the screen says this. */
export function untilSays(p: Play, words: RegExp): Play {
  for (let n = 0; !words.test(p.says()); n++) {
    assert(n < 300, `never said ${words}, at ${p.says()}`);
    quiet(p);
  }
  return p;
}

/** A play whose state is told. */
export function seated(answers: Answers, names?: string[]): Play {
  const p = begin(tales, answers, 1, names) as unknown as Play;
  return Object.defineProperties(p, { raw: { get: () => p.session.state() }, s: { get: () => inPlay(p.raw) } });
}

/** A play in Full at its very first question, letters in the device. What is said begins with the name of who is asked: the title shows it. */
export function fresh(answers: Answers = {}): Play {
  const p = seated({ Mode: 'Full', Letters: 'In the device', Prompts: 'Short', Machines: 0, ...answers });
  p.says = () => {
    const ask = shown(p.session),
      seat = ask.seat === undefined ? p.s.seat : ask.seat;
    return (seat < 0 ? '' : `${p.s.names[seat]}: `) + ask.say;
  };
  const { pick } = p;
  p.pick = (...labels) => {
    for (const label of labels) {
      if (p.offers().includes('More...') && !p.offers().includes(label)) pick('More...'); // what cards seldom do
      if (p.offers().includes(label) || !/^[A-Z]( HOME| RESTRICTED| \?)?(, .*)?$/.test(label)) pick(label);
      else letter(p, label[0]!); // a place that is not among the likely ones
    }
  };
  return p;
}

/** What the tests' board looks like: HOMEs P Q R S T, OPEN A B C D F M P Q R S T, RESTRICTED K L. Sheets have 3 Firewall spaces, Response Cards Ignore and Block. */
export function board(p: Play): Play {
  for (const k of p.s.seats) set(set(set(p, 'home', 16 + k, k), 'strength', k + 1, k), 'weakness', ((k + 1) % 5) + 1, k);
  for (let m = 0; m < 6; m++) {
    set(set(p, 'spaces', 3, m), 'capacity', 2, m);
    set(set(p, 'icon', 1, 2 * m), 'icon', 2, 2 * m + 1);
  }
  return set(set(p, 'open', 0xf902f), 'restricted', 0xc00);
}

/** A play before Round 1: four Rumors A B C D, all Machines in ROUTINE, Kid 1 is First Player. */
export function setUp(answers: Answers = {}): Play {
  const p = board(fresh(answers));
  while (p.s.at !== 'school.start') {
    const letter = 'ABCD'.split('').find(name => p.offers().includes(name));
    if (p.offers().includes('Kid 1') && p.offers().includes('Random')) p.pick('Kid 1');
    else if (letter) p.pick(letter);
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

/** A letter in its two steps. */
export function letter(p: Play, ...names: string[]): Play {
  for (const name of names) {
    const likely = p.offers().find(label => label === name || label.startsWith(`${name} `) || label.startsWith(`${name},`));
    if (likely && !/ to /.test(likely)) {
      p.pick(likely);
      continue;
    }
    if (!p.offers().includes(name)) {
      if (p.offers().includes('Other place')) p.pick('Other place');
      p.pick(p.offers().find(label => / to /.test(label) && label[0]! <= name && name <= label[5]!)!);
    }
    p.pick(name);
  }
  return p;
}

/** The table corrects a value, or one for each cell. */
export function set(p: Play, track: string, value: number | number[], cell = 0): Play {
  if (typeof value === 'number') p.session.correct(track, cell, value, 0);
  else for (let i = 0; i < value.length; i++) p.session.correct(track, i, value[i]!, 0);
  return p;
}

/** So many firewalls from the left. */
export const walls = (p: Play, count: number, machine = 0): Play => set(p, 'walls', (1 << count) - 1, machine);

/** A Machine belongs to a Kid. */
export const hacked = (p: Play, kid: number, machine = 0): Play => set(p, 'hackedBy', kid + 1, machine);

/** A Kid is at this place: a letter. */
export const put = (p: Play, kid: number, name: string): Play => set(p, 'place', name.charCodeAt(0) - 64, kid);

/** This place is RESTRICTED. */
export const restrict = (p: Play, name: string): Play => set(p, 'restricted', p.s.restricted | (1 << (name.charCodeAt(0) - 65)));

/** The tile of this name is on the board, and Kid 1 spends Time there. */
export function tile(p: Play, name: string): Play {
  set(p, 'events', p.s.events | (1 << 'BCFGHJLMN'.indexOf(name[0]!)));
  act(put(p, 0, name[0]!), 0).pick(name, 'Spend 1 Time');
  return p;
}

/** Locks cubes of the pool by hand: conditions by name. */
export function lock(p: Play, kid: number, ...slots: string[]): Play {
  for (const slot of slots) {
    set(p, slot, 1, kid);
    set(p, 'pool', p.s.pool[kid]! - 1, kid);
  }
  return p;
}

/** A Kid acts. */
export const act = (p: Play, kid: number): Play => {
  if (p.offers().includes('Other Kid')) p.pick('Other Kid');
  if (!p.offers().includes('More')) until(p, 'kid.who');
  p.pick(`Kid ${kid + 1}`);
  return p;
};

/** The Kid who acts goes HOME FOR DINNER. */
export function home(p: Play): Play {
  p.pick(p.offers().find(label => label.startsWith('Home for dinner'))!);
  return p;
}

/** A Kid takes a test of a trait, up to the pool of dice. */
export const tested = (p: Play, kid: number, trait: string): Play => {
  act(p, kid).pick('Card...', 'TEST (free)', trait);
  return p;
};

/** So many Items give a die each. */
export function items(p: Play, count: number): Play {
  for (let n = 0; n < count; n++) p.pick('Item +1');
  return p;
}

/** Who is offered as a helper. */
export const canHelp = (p: Play): string[] =>
  p
    .offers()
    .filter(label => label.startsWith('Help: '))
    .map(label => label.slice(6));

/** Why a label is not offered now. */
export function refused(p: Play, label: string): string {
  assert(p.offers().indexOf(label) < 0, `${label} is offered`);
  const found = shown(p.session).cannot!.find(c => c[0] === label);
  assert(found, `no reason for ${label} in ${JSON.stringify(shown(p.session).cannot)}`);
  return found[1];
}

/** What the device has told above the question. */
export const told = (p: Play): string => p.session.told.join('\n');

/** The notes at the right end of the rows, by their labels. */
export const notes = (p: Play): { [label: string]: string } =>
  Object.fromEntries((p.session.ask().options || []).map(option => (option ? [option.label, option.note ?? ''] : ['', ''])));

export const status = (p: Play) => statusOf(tales, p.raw);
export const tracks = (p: Play) => tracksIn(tales, p.raw);
export const cubes = (p: Play, kid: number) => [p.s.pool[kid], p.s.action[kid]];
export const why = (p: Play) => shown(p.session).why;
export { assert, tales };
