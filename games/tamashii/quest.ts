// Quest: Player Activity, World Activity, the first player token (p. 16); scenario cards, whenever they are drawn (p. 18).
import { ALL, type Chapter, type Dice, type Option } from '../kit';
import { otherFor } from './beside';
import { claimGoal } from './end';
import type { Tamashii } from './state';
import { endTurn, enterStep, nextPlayer, nextTurn, wasReset } from './turn';

const MOST_CARD = 99;

/** Time -1 by the World Activity; 0 ends nothing by itself [TA-113, TA-257]. */
const timePasses = (s: Tamashii, t: Dice<Tamashii>): Option => ({
  label: 'Time -1',
  note: `${s.time}`,
  do: () => t.change('time', -1),
  then: 'world',
  not: !s.time && 'Time is 0',
});

/** Set by a card: 0 is no time limit, 1 or more is one [TA-256]. */
export function setTime(s: Tamashii, t: Dice<Tamashii>, time: number): void {
  t.change('time', time - s.time);
  s.timeGoverned = time ? 1 : 0;
}

/** Somebody begins a Test of the Player Activity. */
function testOf(s: Tamashii, seat: number): Option {
  return { label: 'Test', do: () => (s.whom = seat), then: `test.kind>${s.at}` };
}

/** A new Plot card has been resolved: tokens on the old one are gone unless the text keeps them [TA-264]; its rules are its own [TA-265]. */
function replaceCard(s: Tamashii, activity: number): void {
  if (!s.keepsTokens) s.onCard = 0;
  s.keepsTokens = 0;
  s.activity = activity;
}

export const quest = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const finish = () => {
    enterStep(s, 'Token');
    return endTurn(s, t);
  };
  /** Whoever drew the card, the rest of the old one's World Activity is not resolved [TA-104]. */
  const afterCard = () => {
    if (!s.back.length) return 'phase Planning'; // it was the first one, in set-up
    if (s.back[s.back.length - 1] !== 'quest.world') return '<';
    s.back = [];
    return finish();
  };

  return {
    page: '16, 18',
    seat: ALL,
    steps: {
      /** In solo a step of its own, which the bot may act in [TA-353]; else one screen with the World Activity. */
      activity: () => ({
        say: 'PLAYER ACTIVITY\nGoal tests, actions',
        cue: 'turn',
        options: [{ label: 'Done', do: () => enterStep(s, 'World'), then: 'world' }, testOf(s, s.firstPlayer), otherFor(s, s.firstPlayer)],
      }),

      /** Competitive: Goal Tests in order from the first player [TA-102, TA-364]. */
      goals: () => {
        const next = () => (nextPlayer(s) ? 'goals' : finish());
        if (wasReset(s, s.seat)) return { say: 'Was reset: you sit\nout this phase', seat: s.seat, then: next };
        return {
          say: 'Goal Test? Only if\na Goal needs one',
          seat: s.seat,
          cue: 'turn',
          options: [
            { label: 'Done', then: next },
            { label: 'Claim a Goal', rare: true, do: () => claimGoal(s, t, s.seat), then: 'goals' },
            testOf(s, s.seat),
            otherFor(s, s.seat),
          ],
        };
      },

      /** Read top to bottom: text before the Ifs always [TA-109], then the first true block, or OTHERWISE [TA-103]. */
      world: () => ({
        say: `${s.activity && s.names.length > 1 ? 'PLAYER ACTIVITY, then\n' : ''}WORLD ACTIVITY\n${s.timeGoverned ? `Time ${s.time}: one less?` : 'No time limit'}`,
        options: [
          { label: 'Done', then: finish },
          timePasses(s, t),
          { label: 'Set Time', then: 'time>world' },
          { label: 'New card', then: 'card>world' },
          testOf(s, s.firstPlayer),
          { label: 'How to read it', then: 'read' },
          otherFor(s, s.firstPlayer),
        ],
      }),

      read: () => ({ say: 'Top to bottom. Before\nIfs: always. Then one\ntrue If, or OTHERWISE\nA new card ends it', then: 'world' }),

      /** Only when the table gives Time back after the last turn. */
      nextTurn: () => ({ say: 'The token is passed:\nnext turn', then: () => nextTurn(s) }),

      time: () => ({
        say: `Set Time to?\nPlayer number is ${s.names.length}\n0 = ${s.mode === 'Competitive' ? 'game over' : 'no time limit'}`, // [TA-020]
        dial: { min: 0, max: s.timeTrackMax, start: Math.min(s.time, s.timeTrackMax) | 0 },
        do: time => setTime(s, t, time),
        then: '<',
      }),

      /** One Plot card is active, and any number of Special ones [TA-263]. Two of them end the game [TA-259]. */
      card: () => ({
        say: 'Which card is drawn?',
        options: [
          { label: 'Plot card', then: 'number' },
          { label: 'Special card', do: () => (s.specialCards = Math.min(20, s.specialCards + 1) | 0), then: '<' },
          { label: 'Victory!', rare: true, do: () => (s.outcome = 'victory'), then: 'end.victory' },
          { label: 'Scenario Lost', rare: true, do: () => (s.outcome = 'lost'), then: 'end.lost' },
          { label: 'None', back: true, then: '<' },
        ],
      }),

      number: () => ({
        say: 'NEW CARD\nIts number?',
        dial: { min: 0, max: MOST_CARD, start: Math.min(MOST_CARD, s.scenarioCard + 1) | 0 },
        do(number) {
          s.keepsTokens = s.scenarioCard ? 0 : 1; // the first one has no old card to drop
          s.scenarioCard = number;
        },
        then: () => (s.keepsTokens ? 'opening' : 'story'),
      }),

      opening: () => newCard('Flip'),
      story: () => newCard('Flip. Old card leaves'),
    },
  };

  /** Its story and immediate effect, before anything else; then its Player Activity counts [TA-024, TA-102, TA-104]. */
  function newCard(flip: string) {
    return {
      say: `NEW CARD ${s.scenarioCard}\nStory, then effect\n${flip}\nPlayer Activity?`,
      options: [
        { label: 'Yes', value: 1 }, // there, or on the sheet
        { label: 'No', value: 0 },
        s.onCard > 0 && !s.keepsTokens && { label: 'Keep its tokens', do: () => (s.keepsTokens = 1), then: s.at },
        { label: 'Set Time', then: `time>${s.at}` },
        otherFor(s, s.firstPlayer),
      ],
      do: (activity: number) => replaceCard(s, activity),
      then: afterCard,
    };
  }
};
