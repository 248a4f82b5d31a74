// Help for the screen below: the words and symbols on it, and its buttons, on two pages at most.
import type { Session } from '../../games/engine';
import { BATTERY, CHECK, DOWN, HOURGLASS, POINTER, RIGHT } from '../../games/kit';
import { type Device, reading, rowFor, type Screen, type View, wrap } from '../shell';

const PAGES = 12, // rows of two pages
  COLUMNS = 21;

/** What is special about a screen; the buttons that mean the same everywhere come behind it. */
function textOf(name: string): string {
  switch (name) {
    case 'home':
      return 'First come the play and the tool that you used last. Then the games, the plays that are kept, tools and settings.';
    case 'setup':
      return 'The first row starts the game. Every other row is a setting or a player: OK changes it and says what it is for.';
    case 'write':
      return `The likely next letters are nearest. ${CHECK} or holding OK ends the name; the arrow takes a letter away.`;
    case 'tracks':
      return 'All values that the device keeps. The table is always right: choose one and set it; hold OK to see why it is so. Names, phases and the log come last.';
    case 'changes':
      return 'The last changes of the value that you held OK on, the newest first: by which answer, whose, and how long ago.';
    case 'tools':
      return 'They work beside any game. UP jumps to the last one.';
    case 'plays':
      return `${CHECK}: this play is over. OK lets you go on with a play, rename, copy or delete it.`;
    case 'settings':
      return 'OK changes a setting to its next value.';
    case 'names':
      return 'The seats in the order of the table. OK: rename somebody, or let them sit out for a while.';
    case 'jump':
      return 'The phases of the game. OK goes to one of them; play goes on there.';
    case 'log':
      return 'What was played, the newest on top. DOWN at its end leads to earlier steps. Hold BACK to undo; OK does it again.';
    case 'why':
      return 'The page of the rulebook, all chances, and why an answer is not offered.';
    case 'witness':
      return 'The seal fixes all dice of this play before the first roll. The seed behind it is shown when the game is over.';
    case 'dice':
      return 'OK rolls. The rows below set what is rolled.';
    case 'coin':
      return 'OK tosses. UP and DOWN: one toss, best of three, or how often the same side falls.';
    case 'timers':
      return `OK starts, pauses, or hands over. ${POINTER} runs, II is paused. UP and DOWN give more or less time.`;
    case 'counters':
      return 'UP and DOWN count, faster when held. OK opens what can be set.';
    case 'who':
      return 'The device draws somebody. In a roll-off, those who tie roll again. The order lists all players.';
    case 'fair':
      return 'All dice that the device has rolled, and whether they look fair.';
    case 'luck':
      return 'How often each of you could expect to succeed, and how often you did.';
    case 'reference':
      return 'The words of the game, and pages to look things up in.';
    case 'rolls':
      return 'What was rolled and drawn in this play: who, in which phase, which faces. OK leads further back.';
    case 'remind':
      return 'The device reminds you at the round, phase or value that you choose here.';
    case 'lay':
      return 'What lies on the table, as far as the device knows. If it is not so, BACK, and correct the value.';
    case 'selftest':
      return 'Tries the screen, the buttons and the sound. Follow what it says.';
    case 'about':
      return 'The version, the games, the board, and faults if the device has found any.';
    default:
      return '';
  }
}

/** What the setting under the cursor does. */
function settingText(label: string): string {
  switch (label) {
    case 'Dark after':
      return 'The screen goes dark when nobody presses for so long.';
    case 'Upside down':
      return 'Turns the picture, and the buttons with it.';
    case 'Table check':
      return 'Once a round, tells the pieces of one player, to be compared.';
    case 'Dice tumble':
      return 'Shows dice rolling before they fall.';
    case 'Name at rest':
      return 'At rest, the name of who is asked fills the screen.';
    case 'Pieces to move':
      return 'Full: each piece to move on the table. Short: how many.';
    case 'Undo of dice':
      return 'Takes a roll back at once, asks first, or rolls new dice.';
    case 'Sleep when dark':
      return 'Saves the battery: it sleeps while nothing runs. A press wakes it.';
    case 'Practice dice':
      return 'The same dice each time, to try things out. Not for real plays.';
    case 'Buttons for':
      return 'For the left hand, UP and DOWN change places with OK and BACK.';
    case 'Clock warnings':
      return 'When a clock warns before it ends.';
    case 'Test the device':
      return 'Tries the screen, the buttons, the sound and the memory.';
    default:
      return '';
  }
}

