// What to throw: any dice, a modifier, which of them count, and a goal if one is wished, with its odds.
import { DOWN, UP } from '../../../games/kit';
import type { Button, Push } from '../../../hal/hal';
import { type Device, type Place, percent, type Row, rowsOf, type Screen, type View } from '../../shell';
import { chanceOf } from '../../tools/chance';
import { kindsOf, ownDice, pointsOf } from '../../tools/die';
import { keepPool } from '../../tools/past';
import {
  countOf,
  EXTRA,
  FAR,
  formula,
  goalWords,
  HITS,
  kept,
  MOST_DICE,
  MOST_KINDS,
  NO_GOAL,
  SUM,
  settle,
  sidesOf,
  type Throw,
  throwOf,
  words,
} from '../../tools/throw';

/** The next of a list, round and round. */
function turned(at: number, by: number, of: number): number {
  return (at + of + (by > 0 ? 1 : -1)) % of;
}

/** How many words a row has that is set by words. */
function choicesOf(id: string): number {
  if (id === 'keep') return 5;
  return id === 'explode' ? 2 : 3;
}

function limit(value: number): string | number {
  return Math.abs(value) < FAR ? value : 'none';
}

export class Pool implements Screen {
  _device: Device;
  _place: Place;
  _set: string; // the formula
  _edits: boolean; // up and down change the value under the cursor
  _held: number; // how long a button is held: values change faster
  _chance: number | string | undefined; // to reach the goal; worked out when it is looked at

