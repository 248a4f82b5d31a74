// The plays that are kept: go on, rename, copy, delete. With 'room', a new play waits for one of them to go.
import { type About, openJournal } from '../../games/engine';
import type { Button } from '../../hal/hal';
import {
  copyPlay,
  type Device,
  deletePlay,
  isCleared,
  plays as kept,
  MOST_PLAYS,
  minutes,
  openPlay,
  type Place,
  type Screen,
  titleOf,
  unreadable,
  type View,
} from '../shell';

const ACTIONS = ['Go on', 'Rename', 'Copy', 'Delete'];
const RENAME = 1,
  COPY = 2,
  DELETE = 3;

export default function plays(device: Device, why?: string): Screen {
  const place: Place = { cursor: 0, scroll: 0 };
  device.painter.busy('Reading the plays...');
  let list = ordered(kept(device));
  // the oldest one that is over is offered at once; nothing goes before DOWN is pressed
  let sure = !!why && list.length > 0 && !!list[0].over;
  let chosen = sure ? 0 : -1;

  /** The one played last comes first. To make room: plays that are over, then those that nobody has touched for longest. What cannot be read has no game. */
  function ordered(all: About[]) {
    if (why) all.sort((a, b) => b.over - a.over || a.date - b.date || a.owner - b.owner);
    for (const owner of unreadable(device))
      all.push({ owner, game: '', version: 0, name: 'Unreadable', status: '', played: 0, date: 0, over: 0, seed: [] });
    return all;
  }

  function rename(owner: number, name: string) {
    device.open('write', {
      title: 'Name of the play',
      text: name,
      most: 16,
      taken(text: string): string {
        for (const other of list) if (other.owner !== owner && other.name === text) return 'Another play has this name. Add a letter.';
        const journal = openJournal(device.ring, owner),
          known = journal.about();
        known.name = text;
        if (!journal.note(known)) return 'No room for a name just now. Play one step of it first.';
        list = ordered(kept(device));
        return '';
      },
    });
  }

  function actions() {
    return list[chosen].game ? ACTIONS : [ACTIONS[DELETE]];
  }

  /** Of what is listed now. */
  function rows(): number {
    return chosen < 0 ? list.length : actions().length;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: opening a play takes all of the stack, so nothing of it is in a function below
  function act() {
    const play = list[chosen],
      action = sure || !play.game ? DELETE : place.cursor;
    if (action === 0) {
      openPlay(device, play.owner);
      while (device.screens.length) device.close();
      device.open('play');
      if (isCleared(device, play)) device.open('lay');
      return;
    }
    if (action === RENAME) {
      rename(play.owner, play.name);
      return;
    }
    if (action === COPY) {
      if (kept(device).length >= MOST_PLAYS) throw new Error('There is no room for a copy. Delete a play first.');
      openPlay(device, play.owner);
      copyPlay(device);
      device.say('Copied. Its history starts here.', 'good');
    } else if (!sure) {
      sure = true;
      return;
    } else {
      device.painter.busy('Deleting...');
      deletePlay(device, play.owner);
      device.say(`Deleted: ${play.name}`);
    }
    list = ordered(kept(device));
    chosen = -1;
    sure = false;
    place.cursor = 0;
    if (why && action === DELETE) device.close(); // there is room now: back to the question that waits
  }

  function about(play: About): string {
    const asked = 'DOWN deletes it for good, any other button keeps it.';
    if (sure && !why) return asked;
    const told = play.game ? `${titleOf(play.game)}: ${play.status}` : 'Damaged, or cut off before it began';
    if (sure) return `All places are taken. May this one go?\n${told}\n${asked}`;
    return play.game ? `${told}\n${minutes(play.played)} played` : told;
  }

  /** Back from one play to the list of them. */
  function toList(): void {
    place.cursor = chosen;
    chosen = -1;
  }

  /** Deleting takes a second, different press. */
  function answerSure(button: Button): void {
    if (button === 'down') {
      act();
      return;
    }
    sure = false;
    if (why) toList();
  }

  function choose(): void {
    chosen = place.cursor;
    place.cursor = place.scroll = 0;
    sure = !!why; // who makes room came to delete
  }

  function listView(): View {
    const options: string[] = [];
    for (const play of list) options.push(play.name + (play.over ? ' \x08' : ''));
    const at = list[place.cursor];
    let body = at ? '' : 'No play is kept yet. Start one at home.';
    if (why) body = `All places are taken. Which play may go?\n${at ? `${titleOf(at.game)}: ${at.status}` : ''}`;
    return {
      title: why ? 'Make room' : (at && titleOf(at.game)) || 'Plays', // of the one under the cursor: the same people play more than one game
      body,
      options,
      place,
      asks: true, // what is told of the play goes with the cursor
      foot: `${at ? 'OK choose  ' : ''}BACK leave`,
    };
  }

  function playView(play: About): View {
    return {
      title: play.name,
      body: about(play),
      options: sure ? [] : actions(),
      place,
      foot: sure ? '\x02 delete  BACK keep' : 'OK choose  BACK leave',
    };
  }

  return {
    press(button, push) {
      if (push === 'hold') return false;
      if (button === 'back' && !sure && chosen < 0) return false;
      if (sure) answerSure(button);
      else if (button === 'back') toList();
      else if (button !== 'ok') device.browse(place, button, rows());
      else if (!device.seen(place) || !list.length) return true;
      else if (chosen < 0) choose();
      else act(); // from here: opening a play takes all of the stack
      return true;
    },
    view: () => (chosen < 0 ? listView() : playView(list[chosen])),
  };
}
