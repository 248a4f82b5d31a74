// Globals of Espruino that Node has too, with another type. Apart from espruino.d.ts, so that PC-side code keeps Node's.
declare function require(name: 'Storage'): EspruinoStorage;
declare function require(name: 'Flash'): EspruinoFlash;
declare function require(name: string): any;

declare function setTimeout(call: () => void, milliseconds?: number): number;
declare function setTimeout<T>(call: (value: T) => void, milliseconds: number, value: T): number;
declare function setInterval(call: () => void, milliseconds?: number): number;
declare var process: {
  memory(collect?: boolean): { free: number; usage: number; total: number; history: number; gc: number; gctime: number; blocksize: number };
  version: string;
  env: { [key: string]: any };
  on(event: 'uncaughtException', call: (e: any) => void): void;
  removeAllListeners(event: 'uncaughtException'): void;
};
declare var console: { log(...values: unknown[]): void };
