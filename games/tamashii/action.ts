// Action: Move & Trace, then the District effect; Launch has its own chapter (p. 11, 14). In solo the bot moves along (p. 21).
import { call, type Steps, who } from '../kit';
import { BACK, dial, entries, menu, OTHER, ok } from './ask';
import { enter, raise, startPhase, tokens } from './effects';
import { A2, A3, ACTION, BASIC, COMPETITIVE, GAIN, type Tamashii } from './state';

export const action = (): Steps<Tamashii> => {
  const toTrace = (s: Tamashii) => {
    if (s.traceOn) return 'trace';
    enter(s, A2);
    return 'district';
  };
  const moved = (s: Tamashii, n: number) => () => {
    s.moved[s.seat] = n;
    s.botMoved = 0;
    const next = s.botInPlay ? 'bot' : toTrace(s);
    return n ? call(s, 'tile', next) : next;
  };
  const botMoved = (s: Tamashii, n: number) => () => {
    s.botMoved = n;
    const next = s.batteries ? 'botTile' : toTrace(s);
    return n ? call(s, 'tile', next) : next;
  };
  const toLaunch = (s: Tamashii) => () => {
    enter(s, A3);
    s.launched = 0;
    return 'launch.menu';
  };

  return {
    start: s => ok(s, '>ACTION PHASE\nFrom ' + who(s, s.firstPlayer) + ' on', () => startPhase(s, ACTION)),

    move: s =>
      menu(s, '>@ MOVE range {mov}\nFace-down tile: stop\nNo gaps, one move', ['Moved', moved(s, 1), 'Stayed', moved(s, 0), OTHER]),

    tile: s => menu(s, 'Was the tile entered\nface down?', ['Face up', BACK, 'Face down', 'found']),

    found: s =>
      menu(
        s,
        'REVEAL\n1 explore token\n2 flip the tile\nWhich token?',
        entries(['No token', 'Power +1', 'Shield +1', 'Reroll +1', 'Memory +1', 'EXP +1', 'Basic token +1'], i => () => {
          if (i > 5) return tokens(s, GAIN, s.seat, 1, BASIC, 'flip');
          if (i) raise(s, ['', 'power', 'shield', 'reroll', 'memory', 'exp'][i], 1, s.seat, i < 5 ? 5 : 999);
          return 'flip';
        }),
      ),

    flip: s =>
      menu(
        s,
        'Flip the tile\nWhat lies on it stays' + (s.mode == COMPETITIVE ? '\nLast tile and no Hideout: swap it for a random Hideout' : ''),
        ['Plain tile', BACK, 'Faction Hideout', 'hideout'],
      ),

    hideout: s => menu(s, 'HIDEOUT: take its\nFaction Augment deck,\nshuffle it', ['Done', BACK]),

    bot: s =>
      menu(s, 'BOT MOVE up to 2\nNo Trace for it\nFace-down tile: stop', ['Bot moved', botMoved(s, 1), 'Bot stayed', botMoved(s, 0)]),

    botTile: s =>
      menu(s, 'Use BOT for the\nDistrict? Its Trace\nBattery {batteries} > ' + (s.batteries - 1), [
        'No',
        () => toTrace(s),
        'Yes',
        () => {
          s.batteries--;
          s.botStep = A2;
          return toTrace(s);
        },
      ]),

    trace(s) {
      const bot = s.botStep == A2;
      return dial(
        s,
        (bot ? 'BOT' : '@') +
          ((bot ? s.botMoved : s.moved[s.seat]) ? ' moved: Trace +?\nEntry value (purple)' : ' stayed: Trace +?\nStay value (red)'),
        9,
        1,
        n => {
          raise(s, 'trace', n, s.seat, s.traceTop); // stops at the top space, the rest is lost (AM-05)
          enter(s, A2);
          return 'district';
        },
      );
    },

    district: s =>
      menu(s, (s.botStep == A2 ? 'BOT' : '@') + ' DISTRICT\nUse tile effect?', ['Skip', toLaunch(s), 'Used', toLaunch(s), OTHER]),
  };
};
