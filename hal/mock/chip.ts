// What an ESP32 with Espruino 2v29 has besides the program: settings that outlive everything, radios, a watchdog; and how it fails. From its sources: docs/hardware.md

/** Where esptool finds what. */
export const REGIONS = {
  settings: { at: 0x9000, size: 0x3000 },
  plays: { at: 0x310000, size: 0x10000 },
  storage: { at: 0x320000, size: 0xe0000 },
};

/** Bytes that are free when Espruino counts its variables, and what of them each radio takes: 5,832 variables with Wi-Fi and 10,250 without were seen on an emulated ESP32, the rest is an estimate. */
const FREE = 183_500,
  BLUETOOTH = 41_000,
  WIFI = 61_850;
const KEPT = 40_000, // bytes that Espruino leaves to the system
  VARIABLE = 14,
  LARGEST = 113_840; // bytes: no piece of memory on the chip is longer

export interface Chip {
  settings: { wifi: boolean; bluetooth: boolean };
  /** What people near it can see or reach. */
  air: Set<'access point' | 'station' | 'bluetooth' | 'telnet'>;
  /** Who else than the cable could take the console. */
  forced: boolean;
  /** Seconds after which the watchdog bites; 0 when it sleeps. */
  watchdog: number;
  /** As esptool leaves the settings when it erases them. */
  forget(): void;
  /** In the order of a start. fits() is false when the variables do not fit into memory, firstIdle() when telnet finds no network. */
  power(): void;
  fits(): boolean;
  begin(): void;
  network(saved: boolean): void;
  firstIdle(): boolean;
  /** The program has nothing to do for a moment. */
  idle(): void;
  variables(): number;
  // what programs see
  modules: { [name: string]: unknown };
  E: { [name: string]: unknown };
  NRF: { sleep(): void };
  state(): { Wifi: boolean; BLE: boolean };
  /** Keeps the interpreter busy for so many milliseconds, without taking that long. */
  work(milliseconds: number): void;
}

/** `crash` restarts the board. `spare`: bytes that this build of Espruino needs less than the tested one. */
export function fakeChip(version: string, radios: string[], crash: () => void, spare = 0): Chip {
  let telnet = true;
  let mode: 'access point' | 'off' = 'access point';
  const status = () => {
    if (air.has('station')) return 'STA';
    return mode === 'off' ? 'NULL' : 'AP';
  };
  let busy = 0; // milliseconds of work since the last kick
  const { air, settings } = {
    air: new Set() as Chip['air'],
    settings: { wifi: radios.includes('Wifi'), bluetooth: radios.includes('BLE') },
  };

  function die(): never {
    crash();
    throw new Error('The chip restarts.');
  }

  const chip: Chip = {
    settings,
    air,
    forced: false,
    watchdog: 0,
    forget: () => Object.assign(settings, { wifi: true, bluetooth: true }),
    power() {
      air.clear();
      chip.watchdog = 0;
      mode = 'access point'; // what the SDK begins with
      if (settings.bluetooth) air.add('bluetooth');
    },
    fits: () => chip.variables() * VARIABLE <= LARGEST,
    begin() {
      telnet = true;
      chip.forced = false;
      busy = 0;
    },
    network(saved) {
      if (settings.wifi && saved) air.add('station');
      else if (settings.wifi && mode !== 'off') air.add('access point');
    },
    firstIdle() {
      if (telnet && settings.wifi) air.add('telnet');
      return settings.wifi || !telnet; // telnet opens a socket whether or not there is a network
    },
    idle() {
      busy = 0;
    },
    variables: () => Math.floor((FREE + spare - (settings.bluetooth ? BLUETOOTH : 0) - (settings.wifi ? WIFI : 0) - KEPT) / VARIABLE),
    modules: {
      TelnetServer: {
        setOptions(options: { mode: string }) {
          telnet = options.mode === 'on';
          if (!telnet) air.delete('telnet');
        },
      },
      Wifi: {
        stopAP() {
          mode = 'off';
          air.delete('access point');
        },
        disconnect: () => void air.delete('station'),
        getStatus: () => ({ mode: status() }),
      },
    },
    E: {
      setConsole(_device: string, options: { force?: boolean } = {}) {
        chip.forced = !!options.force;
      },
      enableWatchdog(seconds: number) {
        chip.watchdog = seconds;
        busy = 0;
      },
      kickWatchdog() {
        busy = 0;
      },
    },
    NRF: { sleep: () => void air.delete('bluetooth') },
    state: () => (/^2v29\.|^2v[3-9]/.test(version) ? die() : { Wifi: settings.wifi, BLE: settings.bluetooth }),
    work(milliseconds) {
      busy += milliseconds;
      if (chip.watchdog && busy > chip.watchdog * 1000) die();
    },
  };
  return chip;
}
