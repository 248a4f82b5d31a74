// The Discovery phase: location recon and agent telepathy. Its third step, the Actions, has a file of its own.
import { ALL, type Steps } from '../kit';
import { beginRoundStep } from './round';
import { takeCard } from './standing-by';
import { type Hadal, isBrief, isStepByStep, present } from './state';

/** Alone there is nobody to tell [HA-195]. */
const hasTelepathy = (s: Hadal) => s.players > 1 && !isBrief(s);

/** Telepathy is said together with recon, or has a step of its own. */
const isToldWithRecon = (s: Hadal) => hasTelepathy(s) && !isStepByStep(s);

/** Everybody takes a card for nothing; an agent who finds none stands by [HA-043]. */
function recon(s: Hadal): string {
  for (const seat of present(s)) takeCard(s, seat);
  return beginRoundStep(s, hasTelepathy(s) && isStepByStep(s) ? 'telepathy' : 'actions');
}

export const discovery = (s: Hadal): Steps<Hadal> => ({
  recon: () => ({
    say: isToldWithRecon(s)
      ? 'Recon: 1 card each, in secret. None left? Stand by. Telepathy: tell, never read out'
      : 'Recon: each reads 1 card in secret, free. None left? Stand by',
    page: 7,
    seat: ALL,
    then: () => recon(s),
  }),

  telepathy: () => ({ say: 'Telepathy: tell, do not read aloud', page: 7, seat: ALL, then: () => beginRoundStep(s, 'actions') }),
});
