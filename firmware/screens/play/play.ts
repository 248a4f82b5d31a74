// The game screen: up and down move, ok answers, back opens the tracks; held, back undoes and ok opens the tools.
import { LATE, paceOf, piecesIn, roundNow, type Session, titleNow } from '../../../games/engine';
import {
  barEnd,
  type Cue,
  cellName,
  cells,
  DOWN,
  differentFaces,
  ELLIPSIS,
  goesOn,
  optionsOf,
  type Question,
  say,
  startOfList,
  type Track,
  UP,
  usualOf,
  valueAt,
} from '../../../games/kit';
import type { Button, Push } from '../../../hal/hal';
import {
  bar,
  COLUMNS,
  clockFace,
  countLuck,
  type Device,
  keepCopy,
  type Place,
  remind,
  type Screen,
  timerOf,
  undoStep,
  type View,
  WIDE,
  watchGame,
  worth,
  wrap,
} from '../../shell';
import { digitsOf, shownDial, turned } from './dial';
import { type Kept, kept, showOptions, startRow } from './options';
import { allFit, rowsLeft, sentencesOf, tellPieces } from './pieces';
import { firstRow, footOfSeveral, isSeveral, LEAVES, pressSeveral, showSeveral } from './several';
import { placeIn, rowOf } from './struck';

const FRAME = 90, // milliseconds of a picture while dice tumble
  FRAMES = 3;

const NOTHING = LATE - 1, // no answer: as with that of a timer, no dial goes there
  TO_TRACKS = LATE - 2, // BACK leads there
  TO_MENU = LATE - 3; // or to the question before

const LARGE = 20; // letters of a result: two rows of them

/** How a game ended, in its first words: they are a result, too. */
function ending({ say }: Question): string {
  const row = say.split('\n')[0],
    sentence = row.split('. ')[0];
  return sentence.length > LARGE ? '' : sentence;
}

/** Takes the result out of the words of a question: it stands above them, twice as large. */
function takeResult(view: View, say: string, result: string): void {
  const first = `\n${say}`.indexOf(`\n${result}`), // at the beginning of a row
    before = say.slice(0, first);
  if (first < 0 || first + result.length > say.length) return; // Espruino finds a text that only begins at the end of another
  let rest = say.slice(first + result.length);
  if (rest[0] === '.') rest = rest.slice(1);
  view.headline = result;
  view.body = rest ? before + rest.slice(1) : before.slice(0, -1); // a blank or a line break stood between them
}

/** The option that leads out of a menu of the game, which BACK takes; -1: there is none, and BACK opens the tracks. */
function wayUp(ask: Question): number {
  return optionsOf(ask).findIndex(option => option.back && !option.not);
}

export class Play implements Screen {
  cue: Cue | undefined;
  _device: Device;
  _session: Session;
  _place: Place;
  _dial: number;
  _digit: number; // of the dial, that up and down turn now
  _list: number[]; // what is marked or counted so far
  _waiting: number; // the answer that waits for dice thrown by hand
  _waitingDepth: number; // where in the history it waits
  _entered: string[]; // the faces that were entered for it, as they are printed
  _shownStep: string; // the step that was asked last
  _shownDepth: number; // and where in the history
  _follow: boolean; // the cursor has come to an option that may be below the fold
  _kept: Kept; // the option under the cursor when it was left
  _read: number; // so much of what has changed on the table was read
  _page: number; // and so much when OK turns this page; 0: the question is seen
  _round: number; // in which the table was looked at
  _menu: boolean; // a number is asked because somebody chose that from a menu: BACK leads there
  due: (() => number) | undefined; // while dice tumble
  _lands: number; // when they stop
  _justRecovered: boolean; // the power was off: the first press only takes note of that, and BACK leads home

  constructor(device: Device, session: Session, recovered: boolean) {
    this._device = device;
    this._session = session;
    this._place = { cursor: 0, scroll: 0 };
    this._dial = 0;
    this._digit = 0;
    this._list = [];
    this._waiting = NOTHING;
    this._waitingDepth = 0;
    this._entered = [];
    this._shownStep = '';
    this._shownDepth = -1;
    this._follow = false;
    this._kept = { step: '', seat: 0, value: 0, label: '' };
    this._read = this._page = 0;
    this._round = roundNow(session.state());
    this._menu = false;
    this.due = undefined;
    this._lands = 0;
    this.cue = this._arrive().cue;
    this._justRecovered = recovered;
    if (recovered) device.add('The power was off. All is as it was; clocks are paused.');
    else if (device.time.stopped()) device.say('The clock is paused. It goes on with your answer.');
  }

