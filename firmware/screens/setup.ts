// Before a game: start as usual or as last time, or change what is asked and who plays. Nothing is stored before it starts.
import { type AnyGame, ELLIPSIS, type Given, isAsked, type SetupQuestion, seatsOf, usualAnswer } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import {
  type Device,
  knownNames,
  lastPeople,
  lastSetup,
  MOST_PLAYS,
  newPlayOf,
  openPlay,
  type Place,
  plays,
  type Row,
  rowsOf,
  type Screen,
  type View,
} from '../shell';

const NONE = -1;
const ROW = 20; // columns of an option, its icon among them

/** What a row does. */
const START = 'start',
  USUAL = 'usual',
  PEOPLE = 'people',
  QUESTION = 'question', // it changes the answer of the one at this place
  NAME = 'name'; // of the player at this seat

class Setup implements Screen {
  _device: Device;
  _game: AnyGame;
  _questions: SetupQuestion[];
  _answers: Given;
  _names: string[]; // by seat, where somebody has written one
  _hasLast: boolean; // this game was set up before
  _asLast: boolean; // and all stands as it did then
  _changed: boolean; // by hand
  _place: Place;
  _wanted: string; // the kind of row that the cursor is to stand on; '' when it stays
  _wantedAt: number; // and which of them
  _lastPeople: string[];
  _asked: number; // the question whose answer is being changed
  _dial: number;

  constructor(device: Device, id: string) {
    device.painter.busy('Reading the rules...');
    const game: AnyGame = device.hal.load(id);
    this._device = device;
    this._game = game;
    this._questions = game.questions();
    this._answers = this._questions.map(usualAnswer);
    this._names = [];
    this._changed = false;
    this._place = { cursor: 0, scroll: 0 };
    this._asked = NONE;
    this._dial = 0;
    this._wanted = '';
    this._wantedAt = 0;
    this._lastPeople = lastPeople(device);
    const last = lastSetup(device, id);
    this._hasLast = this._asLast = !!last && this._fits(last.answers);
    if (last && this._asLast) {
      this._answers = last.answers;
      this._names = last.names;
    }
  }

  /** Rules that changed may ask other questions than those that were answered. */
  _fits(answers: Given): boolean {
    const questions = this._questions;
    for (let i = 0; i < questions.length; i++) {
      const { dial, options, own } = questions[i],
        answer = answers[i],
        least = dial ? dial.min : 0,
        most = dial ? dial.max : (options as string[]).length - 1;
      if (typeof answer === 'string' ? !own : !(answer >= least && answer <= most)) return false;
    }
    return answers.length === questions.length;
  }

  _seats(): number {
    return seatsOf(this._game, this._answers, this._questions);
  }

  _name(seat: number): string {
    return this._names[seat] || this._game.seatNames.split(',')[seat];
  }

  /** Who played last, where they are others than those who sit here. */
  _people(): string[] {
    const people = this._lastPeople;
    for (let i = 0; i < people.length; i++) if (people[i] !== this._name(i)) return people;
    return people.length === this._seats() ? [] : people;
  }

  _rows(): Row[] {
    const questions = this._questions,
      people = this._people().join(' '),
      rows: Row[] = [];
    if (this._changed) rows.push({ id: START, name: 'Start' });
    else rows.push({ id: START, name: this._asLast ? 'Start as last time' : 'Start as usual' });
    if (this._hasLast) rows.push({ id: USUAL, name: 'Usual settings' });
    if (people) rows.push({ id: PEOPLE, name: people.length > ROW - 6 ? `With ${people.slice(0, ROW - 7)}${ELLIPSIS}` : `With ${people}` });
    for (let at = 0; at < questions.length; at++)
      if (isAsked(questions, questions[at], this._answers)) {
        const { name, options } = questions[at],
          answer = this._answers[at];
        rows.push({ id: QUESTION, at, name, value: options && typeof answer === 'number' ? options[answer] : answer });
      }
    for (let at = 0; at < this._seats(); at++) rows.push({ id: NAME, at, name: this._name(at), value: `seat ${at + 1}` });
    return rows;
  }

  /** What another answer hides goes back to its start. */
  _settle(): void {
    const questions = this._questions;
    for (let i = 0; i < questions.length; i++)
      if (!isAsked(questions, questions[i], this._answers)) this._answers[i] = usualAnswer(questions[i]);
  }

  /** The same people again: as many seats as they are, if some answer makes so many. */
  _seatPeople(): void {
    const people = this._lastPeople,
      questions = this._questions;
    for (let i = 0; i < questions.length && this._seats() !== people.length; i++) {
      const dial = questions[i].dial,
        was = this._answers[i];
      if (!dial || !isAsked(questions, questions[i], this._answers)) continue;
      this._answers[i] = Math.max(dial.min, Math.min(dial.max, people.length));
      if (this._seats() !== people.length) this._answers[i] = was;
    }
    this._names = people.slice(0, this._seats());
    this._changed = true;
    if (this._seats() !== people.length) this._device.say(`With these settings, ${people.length} of you cannot play this.`);
  }

