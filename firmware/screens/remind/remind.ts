// The list of reminders. OK makes a new one, or takes one away.
import { phaseNow, roundNow } from '../../../games/engine';
import { cellName, valueAt } from '../../../games/kit';
import type { Button, Push } from '../../../hal/hal';
import {
  AT_ROUND,
  AT_VALUE,
  type Device,
  EVERY,
  IN_PHASE,
  keepReminders,
  MOST_REMINDERS,
  newReminder,
  type Place,
  type Reminder,
  remindersOf,
  type Screen,
  type View,
} from '../../shell';
import { Reach } from './reach';

const LIST = 0,
  WHEN = 1,
  TRACK = 2, // which one, and which of its values
  NUMBER = 3, // up and down set it
  WHERE = 4, // with this play, or with the game
  PHASE = 5; // which one

const LETTERS = 12;

/** What tables are reminded of most. */
const PHRASES = 'Feed,Upkeep,Check,Draw,Timer,Refill,Score,Move on,Pay';

/** A phase is to be chosen. */
const ANY_PHASE = -1;

/** When a reminder can come. */
interface Kind {
  kind: number;
  name: string;
}

export class Remind implements Screen {
  _device: Device;
  _place: Place;
  _mode: number;
  _new: Reminder;
  _reach: Reach | undefined; // while a track is chosen
  _sure: number; // the one that the next OK takes away

  constructor(device: Device) {
    this._device = device;
    this._place = { cursor: 0, scroll: 0 };
    this._mode = LIST;
    this._new = newReminder();
    this._reach = undefined;
    this._sure = -1;
  }

  _go(mode: number): void {
    this._mode = mode;
    this._place.cursor = this._place.scroll = 0;
  }

  /** When it comes, in words. */
  _when({ kind, number, what, cell }: Reminder): string {
    if (kind === AT_ROUND) return `round ${number}`;
    if (kind === EVERY) return number === 1 ? 'every round' : `every ${number} rounds`;
    if (kind === IN_PHASE) return what;
    const session = this._device.session!,
      track = session.track(what),
      whose = track && cellName(session.state(), track, cell);
    return `${track ? track.name : what} ${whose ? `${whose} ` : ''}${number}`;
  }

  /** What can be reminded of here: no rounds where a game counts none. */
  _kinds(): Kind[] {
    const session = this._device.session!,
      s = session.state(),
      phase = phaseNow(session.game, s),
      list: Kind[] = [];
    if (roundNow(s)) list.push({ kind: AT_ROUND, name: 'At a round' }, { kind: EVERY, name: 'Every few rounds' });
    if (phase) list.push({ kind: IN_PHASE, name: `In ${phase}` });
    if (session.game.phases(s).length > 1) list.push({ kind: ANY_PHASE, name: phase ? 'In another phase' : 'In a phase' });
    list.push({ kind: AT_VALUE, name: 'A track reaches' });
    return list;
  }

  _phases(): string[] {
    const session = this._device.session!;
    return session.game.phases(session.state()).map(({ name }) => name);
  }

  _options(): string[] {
    const texts: string[] = [];
    if (this._mode === WHEN) return this._kinds().map(kind => kind.name);
    if (this._mode === TRACK) return this._reach!.rows();
    if (this._mode === PHASE) return this._phases();
    if (this._mode === WHERE) return ['In this play', 'In every play of it'];
    for (const withGame of [true, false])
      for (const one of remindersOf(this._device, withGame)) texts.push(`${this._when(one)}: ${one.text}`);
    if (texts.length < MOST_REMINDERS) texts.push('New reminder');
    return texts;
  }

  /** The words, then it is kept. */
  _write(withGame: boolean): void {
    const device = this._device,
      one = this._new;
    this._go(LIST);
    device.open('write', {
      title: 'Remind us of',
      text: '',
      most: LETTERS,
      known: PHRASES.split(','),
      own: 'Other words',
      taken: (text: string): string => {
        const list = remindersOf(device, withGame);
        one.text = text;
        keepReminders(device, withGame, list.concat([one]));
        return '';
      },
    });
  }

