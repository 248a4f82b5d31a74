// Who starts: one player by lot, a roll-off in which only those who tie roll again, or a random order of all.
import { STAR } from '../../games/kit';
import { bar, type Device, type Place, rowsFoot, type Screen, type View } from '../shell';

const ASK = 0,
  PLAYERS = 1, // how many there are is being set
  ONE = 2,
  ROLL = 3,
  ORDER = 4;

export default function who(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 };
  const session = device.session;
  let mode = ASK;
  let players = session ? session.state().seats.length : 4;
  let list: number[] = []; // who is drawn, who rolls, or the order
  let faces: number[] = []; // what the list has rolled
  let round = 0;

  function name(i: number): string {
    const s = session && session.state();
    return s ? s.names[s.seats[i]] : 'Player ' + (i + 1);
  }

  function everybody(): number[] {
    const all: number[] = [];
    for (let i = 0; i < players; i++) all.push(i);
    return all;
  }

  /** The greatest face wins; those who share it are left. */
  function leaders(): number[] {
    let most = 0;
    const best: number[] = [];
    for (const face of faces) most = Math.max(most, face);
    for (let i = 0; i < list.length; i++) if (faces[i] == most) best.push(list[i]);
    return best;
  }

  /** A die that does not fit leaves everything as it was, the dice before it, too. */
  function draw(how: number) {
    const forced = device.fate.forced.slice(),
      tie = mode == ROLL ? leaders() : [],
      again = tie.length > 1,
      left = again ? tie : everybody(),
      drawn: number[] = how == ROLL ? left : [],
      thrown: number[] = [];
    try {
      while (how == ROLL && thrown.length < left.length) thrown.push(device.face(6));
      if (how == ONE) drawn.push(device.face(players) - 1);
      while (how == ORDER && left.length > 1) drawn.push(left.splice(device.face(left.length) - 1, 1)[0]);
      if (how == ORDER) drawn.push(left[0]);
    } catch (error) {
      device.fate.forced = forced;
      throw error;
    }
    mode = how;
    round = again ? round + 1 : 1;
    list = drawn;
    faces = thrown;
    place.scroll = 0;
  }

  function choose() {
    if (place.cursor == 3) mode = PLAYERS;
    else draw([ONE, ROLL, ORDER][place.cursor]);
  }

  function viewAsk(): View {
    const options = ['One player starts', 'Roll-off', 'Order of all'];
    if (!session) options.push(bar('Players', mode == PLAYERS ? '< ' + players + ' >' : players));
    let body = '';
    for (let i = 0; session && i < players; i++) body += (body && ' ') + name(i);
    return {
      title: 'Who starts?',
      body,
      options,
      place,
      asks: mode == PLAYERS,
      foot: rowsFoot(false, mode == PLAYERS, 'OK choose'),
    };
  }

  function viewRoll(): View {
    const bars: string[] = [],
      best = leaders();
    for (let i = 0; i < list.length; i++) bars.push(bar(name(list[i]), (best.indexOf(list[i]) < 0 ? '' : STAR + ' ') + faces[i]));
    const tie = best.length > 1;
    return {
      title: 'Roll-off, throw ' + round,
      body: tie ? 'Tie! ' + best.length + ' roll again' : 'starts:',
      large: tie ? undefined : name(best[0]),
      bars,
      place,
      foot: tie ? 'OK again  BACK back' : 'OK new  BACK back',
    };
  }

  return {
    press(button, push) {
      if (push == 'hold') return false;
      if (mode == PLAYERS) {
        if (button == 'ok' || button == 'back') mode = ASK;
        else players = Math.max(2, Math.min(8, players + (button == 'up' ? 1 : -1)));
      } else if (button == 'back') {
        if (mode == ASK) return false;
        mode = ASK;
        place.scroll = 0;
      } else if (button != 'ok') device.browse(place, button, mode == ASK ? (session ? 3 : 4) : 0);
      else if (mode != ASK) draw(mode);
      else if (device.seen(place)) choose();
      return true;
    },
    view() {
      if (mode <= PLAYERS) return viewAsk();
      if (mode == ROLL) return viewRoll();
      const foot = 'OK new  BACK back';
      if (mode == ONE) return { title: 'The first player is', body: '\n', large: name(list[0]), foot };
      let body = '';
      for (let i = 0; i < list.length; i++) body += (body && '\n') + (i + 1) + '. ' + name(list[i]);
      return { title: 'Order of all', body, place, foot };
    },
  };
}
