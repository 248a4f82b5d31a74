// Which way leads to a port: a socket by its address, a serial port as the system has it.
import { openLibrary } from './library';
import { openSocket, openTerminal, type Wire } from './wire';

export async function openWire(port: string): Promise<Wire> {
  if (port.startsWith('tcp://')) return openSocket(port);
  return process.platform === 'win32' ? openLibrary(port) : openTerminal(port);
}
