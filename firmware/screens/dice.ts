// The dice roller: what to throw and its odds, the dice that fell, those to throw again. Few functions, each with much in it:
// this is open over a running game, where memory is scarce. Odds and last rolls are bundles of their own for the same reason.
import { CHECK, CROSS, count, DOWN, sum, UP } from '../../games/kit';
import { bar, type Device, type Place, percent, type Row, rowsOf, type Screen, type View } from '../shell';
import { HEAD, MOST_PAST, packThrow, record, unpackThrow } from '../tools/past';
import {
  EXTRA,
  goalWords,
  HITS,
  kept,
  MOST_DICE,
  NO_GOAL,
  SUM,
  settle,
  sidesOf,
  split,
  type Throw,
  takesHighest,
  words,
} from '../tools/throw';

const SET = 0, // what to throw
  EDIT = 1, // one value of it
  FELL = 2,
  CHOOSE = 3; // dice to throw again
const FRAME = 90, // milliseconds of a picture while dice tumble
  FRAMES = 3,
  ROW = 7, // dice side by side
  SEEN = 28, // dice of two digits that are in view together
  GAP = '\xa0'; // a blank that does not break a row

export default function dice(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 }, // in the setting
    page: Place = { cursor: 0, scroll: 0 }; // in what fell
  let rolls = device.notes.read('dice') || '';
  const t: Throw = unpackThrow(rolls);
  rolls = rolls.slice(HEAD);
  let mode = SET;
  let fell: number[] = [];
  let marked: number[] = []; // 1 for dice to throw again
  let at = 0; // the die under the cursor; one past the last: throw them
  let held = 0; // how long a button is held: values change faster
  let stops = 0; // when the dice stop tumbling
  let unsaved = false; // what is set is stored with a roll, or on leaving
  let chance: number | string | undefined; // to reach the goal; worked out when it is looked at

  /** Id, name and value of every row of the setting. */
  function rows(): Row[] {
    const list: Row[] = [
      ['roll', 'Roll'],
      ['n', 'Dice', t.n],
      ['sides', 'Sides', 'd' + t.sides],
      ['goal', 'Goal', ['none', 'sum', 'hits'][t.goal]],
    ];
    if (t.goal == SUM) list.push(['sum', 'Sum at least', t.sum]);
    if (t.goal == HITS) list.push(['face', 'A hit is', t.face + '+'], ['hits', 'Hits at least', t.hits]);
    if (t.n > 1) list.push(['keep', t.keep < 3 ? 'Keep' : 'Drop', ['all', 'highest', 'lowest', 'highest', 'lowest'][t.keep]]);
    if (t.keep) list.push(['many', t.keep < 3 ? 'Keep so many' : 'Drop so many', t.many]);
    list.push(['explode', 'Exploding', t.explode ? 'yes' : 'no'], ['past', 'Last rolls', (rolls.length / 3) | 0]);
    return list;
  }

  function change(id: string, by: number) {
    const own = t as any,
      k = kept(t, t.explode * EXTRA), // at most so many dice count
      up = by > 0 ? 1 : -1;
    let least = 1,
      most = MOST_DICE;
    chance = undefined;
    unsaved = true;
    if (id == 'sides') {
      const all = sidesOf();
      t.sides = all[Math.max(0, Math.min(all.length - 1, all.indexOf(t.sides) + up))];
    } else if (id == 'goal' || id == 'keep' || id == 'explode') {
      const of = id == 'goal' ? 3 : id == 'keep' ? 5 : 2;
      own[id] = (own[id] + of + up) % of;
    } else {
      if (id == 'sum') {
        least = kept(t, 0) + 1;
        most = k * t.sides;
      } else if (id == 'face') {
        least = 2;
        most = t.sides;
      } else if (id == 'hits') most = k;
      else if (id == 'many') most = t.n - 1;
      own[id] = Math.max(least, Math.min(most, own[id] + by));
      if (id != 'n' && id != 'many') return; // the goal was meant so
    }
    settle(t);
  }

  /** Nothing is shown before it is stored, and dice that do not fit are not thrown at all. */
  function roll(again: boolean) {
    const forced = device.fate.forced.slice(),
      next = again ? fell.slice() : [];
    try {
      for (let i = 0; i < t.n && !again; i++) next.push(device.face(t.sides));
      for (let i = 0; t.explode && !again && i < next.length && next.length < t.n + EXTRA; i++)
        if (next[i] == t.sides) next.push(device.face(t.sides));
      for (let i = 0; again && i < next.length; i++) if (marked[i]) next[i] = device.face(t.sides);
      const more = (again ? rolls.slice(0, -3) : rolls) + record(t, sum(split(t, next)[0]));
      device.notes.keep('dice', packThrow(t) + more.slice(-3 * MOST_PAST));
      rolls = more.slice(-3 * MOST_PAST);
      unsaved = false;
    } catch (error) {
      device.fate.forced = forced;
      throw error;
    }
    if (!again) marked = [];
    fell = next;
    mode = FELL;
    page.scroll = 0;
    stops = device.settings.animate ? device.hal.clock.now() + FRAME * FRAMES : 0;
  }

  function viewSet(): View {
    const list = rows();
    if (t.goal == NO_GOAL) chance = '';
    else if (chance === undefined) {
      chance = device.hal.load('s_odds')(t, kept(t, 0), takesHighest(t), t.goal == HITS, EXTRA) as number | string;
      device.hal.unload('s_odds');
    }
    const told = typeof chance == 'string' ? '' : percent(chance, 1);
    return {
      title: words(t),
      body: told ? goalWords(t) + ': ' + told : (chance as string),
      options: rowsOf(list, mode == EDIT ? place.cursor : -1),
      place,
      asks: true, // the foot tells what ok does there
      foot:
        mode == SET
          ? (place.cursor == 0 ? 'OK roll' : place.cursor < list.length - 1 ? 'OK set' : 'OK look') + '  BACK back'
          : UP + DOWN + ' set OK done ' + told,
    };
  }

  function viewFell(): View {
    const parts = split(t, fell),
      own = parts[0],
      left = stops - device.hal.clock.now(),
      numbers = t.sides > 6,
      title = words(t) + (t.goal == HITS ? ' at ' + t.face + '+' : ''),
      foot = 'OK again  ' + DOWN + (device.settings.big || (numbers && own.length > SEEN) ? ' more' : ' re-roll');
    let high = 0,
      low = t.sides,
      out = '';
    const tumbled: number[] = [];
    for (const face of own) {
      high = Math.max(high, face);
      low = Math.min(low, face);
      tumbled.push(((face + tumbled.length * 3 + ((left / FRAME) | 0) * 2) % t.sides) + 1);
    }
    if (left > 0) return { title, dice: tumbled, numbers, foot };
    const total = sum(own),
      hits = count(own, t.face),
      reached = t.goal == SUM ? total >= t.sum : hits >= t.hits;
    // the mark comes first: readers cut off what looks like a blank at the end
    const mark = t.goal == NO_GOAL ? '' : (reached ? CHECK : CROSS) + ' ';
    const main = mark + (t.goal == HITS ? hits + (hits == 1 ? ' hit' : ' hits') : 'Sum ' + total);
    if (parts[1].length) out = parts[1].length > 2 ? parts[1].length + ' out' : 'out ' + parts[1].join(' ');
    if (own.length <= ROW) {
      const bars = [
        bar('High ' + high, 'low ' + low),
        bar(t.goal == HITS ? 'Sum ' + total : t.goal == SUM ? 'Goal ' + goalWords(t) : '', out),
      ];
      return { title, dice: own, numbers, large: main, bars, place: page, foot };
    }
    // what they come to stands above many dice, where it is in view however many there are
    const body = main + (t.goal == HITS ? ' Sum ' + total : t.goal == SUM ? ' goal ' + t.sum + '+' : '');
    return { title, body, dice: own, numbers, bars: [bar(low + ' to ' + high, out)], place: page, foot };
  }

  function viewChoose(): View {
    const on = at < fell.length, // a die is under the cursor
      first = on ? at - (at % ROW) : 0;
    let marks = '',
      points = '',
      many = 0;
    for (let i = 0; i < fell.length; i++) {
      if (marked[i]) many++;
      if (i < first || i >= first + ROW) continue;
      marks += GAP + (marked[i] ? CHECK : GAP) + GAP; // three letters are as wide as a die
      points += GAP + (i == at ? DOWN : GAP) + GAP;
    }
    const what = many ? 'Re-roll ' + many + (many == 1 ? ' die' : ' dice') : 'Mark dice with OK';
    return {
      title: on ? 'Die ' + (at + 1) + ' of ' + fell.length : 'Re-roll',
      body: device.settings.big ? (!on ? '' : marked[at] ? 'goes' : 'stays') : marks + '\n' + points,
      dice: fell.slice(first, first + ROW),
      numbers: t.sides > 6,
      options: on ? [] : [what], // lit only when OK does it
      bars: on ? [bar(what, '')] : [],
      place: { cursor: 0, scroll: 0 },
      foot: UP + DOWN + (on ? ' die  OK mark' : ' die  OK roll'),
    };
  }

  return {
    press(button, push) {
      const by = button == 'up' ? 1 : -1;
      if (push == 'hold') return false;
      if (stops > device.hal.clock.now())
        stops = 0; // who cannot wait: a press ends the tumbling and does nothing else
      else if (mode == EDIT) {
        held = push == 'again' ? held + 1 : 0;
        if (button == 'ok' || button == 'back') mode = SET;
        else change(rows()[place.cursor][0], by * (held > 40 ? 50 : held > 15 ? 5 : 1));
      } else if (button == 'back') {
        if (mode == SET) return false;
        mode = mode == CHOOSE ? FELL : SET;
      } else if (mode == SET) {
        const list = rows();
        if (button != 'ok') device.browse(place, button, list.length);
        else if (device.seen(place)) {
          const id = list[place.cursor][0];
          if (id == 'roll') roll(false);
          else if (id == 'past') device.open('rolls', { rolls, like: record(t, 0), sides: sidesOf(), t });
          else mode = EDIT;
        }
      } else if (mode == CHOOSE) {
        if (button != 'ok') at = (at + fell.length + 1 - by) % (fell.length + 1);
        else if (at < fell.length) marked[at] = marked[at] ? 0 : 1;
        else if (marked.indexOf(1) >= 0) roll(true);
        else device.say('Mark dice with OK first.');
      } else if (button == 'ok') roll(false);
      else {
        const scroll = page.scroll;
        device.browse(page, button, 0);
        if (page.scroll == scroll) {
          mode = CHOOSE;
          at = button == 'up' ? fell.length : 0;
        }
      }
      return true;
    },
    leave() {
      if (unsaved) device.notes.keep('dice', packThrow(t) + rolls);
    },
    due: () => (stops > device.hal.clock.now() ? FRAME : 0),
    view: () => (mode == FELL ? viewFell() : mode == CHOOSE ? viewChoose() : viewSet()),
  };
}
