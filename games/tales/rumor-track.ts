// The Rumor Track: sliding, new cards, duplicates, cards that are pushed off [TL-116, TL-120 to TL-125].
import { type Chapter, type Option, range } from '../kit';
import { askLetter } from './board';
import { turn } from './dials';
import { allMachines, units } from './machines';
import { ALERT, DUPLICATE, has, isWeekend, PUSHED_OFF, SICK, SPACES, type Tales, type Throws } from './state';
import { letterOf } from './words';

/** Spaces with a card; only face-down ones if asked. Two of one letter, which the table has set, count as one. */
export const rumorSpaces = (s: Tales, down = false) =>
  range(0, SPACES - 1).filter(space => s.rumor[space] && !(down && (s.rumorUp[space] || s.rumor.indexOf(s.rumor[space]) < space)));

export const trackWords = (s: Tales) => s.rumor.map(letterOf).join(' ');

/** Takes a card off the Track; the others move on, and a space opens elsewhere. */
function shift(s: Tales, from: number, to: number): void {
  for (const row of [s.rumor, s.rumorUp]) {
    row.splice(from, 1);
    row.splice(to, 0, 0);
  }
}

/** To the right-most spaces, in their order and facing [TL-116]. */
export function slide(s: Tales, t: Throws): void {
  const before = trackWords(s);
  for (let space = 0; space < SPACES; space++) if (!s.rumor[space]) shift(s, space, 0);
  if (trackWords(s) !== before) t.tell(`Slide the Rumors right: ${trackWords(s)}`);
}

/** A solved Rumor, or one that a card takes away, leaves with its token [TL-333]. That is not "pushed off" [TL-406]. */
export function takeRumorOff(s: Tales, t: Throws): void {
  if (!s.letters) {
    t.change('rumors', -1);
    return;
  }
  t.tell(`Rumor ${letterOf(s.rumor[s.rumorAt])} and its token off`);
  s.rumor[s.rumorAt] = s.rumorUp[s.rumorAt] = 0;
}

/** How many new cards a School Card brings: as many as Kids, less the icon, 1 to 4 [TL-120, TL-451]. */
const newCards = (s: Tales, icon: number) => Math.max(1, Math.min(SPACES, s.seats.length - icon)) | 0;

/** All Machines on the board go into ALERT and stay there for the Round. HACKED ones take the lock too, WRECKED ones are not on the board [TL-125]. */
function alertAll(s: Tales): void {
  s.duplicate = 1;
  for (const machine of allMachines(s)) if (!s.wrecked[machine]) s.modeLock[machine] = DUPLICATE;
  for (const machine of units(s)) s.mode[machine] = ALERT;
}

/** Enigma for each card that was pushed off [TL-403]. */
function pushOff(s: Tales, t: Throws, cards: number): void {
  turn(s, t, 'enigma', cards * s.gain[PUSHED_OFF]);
}

const isLost = (s: Tales, pushed: boolean) => pushed && has(s, 'Or lose'); // the first one ends the game [TL-622]

/** Lays one card: in the place of its duplicate [TL-124], in the left-most empty space [TL-122], or behind the last new card, where it pushes the others on [TL-123]. Returns whether one was pushed off. */
function lay(s: Tales, t: Throws, card: number): boolean {
  const twin = s.rumor.indexOf(card),
    empty = s.rumor.indexOf(0),
    isPushing = twin < 0 && empty < 0;
  let space = twin < 0 ? empty : twin;
  if (isPushing) {
    space = s.newest % SPACES; // %: the table has changed the Track between two cards
    t.tell(`${letterOf(s.rumor[SPACES - 1])} is pushed off, token off`);
    shift(s, SPACES - 1, space);
    pushOff(s, t, 1);
  }
  if (twin < 0) s.newest = space + 1;
  else {
    t.tell(`${letterOf(card)} replaces its duplicate, face-down. All Machines ALERT this Round`);
    alertAll(s);
  }
  s.rumor[space] = card;
  s.rumorUp[space] = 0;
  return isPushing;
}

/** The same by numbers, where the letters stay on the table: what does not fit in four spaces is pushed off. */
function layAll(s: Tales, t: Throws, duplicates: number): boolean {
  const all = s.rumors + s.draws - duplicates,
    pushed = Math.max(0, all - SPACES) | 0;
  if (pushed) t.tell(`${pushed} pushed off`);
  if (duplicates) {
    t.tell('ALERT: all Machines');
    alertAll(s);
  }
  t.change('rumors', Math.min(all, SPACES) - s.rumors);
  if (pushed) pushOff(s, t, pushed);
  return pushed > 0;
}

/** What comes after the Rumors of the day. No event on weekends, or when all are sick [TL-129, TL-130]. */
export function afterRumors(s: Tales): string {
  if (s.light) return isWeekend(s) ? 'light.machines' : 'light.event';
  return isWeekend(s) || s.seats.every(seat => s.status[seat] === SICK) ? 'machines.start' : 'school.event';
}

export const rumors = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 11,
  seat: -1,
  steps: {
    icon: () => ({
      say: 'Rumor icon on the School Card?',
      options: ['Kids', 'Kids -1', 'Kids -2'].map((label, icon): Option => ({ label, note: `draw ${newCards(s, icon)}`, value: icon })),
      do(icon) {
        s.draws = newCards(s, icon);
        s.drawn = s.newest = 0;
      },
      then: s.letters ? 'letter' : 'same',
    }),

    /** [TL-227]: the table draws. */
    letter: () => ({
      ...askLetter(s, 'letter', {
        say: `Rumor ${s.drawn + 1}/${s.draws}, face-down: letter?${s.reminders ? ' Deck empty: shuffle discards' : ''}`,
        more: [{ label: 'No card left', value: 0 }],
        then(card) {
          const pushed = card > 0 && lay(s, t, card);
          if (isLost(s, pushed)) return 'end.lost';
          if (++s.drawn < s.draws) return 'letter';
          t.tell(`Rumor Tokens at ${trackWords(s)}`); // [TL-013]
          return afterRumors(s);
        },
      }),
      page: 12,
      show: ['rumor'],
    }),

    same: () => ({
      say: `Draw ${s.draws}. Same letter as one on the Track?`,
      page: 12,
      options: ['None'].concat(range(1, s.draws).map(n => `${n}`)).map((label, value) => ({ label, value })),
      then: duplicates => (isLost(s, layAll(s, t, duplicates)) ? 'end.lost' : afterRumors(s)),
    }),
  },
});
