// Action: Move & Trace, then the District effect; Launch has its own chapter (p. 11, 14). In solo the bot moves along (p. 21).
import { put, type Table } from '../kit';
import { BACK, headline, OTHER, type Rows } from './ask';
import { counters, enter, tokens } from './effects';
import { A2, A3, ACTION, BASIC, BOT_LATER, COMPETITIVE, GAIN, type Tamashii, TRACE } from './state';
import { patternNames } from './tracks';

export const action = (s: Tamashii, t: Table<Tamashii>): Rows => {
  const toTrace = () => {
    if (s.inPlay & TRACE) return 'trace';
    enter(s, A2);
    return 'district';
  };
  /** The player, or the bot, which is the second one in solo. */
  const moved = (stayed: number) => {
    const bot = s.at == 'action.bot' ? 1 : 0;
    put(s, 'moved', 1 - stayed, bot || s.seat);
    const asked = bot ? s.batteries && !(s.rulings & BOT_LATER) : s.botInPlay,
      next = asked ? (bot ? 'botTile' : 'bot') : toTrace();
    return (stayed ? '' : 'tile>') + next;
  };
  const toLaunch = () => {
    enter(s, A3);
    s.launched = 0;
    return 'launch.menu';
  };

  return {
    start: () => headline(s, ACTION),

    move: () => ['>MOVE range {mov}\nFace-down tile: stop\nNo gaps, one move', [['Moved', 'Stayed'], moved, OTHER]],

    tile: () => ['Was the tile entered\nface down?', ['Face up', BACK, 'Face down', 'found']],

    found: () => [
      'REVEAL\n1 explore token\n2 flip the tile\nWhich token?',
      [
        ['No token'].concat(patternNames().slice(0, 4), 'EXP +1', 'Basic token +1'),
        i => {
          if (i > 5) return tokens(s, GAIN, s.seat, 1, BASIC, 'flip');
          if (i) t.add(counters()[i - 1], 1, s.seat);
          return 'flip';
        },
      ],
    ],

    flip: () => [
      'Flip the tile\nWhat lies on it stays' + (s.mode == COMPETITIVE ? '\nLast one, no Hideout:\nput a random Hideout' : ''),
      ['Plain tile', BACK, 'Faction Hideout', 'hideout'],
    ],

    hideout: () => ['HIDEOUT: take its\nFaction Augment deck,\nshuffle it', ['Done', BACK]],

    bot: () => [
      'BOT MOVE up to 2\n' + (s.inPlay & TRACE ? 'It adds no Trace\n' : '') + 'Face-down tile: stop',
      [['Bot moved', 'Bot stayed'], moved],
    ],

    botTile: () => [
      'Use BOT for the\nDistrict?' + (s.inPlay & TRACE ? ' Adds Trace' : '') + '\nBattery {batteries} > ' + (s.batteries - 1),
      [
        'No',
        toTrace,
        'Yes',
        s.batteries &&
          (() => {
            s.batteries--;
            s.botStep = A2;
            return toTrace();
          }),
      ],
    ],

    trace: () => [
      (s.botStep == A2 ? 'BOT ' : 'You ') +
        (+s.moved[s.botStep == A2 ? 1 : s.seat] ? 'moved: add Trace\nEntry value (purple)' : 'stayed: add Trace\nStay value (red)'),
      n => {
        t.add('trace', n, s.seat); // stops at the top space, the rest is lost (AM-05)
        enter(s, A2);
        return 'district';
      },
      9,
      1,
    ],

    district: () => [(s.botStep == A2 ? 'BOT ' : '') + 'DISTRICT\nUse tile effect?', [['Skip', 'Used'], toLaunch, OTHER]],
  };
};
