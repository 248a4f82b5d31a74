// Starting, opening, leaving, copying and deleting plays.

import { catalogue } from '../../games/catalogue';
import {
  type About,
  about,
  hasHead,
  type Journal,
  newPlay,
  OLDER,
  openJournal,
  paceOf,
  piecesIn,
  practiceOf,
  practiceStream,
  readAgain,
  Session,
  statusOf,
  TORN,
} from '../../games/engine';
import { type AnyGame, answersBy, chosenWords, type Given, type State, seatsOf, type Values } from '../../games/kit';
import { storeTime } from './clocks';
import { takeCopy } from './copy';
import type { Device } from './device';
import { forgetLuck, storeLuck } from './fortune';
import { keepSetup } from './last';
import { keepLittle, makeRoomForPlay } from './memory';
import { forgetReminders, openReminders } from './remind';
import { hasSlept } from './sleep';
import { openTime } from './turn';

/** Fewer than the ring has pages: the running play needs its history, the device a page of its own. */
export const MOST_PLAYS = 10;

/** Behind the number of the play in the note of the one that was played last: it is open, and opens again after a power cut, or it was left. */
const IS_OPEN = ',1',
  WAS_LEFT = ',0';

/** The plays that are kept, the one played last first. */
export function plays(device: Device): About[] {
  const list: About[] = [],
    last = lastPlay(device);
  for (const owner of device.ring.owners()) {
    const known = about(device.ring, owner);
    if (known) list.push(known);
  }
  const rank = (a: About) => (a.owner === last ? 0 : 1);
  return list.sort((a, b) => rank(a) - rank(b) || b.date - a.date || a.owner - b.owner);
}

/** Owners of pages of which nothing can be told: damaged, or cut off before the play began. */
export function unreadable(device: Device): number[] {
  const list: number[] = [];
  for (const owner of device.ring.owners()) if (!hasHead(device.ring, owner)) list.push(owner);
  return list;
}

/** The play that was played last, while it is kept. */
export function playedLast(device: Device): About | undefined {
  const owner = parseInt(device.notes.read('last') || '0', 10); // not by lastPlay(): the stack of the device is short, and home is opened from afar
  return owner ? about(device.ring, owner) : undefined;
}

/** What the game is called; its id when this device does not have it. */
export function titleOf(id: string): string {
  for (const game of catalogue()) if (game.id === id) return game.title;
  return id;
}

/** So long ago, the table was cleared away. */
const A_DAY = 86_400;

/** Whether the play that was opened has rested for so long that the table is to be laid again; not where the device does not know what day it is. */
export function isCleared(device: Device, play: About): boolean {
  const session = device.session!;
  return play.date > 0 && device.hal.clock.date() - play.date >= A_DAY && piecesIn(session.game, session.state()).length > 0;
}

export function lastPlay(device: Device): number {
  return parseInt(device.notes.read('last') || '0', 10);
}

/** This name, or with the first free number behind it: plays of the same people are told apart. */
function unusedName(device: Device, name: string): string {
  const names: string[] = [];
  for (const play of plays(device)) names.push(play.name);
  let own = name;
  for (let n = 2; names.indexOf(own) >= 0; n++) own = `${name} ${n}`;
  return own;
}

export function deletePlay(device: Device, owner: number): void {
  // oldest first: cut in the middle, the play is still there, with less history
  const pages = device.ring.pagesOf(owner);
  for (let i = pages.length - 1; i >= 0; i--) device.ring.drop(pages[i]);
}

/**
 * A play of older rules goes on as a new one that these rules understand; the old one goes only when the new one is stored.
 * Only a play that was left properly has its whole state at hand: steps of older rules cannot be replayed.
 */
function migrated(device: Device, game: AnyGame, journal: Journal): boolean {
  let old: State | undefined;
  journal.read(journal.depth, journal.depth, {
    clear: () => undefined,
    begin: s => {
      old = s;
    },
    line: () => {
      old = undefined;
    },
  });
  const known = journal.about(),
    s = old && game.migrate!(old as unknown as Values, known.version);
  if (!s) return false;
  const owner = newPlay(device.ring, game.id, game.version, known.name, s, { seed: known.seed, chosen: known.chosen });
  deletePlay(device, journal.owner);
  openPlay(device, owner);
  device.say('The rules here are newer. The play goes on by them; its history starts here.', 'good');
  return true;
}

/** What a play has lost, in a sentence. */
function lossOf(journal: Journal): string {
  if (journal.damaged === TORN) return 'The power was cut while a step was stored. Check the last one.';
  if (journal.damaged === OLDER) return 'Older steps are damaged. The play is right, but undo cannot go back past them.';
  return `The memory is damaged: the last ${journal.missing} steps are lost. Check the table against the tracks.`;
}

/** What a play that begins on this device is marked with; '' where nothing tells this device from others. A file or a backup from elsewhere cannot have it. */
function markOf(device: Device, seed: number[]): string {
  const { id, digest } = device.hal;
  return id ? digest(`${id} ${seed.join()}`).slice(0, 8) : '';
}