  constructor(device: Device, pool: string) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._set = pool;
    this._edits = false;
    this._held = 0;
    this._chance = undefined;
  }

  /** Id, name and value of every row. */
  _rows(t: Throw): Row[] {
    const list: Row[] = [['roll', 'Roll']],
      plain = t.kinds.length === 1 && parseInt(t.kinds[0], 10) > 0;
    for (let i = 0; i < t.kinds.length; i++) list.push([`#${i}`, i ? 'And' : 'Dice', t.counts[i]], [`d${i}`, 'Kind', `d${t.kinds[i]}`]);
    if (t.kinds.length < MOST_KINDS) list.push(['more', 'Add other dice']);
    list.push(['plus', 'Modifier', t.plus > 0 ? `+${t.plus}` : t.plus], ['goal', 'Goal', ['none', 'total', 'hits'][t.goal]]);
    if (t.goal === SUM) list.push(['sum', 'Total at least', t.sum]);
    if (t.goal === HITS) list.push(['face', 'A hit is', `${t.face}+`], ['hits', 'Hits at least', t.hits]);
    if (countOf(t) > 1) list.push(['keep', t.keep < 3 ? 'Keep' : 'Drop', ['all', 'highest', 'lowest', 'highest', 'lowest'][t.keep]]);
    if (t.keep) list.push(['many', 'How many', t.many]);
    list.push(['twice', 'Throw twice', ['no', 'best', 'worst'][t.twice]]);
    if (plain || t.again) list.push(['again', 'Re-roll once', t.again ? `${t.again} or less` : 'none']);
    list.push(
      ['explode', 'Exploding', t.explode ? 'yes' : 'no'],
      ['least', 'Never below', limit(t.least)],
      ['most', 'Never above', limit(t.most)],
    );
    return list;
  }

  /** What the dice can come to, with the modifier and within the limits. */
  _range(t: Throw): [least: number, most: number] {
    const kinds = kindsOf(this._device.notes, t.kinds);
    let low = 0,
      high = 0,
      left = kept(t, 0);
    for (let i = 0; i < kinds.length; i++) {
      let least = pointsOf(kinds[i], 1),
        most = least;
      for (let place = 2; place <= kinds[i].sides; place++) {
        least = Math.min(least, pointsOf(kinds[i], place));
        most = Math.max(most, pointsOf(kinds[i], place));
      }
      const n = Math.min(left, t.counts[i]);
      left -= n;
      low += n * least;
      high += n * most;
    }
    return [Math.max(t.least, Math.min(t.most, low + t.plus)), Math.max(t.least, Math.min(t.most, high + t.plus))];
  }

  /** A kind of dice, after or before this one: plain ones, then your own. */
  _kindAfter(kind: string, by: number): string {
    const all: string[] = sidesOf().map(sides => `${sides}`);
    for (const text of ownDice(this._device.notes)) all.push(text.slice(0, text.indexOf(':')));
    return all[turned(Math.max(0, all.indexOf(kind)), by, all.length)];
  }

  /** The least and the most of a number that can be set. */
  _limits(t: Throw, id: string): [least: number, most: number] {
    if (id === 'sum') return this._range(throwOf(words(t)));
    if (id === 'face') return [2, 100];
    if (id === 'hits') return [1, kept(t, t.explode * EXTRA)];
    if (id === 'many') return [1, countOf(t) - 1];
    if (id === 'again') return [0, Math.max(1, parseInt(t.kinds[0], 10) - 1)];
    return [-FAR, FAR];
  }

  /** The value under the cursor. */
  _change(by: number): void {
    const t = throwOf(this._set),
      own = t as unknown as { [id: string]: number },
      id = this._rows(t)[this._place.cursor][0],
      at = +id.charAt(1);
    if (id.charAt(0) === 'd') t.kinds[at] = this._kindAfter(t.kinds[at], by);
    else if (id.charAt(0) === '#') t.counts[at] = Math.max(at ? 0 : 1, Math.min(MOST_DICE, t.counts[at] + by));
    else if (['goal', 'keep', 'twice', 'explode'].indexOf(id) >= 0) own[id] = turned(own[id], by, choicesOf(id));
    else if ((id === 'least' || id === 'most') && Math.abs(own[id]) === FAR) own[id] = this._range(t)[id === 'least' ? 0 : 1];
    else {
      const ends = this._limits(t, id);
      own[id] = Math.max(ends[0], Math.min(ends[1], own[id] + by));
    }
    if (id === 'goal' && t.goal === SUM) this._aim(t);
    settle(t);
    this._chance = undefined;
    this._set = formula(t);
  }

  /** A total that is reached about every second time. */
  _aim(t: Throw): void {
    const ends = this._range(t);
    t.sum = Math.ceil((ends[0] + ends[1]) / 2);
  }

  /** A kind of which there are no dice any more goes. */
  _done(): void {
    const t = throwOf(this._set);
    for (let i = t.counts.length - 1; i > 0; i--)
      if (!t.counts[i]) {
        t.counts.splice(i, 1);
        t.kinds.splice(i, 1);
      }
    this._edits = false;
    this._set = formula(t);
  }

  _add(): void {
    const t = throwOf(this._set);
    let kind = '6';
    if (countOf(t) === MOST_DICE) throw new Error(`${MOST_DICE} dice are the most. Take some away first.`);
    while (t.kinds.indexOf(kind) >= 0) kind = this._kindAfter(kind, 1);
    t.kinds.push(kind);
    t.counts.push(1);
    settle(t);
    this._set = formula(t);
    this._chance = undefined;
  }

  /** The chance of the goal, or what to change; without a goal, what can fall. */
  _told(t: Throw): string {
    if (t.goal === NO_GOAL) {
      const ends = this._range(t);
      return `${ends[0]} to ${ends[1]}${t.explode ? ' and more' : ''}`;
    }
    if (this._chance === undefined) this._chance = chanceOf(t, kindsOf(this._device.notes, t.kinds));
    return typeof this._chance === 'string' ? this._chance : `${goalWords(t)}: ${percent(this._chance, 1)}`;
  }

  /** UP and DOWN change the value, faster the longer they are held; OK and BACK take it. */
  _edit(button: Button, push: Push): void {
    this._held = push === 'again' ? this._held + 1 : 0;
    const pace = this._held > 40 ? 50 : 5;
    if (button === 'ok' || button === 'back') this._done();
    else this._change((button === 'up' ? 1 : -1) * (this._held > 15 ? pace : 1));
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place;
    if (push === 'hold') return false;
    if (this._edits) this._edit(button, push);
    else if (button === 'back') return false;
    else if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) {
      const id = this._rows(throwOf(this._set))[place.cursor][0];
      if (id === 'roll')
        device.open('dice', `roll ${this._set}`); // from here: the stack of the device is short
      else if (id === 'more') this._add();
      else this._edits = true;
    }
    return true;
  }

  /** What is set stands first in the dice tool, rolled or not. */
  leave(): void {
    keepPool(this._device.notes, this._set);
  }

  view(): View {
    const t = throwOf(this._set),
      list = this._rows(t),
      edits = this._edits,
      cursor = this._place.cursor,
      told = this._told(t);
    let foot = 'OK set  BACK leave';
    if (edits) foot = `${UP + DOWN} set OK done ${typeof this._chance === 'number' && t.goal ? percent(this._chance, 1) : ''}`;
    else if (list[cursor] && list[cursor][2] === undefined) foot = `OK ${list[cursor][0] === 'roll' ? 'roll' : 'add'}  BACK leave`;
    return {
      title: words(t),
      body: told,
      options: rowsOf(list, edits ? cursor : -1),
      place: this._place,
      asks: true, // the foot tells what ok does there
      foot,
    };
  }
}
