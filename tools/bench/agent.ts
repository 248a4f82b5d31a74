// The engine's half of the bench: one command in, one answer out. The same code runs on Node, on the interpreter and on a board.

import { catalogue, type Device, MOST_PLAYS, makeRoom, newPlayOf, openPlay, plays, type Screen, seal } from '../../firmware/shell';
import { rollsBefore, type Session, unfolded } from '../../games/engine';
import {
  type Given as Answered,
  type AnyGame,
  cellName,
  cells,
  goesOn,
  isAllowed,
  isAsked,
  least,
  type Mark,
  optionsOf,
  packed,
  placeInBook,
  type Question,
  type SetupQuestion,
  seatsOf,
  type Track,
  usualAnswer,
  type Values,
} from '../../games/kit';
import type { Button } from '../../hal/hal';
import type { Rig } from './rig';
import { exported, importEntry, importHead } from './transfer';

const PRESS = 60, // milliseconds
  HOLD = 700,
  LONGER = 1700,
  REPEATS = 3, // so often up and down repeat in that time (hal/press.ts)
  TOOL_PARTS = 10, // notes with the rolls of the dice tool
  MOST_LETTERS = 16, // of a name; the device itself writes eight
  OWN_WORD = 8; // letters of a word that the table writes instead of an option

/** What is told, by name. `json`: what is JSON already and comes last. */
type Answer = { [key: string]: unknown };
/** What came as JSON with `new`: answers by their questions, and Names. */
type Given = { [question: string]: unknown };

function buttonOf(word: string | undefined): Button {
  if (['up', 'down', 'ok', 'back'].indexOf(word as string) < 0)
    throw new Error(`There is no button "${word || ''}". Say up, down, ok or back.`);
  return word as Button;
}

function whole(text: string | undefined): number {
  const n = parseInt(text as string, 10);
  if (`${n}` !== text || text === 'NaN') throw new Error(`"${text || ''}" is no whole number.`);
  return n;
}

function running(device: Device): Session {
  if (!device.session) throw new Error('No play is open. Start one with: new ID');
  return device.session;
}

function answerOf(question: SetupQuestion, given: unknown): number | string {
  if (given === undefined) return usualAnswer(question);
  if (question.options && typeof given === 'string') {
    const index = question.options.indexOf(given);
    if (index < 0 && question.own) {
      if (given.length > OWN_WORD) throw new Error(`${question.name} has ${OWN_WORD} letters at most, "${given}" has ${given.length}.`);
      if (!given) throw new Error(`${question.name} has no letter. Write at least one.`);
      checkName(given);
      return given;
    }
    if (index < 0) throw new Error(`${question.name} has no option "${given}". It has: ${question.options.join(', ')}.`);
    return index;
  }
  const least = question.dial ? question.dial.min : 0,
    most = question.dial ? question.dial.max : (question.options as string[]).length - 1;
  if (typeof given !== 'number' || (given | 0) !== given || given < least || given > most)
    throw new Error(`${question.name} goes from ${least} to ${most}, not ${JSON.stringify(given)}.`);
  return given;
}

/** The answers by question name, from JSON. Espruino reads past the end of an object, so its last letter is looked at. */
function answersIn(text: string): Given {
  let given: Given | undefined;
  try {
    given = JSON.parse(text);
  } catch (_) {
    given = undefined;
  }
  if (text.charAt(0) !== '{' || text.charAt(text.length - 1) !== '}' || !given) throw new Error('The answers have to be a JSON object.');
  return given;
}

/** A name that every screen can show, and flash can keep. */
function checkName(name: unknown): void {
  if (typeof name !== 'string' || !name) throw new Error('Names is a list of texts.');
  if (name.length > MOST_LETTERS) throw new Error(`A name has ${MOST_LETTERS} letters at most, "${name}" has ${name.length}.`);
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    if (code < 32 || (code > 126 && code < 160) || code > 255)
      throw new Error(`The device cannot show letter ${i + 1} of the name "${name}". Use Latin letters.`);
  }
}

