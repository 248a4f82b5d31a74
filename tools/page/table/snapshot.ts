// What lies on the table, as plain values: who plays, every track that all may see, the clocks, the log. Reads the device and changes nothing.
import { type Device, timerOf, UPWARD, worth } from '../../../firmware/shell';
import { listedIn, type Session, statusOf } from '../../../games/engine';
import { barEnd, cellName, cells, HEADING, optionsOf, type Question, type State, say, type Track, valueAt } from '../../../games/kit';
import { readable } from '../../../hal/symbols';
import { phaseReader } from './phase';

export interface Value {
  name: string; // of the cell; '' when the track has one value
  text: string;
  none: boolean; // it stands at 0: many of these are told together
  share?: number; // 0 to 1: how full a bar is; none for words, flags, and what has no limit that anybody reaches
}

export interface Row {
  name: string;
  values: Value[];
}

export interface Player {
  name: string;
  seat: number; // which mark and colour it has
  turn: boolean; // it is this player's turn
  asked: boolean; // the question on the device is for this player
  rows: Row[];
}

export interface Timing {
  name: string;
  left: number; // milliseconds, or what has passed
  runs: boolean;
  upward: boolean;
}

export interface TableState {
  title: string;
  status: string;
  phases: { name: string; now: boolean }[];
  question: string;
  answers: { label: string; not: string }[]; // and the reason against it; none for a number
  over: string; // how it ended
  players: Player[];
  shared: Row[];
  clocks: Timing[];
  log: string[]; // the newest first
}

/** Headings of what a game keeps for itself: nobody has a piece for it. */
const OWN = ['This turn', 'This play', 'The game', 'Settings'];
const LIMIT = 99; // a limit that nobody reaches is no limit to look at
const LOG = 12;

/** What can be answered: options, what can be marked, or what is counted. */
function answersTo(ask: Question): TableState['answers'] {
  const list = ask.counts ? ask.counts.labels.map(label => ({ label, not: '' })) : (ask.marks ?? optionsOf(ask));
  return list.map(({ label, not }) => ({ label: readable(label), not: readable(not || '') }));
}

function shown(s: State, track: Track, value: number, cell: number, name: string): Value {
  const made: Value = { name: readable(name), text: readable(say(track, value)), none: value === 0 };
  const high = barEnd(s, track, cell);
  if (track.words || track.flags || high >= LIMIT) return made;
  made.text = `${value}/${high}`;
  made.share = high > 0 ? Math.max(0, Math.min(1, value / high)) : 0;
  return made;
}

/** Whose clock it is: a player of the play that is open, if as many play as the clock has. */
function turnOf(device: Device, players: number, turn: number): string {
  const s = device.session?.state();
  return s && s.seats.length === players ? s.names[s.seats[turn]!]! : `Player ${turn + 1}`;
}

function clocksOf(device: Device): Timing[] {
  const now = device.hal.clock.now(),
    list: Timing[] = [];
  for (const text of device.background?.timers ?? []) {
    const t = timerOf(text),
      who = t.players ? turnOf(device, t.players, t.turn) : '';
    list.push({ name: who ? `${t.name}: ${who}` : t.name, left: worth(t, now), runs: t.runs === 1, upward: t.kind === UPWARD });
  }
  return list;
}

/** Texts of several rows: a row's end is no symbol. */
function lines(text: string): string {
  return text.split('\n').map(readable).join('\n');
}

/** Cells that are named after the players ("Ada Food") belong to them: true when they were given to all of them. */
function dealt(players: Player[], { name, values }: Row): boolean {
  const owner = (value: Value) => players.find(player => value.name.startsWith(`${player.name} `));
  if (values.length < 2 || !values.every(owner)) return false;
  for (const player of players) {
    const own = values.filter(value => owner(value) === player);
    player.rows.push({ name, values: own.map(value => ({ ...value, name: value.name.slice(player.name.length + 1) })) });
  }
  return true;
}

/** The tracks that a game keeps for itself. */
function ownTracks(session: Session): Set<string> {
  const own = new Set<string>(),
    s = session.state();
  for (const heading of OWN) {
    for (const printed of [false, true])
      if (listedIn(session.game, s, '', printed).includes(HEADING + heading))
        for (const id of session.listed(heading, printed)) own.add(id);
  }
  return own;
}

/** Gives the players the rows that are theirs; returns those of the whole table. */
function readTracks(session: Session, players: Player[]): Row[] {
  const s = session.state(),
    tracks = session.tracks(),
    own = ownTracks(session),
    shared: Row[] = [];
  for (const id of Object.keys(tracks)) {
    const track = tracks[id]!;
    if (track.printed || track.secret || own.has(id)) continue;
    if (track.each)
      s.seats.forEach((seat, i) => {
        const names = track.of ?? [''],
          values = names.map((name, at) => {
            const cell = seat * names.length + at;
            return shown(s, track, valueAt(s, id, track, cell), cell, name);
          });
        players[i]!.rows.push({ name: readable(track.name), values });
      });
    else {
      const values = cells(s, track).map(cell => shown(s, track, valueAt(s, id, track, cell), cell, cellName(s, track, cell)));
      const row = { name: readable(track.name), values };
      if (values.length && !dealt(players, row)) shared.push(row);
    }
  }
  return shared;
}

/** Remembers what costs a replay to tell: the log, and the phase. */
export function tableReader(): (device: Device) => TableState | undefined {
  let log: string[] = [],
    told = ''; // what the log was made of
  const phaseOf = phaseReader();

  return device => {
    const { session } = device;
    if (!session) {
      told = '';
      return undefined;
    }
    const { game, journal } = session,
      s = session.state();
    let question = '',
      answers: TableState['answers'] = [],
      asked = -1,
      until: number | undefined;
    try {
      const ask = session.ask();
      question = lines(ask.say);
      answers = answersTo(ask);
      asked = ask.seat ?? s.seat;
      if (ask.until) until = (ask.until - s.played - device.time.pending()) * 1000;
    } catch {
      // the device says what is wrong with the rule; the tracks are still worth seeing
    }
    const key = [journal.owner, journal.depth, journal.top].join();
    if (key !== told) {
      log = session.log(LOG).map(readable).reverse();
      told = key;
    }
    const phases = game.phases(s),
      phase = phaseOf(session, device.fate);

    const players = s.seats.map((seat): Player => ({ name: s.names[seat]!, seat, turn: seat === s.seat, asked: seat === asked, rows: [] })),
      shared = readTracks(session, players);
    const clocks = clocksOf(device);
    if (until !== undefined) clocks.unshift({ name: 'This turn', left: Math.max(0, until), runs: true, upward: false });
    return {
      title: game.title,
      status: readable(statusOf(game, s)),
      phases: phases.map(({ name }) => ({ name: readable(name), now: name === phase })),
      question,
      answers,
      over: lines(game.result?.(s) || ''),
      players,
      shared,
      clocks,
      log,
    };
  };
}
