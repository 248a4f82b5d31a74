/// <reference types="espruino" />
// What @types/espruino (the 1v95 API) lacks of 2v29 and this folder uses. Sources: Espruino's jswrap_*.c of 2v29.

interface EspruinoStorage {
  read(name: string, offset?: number, length?: number): string | undefined;
  write(name: string, data: string, offset?: number, size?: number): boolean;
  erase(name: string): void;
  list(pattern?: RegExp): string[];
  getFree(): number;
}

/** Raw flash. There is no protection: an address outside of our region can overwrite the firmware. */
interface EspruinoFlash {
  read(length: number, address: number): Uint8Array;
  write(data: string | ArrayLike<number>, address: number): void;
  erasePage(address: number): void;
  getPage(address: number): { addr: number; length: number } | undefined;
  getFree(): { addr: number; length: number }[];
}

// A pin may be told by its number everywhere; a wiring profile is plain numbers.
declare function pinMode(pin: Pin | number, mode?: string): void;
declare function digitalRead(pin: Pin | number): number;
declare function digitalWrite(pin: Pin | number, value: number | boolean): void;
declare function analogRead(pin: Pin | number): number;
declare function analogWrite(pin: Pin | number, duty: number, options?: { freq?: number; soft?: boolean; forceSoft?: boolean }): void;
declare function peek32(address: number): number;
declare function print(...values: unknown[]): void;

/** `time` and `lastTime` are seconds. */
interface WatchEvent {
  state: boolean;
  time: number;
  lastTime: number;
  /** Equal to its number. */
  pin: number;
}
declare function setWatch(
  call: (e: WatchEvent) => void,
  pin: Pin | number,
  options?: { repeat?: boolean; edge?: 'rising' | 'falling' | 'both'; debounce?: number },
): number;

declare var Pin: { new (name: number | string): Pin; (name: number | string): Pin };

interface Graphics {
  clear(reset?: boolean): Graphics;
  reset(): Graphics;
  setColor(colour: number): Graphics;
  setBgColor(colour: number): Graphics;
  setFont(name: string, size?: number): Graphics;
  setFontAlign(x: number, y: number, rotation?: number): Graphics;
  setRotation(quarters: number, reflect?: boolean): Graphics;
  drawString(text: string, x: number, y: number, solid?: boolean): Graphics;
  fillRect(x1: number, y1: number, x2: number, y2: number): Graphics;
  clearRect(x1: number, y1: number, x2: number, y2: number): Graphics;
  drawImage(image: object | string, x: number, y: number, options?: { scale?: number; rotate?: number }): Graphics;
  getModified(reset?: boolean): { x1: number; y1: number; x2: number; y2: number } | undefined;
  asImage(type?: 'object' | 'string'): any;
  buffer: ArrayBuffer;
}
declare var Graphics: {
  createArrayBuffer(
    width: number,
    height: number,
    bitsPerPixel: number,
    options?: { msb?: boolean; vertical_byte?: boolean; zigzag?: boolean; interleavex?: boolean; buffer?: ArrayBuffer | ArrayBufferView },
  ): Graphics;
};

/** A number or text is sent as it is, arrays one after the other; an object repeats its data. */
type I2CData = number | string | ArrayBuffer | ArrayBufferView | readonly I2CData[] | { data: I2CData; count: number };
interface I2C {
  setup(options: { sda: Pin | number; scl: Pin | number; bitrate: number }): void;
  writeTo(address: number, ...data: I2CData[]): void;
}

declare namespace E {
  function CRC32(data: string | ArrayBuffer | ArrayBufferView | readonly number[]): number;
  function toFlatString(text: string): string | undefined;
  function toString(...data: (number | string | ArrayBuffer | ArrayBufferView | readonly number[])[]): string | undefined;
  function toUint8Array(...data: (number | string | ArrayBuffer | ArrayBufferView | readonly number[])[]): Uint8Array;
  function memoryArea(address: number, length: number): string;
  function getBattery(): number;
  function setConsole(device: string, options?: { force?: boolean }): void;
  function setTimeZone(hours: number): void;
  function defrag(): void;
  function getSizeOf(value: unknown, depth?: number): number;
  function getAddressOf(value: unknown, flat?: boolean): number;
  function on(event: 'init' | 'kill', call: () => void): void;
  function reboot(): void;
  /** `auto`: kicked whenever the interpreter is idle. It cannot be switched off again, but called again it takes another time. */
  function enableWatchdog(seconds: number, auto: boolean): void;
  /** Does nothing where no watchdog was enabled. */
  function kickWatchdog(): void;
}

declare namespace Modules {
  function addCached(name: string, code: string): void;
  function removeCached(name: string): void;
  function getCached(): string[];
}

declare var ESP32: {
  enableWifi(on: boolean): void;
  enableBLE(on: boolean): void;
  reboot(): void;
  deepSleep(microseconds: number): void;
  deepSleepExt0(pin: number, level: number): void;
  getWakeupCause?(): number;
  getState(): { [key: string]: any };
};
