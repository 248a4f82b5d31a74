// The doctor's table: what is looked at, in this order, and the sentence for each trouble. Every sentence says what to do next.
import { tellsState } from '../tested';
import type { DeviceFacts, Facts } from './facts';

/** good: fine; mind: works, but; bad: does not work. */
export type State = 'good' | 'mind' | 'bad';
export type Finding = [state: State, say: string];

export interface Check {
  name: string;
  /** undefined: it could not be looked at. */
  look(facts: Facts): Finding | undefined;
  /** When this is bad, nothing after it can be looked at. */
  stops?: boolean;
}

const KB = 1024;
const FEW = 64 * KB; // of Storage: little more than the largest game
const ENOUGH = 3700; // variables: with less the device itself warns at its start (firmware/shell/memory.ts)
const address = (n: number) => `0x${n.toString(16).toUpperCase()}`;
const list = (words: string[]) => words.join(words.length === 2 ? ' and ' : ', ');

function noPort({ platform, adapters }: Facts): string {
  if (adapters.some(name => /CH34/.test(name)))
    return 'The board is on the USB bus (CH340), but the system made no port of it. On Ubuntu the program brltty takes it away: sudo apt remove brltty, then plug it in again.';
  if (adapters.length)
    return `The board is on the USB bus (${list(adapters)}), but the system made no port of it. Unplug it, plug it in, and look what the system says: sudo dmesg | tail`;
  const cable = 'No board is seen. Plug it in; then try another cable, for many only charge; then another socket of the PC, without a hub.';
  if (platform === 'darwin') return `${cable} If none helps, install the driver of its USB chip (CP210x or CH34x), which its maker offers.`;
  if (platform === 'win32')
    return `${cable} Look into the device manager under Ports (COM & LPT): a yellow sign there means that the driver of its USB chip (CP210x or CH34x) is missing.`;
  return cable;
}

function notAllowed({ platform, access, port }: Facts): string {
  if (platform !== 'linux' || !access)
    return `You may not use ${port}. Close every program that might use it, unplug the board and plug it in again.`;
  if (access.member)
    return `You have joined the group ${access.group}, but this session does not know it yet. Log out and in again, or restart the PC.`;
  return `You may not use ${port}: it belongs to the group ${access.group}. Join it, then log out and in again: sudo usermod -aG ${access.group} ${access.user}`;
}

function display({ found, swapped, display }: DeviceFacts): Finding {
  if (found.includes(display.address)) return ['good', `A display answers at ${address(display.address)}.`];
  if (found.length)
    return [
      'bad',
      `A display answers at ${address(found[0]!)}, and the wiring file says ${address(display.address)}. Write address: ${address(found[0]!)} there, then npm run flash (docs/wiring.md).`,
    ];
  if (swapped.length)
    return [
      'bad',
      `SDA and SCL are swapped: a display answers when they are exchanged. SDA goes to pin ${display.sda}, SCL to pin ${display.scl}. Restart the board afterwards.`,
    ];
  return [
    'bad',
    `No display answers. Check its four wires: VCC to 3V3, GND to GND, SDA to pin ${display.sda}, SCL to pin ${display.scl}; on some modules VCC and GND lie the other way round. Then restart the board.`,
  ];
}

function radios({ radios, who, air, running }: Facts): Finding | undefined {
  if (!radios) return who && untold(who.version);
  if (!radios.wifi)
    return [
      'mind',
      'Wi-Fi is off in the settings of the chip, and Espruino 2v29 may not start so. npm run flash sets it back; it stays silent. Should the board restart for ever: npm run flash -- --runtime DIR',
    ];
  if (radios.bluetooth)
    return [
      'mind',
      'Bluetooth starts with the board: that takes memory and power, and opens its console for a moment. npm run flash switches it off for good.',
    ];
  if (air && air !== 'NULL') return onTheAir(air, !!running);
  return ['good', 'Bluetooth is off. Wi-Fi is on in the settings, as it must be, and silent.'];
}

/** Wi-Fi does something, although the settings are right. */
function onTheAir(mode: string, running: boolean): Finding {
  const what = mode.startsWith('AP') ? 'has opened an access point' : 'looks for the network of a program that was there before';
  return running
    ? [
        'bad',
        `Wi-Fi ${what} (${mode}). It should be silent. The console stays on the cable, but clear the settings of the chip: npm run flash -- --runtime DIR. If that does not help, please tell us (docs/first-board.md).`,
      ]
    : ['mind', `Wi-Fi ${what} (${mode}). npm run flash silences it.`];
}

