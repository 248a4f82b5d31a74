// Help for the screen below: its buttons, its symbols and its words, on two pages at most.
import { CHECK, DOWN, HOURGLASS, MUSIC, POINTER, RIGHT } from '../../games/kit';
import { type Device, reading, type Screen } from '../shell';

/** What is special about a screen; the buttons that mean the same everywhere come behind it. */
function textOf(name: string): string {
  switch (name) {
    case 'home':
      return 'On top stand the play and the tool that were used last. Below them: games, plays that are kept, tools, settings.';
    case 'setup':
      return 'The first row starts. Every other row is a setting or a player: OK changes it, and says what it is for.';
    case 'write':
      return `Letters that come next in names are nearest. ${CHECK} ends, as holding OK does; the arrow takes a letter away.`;
    case 'play':
      return 'OK gives the answer under the cursor. What is struck out is forbidden: the last row says why. BACK: all values of the table.';
    case 'tracks':
      return 'All values as the device has them. The table is right: choose one and set it. Names, phases and the log stand at the end.';
    case 'tools':
      return 'They work beside any game. UP goes to the last one at once.';
    case 'plays':
      return `${CHECK}: this play is over. OK goes on with one, renames, copies or deletes it.`;
    case 'settings':
      return 'OK changes a value; they go round. All are kept when the power is off.';
    case 'names':
      return 'Seats in the order of the table. OK: a name, or somebody sits out for a while.';
    case 'jump':
      return 'The phases of the game. The device goes there and asks what is asked there.';
    case 'log':
      return 'What was played, the newest on top. Hold BACK to undo, OK does it again.';
    case 'why':
      return 'Where the rulebook says it, all chances, and why an answer is not offered.';
    case 'witness':
      return 'The seal fixes all dice of this play before the first is rolled. The seed behind it is told at the end.';
    case 'dice':
      return 'OK rolls. The rows below set what is rolled.';
    case 'coin':
      return 'OK tosses. UP and DOWN: one toss, best of three, or how often the same side falls.';
    case 'timers':
      return `OK starts and pauses, or hands over. ${POINTER} runs, II is paused. UP and DOWN give more or less time.`;
    case 'counters':
      return 'UP and DOWN count, faster when held. OK opens what can be set.';
    case 'who':
      return 'Somebody is drawn by lot. In a roll-off those who tie roll again; the order is of all players.';
    case 'fair':
      return 'All dice that the device has rolled, and whether they look fair.';
    default:
      return '';
  }
}

/** The marks at the right end of a title are sounds that can be seen. */
function marks(): string {
  return `${MUSIC} in the title: ${RIGHT} turn, ${CHECK} good, ${DOWN} bad, ${HOURGLASS} time, ! read this`;
}

/** At most 12 rows of 21 columns: two pages. */
function words(device: Device, name: string): string {
  const session = device.session,
    inPlay = name === 'play',
    own = textOf(name),
    game = inPlay && session && session.game.words ? session.game.words() : '',
    held = inPlay || name === 'tracks' || name === 'log' ? 'undo' : 'leave';
  return (
    (own && `${own}\n`) +
    (game && `${game}\n`) +
    (name === 'write' ? '' : `Hold OK: tools. Hold BACK: ${held}.\n`) +
    (inPlay && !game ? marks() : 'Keep OK down: this help.')
  );
}

export default function help(device: Device, name: string): Screen {
  return reading(device, 'Help', () => words(device, name));
}
