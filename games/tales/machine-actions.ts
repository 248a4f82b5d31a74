// Machine actions of the School Phase: firmware, returns, movement, modes, Hack Tokens, ALARMED [TL-131 to TL-140].
import { type Chapter, type Mark, who } from '../kit';
import { allMachines, dropLeftWall, dropWalls, isAble, machineName, machineNames, units } from './machines';
import {
  ALARM,
  ALARMED,
  ALERT,
  DUPLICATE,
  ESCAPEE,
  HACK_TOKEN,
  ROUTINE,
  SLOW_REBOOT,
  type Tales,
  type Throws,
  UNPREDICTABLE,
} from './state';
import { noYes } from './words';

/** Those whose left-most firewall goes before the firmware is looked at [TL-135]. */
const slowReboots = (s: Tales) => allMachines(s).filter(machine => isAble(s, machine, SLOW_REBOOT) && s.walls[machine]);

/** Two icons in a row RESET every HACKED Machine; one is enough for an UNPREDICTABLE one [TL-131, TL-132]. */
const isReset = (s: Tales, machine: number, icon: number) =>
  s.hackedBy[machine] > 0 && icon > 0 && (s.lastFirmware > 0 || isAble(s, machine, UNPREDICTABLE));

/** Wrecked in a Round before this one [TL-133]. */
const isRepaired = (s: Tales, machine: number) => s.wrecked[machine] > 0 && s.wrecked[machine] < s.round;

function bringBack(s: Tales, t: Throws, machine: number): void {
  if (s.hackedBy[machine]) t.tell(`${machineName(machine)} is RESET, ${who(s, s.hackedBy[machine] - 1)} loses it`);
  s.hackedBy[machine] = s.wrecked[machine] = 0;
  dropWalls(s, t, machine);
  s.returned.push(machine);
}

/** A mode for the rest of the Round, or until a HACK; a duplicate keeps ALERT [TL-125]. */
function setMode(s: Tales, machine: number, mode: number): void {
  s.mode[machine] = s.modeLock[machine] === DUPLICATE ? ALERT : mode;
}

function lockMode(s: Tales, machine: number, lock: number): void {
  setMode(s, machine, ALERT);
  s.modeLock[machine] = s.modeLock[machine] || lock;
}

/** Their mode follows from where they stand now; the others keep theirs [TL-138]. */
const adjusting = (s: Tales) => units(s).filter(machine => !s.modeLock[machine] && !s.hackToken[machine]);

/** Beside another one they go into ALERT, after all modes are set [TL-140]. */
const alarmed = (s: Tales) =>
  units(s).length > 1 ? units(s).filter(machine => isAble(s, machine, ALARMED) && !s.modeLock[machine] && !s.mode[machine]) : [];

/** The token comes off, and the Machine stays in ALERT for this Round [TL-139]. */
function takeTokensOff(s: Tales): void {
  for (const machine of units(s))
    if (s.hackToken[machine]) {
      s.hackToken[machine] = 0;
      lockMode(s, machine, HACK_TOKEN);
    }
}

/** HACKED Machines do not move [TL-136, TL-431]. */
function afterFirmware(s: Tales, t: Throws): string {
  if (s.returned.length) return 'machines.back';
  const first = units(s).filter(machine => isAble(s, machine, ESCAPEE));
  if (first.length) t.tell(`${machineNames(first)} ${first.length > 1 ? 'move' : 'moves'} first`); // [TL-136]
  return units(s).length ? 'machines.move' : 'phase Adventure';
}

const afterModes = (s: Tales) => (alarmed(s).length ? 'machines.alarm' : 'phase Adventure');

export const machines = (s: Tales, t: Throws): Chapter<Tales> => ({
  page: 12,
  seat: -1,
  steps: {
    start: () => {
      const slow = slowReboots(s);
      return {
        say: `${slow.length ? `Take the left Firewall off ${machineNames(slow)}. ` : ''}Firmware icon on the School Card?`,
        options: noYes(),
        do(icon) {
          for (const machine of slowReboots(s)) dropLeftWall(s, machine);
          s.returned = [];
          s.quiet = [];
          for (const machine of allMachines(s)) if (isReset(s, machine, icon) || isRepaired(s, machine)) bringBack(s, t, machine);
          s.lastFirmware = icon;
        },
        then: () => afterFirmware(s, t),
      };
    },

    back: () => ({
      say: `${machineName(s.returned[0])} is back: start Sector or next to it, Firewalls off. Near OPEN (ROUTINE)?`,
      options: [
        { label: 'Yes', value: ROUTINE },
        { label: 'No', value: ALERT },
      ],
      do: mode => setMode(s, s.returned.splice(0, 1)[0], mode),
      then: () => afterFirmware(s, t),
    }),

    move: () => ({
      say: 'Machines move by the card, ALERT first, ties: First Player. Not to sea or others', // [TL-136, TL-137]
      page: 13,
      show: ['mode'],
      do: () => takeTokensOff(s),
      then: () => (adjusting(s).length ? 'modes' : afterModes(s)),
    }),

    modes: () => ({
      say: 'Mark who is near RESTRICTED places only: ALERT',
      page: 13,
      marks: adjusting(s).map((machine): Mark => ({ label: machineName(machine), on: s.mode[machine] === ALERT })),
      do(_, marked) {
        const all = adjusting(s);
        for (let place = 0; place < all.length; place++) setMode(s, all[place], marked.indexOf(place) < 0 ? ROUTINE : ALERT);
      },
      then: () => afterModes(s),
    }),

    alarm: () => ({
      say: 'ALARMED: mark who is next to another Machine. Then ALERT',
      page: 10,
      marks: alarmed(s).map((machine): Mark => ({ label: machineName(machine) })),
      do(_, marked) {
        const all = alarmed(s);
        for (const place of marked) lockMode(s, all[place], ALARM);
      },
      then: 'phase Adventure',
    }),
  },
});