/** As many names as there are seats: those that were given, then the game's own. */
function namesIn(given: unknown, seats: number, game: AnyGame): string[] {
  const names: string[] = given === undefined ? [] : (given as string[]);
  if (!Array.isArray(names)) throw new Error('Names is a list of texts.');
  for (const name of names) checkName(name);
  if (names.length > seats) throw new Error(`There are ${seats} seats, and ${names.length} names.`);
  for (let i = names.length; i < seats; i++) names.push(game.seatNames.split(',')[i]);
  for (let i = 0; i < seats; i++)
    if (names.indexOf(names[i]) !== i) throw new Error(`Two players are called ${names[i]}. Give each a name of their own.`);
  return names;
}

/** Whether a question is asked. One that is answered opens the one before it that hides it, unless that is answered, too: a variant alone says that variants are wanted. */
function wouldBeAsked(setup: SetupQuestion[], i: number, answers: Answered, given: Given): boolean {
  if (isAsked(setup, setup[i], answers)) return true;
  if (given[setup[i].name] === undefined) return false;
  for (let other = 0; other < setup.length; other++) if (other !== i && setup[other].name === setup[i].name) return false; // asked by one of them
  for (let gate = 0; gate < i; gate++) {
    const { name, options } = setup[gate],
      was = answers[gate];
    for (let place = 0; options && given[name] === undefined && place < options.length; place++) {
      answers[gate] = place;
      if (isAsked(setup, setup[i], answers)) return true;
    }
    answers[gate] = was;
  }
  throw new Error(`${setup[i].name} is not asked with these answers.`);
}

/** The answers to a game's questions by their names. */
function answersTo(game: AnyGame, given: Given): Answered {
  const setup = game.questions(),
    answers: Answered = [],
    known = ['Names'];
  for (const question of setup) known.push(question.name);
  for (const name of Object.keys(given))
    if (known.indexOf(name) < 0) throw new Error(`There is no question "${name}". There are: ${known.join(', ')}.`);
  for (const question of setup) answers.push(usualAnswer(question));
  for (let i = 0; i < setup.length; i++) if (wouldBeAsked(setup, i, answers, given)) answers[i] = answerOf(setup[i], given[setup[i].name]);
  return answers;
}

/** What is asked of a game before it begins, checked. A function of its own: nothing of it is in memory when the play begins. */
function setUp(device: Device, id: string, given: Given): { answers: Answered; names: string[] } {
  try {
    const game: AnyGame = device.hal.load(id),
      answers = answersTo(game, given);
    return { answers, names: namesIn(given.Names, seatsOf(game, answers), game) };
  } finally {
    device.unload(id);
  }
}

/** The same, with the open play left before: a board has no room for two games. What fails brings that play back. */
function setUpAlone(device: Device, id: string, given: Given): { answers: Answered; names: string[] } {
  const left = device.session && device.session.journal.owner;
  if (device.session) device.home();
  try {
    return setUp(device, id, given);
  } catch (error) {
    if (left) {
      openPlay(device, left);
      device.open('play');
    }
    throw error;
  }
}

function known(id: string): void {
  if (!catalogue().some(game => game.id === id)) throw new Error(`There is no game "${id}". Ask for: games`);
}

function begin(device: Device, rest: string): Answer {
  const space = rest.indexOf(' '),
    id = space < 0 ? rest : rest.slice(0, space);
  known(id);
  if (plays(device).length >= MOST_PLAYS) throw new Error(`All ${MOST_PLAYS} places are taken. Delete a play first.`);
  const { answers, names } = setUpAlone(device, id, space > 0 ? answersIn(rest.slice(space + 1)) : {});
  const title = names.slice(0, 3).join(' ') + (names.length > 3 ? ` +${names.length - 3}` : '');
  openPlay(device, newPlayOf(device, device.hal.load(id), answers, names, title));
  while (device.screens.length) device.close();
  device.open('play');
  return {};
}

/** All of them, or the one that is asked for: an engine whose Storage does not hold all asks one by one. */
function games(device: Device, only: string | undefined): Answer {
  const list: Answer[] = [],
    open = device.session ? device.session.game.id : '';
  if (only) known(only);
  for (const { id } of catalogue()) {
    if (only && id !== only) continue;
    const game: AnyGame = device.hal.load(id),
      questions: Answer[] = [];
    for (const { name, dial, options } of game.questions())
      questions.push(dial ? { name, dial: [dial.min, dial.max, dial.start] } : { name, options });
    list.push({ id: game.id, title: game.title, questions });
    if (id !== open) device.unload(id);
  }
  return { games: list };
}

