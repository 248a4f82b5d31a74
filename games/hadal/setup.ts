// Set-up after the questions: receptacles, Azrak, replacements, first Time Captain, and the checklist of the table.
import { type Choice, put, type Steps, sum } from '../kit';
import { ALL, ANTONIO, CHAE_RIN, deal, type Hadal, SKILLS } from './state';
import { ask, signed, tell, whom } from './table';
import { words } from './tracks';

/** What set-up asks next: a receptacle for each, then the box if some Azrak are left in it. */
export const unready = (s: Hadal) => 'setup.' + (s.level.includes(0) ? 'role' : s.n < 4 ? 'box' : 'captain');

export const setup = (s: Hadal): Steps<Hadal> => {
  /** The card's values become the agent's [HA-003]. */
  const take = (role: number, skills: any) => {
    const seat = s.seat++;
    put(s, 'role', role + 1, seat);
    s.total += s.pool[seat] = s.level[seat] = s.azrak[role] || 1; // [HA-004]
    for (let i = 0; i < 3; i++) s.attr[seat * 3 + i] = skills[i] | 0; // +'0' is a fraction on the device, and takes twice the memory
    s.talent[seat] = skills[3] | 0;
    put(s, 'scope', Math.min(2, skills[4]), seat);
    s.seat %= s.n;
    return unready(s);
  };
  const played = (role: number) => s.role.includes('' + role);
  return {
    role: () =>
      ask(
        'Receptacle? If yours differs: Our copy',
        4,
        words('roles').map((role, i): Choice => {
          const skills = s.skills.slice(i * SKILLS);
          // what the table has given to agents who still choose is free
          return (
            !s.role.slice(0, s.seat).includes('' + (i + 1)) && [
              role + ' ' + skills[0] + ' ' + skills[1] + ' ' + skills[2] + ' Az' + s.azrak[i],
              () => take(i, skills),
            ]
          );
        }),
      ),
    box: () => {
      const least = sum(s.pool);
      return tell(
        'Azrak in the box? Rest: Vortex',
        4,
        n => {
          s.box = s.total = n;
          s.vortex = n - least;
          return played(ANTONIO) && played(CHAE_RIN) ? 'captain' : 'absent';
        },
        ALL,
        [least, 99, Math.max(least, s.box)],
      );
    },
    absent: () => {
      const item = !played(CHAE_RIN);
      return tell(
        (played(ANTONIO) ? '' : 'No Antonio: take token, page 12\n') + (item ? 'No Chae-Rin: give ITEM 24 to an agent' : '') ||
          'Nobody missing', // when the table has changed it
        12,
        () => {
          if (!item || !s.register) return 'captain';
          s.items = [24];
          s.itemAt = '0';
          return 'item.one>captain';
        },
        ALL,
      );
    },
    captain: () =>
      ask(
        'First TC: who has the Story deck?',
        4,
        whom(s, s.seats, seat => {
          s.tc = seat + 1;
          s.k = 0;
          deal(s, 0); // a profile may have brought other values
          return s.brief ? 'visit.prologue' : 'check';
        }),
        ALL,
      ),
    check: () =>
      ask(
        'Set-up ' +
          (s.k + 1) +
          ' of 15\n' +
          (
            'Read Mission Order, lay Mission Return up. Deck 2 (73) aside|' +
            'Read your Receptacle. Others leave the game|' +
            'Take the Azrak shown|' +
            s.vortex +
            ' Azrak to the Vortex|' +
            'Line up 5 Prologue cards|' +
            s.names[s.tc - 1] +
            ' keeps the Story deck, reference card on top|' +
            'Take Personal cards, flash card aside|' +
            'Gear face up|' +
            'Snap Recall face down, unread|' +
            'Interaction pile face down, unread|' +
            'Common: flash card aside, map face up|' +
            'Destiny: ' +
            (s.table ? 'shuffle 6 cards, unread' : s.destiny.map(signed).join(' ') + ' in the device') +
            '|Items face down, unread|' +
            'Punch out only Damage tokens. Board face down|' +
            'TC: follow the first Prologue card'
          ).split('|')[s.k],
        4,
        [
          ['Next', () => (++s.k < 15 ? 'check' : 'visit.prologue')],
          ['Skip the rest', 'visit.prologue'],
        ],
        ALL,
      ),
  };
};
