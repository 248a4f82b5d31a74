// What follows from a test, by what it was for.
import { afterAvoiding } from './avoiding';
import { turn } from './dials';
import { afterTile } from './event-locations';
import { afterFirewall } from './hack';
import { FAILED, type Tales, type Throws } from './state';

export function afterTest(s: Tales, t: Throws): string {
  switch (s.testFor) {
    case 'avoid':
      return afterAvoiding(s, t);
    case 'wall':
    case 'repel':
      return afterFirewall(s, t);
    case 'tile':
      return afterTile(s, t);
    case 'rumor':
      if (!s.won) turn(s, t, 'enigma', s.gain[FAILED]); // any set, once for each INVESTIGATE [TL-402]
      s.rumorTest = s.won ? 'solved' : 'failed';
  }
  s.kid = s.by;
  s.cardSays = s.won ? 'success' : 'failure';
  return s.won ? 'card.menu' : 'conditions.text';
}