/** What can be marked, how many of them, and what cannot. */
function tellMarks(told: Answer, ask: Question, marks: Mark[]): void {
  told.mark = marks.filter(({ not }) => !not).map(({ label }) => label);
  const cannot = marks.filter(({ not }) => not).map(({ label, not }) => [label, not]);
  if (cannot.length) told.cannot = cannot;
  told.least = ask.least || 0;
  told.most = ask.most === undefined ? marks.length : ask.most;
}

function question(device: Device): Answer {
  const session = running(device),
    ask = session.ask(),
    s = session.state();
  const told: Answer = { step: s.at, seat: ask.seat === undefined ? s.seat : ask.seat, say: ask.say };
  if (ask.options) {
    const cannot: string[][] = [],
      pick: string[] = [];
    told.pick = pick;
    for (const option of optionsOf(ask))
      if (option.not) cannot.push([option.label, option.not]);
      else pick.push(option.label);
    if (cannot.length) told.cannot = cannot;
  }
  if (ask.dial) told.dial = [ask.dial.min, ask.dial.max, ask.dial.start];
  if (ask.marks) tellMarks(told, ask, ask.marks);
  if (ask.counts) told.count = ask.counts.labels.map((label, i) => [label, ask.counts!.most[i]]);
  if (session.told.length) told.told = session.told;
  if (ask.show) told.show = ask.show;
  if (ask.dice) told.dice = ask.dice;
  if (ask.odds) told.odds = ask.odds.map(({ label, ways, of }) => [label, ways, of]);
  if (ask.page) told.why = placeInBook(ask);
  if (!goesOn(ask)) told.over = (session.game.result && session.game.result(s)) || true;
  return told;
}

function reply(device: Device, value: number): Answer {
  running(device);
  const screen = device.screens[device.screens.length - 1] as Screen & { answer?(value: number): void };
  if (!screen.answer) throw new Error('Another screen is open. Press back until the game is seen.');
  makeRoom(device); // as a press does
  screen.answer(value);
  return {};
}

/** What a question wants instead. */
function wants(ask: Question): string {
  if (ask.options) return 'pick an option.';
  if (ask.dial) return 'dial a number.';
  if (ask.marks) return 'mark some of a list.';
  if (ask.counts) return 'count each of a list.';
  return ask.then ? 'say ok.' : 'the game is over.';
}

// An answer is looked at in a function of its own: the question is gone from memory before it is answered.

function placeOf(device: Device, label: string): number {
  const die = device.fate.wanted ? device.fate.die : undefined,
    face = die ? die.faces.indexOf(label) : -1;
  if (die && face < 0) throw new Error(`It shows one of these: ${die.faces.join(', ')}.`);
  if (die) return face + 1; // it is thrown by hand
  const ask = running(device).ask();
  if (!ask.options) throw new Error(`There is nothing to pick: ${wants(ask)}`);
  const list = optionsOf(ask);
  let offered = '';
  for (let i = 0; i < list.length; i++) {
    const { label: own, not } = list[i];
    if (own === label && not) throw new Error(`"${label}" is not possible now: ${not}`);
    if (own === label) return i;
    if (!not) offered += (offered && ', ') + own;
  }
  throw new Error(`"${label}" is not offered. There are: ${offered}.`);
}

function pick(device: Device, label: string): Answer {
  return reply(device, placeOf(device, label));
}

function checkDial(device: Device, n: number): void {
  const ask = running(device).ask();
  if (device.fate.wanted) return;
  if (!ask.dial) throw new Error(`There is no dial here: ${wants(ask)}`);
  const { min, max } = ask.dial;
  if (n < min || n > max) throw new Error(`The dial goes from ${min} to ${max}.`);
}

function dial(device: Device, n: number): Answer {
  checkDial(device, n);
  return reply(device, n);
}

function checkOk(device: Device): void {
  const ask = running(device).ask();
  if (ask.options || ask.dial || ask.marks || ask.counts) throw new Error(`OK is not enough here: ${wants(ask)}`);
  if (!ask.then) throw new Error('The game is over.');
}

function ok(device: Device): Answer {
  checkOk(device);
  return reply(device, 0);
}

