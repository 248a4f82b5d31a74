// Which ports a board may hang on, and which one is meant: the one asked for, the only one, or the one of last time.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Trouble } from './wire';

export interface Port {
  path: string;
  /** What the maker calls it, where the system tells. */
  name: string;
}

/** Serial adapters as Linux and macOS call them; Bluetooth and debug ports are left out. */
const LIKELY = /^(ttyUSB|ttyACM|cu\.(usb|SLAB|wch))/;

/** Linux knows the adapter by its name in /dev/serial/by-id. */
function names(devices: string): Map<string, string> {
  const folder = join(devices, 'serial/by-id');
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).map(id => [basename(realpathSync(join(folder, id))), id.replace(/^usb-|-if\d.*$/g, '').replace(/_/g, ' ')]),
  );
}

/** COM ports of Windows, from its registry, with the name of their driver; those of Bluetooth are left out. */
export function windowsPorts(
  ask = () =>
    execFileSync('reg', ['query', 'HKLM\\HARDWARE\\DEVICEMAP\\SERIALCOMM'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
): Port[] {
  try {
    return [...ask().matchAll(/\\Device\\(\S+)\s+REG_SZ\s+(COM\d+)/g)]
      .filter(([, driver]) => !driver!.startsWith('Bth'))
      .map(([, driver, path]) => ({ path: path!, name: driver! }));
  } catch {
    return []; // there is no such key while there is no port
  }
}

export function listPorts(devices = '/dev'): Port[] {
  if (process.platform === 'win32') return windowsPorts();
  const known = names(devices);
  return readdirSync(devices)
    .filter(file => LIKELY.test(file))
    .sort()
    .map(file => ({ path: join(devices, file), name: known.get(file) ?? '' }));
}

const REMEMBERED = join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'roundkeeper/port');

export function rememberPort(port: string, file = REMEMBERED): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${port}\n`);
  } catch {} // a home that cannot be written: then it is asked for the next time
}

export function lastPort(file = REMEMBERED): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The port to use. Throws a list when there are several and nobody has said which. */
export function choosePort(wanted: string | undefined, ports: Port[], last: string | undefined): string {
  if (wanted) return wanted;
  if (ports.length === 1) return ports[0]!.path;
  if (!ports.length)
    throw new Trouble(
      'no port',
      `No board is found. Plug it in with a cable that carries data (some only charge); npm run doctor looks closer. Or name the port: --port ${process.platform === 'win32' ? 'COM3' : '/dev/ttyUSB0'}`,
    );
  if (last && ports.some(port => port.path === last)) return last;
  const list = ports.map(port => `  --port ${port.path}${port.name && `   ${port.name}`}`).join('\n');
  throw new Trouble('no port', `There are several ports. Say which one is the board:\n${list}`);
}
