// How a game ends: a card, the Corrupted pool, or Time 0 and counting in Competitive (p. 20, 21). Also the bot's last battery.
import { after, back, type Steps, who } from '../kit';
import { dial, menu, ok } from './ask';
import { AUGMENTS, CLASS, FACTION, KINDS, OPEN, type Tamashii } from './state';

export const end = (): Steps<Tamashii> => {
  /** VP lines of a player, in the order of the rulebook (TA-324 to TA-331). */
  const lines = (s: Tamashii, seat: number): number[] => {
    const held = s.corruptedHeld[seat],
      at = seat * AUGMENTS;
    return [
      ((s.shield[seat] + s.memory[seat] + s.power[seat] + s.reroll[seat]) / 3) | 0,
      4 - s.locks[seat],
      s.vp[seat], // Open tokens, typed in or counted
      Math.max(0, s.integrityMax[seat] - 5),
      s.augments[at + FACTION],
      2 * s.augments[at + CLASS],
      s.goalVp[seat],
      held > 5 ? -4 : held > 3 ? -3 : held > 1 ? -2 : -held,
    ];
  };
  const final = (s: Tamashii, say: string) => {
    const ask = ok(s, say, '');
    ask.then = undefined;
    return ask;
  };

  return {
    short: s =>
      menu(s, '!POOL EMPTY!\n{lack} Corrupted missing\nCheck sheet rules' + (s.shortfall ? '' : '\nUsually: lost'), [
        'Scenario lost',
        () => {
          s.lack = 0;
          s.outcome = 2;
          return 'lost';
        },
        'Other: play goes on',
        () => {
          s.lack = 0;
          return back(s);
        },
      ]),

    bot: s =>
      ok(s, '!BOT: no battery\nRemove card, figure', () => {
        s.botInPlay = 0;
        return back(s);
      }),

    victory: s => final(s, '*VICTORY!\nResolve the card: it\nmay unlock or lock\nMark code: Progress'),
    lost: s => final(s, '!SCENARIO LOST\nResolve its card'),

    over: s =>
      ok(s, '%GAME OVER\nReveal your Goals', () => {
        s.seat = s.firstPlayer;
        return 'goals';
      }),

    goals: s =>
      dial(s, 'GAME OVER\nEnter goal VP\nfor @ ({goals} Goals)', 99, 0, n => {
        const at = s.seat * KINDS + OPEN;
        s.goalVp[s.seat] = n;
        if (!s.level) return 'open';
        s.vp[s.seat] = s.bag[at] + s.launcher[at] + s.dump[at];
        return 'lines';
      }),

    open: s =>
      dial(s, '@: Open Data in\nBag, Launcher, Dump?', 16, 0, n => {
        s.vp[s.seat] = n;
        return 'lines';
      }),

    lines(s) {
      const names = ['Assets', 'Slots', 'Open', 'Limit', 'Faction', 'Class', 'Goals', 'Corrupted'],
        list = lines(s, s.seat);
      let text = '',
        sum = 0;
      for (let i = 0; i < 8; i++) {
        text += (i % 2 ? '  ' : '\n') + names[i] + ' ' + list[i];
        sum += list[i];
      }
      return ok(s, '@ VP ' + sum + text, () => {
        s.vp[s.seat] = sum;
        s.seat = after(s, s.seat);
        if (s.seat != s.firstPlayer) return 'goals';
        s.outcome = 3;
        return 'ranking';
      });
    },

    ranking(s) {
      // fewer Corrupted win a tie (TA-332)
      const order = s.seats.slice().sort((a, b) => s.vp[b] - s.vp[a] || s.corruptedHeld[a] - s.corruptedHeld[b] || a - b);
      let text = '*';
      for (const seat of order) text += who(s, seat) + ' ' + s.vp[seat] + ' VP\n';
      return final(s, text);
    },
  };
};