  /** A new play with these answers; 0 where there is no room for one. */
  _newPlay(): number {
    const device = this._device,
      names: string[] = [];
    if (plays(device).length >= MOST_PLAYS) {
      device.open('plays', 'room');
      return 0;
    }
    for (let i = 0; i < this._seats(); i++) names.push(this._name(i));
    const rest = names.length > 3 ? ` +${names.length - 3}` : '';
    this._questions = []; // their memory is needed now
    return newPlayOf(device, this._game, this._answers, names, names.slice(0, 3).join(' ') + rest);
  }

  _rename(seat: number): void {
    const taken: string[] = [];
    for (let i = 0; i < this._seats(); i++) taken.push(this._name(i));
    this._device.open('write', {
      title: `Name of seat ${seat + 1}`,
      text: this._name(seat),
      known: knownNames(this._device, taken),
      taken: (text: string): string => {
        if (taken.indexOf(text) >= 0 && taken.indexOf(text) !== seat) return 'Somebody has this name already. Add a letter.';
        this._names[seat] = text;
        this._changed = true;
        this._wanted = NAME;
        this._wantedAt = seat;
        return '';
      },
    });
  }

  /** Opens a question at the answer that stands; at the first option where that is a word of the table's own. */
  _open(question: number): void {
    const answer = this._answers[question];
    this._asked = question;
    this._dial = typeof answer === 'number' ? answer : 0;
    this._place.cursor = this._questions[question].options ? this._dial : 0;
    this._place.scroll = 0;
  }

  /** A word of the table's own instead of an option. */
  _writeOwn(question: number): void {
    const answer = this._answers[question];
    this._device.open('write', {
      title: this._questions[question].name,
      text: typeof answer === 'string' ? answer : '',
      taken: (text: string): string => {
        this._take(text);
        return '';
      },
    });
  }

  _take(answer: number | string): void {
    this._answers[this._asked] = answer;
    this._changed = true;
    this._settle();
    this._close();
  }

  /** What an answer is chosen from. */
  _optionsOf({ options, own }: SetupQuestion): string[] | undefined {
    return own ? (options as string[]).concat(['Own word...']) : options;
  }

  _close(): void {
    this._wanted = QUESTION;
    this._wantedAt = this._asked;
    this._asked = NONE;
  }

  /** The cursor stands on the row that is wanted, wherever that is by now: an answer may bring others, or take them away. */
  _point(rows: Row[]): void {
    const row = rows.findIndex(({ id, at }) => id === this._wanted && at === this._wantedAt);
    this._wanted = '';
    this._place.cursor = Math.max(0, row);
    this._place.scroll = Math.max(0, row - 5); // it is the last of the six rows, or above
  }

  /** True: it starts. The press does that itself, because the stack of the device is short. */
  _choose({ id, at = 0 }: Row): boolean {
    if (id === QUESTION) this._open(at);
    else if (id === NAME) this._rename(at);
    else if (id === PEOPLE) this._seatPeople();
    else if (id === USUAL) {
      this._answers = this._questions.map(usualAnswer);
      this._changed = this._asLast = false;
    }
    if (id === PEOPLE || id === USUAL) this._place.cursor = this._place.scroll = 0;
    return id === START;
  }

  _answer(button: Button): void {
    const question = this._questions[this._asked],
      { dial, options } = question;
    if (button === 'back') this._close();
    else if (button !== 'ok' && dial) this._dial = Math.max(dial.min, Math.min(dial.max, this._dial + (button === 'up' ? 1 : -1)));
    else if (button !== 'ok') this._device.browse(this._place, button, (this._optionsOf(question) as string[]).length);
    else if (dial) this._take(this._dial);
    else if (!this._device.seen(this._place)) return;
    else if (this._place.cursor < (options as string[]).length) this._take(this._place.cursor);
    else this._writeOwn(this._asked);
  }

  press(button: Button, push: Push): boolean {
    if (push === 'hold') return false;
    if (this._asked !== NONE) {
      this._answer(button);
      return true;
    }
    if (button === 'back') return false;
    const device = this._device;
    if (button !== 'ok') device.browse(this._place, button, device.painter.layout.options.length - 1);
    else if (device.seen(this._place) && this._choose(this._rows()[this._place.cursor])) {
      device.painter.busy('Starting the game...');
      try {
        const play = this._newPlay();
        if (!play) return true;
        openPlay(device, play);
      } catch (error) {
        this._questions = this._game.questions();
        throw error;
      }
      while (device.screens.length) device.close();
      device.open('play');
    }
    return true;
  }

  view(): View {
    const title = this._game.title,
      place = this._place,
      question = this._questions[this._asked];
    if (!question) {
      const rows = this._rows();
      if (this._wanted) this._point(rows);
      return { title, options: rowsOf(rows, NONE), place, foot: 'OK choose  BACK home' };
    }
    return {
      title,
      body: `${question.name}?${question.changes ? `\n${question.changes}` : ''}`,
      dial: question.dial ? this._dial : undefined,
      options: this._optionsOf(question),
      place,
      follow: true,
      foot: question.dial ? '\x01\x02 set  OK BACK leave' : 'OK take  BACK leave',
    };
  }

  leave(): void {
    if (!this._device.session) this._device.unload(this._game.id);
  }
}

export default function setup(device: Device, id: string): Screen {
  return new Setup(device, id);
}