/** The answer that these labels, with commas between them, make; none of them is an answer, too. */
function markedIn(device: Device, text: string): number {
  const ask = running(device).ask(),
    marks = ask.marks;
  if (!marks) throw new Error(`There is nothing to mark: ${wants(ask)}`);
  const list: number[] = [];
  for (const label of text ? text.split(', ') : []) {
    const place = marks.findIndex(mark => mark.label === label);
    if (place < 0) throw new Error(`"${label}" is not in the list. There are: ${marks.map(mark => mark.label).join(', ')}.`);
    if (marks[place].not) throw new Error(`"${label}" is not possible now: ${marks[place].not}`);
    list.push(place);
  }
  const answer = packed(ask, list);
  if (!isAllowed(ask, answer))
    throw new Error(`Mark ${ask.least || 0} to ${ask.most === undefined ? marks.length : ask.most} of them, not ${list.length}.`);
  return answer;
}

function mark(device: Device, text: string): Answer {
  return reply(device, markedIn(device, text));
}

/** The answer that these numbers make, one for each label. */
function countedIn(device: Device, words: string[]): number {
  const ask = running(device).ask(),
    counts = ask.counts;
  if (!counts) throw new Error(`There is nothing to count: ${wants(ask)}`);
  const list = words.map(whole);
  if (list.length !== counts.labels.length)
    throw new Error(`Say ${counts.labels.length} numbers, for ${counts.labels.join(', ')}, not ${list.length}.`);
  for (let i = 0; i < list.length; i++)
    if (list[i] < 0 || list[i] > counts.most[i]) throw new Error(`${counts.labels[i]} goes from 0 to ${counts.most[i]}.`);
  return packed(ask, list);
}

function count(device: Device, words: string[]): Answer {
  return reply(device, countedIn(device, words));
}

const isWhole = (text: string) => `${parseInt(text, 10)}` === text;

/** A number, or what the track calls it on the screen; undefined when it is neither. */
function valueIn(track: Track | undefined, text: string): number | undefined {
  if (isWhole(text)) return parseInt(text, 10);
  const words = (track && track.words) || [];
  for (let i = 0; text && i < words.length; i++) if (words[i].toLowerCase() === text.toLowerCase()) return i + least(track as Track);
  return undefined;
}

/** The cell of this name, or of this number; undefined when there is none. */
function cellIn(session: Session, track: Track | undefined, text: string): number | undefined {
  const s = session.state();
  for (const own of track ? cells(s, track) : []) if (cellName(s, track as Track, own).toLowerCase() === text.toLowerCase()) return own;
  return isWhole(text) ? parseInt(text, 10) : undefined;
}

/** Names may have several words, of a cell and of a value: the first way to read them both is taken. */
function readIn(session: Session, track: Track | undefined, words: string[]): [cell: number, value: number] {
  for (let from = 0; from < words.length; from++) {
    const own = track && track.each ? session.state().seat : 0,
      cell = from ? cellIn(session, track, words.slice(0, from).join(' ')) : own,
      value = valueIn(track, words.slice(from).join(' '));
    if (cell !== undefined && value !== undefined) return [cell, value];
  }
  // what cannot be read: the value at the end, or else whose it is
  const last = words.slice(-1),
    wrong = (words.length > 1 && valueIn(track, last[0]) !== undefined ? words.slice(0, -1) : last).join(' ');
  throw new Error(`"${wrong}" is no whole number, and no name that ${track ? `${track.name} has` : 'is known'}.`);
}

/** TRACK VALUE or TRACK CELL VALUE; a cell is its number from 0, or a name. */
function correct(device: Device, words: string[]): Answer {
  const session = running(device),
    read = readIn(session, session.track(words[0]), words.slice(1));
  session.correct(words[0], read[0], read[1], device.time.seconds());
  const broken = session.game.broken && session.game.broken(session.state());
  return broken ? { broken } : {};
}

function jump(device: Device, to: string): Answer {
  const session = running(device);
  for (const phase of session.game.phases(session.state())) if (phase.name === to) return jump(device, phase.step);
  session.jump(to, device.time.seconds());
  return {};
}

