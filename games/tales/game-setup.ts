// GAME SETUP: what is printed on the Kids' boards, the Machines, Event tiles, Rumors and the First Player, in the book's order [TL-011 to TL-021].
import { ALL, type Chapter, eachSeat, type Mark, type Option, type Question, who } from '../kit';
import { askLetter } from './board';
import { abilityQuestion, arrivals, forgetResponses, machineName } from './machines';
import { trackWords } from './rumor-track';
import { ALERT, has, hasFlag, isLarge, NOT_SAID, ROUTINE, SPACES, type Tales, type Throws } from './state';
import { figures, tiles, traits, weaknesses } from './words';

const ROW = 19; // letters of a name and its note

const setOf = (places: number[]) => places.reduce((set, place) => set | (1 << place), 0);

/** Tiles and sheets have a side for two or three Kids, and one for more [TL-002]. */
const side = (s: Tales) => (isLarge(s) ? '4-5' : '2-3');

/** "BRAVE, DENSE", as much of it as stands beside the name. */
const traitsOf = (s: Tales, seat: number) =>
  `${traits()[s.strength[seat] - 1]}, ${weaknesses()[s.weakness[seat] - 1]}`.slice(0, ROW - who(s, seat).length);

function setStrength(s: Tales, t: Throws, seat: number, trait: number): void {
  t.copy('strength', trait, seat);
  if (s.weakness[seat] === trait) t.copy('weakness', NOT_SAID, seat); // two different ones [TL-009]
}

const traitOptions = (names: string[], but: number): Option[] =>
  names.map((label, i) => ({ label, value: i + 1 })).filter(({ value }) => value !== but);

/** What is asked of the boards: each value once, then whether all are right. */
function kidsQuestion(s: Tales, t: Throws, next: string): Question {
  for (const seat of s.seats) {
    if (!s.strength[seat])
      return { say: 'Your STRENGTH?', seat, options: traitOptions(traits(), 0), do: trait => setStrength(s, t, seat, trait), then: 'kids' };
    if (!s.weakness[seat])
      return {
        say: 'Your WEAKNESS?',
        seat,
        options: traitOptions(weaknesses(), s.strength[seat]),
        do: trait => t.copy('weakness', trait, seat),
        then: 'kids',
      };
  }
  return {
    say: 'The Kids: is this right?',
    seat: ALL,
    options: [{ label: 'All right', usual: true, then: next }, ...eachSeat(s, s.seats, seat => ({ note: traitsOf(s, seat) }))],
    do(seat) {
      t.copy('strength', NOT_SAID, seat);
      t.copy('weakness', NOT_SAID, seat);
    },
    then: 'kids',
  };
}

/** From the middle of a game play goes back to where it was [TL-434]. */
const onOrBack = (s: Tales, on: string) => (s.back.length ? '<' : on);

export const setup = (s: Tales, t: Throws): Chapter<Tales> => {
  const afterKids = () => {
      if (s.light) return 'first';
      return s.reminders ? 'sectors' : afterSectors();
    },
    afterSectors = () => (s.machines ? 'machines' : 'tiles'),
    afterTiles = () => (s.reminders ? 'decks' : afterDecks()),
    afterDecks = () => (s.letters ? 'letter' : afterLetters()),
    afterLetters = () => (s.reminders ? 'chores' : 'first'),
    afterMachines = () => (arrivals(s).length ? 'arrive' : onOrBack(s, 'tiles'));
  return {
    page: 7,
    seat: ALL,
    steps: {
      table: () => ({
        say: `Dials to 0, Monday\nEach: board, standee,\n6 Time, smiling Favor\nTrait Tile ${side(s)}`,
        then: 'kids',
      }),

      kids: () => ({ ...kidsQuestion(s, t, afterKids()), page: 9 }),

      sectors: () => ({
        say: `Take Iconic Items\n${s.scenario}: its\nMachines and tiles,\nSheets ${side(s)}${has(s, 'Erratic firmware') ? ', ERRATIC' : ''}`,
        then: afterSectors,
      }),

      machines: () => ({
        say: 'Which Machines are on the map?',
        page: 10,
        marks: figures().map((label, machine): Mark => ({ label, on: hasFlag(s.machines, machine) })),
        do(_, marked) {
          s.machines = (s.back.length ? s.machines : 0) | setOf(marked); // who has come stays
          s.placed = s.placed & s.machines;
          if (!s.back.length && has(s, 'Erratic firmware')) forgetResponses(s);
        },
        then: afterMachines,
      }),

      /** ROUTINE near an OPEN Location, else ALERT [TL-011]. */
      arrive: () => {
        const machine = arrivals(s)[0];
        if (machine === undefined) return { say: 'All are there', then: afterMachines }; // the table has changed something
        if (!s.ability[machine]) return { ...abilityQuestion(s, t, machine), then: 'arrive' };
        return {
          say: `${machineName(machine)}: near an OPEN place? Then ROUTINE`,
          options: [
            { label: 'Yes', value: ROUTINE },
            { label: 'No', value: ALERT },
          ],
          do(mode) {
            s.mode[machine] = mode;
            s.placed |= 1 << machine;
          },
          then: afterMachines,
        };
      },

      tiles: () => ({
        say: 'Event tiles of the Scenario',
        page: 8,
        marks: tiles().map((label, tile): Mark => ({ label, on: hasFlag(s.events, tile) })),
        do: (_, marked) => (s.events = setOf(marked)),
        then: () => onOrBack(s, afterTiles()),
      }),

      decks: () => ({
        say: "Diary A side up\nShuffle School Cards,\nScenario's Rumors;\nother sets away",
        then: afterDecks,
      }),

      /** Four letters that all differ; a duplicate is set aside, and no Machine minds [TL-012, TL-013]. */
      letter: () => ({
        ...askLetter(s, 'letter', {
          say: `Rumor ${s.rumor.indexOf(0) + 1}, face-down: letter? ${trackWords(s)}`,
          not: s.rumor,
          then(letter) {
            const space = s.rumor.indexOf(0);
            if (space >= 0) s.rumor[space] = letter;
            return s.rumor.indexOf(0) < 0 ? afterLetters() : 'letter';
          },
        }),
        show: ['rumor'],
      }),

      chores: () => ({ say: 'Firewalls face-down\n4 Rumors with tokens\nChores: of 2 keep 1\nAll Kids to M', then: 'first' }),

      first: () => ({
        say: 'First Player: who last saw an 80s film?',
        options: [...eachSeat(s, s.seats), { label: 'Random', then: () => begin(s, draw(s, t)) }],
        then: seat => begin(s, seat),
      }),
    },
  };
};

/** One of the Kids, each as likely as the others [TL-016]. */
const draw = (s: Tales, t: Throws) =>
  s.seats[t.card(s.seats.length, () => ({ name: 'the First Player', faces: s.seats.map(seat => who(s, seat)) }))];

function begin(s: Tales, seat: number): string {
  s.firstPlayer = seat;
  if (!s.letters) s.rumors = SPACES;
  return 'phase School';
}
