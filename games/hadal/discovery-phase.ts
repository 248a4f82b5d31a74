// The Discovery phase: location recon and agent telepathy. Its third step, the Actions, has a file of its own.
import { ALL, type Steps } from '../kit';
import { beginRoundStep } from './round';
import { takeCard } from './standing-by';
import { type Hadal, isBrief, present } from './state';

export const discovery = (s: Hadal): Steps<Hadal> => ({
  recon: () => ({
    say: 'Recon: each reads 1 card in secret, free. None left? Stand by',
    page: 7,
    seat: ALL,
    then() {
      for (const seat of present(s)) takeCard(s, seat); // for nothing [HA-043]
      return beginRoundStep(s, s.players < 2 || isBrief(s) ? 'actions' : 'telepathy'); // alone there is nobody to tell [HA-195]
    },
  }),

  telepathy: () => ({ say: 'Telepathy: tell, do not read aloud', page: 7, seat: ALL, then: () => beginRoundStep(s, 'actions') }),
});