/** All of it as JSON, one value after the other: the lists of a large game would not fit into a board's memory together. */
function stateOf(session: Session): string {
  const s = session.state() as unknown as Values;
  let text = '';
  for (const key in s) text += `${text ? ',' : ''}${JSON.stringify(key)}:${JSON.stringify(s[key])}`;
  return `{${text}}`;
}

/** The PC sends the head, then every step, then "end"; it has checked them before. */
function take(device: Device, rest: string): Answer {
  if (rest === 'end') {
    running(device);
    while (device.screens.length) device.close();
    device.open('play');
    return {};
  }
  const sent = JSON.parse(rest);
  if (sent.roundkeeper) {
    if (plays(device).length >= MOST_PLAYS) throw new Error(`All ${MOST_PLAYS} places are taken. Delete a play first.`);
    device.home();
    importHead(device, sent);
  } else importEntry(device, sent);
  return {};
}

/** As the dice tool keeps them: in ten notes, and the first line of its own says which is written (firmware/tools/past.ts, which has no room of its own on a board). */
function toolRolls(device: Device, page: number): string[] {
  const part = parseInt(device.notes.read('dice') || '0', 10) + TOOL_PARTS - page,
    text = page < TOOL_PARTS ? device.notes.read(`r${part % TOOL_PARTS}`) : '';
  return text ? unfolded(text).reverse() : [];
}

/** Rolls of the open play and of the dice tool, about ten of each, the newest first. `page`: so many times further back. */
function rolls(device: Device, page: number): Answer {
  const top = device.screens[device.screens.length - 1];
  if (top && top.tick) top.tick(); // dice that tumble are stored a moment later: whoever asks gets them
  const session = device.session,
    read = { lines: [] as string[], next: session ? session.journal.depth : 0 };
  for (let i = 0; i <= page && session; i++) {
    const { lines, next } = read.next ? rollsBefore(session, read.next) : { lines: [], next: 0 };
    read.lines = lines;
    read.next = next;
  }
  return { rolls: read.lines, tool: toolRolls(device, page) };
}

/** As a held BACK does it, with the setting of the table: what is known then is told, the clock runs on, and it may ask first. */
function undo(device: Device): Answer {
  const session = running(device),
    dice = session.diceToUndo();
  if (!session._entry(session._lastStep())) throw new Error('This is where the history starts.');
  const undone = device.undo();
  if (undone === undefined) return { asks: device._notice };
  return dice ? { undone, known: dice } : { undone };
}

function redo(device: Device): Answer {
  const { journal } = running(device);
  if (journal.depth >= journal.top) throw new Error('There is nothing to redo.');
  return { redone: device.redo() };
}

/** The screen has said that a forced die does not fit: so does the answer. A press in the dark has asked for no die. */
function push(device: Device, rig: Rig, button: Button, milliseconds: number): Answer {
  const dark = !device._light;
  rig.push(button, milliseconds);
  const said = `${device._notice}`; // a board with another build calls it otherwise
  if (!dark && device.fate.forced.length && said.indexOf(' cannot show ') > 0) throw new Error(said);
  return {};
}

/** A word too many is a mistake: "press ok ok" is one press. */
function checkWords(words: string[], rest: string): void {
  const none =
      ['help', 'screen', 'pixels', 'sound', 'ask', 'ok', 'undo', 'redo', 'state', 'seal', 'memory', 'writes'].indexOf(words[0]) >= 0,
    one = ['press', 'hold', 'wait', 'games', 'dial', 'log', 'rolls', 'export'].indexOf(words[0]) >= 0;
  if (none ? words.length > 1 : one && words.length > 2)
    throw new Error(`${words[0]} takes ${none ? 'nothing' : 'one word'} after it, not "${rest}".`);
}

/** A whole text from a keyboard, and Enter. */
function write(device: Device, text: string): Answer {
  const screen = device.screens[device.screens.length - 1];
  if (!screen.type) throw new Error('Nothing is written on this screen.');
  if (!text) throw new Error('Say what to write: type Ada');
  for (const letter of text.split('')) device.type(letter);
  device.type('\r');
  return {};
}

