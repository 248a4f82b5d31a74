// Movement: WALK, BUS, CAR, MACHINE RIDE, and moves that a card or a failure makes [TL-310 to TL-318, TL-325].
import { type Chapter, type Mark, type Option, type Question, who } from '../kit';
import { nextCheck } from './avoiding';
import { arrive, askLetter, here, kindOf, kindOptions, likelyPlaces, noteLine, placeName, standsInOpen } from './board';
import { changeFavor } from './favor';
import { machineName, machineOf } from './machines';
import { drop, GOOD, OPEN, OWN_HOME, PLAYING, RESTRICTED, type Tales, type Throws, UNKNOWN } from './state';
import { reasonAgainstSpending, spend } from './time';
import { back, letterOf, places } from './words';

const MOST_CAPACITY = 5;

export function startWalk(s: Tales, seat: number): string {
  s.moveBy = 'walk';
  s.movers = [seat];
  s.to = s.letterGroup = 0;
  return 'move.where>act';
}

/** A move by an effect: the Machines there have to be avoided [TL-320]. */
export function moveByEffect(s: Tales, seat: number, after: string): string {
  s.moveBy = 'effect';
  s.movers = [seat];
  s.to = s.letterGroup = 0;
  return after ? `move.where>${after}` : 'move.where';
}

/** A move that a failure forces: no Machine has to be avoided [TL-325]. */
export function forceMove(s: Tales, seats: number[], after: string): string {
  s.forced = seats.slice();
  s.to = s.letterGroup = 0;
  return seats.length ? `move.forced>${after}` : after;
}

/** From OPEN into RESTRICTED a walk costs 2, else 1; of a ride the HACKER pays, an effect is free [TL-310 to TL-317]. */
function costOf(s: Tales, seat: number, kind: number): number {
  if (s.moveBy === 'effect') return 0;
  return s.moveBy === 'walk' && kind === RESTRICTED && standsInOpen(s, seat) ? 2 : 1;
}

/** Why these Kids cannot go to a place of this kind, or false. Of a ride only the HACKER pays [TL-318]. */
function reasonAgainst(s: Tales, kind: number): string | false {
  if (s.moveBy === 'car' && kind === RESTRICTED) return 'Only to OPEN places'; // [TL-315]
  for (const seat of s.moveBy === 'ride' ? [s.movers[0]] : s.movers) {
    const no = reasonAgainstSpending(s, seat, costOf(s, seat, kind));
    if (no) return no;
  }
  return false;
}

/** What nobody has said yet may be RESTRICTED, and then a walk from an OPEN place costs 2 [TL-311]. */
function costWords(s: Tales, kind: number): string {
  const seat = s.movers[0];
  if (s.moveBy === 'effect') return '';
  return kind === UNKNOWN && costOf(s, seat, RESTRICTED) > 1 ? ', 1-2' : `, ${costOf(s, seat, kind)}`;
}

/** They go: each pays, the car costs a step of Favor, and Machines there have to be avoided. */
function go(s: Tales, place: number, is: number): string {
  const first = s.movers[0];
  for (const seat of s.moveBy === 'ride' ? [first] : s.movers) spend(s, seat, costOf(s, seat, s.letters ? kindOf(s, place) : is));
  if (s.moveBy === 'car' && s.favor[first] === GOOD) changeFavor(s, first, 1); // [TL-316]
  if (s.moveBy === 'walk') noteLine(s, s.place[first], place);
  s.from = s.place[first];
  s.fromIs = s.placeIs[first];
  for (const seat of s.movers) arrive(s, seat, place, is);
  s.met = [];
  return nextCheck(s);
}

/** The table knows whether a place is OPEN. */
function kindQuestion(s: Tales, t: Throws, step: string, then: () => string): Question {
  let hint = '';
  if (s.forced.length) hint = '';
  else if (s.moveBy === 'car') hint = ' The car goes only to OPEN places';
  else if (s.movers.length && costOf(s, s.movers[0], RESTRICTED) > 1) hint = ' OPEN costs 1 Time, RESTRICTED 2';
  return {
    say: `What is ${letterOf(s.to)}?${hint}`,
    page: 6,
    options: [...kindOptions(s, t, s.to), { label: 'Back', back: true, do: () => (s.to = 0), then: step }],
    then,
  };
}

const waysOfMoving = () => ({
  walk: 'Walk along a line',
  bus: 'Bus, from stop to stop', // also into RESTRICTED places [TL-313]
  car: 'Car: Favor turns neutral',
  ride: 'Ride as far as the sheet says', // [TL-317]
  effect: 'Where to?',
});

/** Kids who stand here and may come along, each for their own Time [TL-151]. */
const companions = (s: Tales, seat: number) =>
  here(s, seat).filter(other => other !== seat && s.status[other] === PLAYING && s.pool[other] > 0 && s.placeIs[other] === s.placeIs[seat]);

/** Who could ride along with the HACKER [TL-318]. */
const riders = (s: Tales, seat: number) => here(s, seat).filter(other => other !== seat && s.status[other] === PLAYING);
const hasRiders = (s: Tales) => riders(s, s.movers[0]).length > 0 && s.capacity[machineOf(s, s.movers[0])] !== 1;

