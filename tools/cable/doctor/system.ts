// What the PC knows about a port: the USB chips on its bus, who has the port open, who may use it. Linux tells; elsewhere nothing is guessed.
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from './facts';

/** Makers of the chips between USB and the ESP32. */
const CHIPS: { [vendor: string]: string } = { '10c4': 'CP210x', '1a86': 'CH340', '0403': 'FTDI', '303a': 'Espressif' };

export function adapters(bus = '/sys/bus/usb/devices'): string[] {
  if (!existsSync(bus)) return [];
  return readdirSync(bus).flatMap(device => {
    const file = join(bus, device, 'idVendor');
    const chip = existsSync(file) && CHIPS[readFileSync(file, 'utf8').trim()];
    return chip ? [chip] : [];
  });
}

/** "minicom (process 123)"; only processes that we may look at. */
export function holders(port: string, processes = '/proc'): string[] {
  if (!existsSync(port) || !existsSync(processes)) return [];
  const real = realpathSync(port);
  return readdirSync(processes)
    .filter(id => /^\d+$/.test(id) && Number(id) !== process.pid)
    .flatMap(id => {
      try {
        const open = readdirSync(join(processes, id, 'fd')).some(fd => readlinkSync(join(processes, id, 'fd', fd)) === real);
        return open ? [`${readFileSync(join(processes, id, 'comm'), 'utf8').trim()} (process ${id})`] : [];
      } catch {
        return []; // it has ended, or is not ours
      }
    });
}

/** The group of a port, and whether this user is in it by now: the session may be older than that. */
export function access(port: string, groups = '/etc/group', user = process.env.USER || process.env.LOGNAME || '$USER'): Facts['access'] {
  if (!existsSync(port) || !existsSync(groups)) return undefined;
  const id = String(statSync(port).gid);
  const line = readFileSync(groups, 'utf8')
    .split('\n')
    .map(text => text.split(':'))
    .find(fields => fields[2] === id);
  return line && { group: line[0]!, user, member: (line[3] ?? '').split(',').includes(user) };
}