  /** A new question: the cursor starts at its usual answer, or, where the question says so, stays where it was. */
  _arrive(): Question {
    const ask = this._session.ask(),
      at = this._session.state().at,
      place = this._place;
    place.scroll = 0;
    this._list = isSeveral(ask) ? startOfList(ask) : [];
    place.cursor = isSeveral(ask) ? firstRow(ask, this._list) : startRow(ask, at, this._session.seat(), this._kept);
    this._follow = place.cursor > 0;
    this._shownStep = at;
    this._shownDepth = this._session.journal.depth;
    this._dial = ask.dial ? ask.dial.start : 0;
    this._digit = 0;
    this._menu = false;
    this._read = this._page = 0;
    return ask;
  }

  /** What the cursor stands on, for when this question comes again. */
  _keep(ask: Question): void {
    this._kept = kept(ask, this._shownStep, this._session.seat(), this._place.cursor);
  }

  _give(value: number): void {
    this._justRecovered = false;
    const device = this._device,
      session = this._session,
      fate = device.fate;
    const from = session.ask().options ? session.seat() : NOTHING;
    if (device.time.stopped()) device.time.go(); // a paused clock goes on with the answer
    const seconds = device.time.pending();
    if (session.answer(value, seconds)) {
      device.time.count(seconds);
      if (session.tries.length) countLuck(device);
      if (session.copied.length) keepCopy(device);
      if (!device.reminders || device.reminders.length) remind(device);
      // one roll by hand, or all of them: what this game is set to counts again
      if (this._waiting !== NOTHING) fate.byHand = device.notes.read(`h:${session.game.id}`) === '1';
      this._waiting = NOTHING;
      this._entered = [];
      const ask = this._arrive();
      this.cue = ask.cue;
      this._menu = (!!ask.dial || isSeveral(ask)) && session.seat() === from && !session.told.length && !session.diceToUndo();
    } else {
      this._waiting = value;
      this._waitingDepth = session.journal.depth;
      this._showFace(Math.min(fate.before || 1, fate.wanted));
    }
  }

  /** This face of the die that is thrown by hand stands there, to be entered or changed. */
  _showFace(face: number): void {
    const die = this._device.fate.die,
      place = this._place;
    this._dial = face;
    if (!die) return;
    place.scroll = 0;
    place.cursor = Math.max(
      0,
      differentFaces(die).findIndex(at => die.faces[at - 1] === die.faces[face - 1]),
    );
  }

  _stopWaiting(): void {
    this._waiting = NOTHING;
    this._entered = [];
    this._device.fate.given = [];
    this._device.fate.wanted = 0;
    this._arrive();
  }

  /** This face of the die that is thrown by hand, or the card that was drawn. */
  _enter(face: number): void {
    const { die, given } = this._device.fate;
    given.push(face);
    this._entered.push(die ? die.faces[face - 1] : `${face}`);
  }

  /** The table rolls: one die after the other, until the answer has all it needs. True: it is to be given. Not from here, because the stack of the device is short. */
  _byHand(button: Button): boolean {
    const device = this._device,
      fate = device.fate,
      places = fate.die && differentFaces(fate.die);
    if (button === 'back') this._stopWaiting();
    else if (button === 'ok') this._enter(places ? places[this._place.cursor] : this._dial);
    else if (places) device.browse(this._place, button, places.length);
    else this._dial = Math.max(1, Math.min(fate.wanted, this._dial + (button === 'up' ? 1 : -1)));
    return button === 'ok';
  }

  /** What the table has to throw or to draw now. */
  _wanted(): string {
    const { die, drawn, wanted } = this._device.fate;
    if (drawn) return die ? `Draw ${die.name}. Which is it?` : `Draw one of ${wanted}, face down. Which one, from the left?`;
    return die ? `Throw ${die.name}. What does it show?` : `Throw a die of ${wanted} and enter its face`;
  }

  /** The die that is to be thrown by hand: a plain one as a number, any other by what is printed on it. Cards are the same. */
  _viewByHand(): View {
    const die = this._device.fate.die,
      entered = this._entered.length ? `\nEntered: ${this._entered.join(' ')}` : '',
      title = this._session.game.title,
      body = this._wanted() + entered,
      foot = 'OK enter  BACK stop';
    if (!die) return { title, body, dial: this._dial, foot };
    const options = differentFaces(die).map(face => die.faces[face - 1]);
    return { title, body, options, place: this._place, foot };
  }

