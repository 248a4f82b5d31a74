// One game being played. Every change of its state and every die goes through here.
import type { Ask, Game, Next, State, Steps, Table, Tracks } from './game';
import type { Entry, Journal } from './journal';
import { face } from './luck';
import { full } from './phases';
import { add, cellName, cells, correct, least, most, move, say } from './tracks';

export const LATE = -1; // the answer given by a timer

/** Where dice come from when the stream does not decide alone. */
export interface Fate {
  forced: number[]; // the next results, given by the bench
  byHand: boolean; // the table throws its own dice
  given: number[]; // what it has thrown for the answer that waits
  wanted: number; // sides of the die it has to throw next, or 0
  fell?: (sides: number, face: number) => void; // told of every die that came from the stream
}

export interface Session {
  game: Game<any>;
  journal: Journal;
  state(): State;
  ask(): Ask;
  /** False when dice have to be thrown by hand first: see Fate.wanted. Throws a sentence, and leaves all as it was, when it cannot be done. */
  answer(answer: number, seconds: number): boolean;
  correct(track: string, cell: number, value: number, seconds: number): void;
  jump(step: string, seconds: number): void;
  rename(seat: number, name: string, seconds: number): void;
  reorder(seats: number[], seconds: number): void;
  /** Plays an input that was noted elsewhere, with the dice that fell there. */
  again(entry: Entry): void;
  /** What an input is called; only right while the state before it is on the table. */
  words(entry: Entry): string;
  /** The name of what was taken back or done again; undefined at the end of the history. */
  undo(): string | undefined;
  redo(): string | undefined;
  /** The last so many inputs in words, oldest first; what was undone is marked. */
  log(count: number): string[];
  tracks(): Tracks;
}

const HAND = 'hand'; // thrown, and caught here, when a die has to be entered first

function first(text: string): string {
  const row = text.split('\n')[0];
  return row.length > 30 ? row.slice(0, 29) + '.' : row;
}

