// The game screen: up and down move, ok answers, back opens the tracks; held, back undoes and ok opens the tools.
import { type Ask, cellName, cells, get, LATE, minutes, most, say } from '../../games/kit';
import { bar, type Device, type Place, type Screen } from '../shell';

const NOTHING = -2; // no answer waits for dice

export default function play(device: Device): Screen {
  const session = device.session;
  if (!session) throw new Error('No play is open. Choose one at home.');
  const place: Place = { cursor: 0, scroll: 0 };
  let dial = 0;
  let waiting = NOTHING; // the answer that waits for dice thrown by hand
  let asked = ''; // the step that was shown last

  /** A new question: the cursor starts at its first option, unless the same step is asked again. */
  function arrive() {
    const ask = session!.ask(),
      at = session!.state().at;
    if (at != asked || place.cursor >= (ask.pick ? ask.pick.length : 1)) place.cursor = 0;
    place.scroll = 0;
    asked = at;
    dial = ask.dial ? ask.dial[2] : 0;
    return ask;
  }

  function answer(value: number) {
    if (session!.answer(value, device.seconds())) {
      // one roll by hand, or all of them: what this game is set to counts again
      if (waiting != NOTHING) device.fate.byHand = device.notes.read('h:' + session!.game.id) == '1';
      waiting = NOTHING;
      screen.cue = arrive().cue;
    } else {
      waiting = value;
      dial = Math.min(device.fate.before || 1, device.fate.wanted);
    }
  }

  function turn(button: string, least: number, greatest: number) {
    dial = Math.max(least, Math.min(greatest, dial + (button == 'up' ? 1 : -1)));
  }

  function stop() {
    waiting = NOTHING;
    device.fate.given = [];
    arrive();
  }

  /** The die that was entered last, before the whole answer is given: its face stands there to be changed. */
  function takeBack() {
    const last = device.fate.given.pop() as number;
    answer(waiting);
    dial = last;
    device.say('Undone: die ' + (device.fate.given.length + 1));
  }

  /** The table rolls: one die after the other, until the answer has all it needs. */
  function byHand(button: string) {
    if (button == 'back') stop();
    else if (button == 'ok') {
      device.fate.given.push(dial);
      answer(waiting);
    } else turn(button, 1, device.fate.wanted);
  }

  function left(ask: Ask): number {
    return (ask.until as number) - session!.state().played - device.pending();
  }

  /** The tracks worth seeing. Who is asked sees their own, one row each; a question to everybody shows them all, name by name. */
  function bars(ask: Ask): string[] {
    const list: string[] = [],
      s = session!.state(),
      asked = ask.seat === undefined ? s.seat : ask.seat;
    for (const id of ask.show as string[]) {
      const track = session!.track(id),
        own = track.each && asked >= 0,
        many = track.of || (track.each && !own);
      if (many) list.push(bar(track.name, ''));
      for (const cell of cells(s, track, own ? [asked] : undefined)) {
        const value = get(s, id, cell),
          name = !many ? track.name : ' ' + (own ? track.of![cell % track.of!.length] : cellName(s, track, cell));
        list.push(track.words || track.flags ? bar(name, say(track, value)) : bar(name, value, most(track, cell)));
      }
    }
    return list;
  }

  const screen: Screen & { answer(value: number): void } = {
    /** The bench answers as the buttons would. */
    answer(value) {
      if (waiting == NOTHING) return answer(value);
      if (!(value >= 1 && value <= device.fate.wanted)) throw new Error('A die of ' + device.fate.wanted + ' cannot show ' + value + '.');
      dial = value;
      byHand('ok');
    },
    press(button, push) {
      if (push == 'hold') {
        if (button != 'back') return false;
        if (waiting != NOTHING && device.fate.given.length) {
          takeBack();
          return true;
        }
        stop();
        device.undo();
        arrive();
        return true;
      }
      if (waiting != NOTHING) {
        byHand(button);
        return true;
      }
      // the question is let go of before it is answered: two of them would be in memory at once
      let ask: Ask | undefined = session.ask();
      if (button == 'up' || button == 'down') {
        if (ask.dial) turn(button, ask.dial[0], ask.dial[1]);
        else device.browse(place, button, ask.pick ? ask.pick.length : 0);
        return true;
      }
      const value = ask.dial ? dial : place.cursor,
        open = button == 'ok' && (ask.pick ? device.seen(place) : !!ask.then);
      ask = undefined;
      if (button == 'back') device.open('tracks');
      else if (open) answer(value);
      return true;
    },
    tick() {
      if (waiting != NOTHING) return; // answered in time; only the dice are still on their way
      let ask: Ask | undefined = session.ask();
      if (!ask.until || left(ask) > 0) return;
      ask = undefined;
      answer(LATE);
      device.wake();
      screen.cue = screen.cue || 'time';
    },
    due: () => (session.ask().until ? 1000 : 0),
    view() {
      if (waiting != NOTHING && !device.fate.byHand) stop(); // the tools were asked to roll
      if (waiting != NOTHING)
        return {
          title: session.game.title,
          body:
            'Throw a die of ' +
            device.fate.wanted +
            ' and enter its face' +
            (device.fate.given.length ? '\nEntered: ' + device.fate.given.join(' ') : ''),
          dial,
          foot: 'OK enter  BACK stop',
        };
      if (session.state().at != asked) arrive(); // undone, corrected or sent elsewhere on another screen
      const ask = session.ask(),
        s = session.state(),
        inForce = session.game.inForce && session.game.inForce(s),
        labels: string[] = [];
      for (const option of ask.pick || []) labels.push(option[0]);
      return {
        title: (s.names[ask.seat === undefined ? s.seat : ask.seat] || session.game.title) + (inForce ? ': ' + inForce : ''),
        right: ask.until ? minutes(left(ask)) : undefined,
        body: ask.say,
        dice: ask.dice,
        faces: ask.faces,
        dial: ask.dial ? dial : undefined,
        odds: ask.odds,
        options: labels,
        bars: ask.show ? bars(ask) : undefined,
        place,
        foot: ask.dial ? '\x01\x02 set OK BACK tracks' : ask.pick || ask.then ? 'OK go  BACK tracks' : 'The end  BACK tracks',
      };
    },
  };
  screen.cue = arrive().cue;
  return screen;
}