  /** One value of a track as a row of the screen. */
  _bar(id: string, track: Track, cell: number, name: string): string {
    const s = this._session.state(),
      value = valueAt(s, id, track, cell),
      mark = track.printed && this._session.mark(id, track, cell);
    if (mark) return bar(name, mark + say(track, value));
    return track.words || track.flags ? bar(name, say(track, value)) : bar(name, value, barEnd(s, track, cell));
  }

  /** A track of several values: its name, and a row below it for each of them. */
  _barsBelow(list: string[], id: string, track: Track, asked: number): void {
    const s = this._session.state(),
      own = track.each && asked >= 0;
    list.push(bar(track.name, ''));
    for (const cell of cells(s, track, own ? [asked] : undefined)) {
      const name = own ? track.of![cell % track.of!.length] : cellName(s, track, cell);
      list.push(this._bar(id, track, cell, ` ${name}`));
    }
  }

  /** The tracks worth seeing. Who is asked sees their own, one row each; a question to everybody shows them all, name by name. */
  _bars(ask: Question): string[] {
    const list: string[] = [],
      asked = ask.seat === undefined ? this._session.state().seat : ask.seat;
    for (const id of ask.show as string[]) {
      const track = this._session.needs(id);
      if (track.of || (track.each && asked < 0)) this._barsBelow(list, id, track, asked);
      else list.push(this._bar(id, track, track.each ? asked : 0, track.name));
    }
    return list;
  }

  /** Rows that are left when the usual answer is in view, those before it, and at least so many. */
  _rowsLeft(view: View, ask: Question, least: number): number {
    return rowsLeft(view, Math.max(least, rowOf(optionsOf(ask), usualOf(ask)) + 1), !!this._device.settings.big);
  }

  /** What has changed on the table and was not read yet: above the question, or on a page before it. */
  _tellPieces(view: View, ask: Question): void {
    const device = this._device,
      { told } = device.settings,
      big = !!device.settings.big,
      sentences = sentencesOf(this._session.told, told, big).slice(this._read),
      notice = device._notice ? wrap(device._notice, big ? WIDE : COLUMNS).length : 0,
      { headline, body } = view;
    if (headline && !allFit(sentences, this._rowsLeft(view, ask, 2) - notice, big)) {
      // a result in small letters saves a press, where then all of it fits
      view.headline = undefined;
      view.body = ask.say;
      if (!allFit(sentences, this._rowsLeft(view, ask, 2) - notice, big)) {
        view.headline = headline;
        view.body = body;
      }
    }
    const page = tellPieces(view, ask, sentences, this._rowsLeft(view, ask, 2) - notice, notice, big);
    this._page = page && this._read + page;
  }

  /** An answer has rolled the dice of this question: they tumble first, where the table wants that, and nothing is said yet. */
  _tumble(): void {
    const session = this._session,
      { settings, hal, fate } = this._device,
      { dice } = session.ask();
    if (!settings.animate || fate.byHand || !dice || !dice.length || !session.diceToUndo()) return;
    this._lands = hal.clock.now() + FRAME * FRAMES;
    this.cue = undefined;
    this.due = () => (this._lands > hal.clock.now() ? FRAME : 0);
  }

  /** They lie still: what they say is seen, and heard. */
  _land(ask: Question): void {
    this.due = undefined;
    this.cue = ask.cue;
  }

  /** Dice while they tumble: other faces with every picture. Nothing when they have come to rest. */
  _viewTumbling(ask: Question): View | undefined {
    const left = this._lands - this._device.hal.clock.now(),
      frame = ((left / FRAME) | 0) + 1,
      dice = ask.dice || [];
    if (left <= 0 || !dice.length || this._device.top() !== 'play') {
      this._land(ask);
      return undefined;
    }
    const s = this._session.state(),
      sides = ask.faces ? ask.faces.length : Math.max(6, Math.max.apply(null, dice)),
      view: View = { title: titleNow(this._session.game, s, ask.seat === undefined ? s.seat : ask.seat), dice: [], faces: ask.faces };
    for (let i = 0; i < dice.length; i++) view.dice!.push(((dice[i] + i * 3 + frame * 2) % sides) + 1);
    view.foot = 'OK stop';
    return view;
  }

