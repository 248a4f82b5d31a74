// The Discovery phase: location recon and agent telepathy. Its third step, the Actions, has a file of its own.
import { ALL, type Steps } from '../kit';
import { go } from './round';
import { type Hadal, isBrief } from './state';

export const discovery = (s: Hadal): Steps<Hadal> => ({
  recon: () => ({
    say: 'Recon: each reads 1 card in secret, free. None left? Stand by',
    page: 7,
    seat: ALL,
    then() {
      if (!s.light) s.cardInFront = s.ejected.map(ejected => 1 - ejected); // [HA-043]
      return go(s, s.players < 2 || isBrief(s) ? 'Actions' : 'Telepathy'); // alone there is nobody to tell [HA-195]
    },
  }),

  telepathy: () => ({ say: 'Telepathy: tell, do not read aloud', page: 7, seat: ALL, then: () => go(s, 'Actions') }),
});
