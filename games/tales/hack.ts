// The HACK, from the team to the last firewall, and the ARMED ability [TL-340 to TL-349, TL-360].
import { type Chapter, eachSeat, type Option, type Question, sum, who } from '../kit';
import { startTest } from './begin-test';
import {
  avoidTrait,
  dropWalls,
  iconOf,
  isAble,
  isResponseKnown,
  isWallUp,
  machineName,
  machineOf,
  putWall,
  putWalls,
  responseQuestion,
  spacesQuestion,
  units,
} from './machines';
import { forceMove } from './movement';
import { ALERT, ARMED, IGNORE, PLAYING, PREDICTABLE, type Tales, type Throws } from './state';
import { spend } from './time';
import { back, traits } from './words';

const ALL = 5; // firewalls
const WRECK = 2; // Time

/** Participants, the one who acts first [TL-342]. */
export const team = (s: Tales) => s.seats.filter(seat => s.invested[seat] > 0);

/** Who may join: those who are out and have Time, the one who acts first. The table knows who stands NEARBY [TL-340]. */
const candidates = (s: Tales) =>
  [s.seat].concat(s.seats.filter(seat => seat !== s.seat)).filter(seat => s.status[seat] === PLAYING && s.pool[seat] > 0);

/** The highest investors among those without a Machine: one of them becomes the HACKER [TL-342, TL-346]. */
function leaders(s: Tales): number[] {
  const fit = team(s).filter(seat => machineOf(s, seat) < 0);
  return fit.filter(seat => !fit.some(other => s.invested[other] > s.invested[seat]));
}

/** Who leads: the HACKER, or the Kid who acts where the table has set it to nobody. */
const leader = (s: Tales) => (s.hacker ? s.hacker - 1 : s.seat);

/** ALERT on the Track or on the Response Card: the table may have turned that one. */
const isLower = (s: Tales) => s.half > 0 || s.mode[s.target] === ALERT;

const isShort = (s: Tales) => sum(team(s).map(seat => Math.min(s.invested[seat], s.pool[seat]))) < s.spaces[s.target];

/** All firewalls of a PREDICTABLE one come up at once [TL-341]. */
function start(s: Tales, t: Throws, hacker: number): string {
  s.hacker = hacker + 1;
  if (isAble(s, s.target, PREDICTABLE)) putWalls(s, t, s.target, ALL);
  s.space = s.subtest = 1;
  s.half = s.mode[s.target];
  return 'hack.wall';
}

/** The team invests so much: is it enough, and who is the HACKER? Spent Time is lost, whatever happens [TL-340]. */
function invest(s: Tales, t: Throws, seats: number[], times: number[]): string {
  for (const seat of s.seats) s.invested[seat] = 0;
  for (let i = 0; i < seats.length; i++) s.invested[seats[i]] = times[i];
  if (isShort(s)) t.tell(`Not enough: needs ${s.spaces[s.target]} Time`);
  else if (!leaders(s).length) t.tell('All have a Machine: nobody can be the HACKER');
  else {
    for (const seat of team(s)) spend(s, seat, s.invested[seat]);
    return leaders(s).length > 1 ? 'hack.tie' : start(s, t, leaders(s)[0]);
  }
  for (const seat of s.seats) s.invested[seat] = 0;
  return 'hack.team';
}

/** The next space, or the Machine is theirs and travels with them [TL-343, TL-346]. */
function pass(s: Tales, t: Throws): string {
  s.subtest = 1;
  if (s.space++ < s.spaces[s.target]) return 'hack.wall';
  s.hackedBy[s.target] = leader(s) + 1;
  s.hackToken[s.target] = 0;
  t.tell(`${machineName(s.target)} is HACKED, it goes with ${who(s, leader(s))}`);
  return 'kid.act';
}

/** The lower half of the same firewall, from its first color, and from then on [TL-344, TL-349]. */
function wake(s: Tales, t: Throws): string {
  s.half = s.subtest = 1;
  s.mode[s.target] = ALERT;
  t.tell('ALERT now! Turn its card. Lower half');
  return 'hack.wall';
}

/** A failed test: in ROUTINE the Machine wakes, in ALERT the HACK has failed for all of them [TL-344]. */
function miss(s: Tales, t: Throws): string {
  if (!isLower(s)) return wake(s, t);
  s.hackToken[s.target] = 1;
  s.by = s.kid = leader(s);
  s.cardSays = 'team';
  t.tell('HACK FAILED. Its Response hits all, a Hack Token on its card');
  return 'conditions.text>hack.away';
}

/** REPEL ATTEMPT: a check of the HACKER. In ALERT the Response of the failed HACK is the same one [TL-347]. */
function afterRepel(s: Tales, t: Throws): string {
  if (s.won) return pass(s, t);
  if (isLower(s)) return miss(s, t);
  s.cardSays = 'failure';
  return `conditions.text>${wake(s, t)}`;
}

/** A test of the HACK is over. */
export function afterFirewall(s: Tales, t: Throws): string {
  if (s.testFor === 'repel') return afterRepel(s, t);
  if (!s.won) return miss(s, t);
  return s.subtest++ < s.hackTraits ? 'hack.lowerTrait' : pass(s, t);
}

/** The Machine has left its Sector: no Response, nobody moves, a token only in ALERT [TL-345]. */
function breakOff(s: Tales, t: Throws): string {
  if (isLower(s)) s.hackToken[s.target] = 1;
  t.tell('HACK over. No Response, nobody moves');
  return 'kid.act';
}

