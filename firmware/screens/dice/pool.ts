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

/** What a number may be. */
interface Range {
  least: number;
  most: number;
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

  _rows(t: Throw): Row[] {
    const list: Row[] = [{ id: 'roll', name: 'Roll' }],
      plain = t.kinds.length === 1 && parseInt(t.kinds[0], 10) > 0;
    for (let at = 0; at < t.kinds.length; at++) {
      list.push({ id: 'count', at, name: at ? 'And' : 'Dice', value: t.counts[at] });
      list.push({ id: 'kind', at, name: 'Kind', value: `d${t.kinds[at]}` });
    }
    if (t.kinds.length < MOST_KINDS) list.push({ id: 'more', name: 'Add other dice' });
    list.push(
      { id: 'plus', name: 'Modifier', value: t.plus > 0 ? `+${t.plus}` : t.plus },
      { id: 'goal', name: 'Goal', value: ['none', 'total', 'hits'][t.goal] },
    );
    if (t.goal === SUM) list.push({ id: 'sum', name: 'Total at least', value: t.sum });
    if (t.goal === HITS)
      list.push({ id: 'face', name: 'A hit is', value: `${t.face}+` }, { id: 'hits', name: 'Hits at least', value: t.hits });
    if (countOf(t) > 1)
      list.push({ id: 'keep', name: t.keep < 3 ? 'Keep' : 'Drop', value: ['all', 'highest', 'lowest', 'highest', 'lowest'][t.keep] });
    if (t.keep) list.push({ id: 'many', name: 'How many', value: t.many });
    list.push({ id: 'twice', name: 'Throw twice', value: ['no', 'best', 'worst'][t.twice] });
    if (plain || t.again) list.push({ id: 'again', name: 'Re-roll once', value: t.again ? `${t.again} or less` : 'none' });
    list.push(
      { id: 'explode', name: 'Exploding', value: t.explode ? 'yes' : 'no' },
      { id: 'least', name: 'Never below', value: limit(t.least) },
      { id: 'most', name: 'Never above', value: limit(t.most) },
    );
    return list;
  }

  /** What the dice can come to, with the modifier and within the limits. */
  _range(t: Throw): Range {
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
    return { least: Math.max(t.least, Math.min(t.most, low + t.plus)), most: Math.max(t.least, Math.min(t.most, high + t.plus)) };
  }

  /** A kind of dice, after or before this one: plain ones, then your own. */
  _kindAfter(kind: string, by: number): string {
    const all: string[] = sidesOf().map(sides => `${sides}`);
    for (const text of ownDice(this._device.notes)) all.push(text.slice(0, text.indexOf(':')));
    return all[turned(Math.max(0, all.indexOf(kind)), by, all.length)];
  }

  /** The least and the most of a number that can be set. */
  _limits(t: Throw, id: string): Range {
    if (id === 'sum') return this._range(throwOf(words(t)));
    if (id === 'face') return { least: 2, most: 100 };
    if (id === 'hits') return { least: 1, most: kept(t, t.explode * EXTRA) };
    if (id === 'many') return { least: 1, most: countOf(t) - 1 };
    if (id === 'again') return { least: 0, most: Math.max(1, parseInt(t.kinds[0], 10) - 1) };
    return { least: -FAR, most: FAR };
  }

  /** The value under the cursor. */
  _change(by: number): void {
    const t = throwOf(this._set),
      own = t as unknown as { [id: string]: number },
      { id, at = 0 } = this._rows(t)[this._place.cursor];
    if (id === 'kind') t.kinds[at] = this._kindAfter(t.kinds[at], by);
    else if (id === 'count') t.counts[at] = Math.max(at ? 0 : 1, Math.min(MOST_DICE, t.counts[at] + by));
    else if (['goal', 'keep', 'twice', 'explode'].indexOf(id) >= 0) own[id] = turned(own[id], by, choicesOf(id));
    else if ((id === 'least' || id === 'most') && Math.abs(own[id]) === FAR) own[id] = this._range(t)[id];
    else {
      const { least, most } = this._limits(t, id);
      own[id] = Math.max(least, Math.min(most, own[id] + by));
    }
    if (id === 'goal' && t.goal === SUM) this._aim(t);
    settle(t);
    this._chance = undefined;
    this._set = formula(t);
  }

  /** A total that is reached about every second time. */
  _aim(t: Throw): void {
    const { least, most } = this._range(t);
    t.sum = Math.ceil((least + most) / 2);
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
      const { least, most } = this._range(t);
      return `${least} to ${most}${t.explode ? ' and more' : ''}`;
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
      const id = this._rows(throwOf(this._set))[place.cursor].id;
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
    else if (list[cursor] && list[cursor].value === undefined) foot = `OK ${list[cursor].id === 'roll' ? 'roll' : 'add'}  BACK leave`;
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
