// Quest: Player Activity, World Activity, the first player token; scenario cards, whenever they are drawn (p. 16, 18).
import { after, back, call, type Steps, who } from '../kit';
import { BACK, dial, entries, menu, OTHER, ok } from './ask';
import { enter, nextPlayer, startPhase, toPhase } from './effects';
import { COMPETITIVE, PLANNING, Q2, Q3, QUEST, type Tamashii } from './state';

export const quest = (): Steps<Tamashii> => {
  const test = (s: Tamashii) => () => {
    s.aim = [s.seat, 0];
    return call(s, 'test.kind', s.at);
  };
  /** The token passes, then in Competitive Time runs down (AM-17). */
  const finish = (s: Tamashii) => {
    s.firstPlayer = after(s, s.firstPlayer);
    if (s.mode == COMPETITIVE) s.time = Math.max(0, s.time - 1);
    if (s.mode == COMPETITIVE && !s.time) return 'end.over';
    s.turn = Math.min(99, s.turn + 1);
    return toPhase(s, PLANNING);
  };
  const toFirst = (s: Tamashii) => {
    enter(s, Q3);
    return s.names.length > 1 ? 'first' : finish(s);
  };

  return {
    start: s => ok(s, '>QUEST PHASE', () => startPhase(s, QUEST)),

    activity(s) {
      const rival = s.mode == COMPETITIVE;
      const next = () => {
        if (rival) return nextPlayer(s) ? 'activity' : toFirst(s);
        enter(s, Q2);
        return 'world';
      };
      if (rival && s.phaseSkip[s.seat]) return ok(s, '@ was reset:\nsits out this phase', next);
      return menu(s, rival ? '>@: Goal Test?\nOnly if a Goal\nneeds one' : 'PLAYER ACTIVITY\nGoal tests, actions', [
        'Done',
        next,
        'Test',
        test(s),
        OTHER,
      ]);
    },

    world: s =>
      menu(
        s,
        'WORLD ACTIVITY\nRead top to bottom\nTime {time}: -1?' +
          (s.terse
            ? ''
            : '\nText before the Ifs counts always. Then the first true If block only; none true: OTHERWISE. A new card ends it.'),
        [
          'Done',
          () => toFirst(s),
          'Time -1',
          () => {
            s.time = Math.max(0, s.time - 1);
            return 'world';
          },
          'Set Time',
          'time>world',
          'New card',
          'card>world',
          'Test',
          test(s),
          OTHER,
        ],
      ),

    first: s =>
      ok(s, 'FIRST PLAYER\nPass token: ' + who(s, after(s, s.firstPlayer)) + (s.mode == COMPETITIVE ? '\nThen Time {time} -1' : ''), () =>
        finish(s),
      ),

    time: s =>
      dial(s, 'Set Time to?\nPlayer number is ' + s.names.length + '\n0 = no time limit', s.timeTrackMax, s.time, n => {
        s.time = n;
        s.timeGoverned = n ? 1 : 0;
        return back(s);
      }),

    card: s =>
      menu(s, 'Which card is drawn?', [
        'Plot card',
        'number',
        'Special card',
        () => {
          s.specialCards = Math.min(20, s.specialCards + 1);
          return back(s);
        },
        'Victory!',
        () => {
          s.outcome = 1;
          return 'end.victory';
        },
        'Scenario Lost',
        () => {
          s.outcome = 2;
          return 'end.lost';
        },
        'None',
        BACK,
      ]),

    number: s =>
      dial(s, 'NEW CARD\nIts number?', 99, s.scenarioCard, n => {
        s.scenarioCard = n;
        return 'story';
      }),

    story: s =>
      menu(s, 'NEW CARD {scenarioCard}\nStory, then effect\nFlip. Drop old card', [
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
      ]),

    has: s =>
      menu(
        s,
        'A Player Activity on\nthe card or sheet?',
        entries(['No', 'Yes'], n => () => {
          s.playerActivity = n;
          const next = back(s);
          // the rest of the old card's World Activity is not resolved (TA-104)
          return next == 'quest.world' ? toFirst(s) : next;
        }),
      ),
  };
};