  /** The bench answers as the buttons would. */
  answer(value: number): void {
    const { wanted, drawn } = this._device.fate;
    if (this._waiting === NOTHING) {
      this._give(value);
      return;
    }
    if (!(value >= 1 && value <= wanted))
      throw new Error(drawn ? `There are ${wanted} to draw from, not ${value}.` : `A die of ${wanted} cannot show ${value}.`);
    this._enter(value);
    this._give(this._waiting);
  }

  /** Takes back the die that was entered last: its face stands there to be changed. False when there is none. */
  _undoDie(): boolean {
    const given = this._device.fate.given;
    if (this._waiting === NOTHING || !given.length) return false;
    const last = given.pop() as number;
    this._entered.pop();
    this._give(this._waiting); // asks for this die again
    this._showFace(last);
    this._device.say(`Undone: die ${given.length + 1}`);
    return true;
  }

  /** UP and DOWN: the dial, or the cursor. */
  _move(button: Button, ask: Question): void {
    if (ask.dial) this._dial = turned(ask.dial, this._dial, this._digit, button === 'up' ? 1 : -1);
    else this._device.browse(this._place, button, optionsOf(ask).length);
  }

  /** BACK: one level up, in the menu that led to this number, or where the game says. Above all of these are the tracks. */
  _up(ask: Question): number {
    const up = wayUp(ask);
    if (up >= 0) return up;
    if (!this._digit) return this._menu ? TO_MENU : TO_TRACKS;
    this._digit--;
    return NOTHING;
  }

  /** The answer that this button gives; NOTHING where it gives none. */
  _answerOf(button: Button, ask: Question): number {
    const device = this._device;
    if (button === 'back') return this._up(ask);
    if (ask.dial && this._digit + 1 < digitsOf(ask.dial)) {
      this._digit++;
      return NOTHING;
    }
    if (!ask.options) return ask.then ? this._dial : NOTHING;
    const options = optionsOf(ask),
      place = placeIn(options, this._place.cursor),
      chosen = options[place];
    if (!chosen) {
      device.say('The rules leave nothing to choose here. Hold BACK to undo, or BACK and go to another phase.', 'error');
      return NOTHING;
    }
    if (!device.seen(this._place)) return NOTHING;
    if (chosen.not) {
      device.say(chosen.not);
      this._follow = true; // below the reason, too
      return NOTHING;
    }
    this._keep(ask);
    return place;
  }

  /** Marks and counts: the answer that is made on the screen. */
  _several(button: Button, ask: Question): number {
    const answer = pressSeveral(this._device, ask, this._list, this._place, button);
    if (answer === LEAVES) return this._up(ask);
    return answer < 0 ? NOTHING : answer;
  }

  /** A round has begun: whose pieces are compared, another player's every time; NOTHING otherwise. */
  _compared(): number {
    const session = this._session,
      s = session.state(),
      was = this._round,
      round = roundNow(s);
    this._round = round;
    return this._device.settings.check && round > was && was > 0 && piecesIn(session.game, s).length
      ? s.seats[round % s.seats.length]
      : NOTHING;
  }

