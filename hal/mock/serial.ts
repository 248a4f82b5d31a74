// A cable to a fake board as a browser has one: bytes both ways, and two modem lines that restart the chip, into its boot loader or not.
import { connect, type Socket } from 'node:net';
import { fakeRom, type Rom, type RomOptions } from './rom';

export interface CableOptions extends RomOptions {
  /** Another program has the port. */
  taken?: boolean;
  /** The cable is pulled after so many bytes from the PC. */
  pullAfter?: number;
}

export interface Cable {
  rom: Rom;
  /** Bytes that came from the PC. */
  got: number;
  pullAfter: number;
  taken: boolean;
  isOpen: boolean;
  open(heard: (bytes: Uint8Array) => void, lost: () => void): Promise<void>;
  close(): Promise<void>;
  write(bytes: Uint8Array): Promise<void>;
  signals(lines: { dtr?: boolean; rts?: boolean }): void;
}

/** `port` is the console of the board (tcp://host:port); `restart` is what a reset does when BOOT is not held, `written` when the boot loader is left. */
export function fakeCable(
  port: string,
  restart: () => void,
  options: CableOptions = {},
  written: (flash: Uint8Array) => void = () => {},
): Cable {
  const [, host, number] = /^tcp:\/\/(.*):(\d+)$/.exec(port)!;
  let socket: Socket | undefined,
    inRom = false,
    heard: (bytes: Uint8Array) => void = () => {},
    lost = () => {};
  const lines = { dtr: false, rts: false };
  let enabled = true; // the chip runs
  const refusal = (name: string, message: string) => Object.assign(new Error(message), { name });

  const cable: Cable = {
    rom: fakeRom(bytes => inRom && cable.isOpen && heard(bytes), options),
    got: 0,
    pullAfter: options.pullAfter ?? Infinity,
    taken: !!options.taken,
    isOpen: false,
    async open(hear, lose) {
      if (cable.taken) throw refusal('NetworkError', 'Failed to open serial port.');
      if (cable.isOpen) throw refusal('InvalidStateError', 'The port is already open.');
      heard = hear;
      lost = lose;
      await new Promise<void>((done, fail) => {
        const mine = connect({ host: host!, port: Number(number) });
        socket = mine;
        mine.on('connect', () => done());
        mine.on('error', fail);
        mine.on('data', piece => !inRom && heard(new Uint8Array(piece)));
        mine.on('close', () => {
          if (mine !== socket || !cable.isOpen) return;
          cable.isOpen = false;
          lost();
        });
      });
      cable.isOpen = true;
    },
    async close() {
      cable.isOpen = false;
      socket?.destroy();
      socket = undefined;
    },
    async write(bytes) {
      if (!cable.isOpen) throw refusal('NetworkError', 'The device has been lost.');
      const taken = bytes.subarray(0, Math.max(0, cable.pullAfter - cable.got));
      cable.got += bytes.length;
      if (inRom) cable.rom.hear(taken);
      else if (taken.length) await new Promise<void>(done => socket!.write(taken, () => done()));
      if (cable.got < cable.pullAfter) return;
      cable.isOpen = false;
      socket?.destroy();
      lost();
      throw refusal('NetworkError', 'The device has been lost.');
    },
    signals({ dtr, rts }) {
      lines.dtr = dtr ?? lines.dtr;
      lines.rts = rts ?? lines.rts;
      const runs = !lines.rts || lines.dtr; // both lines together, or neither, leave it alone
      if (runs && !enabled) {
        const before = inRom;
        inRom = lines.dtr && !lines.rts;
        cable.rom.reset();
        if (before && !inRom) written(cable.rom.flash);
        if (!inRom) restart();
      }
      enabled = runs;
    },
  };
  return cable;
}
