// Quest: Player Activity, World Activity, the first player token; scenario cards, whenever they are drawn (p. 16, 18).
import { after, back, type Steps, who } from '../kit';
import { ALL_SEATS, BACK, dial, entries, headline, menu, OTHER, ok, sitsOut } from './ask';
import { enter, nextPlayer, toPhase } from './effects';
import { ACTIVITY, COMPETITIVE, PLANNING, Q2, Q3, QUEST, type Tamashii } from './state';

export const quest = (): Steps<Tamashii> => {
  const test = (s: Tamashii) => () => {
    s.aim = [s.seat, 0];
    return 'test.kind>' + s.at;
  };
  /** The token passes, then in Competitive Time runs down (AM-17). */
  const finish = (s: Tamashii) => {
    s.firstPlayer = after(s, s.firstPlayer);
    if (s.mode == COMPETITIVE) {
      s.time = Math.max(0, s.time - 1);
      if (!s.time) return 'end.over';
    }
    s.turn++;
    return toPhase(s, PLANNING);
  };
  const toFirst = (s: Tamashii) => {
    enter(s, Q3);
    return s.names.length > 1 ? 'first' : finish(s);
  };
  const ends = (s: Tamashii, outcome: number, step: string) => () => {
    s.outcome = outcome;
    return step;
  };

  return {
    start: s => headline(s, QUEST),

    activity(s) {
      const rival = s.mode == COMPETITIVE;
      const next = () => {
        if (rival) return nextPlayer(s) ? 'activity' : toFirst(s);
        enter(s, Q2);
        return 'world';
      };
      if (rival && s.phaseSkip[s.seat]) return sitsOut(s, next);
      return menu(
        s,
        rival ? '>Goal Test? Only if\na Goal needs one' : 'PLAYER ACTIVITY\nGoal tests, actions',
        ['Done', next, 'Test', test(s), OTHER],
        rival ? s.seat : ALL_SEATS,
      );
    },

    world: s =>
      menu(
        s,
        'WORLD ACTIVITY\nRead top to bottom\n' + (s.timeGoverned ? 'Time {time}: -1?' : 'No time limit'),
        [
          'Done',
          () => toFirst(s),
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
          test(s),
          'How to read it',
          'read',
          OTHER,
        ],
        ALL_SEATS,
      ),

    read: s => ok(s, 'Before Ifs: always\nThen one true If only\nNone: OTHERWISE\nA new card ends it', 'world', ALL_SEATS),

    first: s =>
      ok(
        s,
        'FIRST PLAYER\nPass token: ' + who(s, after(s, s.firstPlayer)) + (s.mode == COMPETITIVE ? '\nThen Time {time} -1' : ''),
        () => finish(s),
        ALL_SEATS,
      ),

    time: s =>
      dial(
        s,
        'Set Time to?\nPlayer number is ' + s.names.length + '\n0 = ' + (s.mode == COMPETITIVE ? 'game over' : 'no time limit'),
        s.timeTrackMax,
        s.time,
        n => {
          s.time = n;
          s.timeGoverned = n ? 1 : 0;
          return '<';
        },
      ),

    card: s =>
      menu(
        s,
        'Which card is drawn?',
        [
          'Plot card',
          'number',
          'Special card',
          () => {
            s.specialCards = Math.min(20, s.specialCards + 1);
            return '<';
          },
          'Victory!',
          ends(s, 1, 'end.victory'),
          'Scenario Lost',
          ends(s, 2, 'end.lost'),
          'None',
          BACK,
        ],
        ALL_SEATS,
      ),

    number: s =>
      dial(s, 'NEW CARD\nIts number?', 99, s.scenarioCard, n => {
        s.scenarioCard = n;
        return 'story';
      }),

    story: s =>
      menu(
        s,
        'NEW CARD {scenarioCard}\nStory, then effect\nFlip. Drop old card',
        [
          'Flipped',
          () => {
            s.cardTokens = 0;
            return 'has';
          },
          'Keep its tokens',
          s.cardTokens && 'has',
          'Set Time',
          'time>story',
          OTHER,
        ],
        ALL_SEATS,
      ),

    has: s =>
      menu(
        s,
        'A Player Activity on\nthe card or sheet?',
        entries(['No', 'Yes'], yes => () => {
          s.inPlay = (s.inPlay & ~ACTIVITY) | (yes && ACTIVITY);
          const next = back(s);
          // the rest of the old card's World Activity is not resolved (TA-104)
          return next == 'quest.world' ? toFirst(s) : next;
        }),
        ALL_SEATS,
      ),
  };
};