  /** What a press answers; NOTHING when it only moves something. */
  _pressed(button: Button, ask: Question): number {
    if (this._page) {
      if (button === 'ok') this._read = this._page;
      return button === 'back' ? TO_TRACKS : NOTHING;
    }
    if (isSeveral(ask)) return this._several(button, ask);
    if (button !== 'up' && button !== 'down') return this._answerOf(button, ask);
    this._move(button, ask);
    return NOTHING;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the stack of the device is short, so what goes deep is called from here
  press(button: Button, push: Push): boolean {
    const device = this._device;
    if (this.due) {
      this._land(this._session.ask()); // who cannot wait: a press ends the tumbling, and OK does nothing else
      if (button === 'ok') return true;
    }
    if (this._justRecovered && push === 'press') {
      this._justRecovered = false;
      if (button === 'back') device.home();
    } else if (push === 'hold') {
      if (button !== 'back') return false;
      if (this._undoDie()) return true;
      this._keep(this._session.ask());
      this._stopWaiting();
      undoStep(device, true); // not from a function below: the stack of the device is short
      this._arrive();
    } else if (this._waiting !== NOTHING) {
      if (this._byHand(button)) this._give(this._waiting);
    } else {
      const answer = this._pressed(button, this._session.ask()); // this function keeps no question: with the next one, two would be in memory
      // not from functions below: the stack of the device is short
      if (answer === TO_TRACKS) device.open('tracks');
      else if (answer === TO_MENU) {
        undoStep(device, false);
        device.say('');
        this._arrive();
      } else if (answer !== NOTHING) {
        this._give(answer);
        this._tumble();
        const compared = this._compared();
        if (compared !== NOTHING) device.open('lay', compared);
      }
    }
    return true;
  }

  _foot(ask: Question): string {
    if (this._justRecovered) return 'OK go on  BACK home';
    const back = this._menu || wayUp(ask) >= 0 ? 'BACK one up' : 'BACK tracks';
    if (isSeveral(ask)) return footOfSeveral(ask, this._place.cursor, back);
    if (ask.dial) return `${UP + DOWN} set OK ${this._menu ? 'BACK one up' : 'BACK tracks'}`;
    return goesOn(ask) ? `OK go  ${back}` : 'The end  BACK tracks';
  }

  /** Who is asked, in letters for the whole table, and what about. */
  sign(): View | undefined {
    const session = this._session,
      game = session.game,
      s = session.state(),
      ask = session.ask(),
      rows = wrap(ask.say, COLUMNS),
      name = s.names[ask.seat === undefined ? s.seat : ask.seat];
    const device = this._device,
      watch = device.background,
      clock = watch && watch.game && timerOf(watch.game),
      time = clock ? clockFace(worth(clock, device.hal.clock.now()), false) : device.banner.slice(1); // a timer of the tool has a mark before it
    const besides = !!clock && !!watch.timers; // another timer may stand in the title
    if ((!name && !time) || this._waiting !== NOTHING || !goesOn(ask)) return undefined;
    return {
      title: (time && name) || (game.inForce && game.inForce(s)) || paceOf(game, s) || game.title,
      digits: time || undefined,
      counts: !!time && !besides,
      timed: besides,
      clock: time ? undefined : name.slice(0, 10),
      body: time || rows.length < 3 ? ask.say : `${rows[0]}\n${wrap(rows[1], 20)[0]}${ELLIPSIS}`, // behind a whole word
      foot: this._foot(ask),
    };
  }

  /** What is asked now. Where it was undone, corrected or sent elsewhere on another screen, it is a new question; only a number that is being set stays. */
  _question(): Question {
    const session = this._session,
      { depth } = session.journal,
      same = depth === this._shownDepth;
    if (session.state().at !== this._shownStep || (!same && session.ask().options)) return this._arrive();
    if (!same) this._read = 0; // a correction has moved something
    this._shownDepth = depth;
    return session.ask();
  }

  view(): View {
    const session = this._session,
      fate = this._device.fate;
    if (this._waiting !== NOTHING && (!fate.byHand || session.journal.depth !== this._waitingDepth)) this._stopWaiting(); // the tools were asked to roll, or the log to undo
    if (this._waiting !== NOTHING) return this._viewByHand();
    const ask = this._question();
    if (ask.until || this._device.background) watchGame(this._device, ask);
    const tumbling = this.due && this._viewTumbling(ask);
    if (tumbling) return tumbling;
    const s = session.state();
    const view: View = {
      title: titleNow(session.game, s, ask.seat === undefined ? s.seat : ask.seat),
      body: ask.say,
      dice: ask.dice,
      faces: ask.faces,
      dial: ask.dial ? shownDial(ask.dial, this._dial, this._digit) : undefined,
      odds: ask.odds,
      bars: ask.show ? this._bars(ask) : undefined,
      place: this._place,
      follow: this._follow,
      foot: this._foot(ask),
    };
    if (ask.options) showOptions(view, ask);
    else if (isSeveral(ask)) showSeveral(view, ask, this._list, this._place);
    this._follow = false; // where the picture is scrolled to is the reader's from here on
    const result = ask.result || (goesOn(ask) ? '' : ending(ask));
    if (result) takeResult(view, ask.say, result);
    if (view.headline && this._rowsLeft(view, ask, rowOf(optionsOf(ask), usualOf(ask)) + 3) < 0) {
      // what is chosen has to be in view
      view.headline = undefined;
      view.body = ask.say;
    }
    this._page = 0;
    if (session.told.length) this._tellPieces(view, ask);
    return view;
  }
}