function perform(device: Device, rig: Rig, line: string): Answer {
  const words = line.split(' '),
    rest = line.slice(words[0].length + 1);
  checkWords(words, rest);
  switch (words[0]) {
    case 'press':
      return push(device, rig, buttonOf(words[1]), PRESS);
    case 'hold':
      return push(device, rig, buttonOf(words[1]), HOLD);
    case 'help':
      return push(device, rig, 'ok', LONGER);
    case 'type':
      return write(device, rest);
    case 'wait':
      if (whole(words[1]) < 0) throw new Error('Time does not go back.');
      rig.advance(whole(words[1]));
      return {};
    case 'dice': {
      const faces: number[] = [];
      for (const word of words.slice(1)) if (word) faces.push(whole(word));
      device.fate.forced = faces;
      return {};
    }
    case 'screen':
      return { rows: device.painter.rows() };
    case 'pixels':
      return { w: 128, h: 64, data: rig.panel() };
    case 'sound':
      return { tones: rig.tones() };
    case 'games':
      return games(device, words[1]);
    case 'new':
      return begin(device, rest);
    case 'ask':
      return question(device);
    case 'ok':
      return ok(device);
    case 'pick':
      return pick(device, rest);
    case 'dial':
      return dial(device, whole(words[1]));
    case 'mark':
      return mark(device, rest);
    case 'count':
      return count(device, words.slice(1));
    case 'correct':
      return correct(device, words.slice(1));
    case 'jump':
      return jump(device, rest);
    case 'undo':
      return undo(device);
    case 'redo':
      return redo(device);
    case 'state':
      return { game: running(device).game.id, json: `"state":${stateOf(running(device))}` };
    case 'log':
      return { log: running(device).log(words[1] ? whole(words[1]) : 10) };
    case 'rolls':
      return rolls(device, words[1] ? whole(words[1]) : 0);
    case 'export':
      if (whole(words[1]) < 0) throw new Error('Lines are counted from 0, which is the head of the play.');
      return { line: exported(device, whole(words[1])) };
    case 'import':
      return take(device, rest);
    case 'die':
      device.open('dice', `type ${rest}`);
      return { dice: device.notes.read('own')!.split('\n') };
    case 'seal':
      running(device);
      return { seal: seal(device) };
    case 'memory':
      return rig.memory() || { used: null, total: null, peak: null };
    case 'writes':
      return rig.writes();
    default:
      throw new Error(`There is no command "${words[0]}". See the bench table in docs/bench.md.`);
  }
}

const SILENT = [
  'export',
  'import',
  'seal',
  'screen',
  'pixels',
  'sound',
  'games',
  'ask',
  'state',
  'log',
  'rolls',
  'memory',
  'writes',
  'press',
  'hold',
  'help',
  'type',
  'wait',
  'dice',
];

/** A real board as a rig: its time is real time, its buzzer is heard and not read. */
export function boardRig(device: Device): Rig {
  return {
    push(button, milliseconds) {
      const long = milliseconds >= HOLD,
        repeats = button === 'up' || button === 'down';
      device.push(button, long && !repeats ? 'hold' : 'press');
      if (milliseconds >= LONGER) device.push(button, 'longer');
      for (let i = 0; long && repeats && i < REPEATS; i++) device.push(button, 'again');
    },
    advance() {
      throw new Error('Time on a board is real time: the bench waits.');
    },
    panel() {
      let pages = '';
      for (let n = 0; n < 8; n++) pages += (device.hal.display.page as (n: number) => string)(n);
      return btoa(pages); // by pages: the PC turns them into rows
    },
    tones: () => [],
    writes: () => ({ bytes: 0, erases: 0 }),
    memory() {
      const memory = (process as unknown as { memory(): { usage: number; total: number } }).memory(); // the board's own, which Node lacks
      return { used: memory.usage, total: memory.total, peak: memory.usage };
    },
  };
}

/** The answer to one command, as JSON. What fails leaves everything as it was. */
export function command(device: Device, rig: Rig, line: string): string {
  try {
    const told = perform(device, rig, line);
    if (SILENT.indexOf(line.split(' ')[0]) < 0 || line === 'import end') device.show();
    const answer: Answer = { ok: true };
    for (const key of Object.keys(told)) if (key !== 'json') answer[key] = told[key];
    const text = JSON.stringify(answer);
    return told.json ? `${text.slice(0, -1)},${told.json}}` : text;
  } catch (error) {
    return JSON.stringify({ ok: false, error: (error as Error).message || `${error}` });
  }
}