/** Opens what the journal holds. Throws when the rules do not follow it any more. */
export function openSession(game: Game<any>, journal: Journal, fate: Fate): Session {
  let s: State;
  let chapter = '';
  let steps: Steps<any> = {};
  let answering: Entry | undefined; // dice are rolled into this entry, or read again from it
  let rolled = 0;
  let used = 0; // of the forced or given dice
  let replaying = false;
  let fallen: Entry | undefined; // the same answer, undone before: its dice stay fallen
  let cached: Tracks | undefined; // for the length of one answer

  function tracks(): Tracks {
    return cached || game.tracks(s);
  }

  function die(sides: number): number {
    if (!answering) throw new Error('A question may not roll dice.');
    const streamed = face(s.luck, sides); // always drawn, so that the stream does not depend on where the die came from
    let value: number;
    if (replaying) {
      const noted = answering[rolled] as number;
      // a die of the stream is noted as it fell; whatever else was thrown is noted negative
      if (!noted || (noted > 0 && noted != streamed)) throw new Error('The journal and the rules disagree.');
      value = Math.abs(noted);
    } else if (used < fate.forced.length) {
      value = fate.forced[used++];
      if (value < 1 || value > sides) throw new Error('A die of ' + sides + ' cannot show ' + value + '.');
      answering.push(value == streamed ? value : -value);
    } else if (fallen) {
      value = Math.abs(fallen[rolled] as number);
      answering.push(fallen[rolled]);
    } else if (fate.byHand && sides > 1) {
      if (used >= fate.given.length) {
        fate.wanted = sides;
        throw HAND;
      }
      value = fate.given[used++];
      answering.push(value == streamed ? value : -value);
    } else {
      value = streamed;
      answering.push(value);
      if (fate.fell) fate.fell(sides, value);
    }
    rolled++;
    if (!(value >= 1 && value <= sides)) throw new Error('The journal and the rules disagree.');
    return value;
  }

  const table: Table<any> = {
    die,
    roll(n, sides) {
      const faces: number[] = [];
      while (n-- > 0) faces.push(die(sides));
      return faces;
    },
    card: left => (left > 1 ? die(left) - 1 : 0),
    add: (id, by, cell) => add(tracks(), s, id, by, cell),
    move: (n, from, to) => move(tracks(), s, n, from, to),
  };

  function ask(): Ask {
    const dot = s.at.indexOf('.'),
      name = s.at.slice(0, dot);
    if (name != chapter) {
      if (!game.chapters[name]) throw new Error('These rules have no chapter "' + name + '".');
      steps = {}; // the old chapter goes before the new one comes
      steps = game.chapters[name]();
      chapter = name;
    }
    const step = steps[s.at.slice(dot + 1)];
    if (!step) throw new Error('These rules have no step "' + s.at + '".');
    return step(s, table);
  }

  function chosen(asked: Ask, answer: number): Next {
    let next: Next | undefined;
    if (answer == LATE) next = asked.late;
    else if (asked.pick) next = asked.pick[answer] && asked.pick[answer][1];
    else if (asked.dial ? answer >= asked.dial[0] && answer <= asked.dial[1] : answer == 0) next = asked.then;
    if (next === undefined) throw new Error(asked.then || asked.pick ? 'That is not offered here.' : 'The game is over.');
    return next;
  }

  function follow(entry: Entry): void {
    const next = chosen(ask(), entry[1] as number);
    answering = entry;
    rolled = 2;
    cached = typeof next == 'function' ? game.tracks(s) : undefined;
    let to = full(s, typeof next == 'function' ? next(entry[1] as number) : next);
    answering = undefined;
    cached = undefined;
    if (replaying && rolled < entry.length) throw new Error('The journal and the rules disagree.');
    const trigger = game.triggers && game.triggers(s);
    if (trigger && trigger != to) {
      s.back.push(to);
      to = trigger;
    }
    s.at = to;
  }

  function apply(entry: Entry): void {
    const what = entry[1];
    s.played += entry[0] as number;
    if (what == '>') {
      s.at = entry[2] as string;
      s.back = [];
    } else if (what == '=') s.names[entry[2] as number] = entry[3] as string;
    else if (what == '#') s.seats = entry.slice(2) as number[];
    else if (typeof what == 'string') {
      if (!tracks()[what]) throw new Error('There is no track "' + what + '".');
      correct(tracks(), s, what, entry[2] as number, entry[3] as number);
    } else follow(entry);
  }

  /** What an input is called. `s` must be the state before it. */
  function words(entry: Entry): string {
    const what = entry[1];
    if (what == '>') return 'Go to ' + phase(entry[2] as string);
    if (what == '=') return 'Name ' + entry[3];
    if (what == '#') return 'New order';
    if (typeof what == 'string') {
      const track = game.tracks(s)[what];
      if (!track) return 'Set ' + what;
      const cell = entry[2] as number;
      return 'Set ' + track.name + ' ' + (cellName(s, track, cell) + ' ').replace(/^ /, '') + say(track, entry[3] as number);
    }
    const asked = ask(),
      seat = s.names[asked.seat === undefined ? s.seat : asked.seat];
    const label =
      what == LATE ? 'Time is up' : asked.pick ? (asked.pick[what] || ['?'])[0] : first(asked.say) + (asked.dial ? ' ' + what : '');
    let dice = '';
    for (let i = 2; i < entry.length && i < 14; i++) dice += ' ' + Math.abs(entry[i] as number);
    return label + (seat ? ', ' + seat : '') + (dice && ' [' + dice.slice(1) + (entry.length > 14 ? ' ..' : '') + ']');
  }

  function phase(step: string): string {
    for (const p of game.phases(s)) if (p[0] == step) return p[1];
    return step;
  }

  /** Nothing is shown before it is stored. What fails, in the rules or in the store, never happened. */
  function play(entry: Entry): void {
    try {
      journal.ready(s);
      apply(entry);
      journal.append(entry);
    } catch (error) {
      load(journal.depth);
      throw error;
    }
  }

  function load(depth: number): void {
    answering = undefined;
    cached = undefined;
    replaying = true;
    try {
      const found = journal.replay(
        depth,
        snapshot => {
          s = snapshot;
        },
        apply,
      );
      if (!found) throw new Error('This play cannot be read any more. Delete it, or export it for a report.');
    } catch (error) {
      // half a state is worse than none; the next look starts again from what is stored
      replaying = false;
      throw error;
    }
    replaying = false;
  }

  load(journal.depth);

  return {
    game,
    journal,
    state: () => s,
    ask,
    tracks,
    answer(answer, seconds) {
      const again = journal.depth < journal.top && !fate.forced.length ? journal.entry(journal.depth + 1) : undefined;
      fallen = again && again[1] === answer ? again : undefined;
      used = 0;
      fate.wanted = 0;
      try {
        play([seconds, answer]);
      } catch (error) {
        if (error !== HAND) throw error;
        return false;
      }
      if (fate.forced.length) fate.forced.splice(0, used);
      fate.given = [];
      return true;
    },
    correct(track, cell, value, seconds) {
      const known = tracks()[track];
      if (known && cells(s, known).indexOf(cell) < 0) throw new Error(known.name + ' has no value ' + cell + '.');
      if (known && !(value >= least(known) && value <= most(known)))
        throw new Error(known.name + ' goes from ' + least(known) + ' to ' + most(known) + '.');
      play([seconds, track, cell, value]);
    },
    jump(step, seconds) {
      for (const known of game.phases(s)) if (known[0] == step) return play([seconds, '>', step]);
      throw new Error('There is no phase "' + step + '" to go to.');
    },
    rename(seat, name, seconds) {
      if (s.names.indexOf(name) >= 0 && s.names[seat] != name) throw new Error('Somebody is called ' + name + ' already.');
      play([seconds, '=', seat, name]);
    },
    reorder: (seats, seconds) => play(([seconds, '#'] as Entry).concat(seats)),
    words,
    again(entry) {
      replaying = true;
      try {
        play(entry.slice());
      } finally {
        replaying = false;
      }
    },
    undo() {
      const depth = journal.depth - 1,
        entry = depth < 0 ? undefined : journal.entry(depth + 1);
      if (!entry) return undefined;
      load(depth);
      try {
        journal.go(depth);
      } catch (error) {
        load(journal.depth);
        throw error;
      }
      return words(entry);
    },
    redo() {
      if (journal.depth >= journal.top) return undefined;
      const entry = journal.entry(journal.depth + 1);
      if (!entry) return undefined;
      const name = words(entry);
      replaying = true;
      try {
        apply(entry);
        journal.go(journal.depth + 1);
      } catch (error) {
        load(journal.depth);
        throw error;
      }
      replaying = false;
      return name;
    },
    log(count) {
      const list: string[] = [],
        now = s;
      const from = Math.max(journal.bottom(), journal.depth - count);
      const until = Math.min(journal.top, from + count);
      for (let depth = from; depth < until; ) {
        let last = depth; // one replay serves as many lines as the page has
        replaying = true;
        try {
          journal.replay(
            until,
            snapshot => {
              s = snapshot;
            },
            (entry, d) => {
              if (d > depth) list.push((d > journal.depth ? '(undone) ' : '') + words(entry));
              apply(entry);
              last = d;
            },
            depth,
          );
        } finally {
          replaying = false;
          s = now;
        }
        if (last == depth) break;
        depth = last;
      }
      return list;
    },
  };
}