function repel(s: Tales, t: Throws): string {
  s.foe = s.target;
  if (!isResponseKnown(s, s.target)) return 'hack.card';
  return iconOf(s, s.target) === IGNORE ? pass(s, t) : startTest(s, leader(s), 'repel', 'team', avoidTrait(s, s.target), '');
}

/** This firewall is face-up now. */
const reach = (s: Tales) => putWall(s, s.target, s.space - 1);

/** The team tests a trait; of several somebody rolls, by default the HACKER [TL-342]. */
function testTrait(s: Tales, trait: number): string {
  s.trait = trait;
  return team(s).length > 1 ? 'hack.roller' : startTest(s, leader(s), 'wall', 'team', trait, '');
}

const traitOptions = (): Option[] => traits().map((label, i) => ({ label, value: i + 1 }));

const traitQuestion = (s: Tales, say: string): Question => ({
  say,
  seat: leader(s),
  options: traitOptions(),
  do: () => (s.hackTraits = 2),
  then: trait => testTrait(s, trait),
});

export const hack = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 19,
  seat: s.seat,
  steps: {
    target: () => ({
      say: 'HACK which Machine nearby?',
      options: [
        ...units(s).map(
          (machine): Option => ({
            label: machineName(machine),
            note: s.spaces[machine] ? `needs ${s.spaces[machine]}` : '',
            value: machine,
          }),
        ),
        back('kid.act'),
      ],
      do: machine => (s.target = machine),
      then: machine => (s.spaces[machine] ? 'team' : 'spaces'),
    }),

    spaces: () => ({ ...spacesQuestion(s, t, s.target), then: 'team' }),

    /** One Kid alone, or several together; more Time than is needed may be spent [TL-340]. */
    team: () => {
      const need = s.spaces[s.target];
      return {
        say: `HACK ${machineName(s.target)}: needs ${need} Time`,
        options: [
          {
            label: `${who(s)} alone, ${need}`,
            not: s.pool[s.seat] < need && `Has ${s.pool[s.seat]}`,
            then: () => invest(s, t, [s.seat], [need]),
          },
          { label: 'Together...', not: candidates(s).length < 2 && 'Nobody else has Time', then: 'share' },
          back('kid.act'),
        ],
      };
    },

    share: () => {
      const seats = candidates(s),
        need = s.spaces[s.target];
      return {
        say: `Time of each? Needs ${need}. Only Kids nearby`,
        counts: {
          labels: seats.map(seat => who(s, seat)),
          most: seats.map(seat => s.pool[seat]),
          start: seats.map((seat, i) => (i ? 0 : Math.min(need, s.pool[seat]) | 0)),
        },
        then: (_, times) => invest(s, t, seats, times),
      };
    },

    tie: () => ({
      say: 'A tie: who is the HACKER?',
      seat: s.firstPlayer,
      options: eachSeat(s, leaders(s)),
      then: seat => start(s, t, seat),
    }),

    /** Top half in ROUTINE, lower half in ALERT; its effect first, then its test: one color or two [TL-343]. */
    wall: () => {
      const lower = isLower(s),
        isNew = !isWallUp(s, s.target, s.space - 1);
      return {
        say: `Firewall ${s.space}/${s.spaces[s.target]}${isNew ? ' draw it' : ''}\n${lower ? 'ALERT, lower half' : 'ROUTINE, top half'}\nEffect first, then?`,
        seat: leader(s),
        show: ['walls'],
        options: [
          ...traitOptions(),
          { label: 'Two traits', do: () => reach(s), then: 'firstTrait' },
          { label: 'Repel attempt', do: () => reach(s), then: () => repel(s, t) },
          { label: 'Default firewall', do: () => t.tell('Its Response Card has the default firewall'), then: 'wall' }, // [TL-348]
          { label: 'ALERT!', not: lower && 'Is ALERT already', do: () => reach(s), then: () => wake(s, t) },
          { label: 'Machine moved off', rare: true, then: () => breakOff(s, t) },
        ],
        do() {
          reach(s);
          s.hackTraits = 1;
        },
        then: trait => testTrait(s, trait),
      };
    },

    firstTrait: () => traitQuestion(s, 'The upper trait?'),
    lowerTrait: () => traitQuestion(s, 'Now the lower trait'),

    roller: () => ({
      say: 'Who rolls?',
      seat: leader(s),
      options: eachSeat(s, [leader(s)].concat(team(s).filter(seat => seat !== leader(s)))),
      then: seat => startTest(s, seat, 'wall', 'team', s.trait, ''),
    }),

    card: () => ({ ...responseQuestion(s, t, s.target), seat: leader(s), then: () => repel(s, t) }),

    away: () => ({
      say: 'All in the HACK go next door, to OPEN if possible',
      seat: -1,
      then: () => forceMove(s, team(s), 'kid.act'),
    }),

    /** Gone until the next Round's return step, without firewalls and token [TL-360]. */
    wreck: () => ({
      say: `WRECK which, nearby? ${WRECK} Time. Figure, Firewalls, Hack Token off until next Round`,
      page: 10,
      options: [
        ...units(s)
          .filter(machine => s.ability[machine] !== ARMED)
          .map((machine): Option => ({ label: machineName(machine), value: machine })),
        back('kid.act'),
      ],
      do(machine) {
        spend(s, s.seat, WRECK);
        s.wrecked[machine] = s.round;
        s.hackToken[machine] = 0;
        dropWalls(s, t, machine);
      },
      then: 'kid.act',
    }),
  },
});
