// What is soldered to which pin. A profile in wiring/ is plain data of this type; docs/hardware.md says how to make one.
import type { Button } from '../hal';

/** The number of a GPIO: 21 is D21. */
type Gpio = number;

export interface Wiring {
  /** What the board calls itself, for the about screen. */
  board: string;
  /** Each from its pin to ground; the chip pulls up. With an encoder only `back` is left of them. */
  buttons: { [button in Button]?: Gpio };
  /** A rotary encoder in place of up, down and ok: its contacts and its push, each to ground. One detent is one step, clockwise is down. */
  encoder?: { a: Gpio; b: Gpio; push: Gpio };
  display: {
    chip: 'SSD1306' | 'SH1106';
    sda: Gpio;
    scl: Gpio;
    /** 0x3C, or 0x3D where the module has it strapped so. */
    address: number;
    /** Pulled low for a moment at start, where the module has such a pin. */
    reset?: Gpio;
    /** Pulled low to give the display its power, where the board has such a switch. */
    power?: Gpio;
    /** The panel is mounted upside down. */
    turned?: boolean;
  };
  /** A passive piezo. Not 25 or 26: those are analogue outputs on Espruino and cannot sound. */
  buzzer?: Gpio;
  /** A region of flash that is nobody else's, whole pages of 4096 bytes. */
  flash: { address: number; size: number };
  /** 32 to 39 only. `ratio` is the divider's: battery voltage over pin voltage. */
  battery?: { pin: Gpio; ratio: number };
  /** A pin that nothing is connected to, 32 to 39, whose noise stirs the dice. */
  loose?: Gpio;
  /** Numbers to use in place of the chip's noise: the bench repeats a play with it. */
  noise?: () => number;
}