/** The marks at the right end of a title that are sounds which can be seen. */
function marks(): string {
  return `Sounds, on top: ${RIGHT} turn, ${CHECK} good, ${DOWN} bad, ${HOURGLASS} time, ! read this`;
}

/** The mark of one sound: its name is the word behind it in the list of all. */
function markOf(sound: string): string {
  const behind = marks().split(`${sound} `)[1];
  return behind ? `${sound} on top: a sound, ${behind.split(',')[0]}\n` : '';
}

/** The clock that the title has now, if any. */
function clockOnTop(banner: string): string {
  if (!banner) return '';
  return banner.charAt(0) === 'I' ? 'II: the clock is paused\n' : `${HOURGLASS} time that is left\n`;
}

/** The marks that the title has now. */
function marksOnTop(device: Device): string {
  const practice = device.session ? device.practice : device.settings.practice;
  return (
    (device.heard && markOf(device.heard)) +
    clockOnTop(device.banner) +
    (practice ? `P${practice}: practice dice\n` : '') +
    (device._low ? `${BATTERY} the battery is low\n` : '')
  );
}

/** All words of a view, whether they are in sight or below. */
function wordsOf(view: View): string {
  let text = `${view.title}\n${view.headline || ''}\n${view.body || ''}`;
  for (const { label } of view.odds || []) text += `\n${label}`;
  for (const option of view.options || []) text += `\n${option}`;
  for (const track of view.bars || []) text += `\n${track}`;
  return text;
}

/** What the buttons do in a play, and what is struck out. */
function buttonsInPlay(view: View): string {
  const up = (view.foot || '').indexOf('one up') >= 0;
  return (
    (view.dial === undefined ? 'OK gives this answer.\n' : 'UP/DOWN set, OK takes\n') +
    (up ? 'BACK: one menu up.\n' : 'BACK: all values.\n') +
    'Hold BACK: undo.\nHold OK: tools.' +
    (view.reasons ? '\nBelow the line: not\nnow. Last row: why' : '')
  );
}

/** As many rows of the game's words as there is room for; what stands first in them matters most. */
function wordsOnScreen(session: Session, view: View, room: number): string {
  const seen = wordsOf(view);
  let text = '',
    left = room;
  for (const row of session.game.words!(session.state()).split('\n')) {
    const found = rowFor(row, seen),
      rows = found ? wrap(found, COLUMNS).length : PAGES;
    if (rows > left) continue;
    text += `${found}\n`;
    left -= rows;
  }
  return text;
}

/** The buttons of any other screen, behind what is special about it. */
function buttonsOf(name: string, held: string): string {
  const own = textOf(name);
  if (name === 'write') return own;
  return `${own}${own && '\n'}Hold OK: tools. Hold BACK: ${held}.\nKeep OK down: this help.`;
}

/** The name of the setting under the cursor, and what it does. */
function aboutSetting(device: Device): string {
  const { options, place } = device.screens[device.screens.length - 2].view(),
    label = ((options && place && options[place.cursor]) || '').split('\n')[0],
    text = settingText(label);
  return text && `${label}: ${text}\n`;
}

function words(device: Device, name: string): string {
  const session = device.session,
    below = device.screens[device.screens.length - 2],
    isPlay = name === 'play',
    isGame = isPlay || name === 'tracks' || name === 'log',
    view = isGame && name !== 'log' && below ? below.view() : undefined; // the log may have to be read, and the stack of the device is short
  let text = marksOnTop(device) + (name === 'settings' ? aboutSetting(device) : ''),
    end = isPlay && view ? buttonsInPlay(view) : buttonsOf(name, isGame ? 'undo' : 'leave');
  if (view && session && session.game.words) text += wordsOnScreen(session, view, PAGES - wrap(text + end, COLUMNS).length);
  if (isPlay && !device.heard && wrap(`${text}${end}\n${marks()}`, COLUMNS).length <= PAGES) end += `\n${marks()}`;
  return text + end;
}

export default function help(device: Device, name: string): Screen {
  let text = ''; // made when it is shown: while a screen opens, the stack is deep already
  return reading(device, 'Help', () => (text = text || words(device, name)));
}
