// Everything that the doctor looks at, before anybody judges it. What could not be asked is missing.
import type { Button } from '../../../hal/hal';
import type { Who } from '../console';
import type { Radios } from '../inspect';
import type { Port } from '../ports';
import type { Kind } from '../wire';

export interface Facts {
  /** As Node calls it: linux, darwin, win32. */
  platform: string;
  /** The port that was asked for, or chosen. */
  port?: string;
  ports: Port[];
  /** USB-to-serial chips on the bus, whether or not the system made a port of them. Linux only. */
  adapters: string[];
  /** Programs that have the port open. Linux only. */
  holders: string[];
  /** Who may use the port. Linux only. */
  access?: { group: string; user: string; member: boolean };
  /** Why the console could not be opened. */
  trouble?: { kind: Kind; message: string };
  who?: Who;
  /** What is wrong with this chip, or with this build of Espruino for it. */
  unfit?: string;
  /** What is wrong with this version of Espruino, where something is known. */
  refused?: string;
  /** Nothing is known against it, but nobody has tried it. */
  untested?: string;
  storage?: { total: number; free: number };
  /** Missing where they cannot be asked. */
  radios?: Radios;
  /** What Wi-Fi does now, in Espruino's words: NULL for nothing, AP, STA, APSTA. Missing where it is off, or cannot be asked. */
  air?: string;
  /** What the interpreter has for everything: its variables. */
  variables?: number;
  /** The version of Roundkeeper that runs; empty when none does. */
  running?: string;
  /** The version of this folder. */
  ours: string;
  device?: DeviceFacts;
}

/** What a device tells of itself while Roundkeeper runs on it. */
export interface DeviceFacts {
  board: string;
  faults: string[];
  /** A restore was cut off. */
  unfinished: boolean;
  display: { sda: number; scl: number; address: number; chip: string; reset?: number; power?: number };
  buttons: { [button in Button]: number };
  buzzer?: number;
  /** Addresses at which something answers as a display does. */
  found: number[];
  /** The same with SDA and SCL swapped; asked only when nothing was found. */
  swapped: number[];
}
