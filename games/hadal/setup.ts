// Set-up after the questions: receptacles, Azrak, replacements, first Time Captain, and the checklist of the table.
import { type Choice, options, put, type Steps, sum } from '../kit';
import { ALL, ANTONIO, CHAE_RIN, deal, type Hadal, SKILLS } from './state';
import { signed } from './table';
import { words } from './tracks';

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
    return s.seat ? 'role' : s.n < 4 ? 'box' : 'captain';
  };
  const played = (role: number) => s.role.includes('' + role);
  /** What replaces receptacles that nobody plays [HA-008]. */
  const missing = () =>
    (played(ANTONIO) ? '' : 'No Antonio: take token, page 12\n') + (played(CHAE_RIN) ? '' : 'No Chae-Rin: give ITEM 24 to an agent');
  return {
    role: () => [
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
    ],
    box: () => {
      const least = sum(s.pool);
      return [
        'Azrak in the box? Rest: Vortex',
        4,
        n => {
          s.box = s.total = n;
          s.vortex = n - least;
          return missing() ? 'absent' : 'captain';
        },
        ALL,
        [least, 99, Math.max(least, s.box)],
      ];
    },
    absent: () => [
      missing() || 'Nobody missing', // when the table has changed it
      12,
      () => {
        if (played(CHAE_RIN) || !s.register) return 'captain';
        s.items = [24];
        s.itemAt = '0';
        return 'item.one>captain';
      },
      ALL,
    ],
    captain: () => [
      'First TC: who has the Story deck?',
      4,
      options(s.seats, s.names, seat => {
        s.tc = seat + 1;
        s.k = 0;
        deal(s, 0); // a profile may have brought other values
        return s.brief ? 'visit.prologue' : 'check';
      }),
      ALL,
    ],
    check: () => [
      'Set-up ' +
        (s.k + 1) +
        ' of 15\n' +
        (
          'Read Mission Order, lay Return up. Deck 2 (73) aside|' +
          'Read your Receptacle. Others leave the game|' +
          'Take the Azrak shown|' +
          s.vortex +
          ' Azrak to the Vortex|' +
          'Line up 5 Prologue cards|' +
          'TC keeps the Story deck, reference card on top|' +
          'Take Personal cards, flash card aside|' +
          'Gear face up|' +
          'Snap Recall face down, unread|' +
          'Interaction face down, unread|' +
          'Common: flash card aside, map face up|' +
          'Destiny: ' +
          (s.table ? 'shuffle 6 cards, unread' : s.destiny.map(signed).join(' ') + ' in the device') +
          '|Items face down, unread|' +
          'Punch out only Damage. Board face down'
        ).split('|')[s.k],
      4,
      [
        ['Next', () => (++s.k < 14 ? 'check' : 'visit.prologue')], // that is the last
        ['Skip the rest', 'visit.prologue'],
      ],
      ALL,
    ],
  };
};
