// Action: Move & Trace, then the District effect; Launch has its own chapter (p. 11, 14). In solo the bot moves along (p. 21).
import type { Steps } from '../kit';
import { BACK, dial, entries, headline, menu, OTHER } from './ask';
import { counters, enter, tokens } from './effects';
import { A2, A3, ACTION, BASIC, BOT_LATER, COMPETITIVE, GAIN, type Tamashii, TRACE } from './state';

export const action = (): Steps<Tamashii> => {
  const toTrace = (s: Tamashii) => {
    if (s.inPlay & TRACE) return 'trace';
    enter(s, A2);
    return 'district';
  };
  /** Who moved: 0 the player, 1 the bot. */
  const moved = (s: Tamashii, bot: number, yes: number) => () => {
    s.moved[bot || s.seat] = yes;
    const asked = bot ? s.batteries && !(s.rulings & BOT_LATER) : s.botInPlay,
      next = asked ? (bot ? 'botTile' : 'bot') : toTrace(s);
    return (yes ? 'tile>' : '') + next;
  };
  const toLaunch = (s: Tamashii) => () => {
    enter(s, A3);
    s.launched = 0;
    return 'launch.menu';
  };

  return {
    start: s => headline(s, ACTION),

    move: s =>
      menu(s, '>MOVE range {mov}\nFace-down tile: stop\nNo gaps, one move', ['Moved', moved(s, 0, 1), 'Stayed', moved(s, 0, 0), OTHER]),

    tile: s => menu(s, 'Was the tile entered\nface down?', ['Face up', BACK, 'Face down', 'found']),

    found: (s, t) =>
      menu(
        s,
        'REVEAL\n1 explore token\n2 flip the tile\nWhich token?',
        entries(['No token', 'Shield +1', 'Memory +1', 'Power +1', 'Reroll +1', 'EXP +1', 'Basic token +1'], i => () => {
          if (i > 5) return tokens(s, GAIN, s.seat, 1, BASIC, 'flip');
          if (i) t.add(counters()[i - 1], 1, s.seat);
          return 'flip';
        }),
      ),

    flip: s =>
      menu(s, 'Flip the tile\nWhat lies on it stays' + (s.mode == COMPETITIVE ? '\nLast, no Hideout yet:\nput a random Hideout' : ''), [
        'Plain tile',
        BACK,
        'Faction Hideout',
        'hideout',
      ]),

    hideout: s => menu(s, 'HIDEOUT: take its\nFaction Augment deck,\nshuffle it', ['Done', BACK]),

    bot: s =>
      menu(s, 'BOT MOVE up to 2\nNo Trace for it\nFace-down tile: stop', ['Bot moved', moved(s, 1, 1), 'Bot stayed', moved(s, 1, 0)]),

    botTile: s =>
      menu(s, 'Use BOT for the\nDistrict? Its Trace\nBattery {batteries} > ' + (s.batteries - 1), [
        'No',
        () => toTrace(s),
        'Yes',
        s.batteries &&
          (() => {
            s.batteries--;
            s.botStep = A2;
            return toTrace(s);
          }),
      ]),

    trace: (s, t) =>
      dial(
        s,
        (s.botStep == A2 ? 'BOT ' : '') +
          (s.moved[s.botStep == A2 ? 1 : s.seat] ? 'moved: Trace +?\nEntry value (purple)' : 'stayed: Trace +?\nStay value (red)'),
        9,
        1,
        n => {
          t.add('trace', n, s.seat); // stops at the top space, the rest is lost (AM-05)
          enter(s, A2);
          return 'district';
        },
      ),

    district: s =>
      menu(s, (s.botStep == A2 ? 'BOT ' : '') + 'DISTRICT\nUse tile effect?', ['Skip', toLaunch(s), 'Used', toLaunch(s), OTHER]),
  };
};
