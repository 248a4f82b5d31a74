// The Discovery phase: location recon, agent telepathy, standing by. Its third step, the Actions, has a file of its own.
import { ALL, type Chapter } from '../kit';
import { type Hadal, isBrief, isStepByStep, namesWith, present } from './state';

/** The agent takes a card and keeps it in front. In Light the table keeps track of that. */
export function takeCard(s: Hadal, seat: number): void {
  if (!s.light) s.cardInFront[seat] = 1;
}

/** The agent stands by: the card in front goes back [HA-100]. */
export function standBy(s: Hadal, seat: number): void {
  s.cardInFront[seat] = 0;
}

/** The names of the agents who have a card in front, or '' when nobody has. */
export const readerNames = (s: Hadal) => namesWith(s, present(s), s.cardInFront);

/** Alone there is nobody to tell [HA-195]. */
const hasTelepathy = (s: Hadal) => s.players > 1 && !isBrief(s);

export const discovery = (s: Hadal): Chapter<Hadal> => ({
  page: 7,
  seat: ALL,
  steps: {
    recon: () => ({
      say:
        hasTelepathy(s) && !isStepByStep(s)
          ? 'Recon: 1 card each, in secret. None left? Unmark. Telepathy: tell, never read out'
          : 'Recon: each reads 1 card in secret, free. None left? Unmark',
      marks: present(s).map(seat => ({ label: s.names[seat], on: true })), // an agent who finds none stands by [HA-043]
      do(_, places) {
        const seats = present(s);
        for (const place of places) takeCard(s, seats[place]);
      },
      then: hasTelepathy(s) && isStepByStep(s) ? 'phase Telepathy' : 'phase Actions',
    }),

    telepathy: () => ({ say: 'Telepathy: tell, do not read aloud', then: 'phase Actions' }),
  },
});