export const move = (s: Tales, t: Throws): Chapter<Tales> => {
  const to = (place: number) => {
      s.to = place;
      if (kindOf(s, place) === UNKNOWN) return 'kind';
      return goIfPossible();
    },
    /** A place that was just told to be RESTRICTED may be too much. */
    goIfPossible = () => {
      const no = reasonAgainst(s, kindOf(s, s.to));
      if (no) t.tell(`${letterOf(s.to)}: ${no}`);
      return no ? 'where' : go(s, s.to, OPEN);
    },
    /** The likeliest place also with somebody who stands here, in one press. */
    withOthers = (name: string, value: number, kind: number, then: (value: number) => string): Option[] =>
      s.moveBy === 'walk' && s.movers.length === 1
        ? companions(s, s.movers[0]).map(seat => ({
            label: `${name} with ${who(s, seat)}`,
            value,
            do: () => s.movers.push(seat),
            then,
            not: reasonAgainst(s, kind),
          }))
        : [],
    placeOptions = (): Option[] => {
      const options: Option[] = [];
      for (const place of likelyPlaces(s, s.movers[0], s.to)) {
        const kind = kindOf(s, place);
        options.push({ label: `${placeName(s, s.movers[0], place)}${costWords(s, kind)}`, value: place, not: reasonAgainst(s, kind) });
        if (options.length === 1) for (const option of withOthers(letterOf(place), place, kind, to)) options.push(option);
      }
      return options;
    },
    toKind = (is: number) => go(s, 0, is),
    placeKinds = (): Option[] => {
      const [open, ...others] = [OPEN, RESTRICTED, OWN_HOME].map(
        (kind): Option => ({
          label: `${places()[kind]}${costWords(s, kind === OWN_HOME ? OPEN : kind)}`,
          value: kind,
          not: reasonAgainst(s, kind === OWN_HOME ? OPEN : kind),
          then: toKind,
        }),
      );
      return [open, ...withOthers(places()[OPEN], OPEN, OPEN, toKind), ...others];
    },
    otherWays = (): Option[] => {
      const seat = s.movers[0];
      if (s.moveBy !== 'walk') return [];
      return [
        { label: 'Bus', do: () => (s.moveBy = 'bus'), then: 'where' },
        { label: 'Car', not: s.favor[seat] !== GOOD && 'Only with good Favor', do: () => (s.moveBy = 'car'), then: 'where' },
        {
          label: 'Machine ride',
          not: machineOf(s, seat) < 0 && 'No hacked Machine',
          do: () => (s.moveBy = 'ride'),
          then: () => (hasRiders(s) ? 'riders' : 'where'),
        },
      ];
    },
    leave = (): Option[] => (s.moveBy === 'effect' ? [] : [{ label: 'Back', back: true, do: () => (s.movers = []), then: '<' }]);

  return {
    page: 17,
    steps: {
      where: () => ({
        say: waysOfMoving()[s.moveBy],
        seat: s.movers[0],
        options: s.letters
          ? [...placeOptions(), { label: 'Other place', do: () => (s.to = 0), then: 'other' }, ...otherWays(), ...leave()]
          : [...placeKinds(), ...otherWays(), ...leave()],
        then: to,
      }),

      other: () => ({
        ...askLetter(s, 'other', {
          say: 'To which letter?',
          not: [s.place[s.movers[0]]],
          more: [back('where')],
          then: to,
        }),
        seat: s.movers[0],
      }),

      kind: () => ({
        ...kindQuestion(s, t, 'where', goIfPossible),
        seat: s.movers[0],
      }),

      /** Riders sit for free, as many as there is room [TL-318]. */
      riders: () => {
        const machine = machineOf(s, s.movers[0]),
          capacity = s.capacity[machine],
          others = riders(s, s.movers[0]);
        if (!capacity)
          return {
            say: `${machineName(machine)}: which Capacity?`,
            page: 18,
            dial: { min: 1, max: MOST_CAPACITY, start: 2 },
            do: seats => t.copy('capacity', seats, machine),
            then: 'riders',
          };
        return {
          say: `Seats for ${capacity} with you. Who rides too, for free?`,
          page: 18,
          marks: others.map((seat): Mark => ({ label: who(s, seat) })),
          most: capacity - 1,
          do: (_, marked) => (s.movers = [s.movers[0]].concat(marked.map(place => others[place]))),
          then: 'where',
        };
      },

      /** Each to a place of their own [TL-344, TL-325]. */
      forced: () => {
        const seat = s.forced[0],
          choose = (place: number) => {
            s.to = place;
            return kindOf(s, place) === UNKNOWN ? 'forcedKind' : forcedTo(s, place, OPEN);
          },
          letters = askLetter(s, 'forced', { say: 'Where to?', not: [s.place[seat]], then: choose });
        if (!s.letters)
          return {
            say: 'Moved: what is it there?',
            seat,
            options: places().map((label, value) => ({ label, value })),
            then: is => forcedTo(s, 0, is),
          };
        return {
          ...letters,
          seat,
          options: [
            ...(s.letterGroup ? [] : likelyPlaces(s, seat).map(place => ({ label: placeName(s, seat, place), value: place }))),
            ...letters.options!,
          ],
        };
      },

      forcedKind: () => ({ ...kindQuestion(s, t, 'forced', () => forcedTo(s, s.to, OPEN)), seat: s.forced[0] }),
    },
  };
};

/** Who is taken away meets no further Machine [TL-325]. */
function forcedTo(s: Tales, place: number, is: number): string {
  const seat = s.forced.splice(0, 1)[0];
  if (s.movers[0] === seat) s.met = [];
  drop(s.movers, seat);
  arrive(s, seat, place, is);
  return s.forced.length ? 'forced' : '<';
}
