// How a game ends: a card, the Corrupted pool, or Time 0 and counting in Competitive (p. 20, 21). Also the bot's last battery.
import { after, type Steps, who } from '../kit';
import { ALL_SEATS, dial, goOn, menu, ok } from './ask';
import { AUGMENTS, CLASS, FACTION, KINDS, OPEN, QUEST, SPARED, type Tamashii } from './state';

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
  const final = (s: Tamashii, say: string) => ok(s, say, undefined, ALL_SEATS);

  return {
    short(s) {
      const after = (outcome: number) => () => {
        s.lack = 0;
        s.outcome = outcome;
        return outcome ? 'lost' : '<';
      };
      return menu(
        s,
        '!POOL EMPTY!' +
          (s.lack > 0 ? '\n{lack} Corrupted missing' : '') +
          '\nCheck sheet rules' +
          (s.inPlay & SPARED ? '' : '\nUsually: lost'),
        ['Scenario lost', after(2), 'Other: play goes on', after(0)],
        ALL_SEATS,
      );
    },

    bot: s =>
      s.batteries
        ? goOn(s)
        : ok(s, '!BOT: no battery\nRemove card, figure', () => {
            s.botInPlay = 0;
            return '<';
          }),

    victory: s => final(s, '*VICTORY!\nResolve the card: it\nmay unlock or lock\nMark code: Progress'),
    lost: s => final(s, '!SCENARIO LOST\nResolve its card'),

    over: s =>
      s.time && s.back.length // whoever jumps here wants to count
        ? goOn(s)
        : ok(
            s,
            '%GAME OVER\nReveal your Goals',
            () => {
              s.phase = QUEST + 1;
              s.seat = s.firstPlayer;
              return 'goals';
            },
            ALL_SEATS,
          ),

    goals: s =>
      dial(s, 'VP of your {goals} Goals?', 99, s.goalVp[s.seat], n => {
        const at = s.seat * KINDS + OPEN;
        s.goalVp[s.seat] = n;
        if (!s.level) return 'open';
        s.vp[s.seat] = s.bag[at] + s.launcher[at] + s.dump[at];
        return 'lines';
      }),

    open: s =>
      dial(s, 'Open Data in Bag,\nLauncher and Dump?', 16, 0, n => {
        s.vp[s.seat] = n;
        return 'lines';
      }),

    lines(s) {
      const names = ['Assets', 'Slots', 'Open', 'Limit', 'Faction', 'Class', 'Goals', 'Corrupt'], // in full, the last word would not fit beside Goals of two digits
        list = lines(s, s.seat);
      let text = '',
        sum = 0;
      for (let i = 0; i < 8; i++) {
        text += (i % 2 ? '  ' : '\n') + names[i] + ' ' + list[i];
        sum += list[i];
      }
      return ok(s, 'VP ' + sum + text, () => {
        s.vp[s.seat] = sum;
        s.seat = after(s, s.seat);
        if (s.seat != s.firstPlayer) return 'goals';
        s.outcome = 3;
        return 'ranking';
      });
    },

    ranking(s) {
      // fewer Corrupted win a tie (TA-332)
      const behind = (a: number, b: number) => s.vp[b] - s.vp[a] || s.corruptedHeld[a] - s.corruptedHeld[b],
        order = s.seats.slice().sort((a, b) => behind(a, b) || a - b);
      let text = '*',
        place = 1;
      for (let i = 0; i < order.length; i++) {
        if (i && behind(order[i], order[i - 1])) place = i + 1;
        text += place + ' ' + who(s, order[i]) + ' ' + s.vp[order[i]] + ' VP\n';
      }
      return final(s, text.slice(0, -1));
    },
  };
};
