// The Adventure Phase: who acts, what they may do, and how their day ends [TL-150 to TL-153, TL-370 to TL-374].
import { type Chapter, eachSeat, type Option, who } from '../kit';
import { rumorHere, startInvestigation } from './adventure-actions';
import { startTest } from './begin-test';
import { arriveHome, askLetter, here, kindOf, kindOptions } from './board';
import { cardText } from './card-effects';
import { locked } from './conditions';
import { reasonAgainstTile } from './event-locations';
import { isAble, machineOf, units } from './machines';
import { startWalk } from './movement';
import { ARMED, HOME, has, LATE, OWN_HOME, PLAYING, RESTRICTED, SICK, type Tales, type Throws, UNKNOWN } from './state';
import { reasonAgainstSpending, spend } from './time';
import { back, letterOf, places, tiles } from './words';

const WRECK = 2; // Time

/** A Machine takes its HACKER home for 1 less; with GO HOME TOGETHER all who were there [TL-371, TL-613]. */
function ridesHome(s: Tales, seat: number): boolean {
  if (machineOf(s, seat) >= 0) return true;
  if (!has(s, 'Go home together')) return false;
  return s.takenHome.indexOf(seat) >= 0 || here(s, seat).some(other => other !== seat && machineOf(s, other) >= 0);
}

/** Only the place they start from counts [TL-371, TL-374]. */
function costOfHome(s: Tales, seat: number): number {
  const cost = s.placeIs[seat] === RESTRICTED ? 2 : 1;
  if (s.placeIs[seat] === OWN_HOME) return 0;
  return ridesHome(s, seat) ? cost - 1 : cost;
}

/** The standee lies down: no more actions, no help [TL-372]. */
function goHome(s: Tales, seat: number): void {
  spend(s, seat, costOfHome(s, seat));
  if (machineOf(s, seat) >= 0) for (const other of here(s, seat)) if (other !== seat) s.takenHome.push(other);
  arriveHome(s, seat);
  s.status[seat] = HOME;
}

/** Where the device knows places, it asks for HOME when a Kid goes there for the first time. */
function afterHome(s: Tales): string {
  const home = s.home[s.seat];
  if (!s.letters) return 'kid.who';
  if (!home) return 'day.home';
  return kindOf(s, home) === UNKNOWN ? 'day.homeIs' : 'kid.who';
}

const isAching = (s: Tales, seat: number) => locked(s, seat).length > 0;

/** What stands behind the name of a Kid who does not act any more. */
const statusWord = (s: Tales, seat: number) => ['', 'Home', 'Late', 'Sick'][s.status[seat]];

/** A sick Kid may still take the free REST [TL-171]. */
const mayAct = (s: Tales, seat: number) =>
  s.status[seat] === PLAYING || (s.status[seat] === SICK && !s.sickRest[seat] && isAching(s, seat));

export const stillOut = (s: Tales) => s.seats.filter(seat => s.status[seat] === PLAYING);

/** "At F, Time 5" or "K RESTRICTED, Time 5", in one row. */
function whereabouts(s: Tales, seat: number): string {
  const letter = s.letters ? letterOf(s.place[seat]) : '',
    time = s.pool[seat] ? `Time ${s.pool[seat]}` : 'no Time';
  if (!s.placeIs[seat]) return `At ${letter || 'OPEN'}, ${time}`;
  return `${letter}${letter && ' '}${places()[s.placeIs[seat]]}, ${time}`;
}

/** What costs 1 Time and has no other reason against it. */
const oneTime = (s: Tales, seat: number) => reasonAgainstSpending(s, seat, 1);

/** The Event Location that the Kid is at [TL-350]. Where the device knows no places, every tile of the Scenario that was not used. */
function tileOptions(s: Tales, seat: number): Option[] {
  const open = (tile: number) => (s.tile = tile),
    options: Option[] = [];
  tiles().forEach((label, tile) => {
    const not = reasonAgainstTile(s, seat, tile);
    if (not !== 'None here' && not !== 'Used this Round') options.push({ label, value: tile, not, do: open, then: 'place.go' });
  });
  return options;
}

/** An ARMED Machine wrecks only those without that ability. */
const reasonAgainstWreck = (s: Tales, seat: number) =>
  reasonAgainstSpending(s, seat, WRECK) || (units(s).every(machine => s.ability[machine] === ARMED) && 'No unarmed Machine');

function reasonAgainstRest(s: Tales, seat: number): string | false {
  if (s.restLimit && s.rested[seat]) return 'Once a Round'; // [TL-370]
  return !isAching(s, seat) && 'No condition';
}

function investigate(s: Tales): Option | false {
  const space = rumorHere(s, s.seat),
    letter = s.letters ? ` ${letterOf(s.place[s.seat])}` : '';
  if (space < 0) return false;
  return { label: `Investigate${letter}, 1`, value: space, not: oneTime(s, s.seat), then: rumor => startInvestigation(s, rumor) };
}

