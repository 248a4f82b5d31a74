// Which way leads to a port: a socket by its address, a serial port as the system has it. And the console there.
import { Console, type ConsoleOptions } from './console';
import { openLibrary } from './library';
import { openSocket, openTerminal, type Wire } from './wire';

export async function openWire(port: string): Promise<Wire> {
  if (port.startsWith('tcp://')) return openSocket(port);
  return process.platform === 'win32' ? openLibrary(port) : openTerminal(port);
}

/** Opens a port (a path, or tcp://host:port) and makes sure that an Espruino answers. */
export async function openConsole(port: string, options: ConsoleOptions = {}): Promise<Console> {
  return Console.on(port, await openWire(port), options);
}
