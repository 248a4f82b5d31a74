// How a game ends: a card, the Corrupted pool, or Time 0 and counting in Competitive (p. 20, 21). Also the bot's last battery.
import { after, get, place, ranked, who } from '../kit';
import { ALL_SEATS, goOn, type List, type Row, type Rows } from './ask';
import { rest, standing } from './effects';
import { AUGMENTS, CLASS, FACTION, KINDS, OPEN, QUEST, SPARED, type Tamashii } from './state';

export const end = (s: Tamashii): Rows => {
  /** VP lines of a player, in the order of the rulebook (TA-324 to TA-331). */
  const lines = (seat: number): number[] => {
    const held = get(s, 'corruptedHeld', seat),
      at = seat * AUGMENTS;
    return [
      ((+s.shield[seat] + +s.memory[seat] + +s.power[seat] + +s.reroll[seat]) / 3) | 0,
      4 - +s.locks[seat],
      s.vp[seat], // Open tokens, typed in or counted
      rest(get(s, 'integrityMax', seat) - 5),
      get(s, 'augments', at + FACTION),
      2 * get(s, 'augments', at + CLASS),
      s.goalVp[seat],
      held > 5 ? -4 : held > 3 ? -3 : held > 1 ? -2 : -held,
    ];
  };
  const final = (say: string): Row => [say, undefined, ALL_SEATS];

  return {
    short() {
      const after = (outcome: number) => {
        s.lack = 0;
        s.outcome = outcome;
        return outcome ? 'lost' : '<';
      };
      const lost: List = ['Scenario lost', [after, 2]],
        on: List = ['Other: play goes on', [after, 0]];
      return [
        '!POOL EMPTY!' +
          (s.lack > 0 ? '\n{lack} Corrupted missing' : '') +
          '\nCheck the sheet' +
          (s.inPlay & SPARED ? '' : '\nUsually: lost'),
        s.inPlay & SPARED ? on.concat(lost) : lost.concat(on), // the answer of the sheet stands first
        ALL_SEATS,
      ];
    },

    bot: () =>
      s.batteries
        ? goOn()
        : [
            '!BOT: no battery\nRemove card, figure',
            () => {
              s.botInPlay = 0;
              return '<';
            },
          ],

    victory: () => final('*VICTORY!\nResolve the card: it\nmay unlock or lock\nMark code: Progress'),
    lost: () => final('!SCENARIO LOST\nResolve its card'),

    over: () =>
      s.time && s.back.length // whoever jumps here wants to count
        ? goOn()
        : [
            '%GAME OVER\nReveal your Goals',
            () => {
              s.phase = QUEST + 1;
              s.seat = s.firstPlayer;
              return 'goals';
            },
            ALL_SEATS,
          ],

    goals: () => [
      'VP of your {goals} Goal' + (get(s, 'goals', s.seat) == 1 ? '?' : 's?'),
      n => {
        const at = s.seat * KINDS + OPEN;
        s.goalVp[s.seat] = n;
        if (!s.level) return 'open';
        s.vp[s.seat] = get(s, 'bag', at) + get(s, 'launcher', at) + get(s, 'dump', at);
        return 'lines';
      },
      99,
      s.goalVp[s.seat],
    ],

    open: () => [
      'Open Data in Bag,\nLauncher and Dump?',
      n => {
        s.vp[s.seat] = n;
        return 'lines';
      },
      16,
      0,
    ],

    lines() {
      const names = ['Assets', 'Slots', 'Open', 'Limit', 'Faction', 'Class', 'Goals', 'Corrupt'], // in full, the last word would not fit beside Goals of two digits
        list = lines(s.seat);
      let text = '',
        sum = 0;
      for (let i = 0; i < 8; i++) {
        text += (i % 2 ? '  ' : '\n') + names[i] + ' ' + list[i];
        sum += list[i];
      }
      return [
        'VP ' + sum + text,
        () => {
          s.vp[s.seat] = sum;
          s.seat = after(s, s.seat);
          if (s.seat != s.firstPlayer) return 'goals';
          s.outcome = 3;
          return 'ranking';
        },
      ];
    },

    ranking() {
      const points = standing(s);
      let text = '*';
      for (const seat of ranked(s.seats, points)) text += place(s.seats, points, seat) + ' ' + who(s, seat) + ' ' + s.vp[seat] + ' VP\n';
      return final(text.slice(0, -1));
    },
  };
};
