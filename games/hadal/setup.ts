// Set-up after the questions: receptacles, Azrak, replacements, first Time Captain, and the checklist of the table.
import { type Steps, sum } from '../kit';
import { ANTONIO, CARD, CHAE_RIN, type Hadal } from './state';
import { ask, captain, name, signed, tell, whom } from './table';
import { roles } from './tracks';

export const setup = (): Steps<Hadal> => {
  /** The card's values become the agent's [HA-003]. */
  const take = (s: Hadal, role: number, card: number[]) => {
    const seat = s.seat++;
    s.role[seat] = role + 1;
    s.total += s.pool[seat] = s.level[seat] = card[0]; // [HA-004]
    s.attr.splice(seat * 3, 3, card[1], card[2], card[3]);
    s.talent[seat] = card[4];
    s.scope[seat] = card[5];
    s.seat %= s.n; // after the last agent all are asked together
    return s.seat ? 'role' : s.n < 4 ? 'box' : 'captain';
  };
  const played = (s: Hadal, role: number) => s.role.indexOf(role) >= 0;
  return {
    role: s =>
      ask(
        name(s) + ': which receptacle? If it differs, correct the Sheet first',
        4,
        roles(1).map((role, i) => {
          const card = s.sheet.slice(i * CARD);
          return !played(s, i + 1) && [role + ' ' + card.slice(1, 4).join(' ') + ' Az' + card[0], () => take(s, i, card)];
        }),
        'turn',
      ),
    box: s => {
      const least = sum(s.level);
      return tell(
        'Azrak in the box?\nThe rest goes to the Vortex',
        4,
        n => {
          s.box = s.total = n;
          s.vortex = n - least;
          return played(s, ANTONIO) && played(s, CHAE_RIN) ? 'captain' : 'absent';
        },
        [least, 99, Math.max(least, s.box)],
      );
    },
    absent: s =>
      tell(
        (played(s, ANTONIO) ? '' : 'No Antonio: take the token of page 12\n') +
          (played(s, CHAE_RIN) ? '' : 'No Chae-Rin: give ITEM 24 to an agent'),
        12,
        'captain',
      ),
    captain: s =>
      ask(
        'First Time Captain: who holds the Story deck?',
        4,
        whom(s, s.seats, seat => {
          s.tc = seat + 1;
          s.k = 0;
          return s.brief ? 'visit.prologue' : 'check';
        }),
      ),
    check: s => {
      const tc = captain(s);
      return ask(
        'Set-up ' +
          (s.k + 1) +
          ' of 15\n' +
          [
            'Read Mission Order, lay Mission Return up. Deck 2 (73) aside',
            'Read your Receptacle. The others leave the game',
            'Take the Azrak shown',
            s.vortex + ' Azrak to the Vortex',
            'Line up the 5 Prologue cards',
            tc + ' keeps the Story deck, reference card on top',
            'Take your Personal cards, flash card aside',
            'Gear face up',
            'Snap Recall face down, unread',
            'Interaction pile face down, unread',
            'Common deck: flash card aside, map face up',
            'Destiny: ' + (s.table ? 'shuffle 6 cards, unread' : s.destiny.map(signed).join(' ') + ' in the device'),
            'Items face down, unread',
            'Punch out only Damage tokens. Board face down',
            tc + ' follows the first Prologue card',
          ][s.k],
        4,
        [
          ['Next', () => (++s.k < 15 ? 'check' : 'visit.prologue')],
          ['Skip the rest', 'visit.prologue'],
        ],
      );
    },
  };
};