/** Asking a later build would crash it. */
function untold(version: string): Finding | undefined {
  return tellsState(version)
    ? undefined
    : [
        'mind',
        `Which radios start with the board cannot be asked: Espruino ${version} would crash. The program silences them at each start.`,
      ];
}

export const CHECKS: Check[] = [
  {
    name: 'a port',
    stops: true,
    look(facts) {
      if (facts.port) return ['good', `The port is ${facts.port}.`];
      if (!facts.ports.length) return ['bad', noPort(facts)];
      const several = facts.ports.map(port => `\n  npm run doctor -- --port ${port.path}${port.name && `   (${port.name})`}`);
      return ['bad', `There are several ports. Say which one is the board:${several.join('')}`];
    },
  },
  {
    name: 'nobody else on it',
    stops: true,
    look: ({ holders, port, trouble }) => {
      if (holders.length) return ['bad', `Another program uses ${port}: ${list(holders)}. Close it, then try again.`];
      if (trouble?.kind === 'taken')
        return ['bad', `Another program uses ${port}. Close it (a monitor, the Web IDE, an Arduino window), then try again.`];
      return ['good', 'Nobody else uses it.'];
    },
  },
  {
    name: 'may be used',
    stops: true,
    look: facts => {
      if (facts.trouble?.kind === 'not allowed') return ['bad', notAllowed(facts)];
      return facts.trouble?.kind === 'no port' ? ['bad', facts.trouble.message] : ['good', 'You may use it.'];
    },
  },
  {
    name: 'Espruino',
    stops: true,
    look: ({ trouble, who }) => (trouble ? ['bad', trouble.message] : who && ['good', `Espruino ${who.version} answers.`]),
  },
  {
    name: 'the chip',
    stops: true,
    look: ({ who, unfit }) => who && (unfit ? ['bad', unfit] : ['good', 'It is an ESP32.']),
  },
  {
    name: 'the version of Espruino',
    look: ({ refused, untested, who }) => {
      if (refused) return ['bad', refused];
      return untested ? ['mind', untested] : who && ['good', 'This version was tested.'];
    },
  },
  { name: 'radios', look: radios },
  {
    name: 'memory',
    look: ({ variables, radios }) => {
      if (!variables) return undefined;
      if (variables >= ENOUGH) return ['good', `Espruino has ${variables} variables.`];
      if (radios?.bluetooth) return undefined; // that is why, and was said
      return [
        'mind',
        `Espruino has only ${variables} variables, and should have ${ENOUGH} or more: a large game may stop with "out of memory". What was answered is stored. Is it another build than docs/flashing.md names? If not, please tell us (docs/first-board.md).`,
      ];
    },
  },
  {
    name: 'room',
    look: ({ storage }) => {
      if (!storage) return undefined;
      const told = `${Math.floor(storage.free / KB)} of ${Math.floor(storage.total / KB)} KB of Storage are free`;
      return storage.free < FEW
        ? [
            'mind',
            `Storage is nearly full: ${told}. The next npm run flash writes it anew; your plays are elsewhere and stay. A copy does no harm: npm run backup`,
          ]
        : ['good', `${told}.`];
    },
  },
  {
    name: 'Roundkeeper',
    look: ({ running, ours, storage }) => {
      if (running === undefined) return undefined;
      if (!running)
        return [
          'bad',
          storage && storage.total - storage.free > FEW
            ? 'Roundkeeper is there, but does not run. Restart the board without holding BACK; if that does not help: npm run flash'
            : 'Roundkeeper is not on this board. Put it there: npm run flash',
        ];
      return running === ours
        ? ['good', `Roundkeeper ${running} runs.`]
        : ['mind', `Roundkeeper ${running} runs, and this folder has ${ours}. Bring it up to date: npm run flash`];
    },
  },
  {
    name: 'plays',
    look: ({ device }) =>
      device &&
      (device.unfinished
        ? ['bad', 'A restore was cut off: plays are missing. Repeat it: npm run restore FILE']
        : ['good', 'The plays are whole.']),
  },
  { name: 'the display', look: ({ device }) => device && display(device) },
  {
    name: 'what the device found',
    look: ({ device }) =>
      device && (device.faults.length ? ['bad', device.faults.join('\n')] : ['good', 'The device found no fault in itself.']),
  },
];

export interface Report {
  name: string;
  finding: Finding;
}

/** All findings, up to the first that makes the rest impossible. */
export function examine(facts: Facts): Report[] {
  const reports: Report[] = [];
  for (const { name, look, stops } of CHECKS) {
    const finding = look(facts);
    if (!finding) continue;
    reports.push({ name, finding });
    if (stops && finding[0] === 'bad') break;
  }
  return reports;
}
