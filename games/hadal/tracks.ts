// Every value that the table may look at and correct, and what must hold between them.
import type { Tracks } from '../kit';
import { ALL, type Hadal } from './state';
import { name, signed } from './table';

// with an argument, or else each use would become a copy
export const roles = (from: number) => ['-', 'Chae-Rin', 'Antonio', 'Third', 'Fourth'].slice(from);
export const symbols = (from: number) => '1st,2nd,3rd,TECH,Red,Yellow,Green,Blue'.split(',').slice(from);
export const outcomes = (from: number) => ['Open', 'Success', 'Failed', 'Given up'].slice(from);

export function tracks(s: Hadal): Tracks {
  const yes = ['No', 'Yes'],
    three = ['1', '2', '3'],
    all: Tracks = {};
  const cells = (first: string[], second: (string | number)[]) => {
    const names: string[] = [];
    for (const a of first) for (const b of second) names.push(a + ' ' + b);
    return names;
  };
  /** Tracks of one kind: e each seat, b banked in the Vortex, p printed, f flags, 1 from 1. A name is its id in words. */
  const add = (ids: string, kind: string, max?: number, words?: string[] | 0, of?: string[]) => {
    const is = (letter: string) => kind.indexOf(letter) >= 0;
    for (const id of ids.split(' ')) {
      const track: any = (all[id] = {
        name: id.length < 3 ? id.toUpperCase() : id[0].toUpperCase() + id.slice(1).replace(/[A-Z]/g, c => ' ' + c.toLowerCase()),
      });
      if (max) track.max = max;
      if (of) track.of = of;
      if (words) track[is('f') ? 'flags' : 'words'] = words;
      if (is('e')) track.each = true;
      if (is('b')) track.bank = 'vortex';
      if (is('p')) track.printed = true;
      if (is('1')) track.min = 1;
    }
  };
  add('pool', 'eb', 20);
  add('vortex total life damage turn talk', '');
  add('mr', 'b');
  add('loc', 'b', 1, 0, cells(['Location'], s.places));
  add('freeUpdates odds', '', 2);
  add('tc', '1', 0, s.names);
  add('card personal out lost acted', 'e', 0, yes);
  add('freeExplore', 'e', 1);
  add('group brief', '', 0, yes);
  add('round run', '1', 999);
  add('phase step', '', 3);
  add('missionOver', '', 0, outcomes(0));
  add('level', 'e', 20);
  add('talent', 'e', 9);
  add('scope', 'e', 0, ['None', 'Tests', 'Conflicts']);
  add('role', 'e', 0, roles(0));
  add('attr', '', 9, 0, cells(s.names, three));
  if (!s.table) {
    add('draw discard', 'f', 0, s.destiny.map(signed));
    add('seenAll', '', 0, yes);
  }
  if (s.register) {
    const item = cells(['Item'], s.items);
    add('items', '1', 99, 0, item);
    add('itemAt', '1', 0, s.names.concat(['-', '-'].slice(s.n - 2), ['Table', 'Removed']), item);
  }
  add('rulings', 'pf', 0, ['One helper', 'Whole turn', 'No last Update', 'Locked: no help']);
  add('sheet', 'p', 20, 0, cells(roles(1), ['Azrak', '1', '2', '3', 'talent', 'scope']));
  add('box', 'p');
  add('symbol', 'p', 0, symbols(0), three);
  add('destiny', 'p', 9, 0, cells(['Card'], [1, 2, 3, 4, 5, 6]));
  all.destiny.min = -9;
  return all;
}

/** What a correction has broken; the rules themselves never do. */
export function broken(s: Hadal): string | undefined {
  let sum = s.vortex + s.mr;
  for (const n of s.loc) sum += n;
  for (const seat of s.seats) {
    const pool = s.pool[seat];
    sum += pool;
    if (pool > s.level[seat]) return name(s, seat) + ' is above the level'; // [HA-031]
    if (s.phase && !pool && !s.out[seat] && !s.lost[seat] && s.link != seat + 1) return name(s, seat) + ' is in without Azrak'; // [HA-033]
  }
  if (s.phase && sum != s.total) return sum + ' Azrak, not ' + s.total; // [HA-030]
  if (!s.table && (s.draw ^ s.discard) != ALL) return 'Destiny piles do not make 6'; // [HA-035]
}
