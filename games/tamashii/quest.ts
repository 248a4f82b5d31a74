// Quest: Player Activity, World Activity, the first player token; scenario cards, whenever they are drawn (p. 16, 18).
import { after, back, who } from '../kit';
import { ALL_SEATS, BACK, headline, OTHER, type Row, type Rows, sitsOut } from './ask';
import { enter, lesser, nextPlayer, rest, toPhase, wasReset } from './effects';
import { ACTIVITY, COMPETITIVE, PLANNING, Q2, Q3, QUEST, type Tamashii } from './state';

export const quest = (s: Tamashii): Rows => {
  const test = () => {
    s.aim = [s.seat, 0];
    return 'test.kind>' + s.at;
  };
  const nextTurn = () => {
    s.turn++;
    return toPhase(s, PLANNING);
  };
  /** The token passes, then in Competitive Time runs down (AM-17). */
  const finish = () => {
    s.firstPlayer = after(s, s.firstPlayer);
    if (s.mode != COMPETITIVE) return nextTurn();
    s.time = rest(s.time - 1);
    return s.time ? nextTurn() : 'end.over>nextTurn';
  };
  const toFirst = () => {
    enter(s, Q3);
    return s.names.length > 1 ? 'first' : finish();
  };
  const drawn = (flip: string): Row => [
    'NEW CARD {scenarioCard}\nStory, then effect\n' + flip,
    [
      'Flipped',
      () => {
        s.onCard = 0;
        return 'has';
      },
      'Keep its tokens',
      s.onCard && 'has',
      'Set Time',
      'time>' + s.at,
      OTHER,
    ],
    ALL_SEATS,
  ];
  const ends = (outcome: number) => {
    s.outcome = outcome;
    return outcome > 1 ? 'end.lost' : 'end.victory';
  };

  return {
    start: () => headline(s, QUEST),

    activity() {
      const rival = s.mode == COMPETITIVE;
      const next = () => {
        if (rival) return nextPlayer(s) ? 'activity' : toFirst();
        enter(s, Q2);
        return 'world';
      };
      if (rival && wasReset(s, s.seat)) return sitsOut(s, next);
      return [
        rival ? '>Goal Test? Only if\na Goal needs one' : 'PLAYER ACTIVITY\nGoal tests, actions',
        ['Done', next, 'Test', test, OTHER],
        rival ? s.seat : ALL_SEATS,
      ];
    },

    world: () => [
      'WORLD ACTIVITY\nRead top to bottom\n' + (s.timeGoverned ? 'Time {time}: one less?' : 'No time limit'),
      [
        'Done',
        toFirst,
        'Time -1',
        s.time > 0 &&
          (() => {
            s.time--;
            return 'world';
          }),
        'Set Time',
        'time>world',
        'New card',
        'card>world',
        'Test',
        test,
        'How to read it',
        'read',
        OTHER,
      ],
      ALL_SEATS,
    ],

    read: () => ['Before Ifs: always\nThen one true If only\nNone: OTHERWISE\nA new card ends it', 'world', ALL_SEATS],

    first: () => [
      'FIRST PLAYER\nPass the token to ' +
        who(s, after(s, s.firstPlayer)) +
        (s.mode == COMPETITIVE ? '\nThen Time {time} > ' + rest(s.time - 1) : ''),
      finish,
      ALL_SEATS,
      undefined,
      0,
      { show: [] },
    ],

    /** Only when the table gives Time back after the last turn. */
    nextTurn: () => ['The token is passed:\nnext turn', nextTurn, ALL_SEATS],

    time: () => [
      'Set Time to?\nPlayer number is ' + s.names.length + '\n0 = ' + (s.mode == COMPETITIVE ? 'game over' : 'no time limit'),
      n => {
        s.time = n;
        s.timeGoverned = n ? 1 : 0;
        return '<';
      },
      s.timeTrackMax,
      s.time,
      0,
      { seat: ALL_SEATS },
    ],

    card: () => [
      'Which card is drawn?',
      [
        'Plot card',
        'number',
        'Special card',
        () => {
          s.specialCards = lesser(20, s.specialCards + 1);
          return '<';
        },
        'Victory!',
        [ends, 1],
        'Scenario Lost',
        [ends, 2],
        'None',
        BACK,
      ],
      ALL_SEATS,
    ],

    number: () => [
      'NEW CARD\nIts number?',
      n => {
        const next = s.scenarioCard ? 'story' : 'opening';
        s.scenarioCard = n;
        return next;
      },
      99,
      s.scenarioCard + 1,
      0,
      { seat: ALL_SEATS },
    ],

    /** The first card: there is none to drop. */
    opening: () => drawn('Flip'),
    story: () => drawn('Flip. Old card leaves'),

    has: () => [
      'A Player Activity on\nthe card or sheet?',
      [
        ['Yes', 'No'],
        no => {
          s.inPlay = no ? s.inPlay & ~ACTIVITY : s.inPlay | ACTIVITY;
          const next = back(s);
          // the rest of the old card's World Activity is not resolved (TA-104)
          return next == 'quest.world' ? toFirst() : next;
        },
      ],
      ALL_SEATS,
    ],
  };
};
