// What the wiring files do not say because the device never needs it: how a board's pins lie, and which parts it already has.

export interface Board {
  /** What is printed beside the pins from the aerial down, left and right; a whole number is a GPIO. Without it pins are drawn by number, not by place. */
  header?: [left: string[], right: string[]];
  /** Where that comes from, or what to mind. */
  note: string;
  /** Parts that are soldered to the board, and need no wire. */
  onBoard: ('display' | 'battery')[];
}

const DEVKIT: Board = {
  // https://docs.espressif.com/projects/esp-idf/en/v4.4.5/esp32/hw-reference/esp32/get-started-devkitc.html, tables J2 and J3
  header: [
    ['3V3', 'EN', '36', '39', '34', '35', '32', '33', '25', '26', '27', '14', '12', 'GND', '13', '9', '10', '11', '5V'],
    ['GND', '23', '22', '1', '3', '21', 'GND', '19', '18', '5', '17', '16', '4', '0', '2', '15', '8', '7', '6'],
  ],
  note: 'Pins as on the DevKitC V4 with 38 pins. On boards with 30 pins 3V3 and GND lie elsewhere: go by what is printed.',
  onBoard: [],
};

/** By the name of the profile in hal/esp32/wiring/. A profile that is not here is drawn with everything wired by hand. */
export const BOARDS: { [profile: string]: Board } = {
  devkit: DEVKIT,
  knob: DEVKIT,
  heltec: {
    note: 'Pins by number, not by place: go by what is printed beside them.',
    onBoard: ['display', 'battery'],
  },
};

export const UNKNOWN: Board = { note: 'Pins by number, not by place: go by what is printed beside them.', onBoard: [] };

/** What else is printed beside some pins. */
export const PRINTED: { [gpio: string]: string } = { 36: 'VP', 39: 'VN', 1: 'TX', 3: 'RX' };

/** Why a pin that nobody uses is better left alone, in a word. docs/wiring.md has the sentences. */
export function warning(pin: string): string {
  const gpio = Number(pin);
  if (pin === 'EN') return 'reset';
  if (Number.isNaN(gpio) || pin.endsWith('V')) return '';
  if (gpio >= 6 && gpio <= 11) return 'flash';
  if (gpio === 1 || gpio === 3) return 'USB';
  if ([0, 2, 5, 12, 15].includes(gpio)) return 'boot';
  if (gpio >= 34) return 'input';
  if (gpio === 25 || gpio === 26) return 'no piezo';
  return '';
}