/** Opens a play: loads its rules and replays what is stored. Throws a sentence when that cannot be done; nothing is lost then. */
export function openPlay(device: Device, owner: number): void {
  device.painter.busy('Opening the play...');
  makeRoomForPlay();
  if (device.session) leavePlay(device);
  const journal = openJournal(device.ring, owner),
    known = journal.about();
  const game: AnyGame = device.hal.load(known.game);
  if (known.version !== game.version && game.migrate && migrated(device, game, journal)) return;
  if (known.version !== game.version) {
    device.unload(known.game);
    throw new Error(
      known.name +
        ' was played with rules ' +
        known.version +
        ', this device has ' +
        game.version +
        '. It is kept; flash the other version.',
    );
  }
  device.ring.running = owner;
  journal.trusted = !!known.mark && known.mark === markOf(device, known.seed);
  try {
    device.session = new Session(game, journal, device.fate, device.steps, device.rows);
  } catch (error) {
    device.unload(known.game);
    throw error;
  }
  device.practice = practiceOf(known.seed);
  openReminders(device);
  openTime(device);
  device.fate.byHand = device.notes.read(`h:${game.id}`) === '1';
  device.notes.keep('last', `${owner}${IS_OPEN}`); // its status is read again after a power cut
  if (journal.damaged) device.say(lossOf(journal));
}

/** What can be noted down before the first roll: it fixes every die of the stream without telling one. */
export function seal(device: Device): string {
  const session = device.session;
  return session ? device.hal.digest(session.journal.about().seed.join(',')).slice(0, 8) : '';
}

/** Dice that nobody can know, or those of the practice that is set. */
export function newStream(device: Device): number[] {
  return device.settings.practice ? practiceStream(device.settings.practice) : device.pool.stream();
}

/** Stores the first state of a new play; openPlay() opens it. Not in one: the stack of the device is short. */
export function newPlayOf(device: Device, game: AnyGame, answers: Given, names: string[], name: string): number {
  if (device.session) leavePlay(device);
  const seats = seatsOf(game, answers),
    s = game.begin(answersBy(game.questions(), answers), seats);
  s.names = [];
  for (let i = 0; i < seats; i++) s.names.push(names[i] || game.seatNames.split(',')[i]);
  s.luck = newStream(device);
  device.notes.keep('pool', device.pool.save());
  keepSetup(device, game, answers, s.names);
  takeCopy(device, game, s);
  const owner = newPlay(device.ring, game.id, game.version, unusedName(device, name), s, {
    seed: s.luck,
    mark: markOf(device, s.luck),
    chosen: chosenWords(game.questions(), answers),
  });
  forgetLuck(device, owner); // another play had this number
  forgetReminders(device, owner);
  return owner;
}

export function leavePlay(device: Device): void {
  const session = device.session;
  if (!session) return;
  const game = session.game,
    watch = device.background;
  try {
    if (!session.whole) throw new Error('Memory ran out. All that was answered is stored.'); // the state on the table may be another one
    const s = session.state();
    if (watch && watch.game) storeTime(device);
    const over = game.result && game.result(s);
    const known = session.journal.about();
    const pace = paceOf(game, s);
    known.status = over || statusOf(game, s) + (pace && `\n${pace}`);
    known.played = s.played;
    known.date = device.hal.clock.date();
    known.over = over ? 1 : 0;
    session.journal.leave(s, known);
    device.notes.keep('last', `${session.journal.owner}${WAS_LEFT}`);
  } catch (error) {
    device.say((error as Error).message, 'error'); // what was answered is stored; only home knows less of it
  }
  if (device.fate.fairness) device.fate.fairness.store();
  storeLuck(device);
  device.fortune = '';
  device.reminders = undefined;
  if (watch) watch.game = '';
  device.session = undefined;
  device.fate.byHand = false;
  device.fate.given = [];
  device.unload(game.id);
}

/** Memory ran out while the play changed, and nothing could catch that: it is read again as it is stored, and seen from its question on. */
export function readPlayAgain(device: Device): void {
  keepLittle(device);
  device.painter.busy('Reading the play...');
  try {
    readAgain(device.session as Session);
    while (device.screens.length) device.close();
    device._names = []; // a screen may have been on its way
    device.open('play');
    device.say('Memory ran out. The play was read again. Check the last step.', 'error');
  } catch (error) {
    device.home();
    device.say((error as Error).message, 'error');
  }
}

/** After a power cut: opens the play again that was open. Says what is wrong, if anything. */
function recover(device: Device): void {
  if (device.ring.unfinished) {
    device.say('A restore was cut off: plays may be missing. Repeat it on the PC: npm run restore FILE', 'error');
    return;
  }
  // one page alone may be what a power cut left of the very first
  if (device.ring.strange > 1) device.say('The memory holds no plays, only noise. It starts empty. Backups: npm run restore FILE', 'error');
  const last = device.notes.read('last') || '';
  if (last.slice(-2) === IS_OPEN) {
    try {
      openPlay(device, parseInt(last, 10));
    } catch (error) {
      device.say((error as Error).message, 'error');
      device.notes.keep('last', `${parseInt(last, 10)}${WAS_LEFT}`);
      return;
    }
  }
  if (device.ring.damaged && !device.ring.strange)
    device.say('A part of the memory is damaged: a play, or steps of one, may be missing. Backups: npm run restore FILE', 'error');
  if (unreadable(device).length) device.say('A play cannot be read: damaged, or cut off before it began. See Plays.', 'error');
}

/** The device is switched on: back at the question where the power went, or at home. `rested`: nobody cut its power, as when a page is loaded again. */
export function powerOn(device: Device, rested?: boolean): void {
  recover(device);
  const slept = hasSlept(device) || rested;
  if (device.session) device.open('play', slept ? '' : 'recovered');
  else device.home();
  device.show();
}

/** A second play that stands where the open one stands; both are left then. Its history starts here. */
export function copyPlay(device: Device): void {
  const session = device.session;
  if (!session) return;
  const known = session.journal.about(),
    owner = newPlay(device.ring, known.game, known.version, unusedName(device, known.name), session.state(), known);
  leavePlay(device);
  // its round and its hours, for the list of plays
  const copy = openJournal(device.ring, owner),
    left = session.journal.about();
  left.name = copy.about().name;
  copy.note(left);
}