/** Where the device knows no letters, a Kid who has spent nothing yet is still where no Rumor is. */
function whatTheyCameFor(s: Tales): (Option | false)[] {
  const walk = { label: 'Walk', not: oneTime(s, s.seat), then: () => startWalk(s, s.seat) };
  return s.letters || s.action[s.seat] ? [investigate(s), walk] : [walk, investigate(s)];
}

export const kid = (s: Tales): Chapter<Tales> => ({
  page: 14,
  steps: {
    start: () => ({
      say: 'Adventure Phase\nDoes a Diary card apply now?', // [TL-150]
      seat: s.firstPlayer,
      cue: 'turn',
      then: 'who',
    }),

    /** In any order; they may take turns [TL-151]. The phase ends when nobody is out any more [TL-153]. */
    who: () => {
      const out = stillOut(s);
      return {
        say: out.length ? 'Who acts?' : 'All are home, late or sick',
        seat: -1,
        options: [
          ...eachSeat(s, s.seats, seat => ({
            note: s.status[seat] ? statusWord(s, seat) : `Time ${s.pool[seat]}`,
            not: !mayAct(s, seat) && statusWord(s, seat),
          })),
          { label: 'More', then: 'day.more' },
          { label: 'End Phase', usual: !out.length, not: out.length > 0 && `${who(s, out[0])} is still out`, then: 'phase End Phase' },
        ],
        do(seat) {
          s.seat = seat;
          s.restBy = 'sick';
        },
        then: seat => (s.status[seat] === SICK ? 'place.rest>who' : 'act'), // nothing else: no Time, no leaving [TL-170]
      };
    },

    act: () => {
      const seat = s.seat,
        machine = machineOf(s, seat),
        home = costOfHome(s, seat),
        others = here(s, seat).length > 1;
      return {
        say: whereabouts(s, seat),
        cue: 'turn',
        options: [
          ...whatTheyCameFor(s),
          ...tileOptions(s, seat),
          { label: 'Card...', then: 'day.card' },
          units(s).length > 0 && { label: 'Hack', not: oneTime(s, seat), then: 'hack.target' },
          { label: 'Scout, 1', not: oneTime(s, seat), then: 'explore.scout' },
          others && { label: 'Trade, 1', not: oneTime(s, seat), do: () => spend(s, seat, 1), then: 'trade.card>act' },
          isAching(s, seat) && {
            label: 'Rest, 1',
            not: reasonAgainstRest(s, seat) || oneTime(s, seat),
            do: () => (s.restBy = 'own'),
            then: 'place.rest>act',
          },
          s.anomalyOf.indexOf(seat) >= 0 && { label: 'Anomaly', then: 'cards.effect' },
          machine >= 0 && isAble(s, machine, ARMED) && { label: `Wreck, ${WRECK}`, not: reasonAgainstWreck(s, seat), then: 'hack.wreck' }, // [TL-360]
          { label: 'Be late', rare: true, do: () => (s.status[seat] = LATE), then: 'who' }, // [TL-373]
          { label: 'Other Kid', back: true, then: 'who' },
          {
            label: `Home for dinner, ${home}`,
            not: reasonAgainstSpending(s, seat, home),
            do: () => goHome(s, seat),
            then: () => afterHome(s),
          },
        ],
      };
    },
  },
});

/** What is done less often: a chapter of its own, because all steps of a chapter are in memory while one of them is on the table. */
export const day = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 14,
  steps: {
    /** Printed on the board of the Kid [TL-009]. */
    home: () =>
      askLetter(s, 'home', {
        say: 'Which letter is your HOME?',
        then(letter) {
          t.copy('home', letter, s.seat);
          arriveHome(s, s.seat);
          return afterHome(s);
        },
      }),

    homeIs: () => ({ say: `What is ${letterOf(s.home[s.seat])}?`, page: 6, options: kindOptions(s, t, s.home[s.seat]), then: 'kid.who' }),

    /** What a card does: for Time, for nothing, or by a test. */
    card: () => ({
      say: 'What is on the card?',
      options: [
        { label: 'Effect (free)', then: () => cardText(s, s.seat, 'kid.act') },
        { label: 'TEST (free)', then: () => startTest(s, s.seat, 'card', 'here', 0, 'kid.act') },
        { label: 'CARD ACTION (Time)', then: 'action' },
        back('kid.act'),
      ],
    }),

    /** The card says how much [TL-337]. */
    action: () => ({
      say: 'How much Time does the card cost?',
      dial: { min: 0, max: s.pool[s.seat], start: Math.min(1, s.pool[s.seat]) | 0 },
      do: time => spend(s, s.seat, time),
      then: () => cardText(s, s.seat, 'kid.act'),
    }),

    more: () => ({
      say: 'What else?',
      seat: -1,
      options: [
        { label: 'COMBO look-up', then: 'cards.look>kid.who' },
        { label: 'New Machine', then: 'setup.machines>kid.who' },
        { label: 'Event tiles', then: 'setup.tiles>kid.who' },
        { label: 'Game over', rare: true, then: 'end.diary' },
        back('kid.who'),
      ],
    }),

    late: () => ({ say: 'Time is up!', seat: -1, cue: 'time', do: () => (s.ends = 0), then: '<' }),
  },
});