  _takeAway(at: number): void {
    const ofGame = remindersOf(this._device, true).length,
      withGame = at < ofGame,
      list = remindersOf(this._device, withGame);
    list.splice(withGame ? at : at - ofGame, 1);
    keepReminders(this._device, withGame, list);
    this._go(LIST);
  }

  _choosePhase(name: string): void {
    this._new.kind = IN_PHASE;
    this._new.what = name;
    this._go(WHERE);
  }

  _chooseKind(kind: number): void {
    const session = this._device.session!,
      s = session.state(),
      one = this._new;
    one.kind = kind;
    one.number = kind === EVERY ? 2 : roundNow(s) + 1;
    if (kind === IN_PHASE) one.what = phaseNow(session.game, s);
    this._reach = kind === AT_VALUE ? new Reach(session) : undefined;
    if (kind === IN_PHASE) this._go(WHERE);
    else if (kind === ANY_PHASE) this._go(PHASE);
    else this._go(kind === AT_VALUE ? TRACK : NUMBER);
  }

  /** OK on a track, a seat or a value: the next choice, or the number. */
  _chooseTrack(at: number): void {
    const reach = this._reach!,
      isLast = reach.choose(at);
    if (isLast) {
      this._new.what = reach.id;
      this._new.cell = reach.cell;
      this._new.number = valueAt(this._device.session!.state(), reach.id, this._device.session!.track(reach.id), reach.cell) + 1;
    }
    this._go(isLast ? NUMBER : TRACK);
  }

  _choose(): void {
    const device = this._device,
      at = this._place.cursor,
      many = remindersOf(device, true).length + remindersOf(device, false).length;
    if (this._mode === WHEN) this._chooseKind(this._kinds()[at].kind);
    else if (this._mode === TRACK) this._chooseTrack(at);
    else if (this._mode === PHASE) this._choosePhase(this._phases()[at]);
    else if (this._mode === WHERE) this._write(at === 1);
    else if (at >= many) {
      this._new = newReminder();
      this._go(WHEN);
    } else if (this._sure === at) this._takeAway(at);
    else {
      this._sure = at;
      device.say('Press OK again to delete it.');
      return;
    }
    this._sure = -1;
  }

  _goBack(): void {
    const reach = this._reach;
    if (this._mode === TRACK && reach!.back()) this._go(TRACK);
    else if (this._mode === NUMBER && reach) {
      reach.again();
      this._go(TRACK);
    } else this._go(this._mode === WHEN ? LIST : WHEN);
  }

  press(button: Button, push: Push): boolean {
    const device = this._device,
      place = this._place;
    if (push === 'hold') return false;
    if (button !== 'ok') this._sure = -1;
    if (button === 'back') {
      if (this._mode === LIST) return false;
      this._goBack();
    } else if (this._mode === NUMBER) {
      if (button === 'ok') this._go(WHERE);
      else this._new.number = Math.max(1, Math.min(999, this._new.number + (button === 'up' ? 1 : -1)));
    } else if (button !== 'ok') device.browse(place, button, device.painter.layout.options.length - 1);
    else if (device.seen(place)) this._choose();
    return true;
  }

  _title(): string {
    return (this._mode === TRACK && this._reach!.title()) || 'Remind us';
  }

  /** What stands above the rows. */
  _body(options: string[]): string {
    if (this._mode === WHERE) return `At: ${this._when(this._new)}`;
    return options.length ? '' : 'Nothing here is counted.';
  }

  view(): View {
    if (this._mode === NUMBER)
      return { title: 'Remind us', body: this._when(this._new), dial: this._new.number, foot: '\x01\x02 set  OK done' };
    const options = this._options();
    return { title: this._title(), body: this._body(options), options, place: this._place, foot: 'OK choose  BACK leave' };
  }
}
