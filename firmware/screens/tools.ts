// The tools that any game night needs, and, inside a game, what helps there.
import type { Device, Place, Screen } from '../shell';

export default function tools(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 };
  const inGame = !!device.session;

  function list(): [string, string][] {
    const game: [string, string][] = [
      ['Next roll by hand', 'once'],
      ['Why?', '?'],
      ['Log and redo', 'log'],
      ['Sealed dice', 'witness'],
      [device.fate.byHand ? 'Dice: by hand' : 'Dice: by device', 'hand'],
    ];
    return (inGame ? game : []).concat([
      ['Dice', 'dice'],
      ['Coin', 'coin'],
      ['Timers', 'timers'],
      ['Counters', 'counters'],
      ['Who starts?', 'who'],
      ['Are the dice fair?', 'fair'],
    ]);
  }

  /** Kept for every play of this game: a table that rolls its own dice goes on doing so. */
  function byHand() {
    const session = device.session,
      hand = !device.fate.byHand;
    if (session) device.notes.keep('h:' + session.game.id, hand ? '1' : '0');
    device.fate.byHand = hand;
  }

  return {
    press(button, push) {
      if (button == 'back' || push == 'hold') return false;
      if (button != 'ok') device.browse(place, button, list().length);
      else if (device.seen(place)) {
        const chosen = list()[place.cursor][1];
        if (chosen == 'once') {
          // the game's own setting stays as it is, and counts again after this roll
          device.fate.byHand = true;
          device.close();
          device.say('The next roll is yours. Answer, throw, enter the faces.', 'good');
        } else if (chosen == 'hand') byHand();
        else device.open(chosen == '?' ? 'why' : chosen);
      }
      return true;
    },
    view() {
      const options: string[] = [];
      for (const tool of list()) options.push(tool[0]);
      return { title: 'Tools', options, place, foot: 'OK open  BACK back' };
    },
  };
}
