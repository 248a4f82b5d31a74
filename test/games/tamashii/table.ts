// A table that plays Tamashii by the words on the screen; set-up is answered the shortest way.
import type { Tamashii } from '../../../games/tamashii/state';
import { type Answers, begin, type Player, shown } from '../../play';
import { watched } from './looks';

export type Table = Player<Tamashii>;
export const NAMES = ['Ada', 'Bob', 'Cyd', 'Dan'];
export const RIVAL = { Game: 'Competitive' },
  SOLO = { Players: 1, Game: 'Scenario' },
  COUNTED = { 'Data tokens': 'Counted' },
  VIRTUAL = { 'Data tokens': 'In the device' };

/** Just begun: the set-up questions of the device are answered, the checklist is not. */
export function fresh(answers: Answers = {}, seed = 1): Table {
  const p = begin(watched, { Players: 2, Game: 'Scenario', ...answers }, seed, NAMES);
  // as the screen shows it: the title names who is asked, or nobody in particular
  p.says = () => {
    const ask = shown(p.session);
    return (NAMES[ask.seat!] || 'ALL') + ' ' + ask.say;
  };
  return p;
}

/** Answers whatever set-up asks, until the first turn. `given` answers come first: step name to label or dial. */
export function through(p: Table, given: { [step: string]: (string | number)[] } = {}): Table {
  const usual: { [step: string]: string | number } = {
    'setup.values': 'Go on',
    'setup.list': 'Done',
    'setup.core': 'Red',
    'setup.line': 'Do not count',
    'setup.first': 'Ada',
    'quest.number': 1,
    'quest.story': 'Flipped',
    'quest.opening': 'Flipped',
    'quest.has': 'Yes',
    'setup.conditions': 'Done',
  };
  for (let i = 0; i < 60 && p.s.phase < 0 && p.s.at != 'planning.start'; i++) {
    const own = given[p.s.at],
      answer = own?.length ? own.splice(0, 1)[0] : usual[p.s.at];
    if (answer === undefined) throw new Error('No answer for ' + p.s.at + ': ' + p.says());
    if (typeof answer == 'number') p.dial(answer);
    else p.pick(answer);
  }
  return p;
}

/** Turn 1 is about to begin. */
export function ready(answers: Answers = {}, given?: { [step: string]: (string | number)[] }, seed = 1): Table {
  return through(fresh(answers, seed), given);
}

/** What lies in each slot of the Launchers: 0 empty, 1-6 a token, 7 a Lock. */
export const slotsOf = (s: Tamashii): number[] => s.grid.split('').map(Number);

/** A table of digits, which the device keeps as one text, as the list that it is. */
export const list = (digits: string): number[] => digits.split('').map(digit => Number.parseInt(digit, 36));

/** The table is right. */
export function set(p: Table, track: string, value: number, seat = 0): Table {
  p.session.correct(track, seat, value, 0);
  return p;
}

export function jump(p: Table, phase: 'planning' | 'action' | 'combat' | 'quest'): Table {
  p.session.jump(phase + '.start', 0);
  p.ok();
  return p;
}

/** The World Activity of this turn. */
export function world(p: Table): Table {
  jump(p, 'quest');
  if (p.s.at == 'quest.activity') p.pick('Done');
  return p;
}

/** Opens the menu of card effects for a player. */
export function card(p: Table, name = 'Ada'): Table {
  p.pick('Other...');
  if (p.s.names.length > 1) p.pick(name);
  return p;
}

/** Attaches enemies with these integrities through the card menu, first drawn first. */
export function attach(p: Table, name: string, ...integrities: number[]): Table {
  card(p, name).pick('Enemies', 'Attach');
  p.dial(integrities.length, ...integrities);
  p.pick('Done');
  return p;
}

/** Somebody is reset through the menu of card effects, which is left again. */
export function fall(p: Table, name: string): Table {
  card(p, name).pick('Reset');
  p.dice(8).ok();
  p.ok(2);
  p.pick('Done');
  return p;
}

/** The player on turn goes through Action up to the question that ends it. */
export function toEndOfLaunch(p: Table): Table {
  p.pick('Stayed');
  p.dial(0);
  p.pick('Skip', 'End Launch');
  return p;
}

/** Ada at the District step of a solo game. */
export function district(p: Table): Table {
  jump(p, 'action').pick('Stayed', 'Bot stayed');
  if (p.s.at == 'action.botTile') p.pick('No');
  p.dial(0);
  return p;
}

/** In combat: Ada has rolled, the dice are B/S as given; N and symbol faces of the enemy dice. Faces: 1-3 B, 4 S, 5-6 blank. */
export function fight(p: Table, dice: number[], number: number, symbol = 1, power = 0): Table {
  if (p.s.at == 'combat.check') p.pick('Fight');
  p.dice(...dice, number, symbol).dial(power);
  p.pick('Keep');
  p.ok();
  return p;
}

/** The reasons of what is forbidden now. */
export function cannot(p: Table, label: string): string {
  const found = (shown(p.session).cannot || []).filter(entry => entry[0] == label)[0];
  return found ? found[1] : '';
}

export function odds(p: Table, label: string): number {
  const found = (shown(p.session).odds || []).filter(entry => entry[0] == label)[0];
  return found ? found[1] / found[2] : Number.NaN;
}

/** Shows of the checklist, in order. */
export function checklist(answers: Answers): string[] {
  const p = fresh(answers),
    seen: string[] = [];
  const list = { get: () => p.says().replace(/\n/g, ' ') };
  for (let i = 0; i < 60 && p.s.at != 'planning.start' && p.s.phase < 0; i++) {
    seen.push(p.s.at.split('.')[1] + ': ' + list.get());
    const step = p.s.at;
    if (step == 'quest.number') p.dial(1);
    else
      p.pick(
        (
          {
            'setup.values': 'Go on',
            'setup.core': 'Red',
            'setup.line': 'Do not count',
            'setup.first': 'Ada',
            'quest.story': 'Flipped',
            'quest.opening': 'Flipped',
            'quest.has': 'Yes',
          } as any
        )[step] || 'Done',
      );
  }
  return seen;
}
