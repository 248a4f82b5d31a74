// The boot loader in the ROM of an ESP32, and the loader that esptool puts into its memory: what they answer to commands in SLIP. Its flash is a list of bytes.

import { createHash } from 'node:crypto';
import { constants, inflateSync } from 'node:zlib';

export interface RomOptions {
  /** What it says that it is: the number of its family, where its ROM tells one. */
  chipId?: number;
  /** It says nothing: nobody holds BOOT. */
  mute?: boolean;
  /** Answers from this one on are noise. */
  noisyFrom?: number;
  /** What its flash says of itself. */
  flashId?: number;
}

export interface Rom {
  flash: Uint8Array;
  /** Commands that were understood. */
  commands: number;
  /** Begins anew, as after a reset: the loader in its memory is gone. */
  reset(): void;
  hear(bytes: Uint8Array): void;
}

const END = 0xc0,
  ESCAPE = 0xdb,
  MAGIC = 0x40001000,
  ESP32 = 0x00f01d83,
  SPI_CMD = 0x3ff42000,
  SPI_W0 = 0x3ff42080;
const UNKNOWN = 5; // the error of a command that it does not have
const OP = {
  memEnd: 0x06,
  sync: 0x08,
  writeReg: 0x09,
  readReg: 0x0a,
  deflBegin: 0x10,
  deflData: 0x11,
  deflEnd: 0x12,
  md5: 0x13,
  security: 0x14,
  eraseRegion: 0xd1,
};
const KNOWN = [0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0f, 0x10, 0x11, 0x12, 0x13, 0xd1];

export function fakeRom(say: (bytes: Uint8Array) => void, options: RomOptions = {}): Rom {
  let packet: number[] | undefined,
    escaped = false,
    stub = false,
    answers = 0,
    writing: { at: number; size: number; packed: number[] } | undefined;
  const registers = new Map<number, number>();

  function frame(bytes: number[]): void {
    const out = [END];
    for (const byte of bytes) {
      if (byte === END) out.push(ESCAPE, 0xdc);
      else if (byte === ESCAPE) out.push(ESCAPE, 0xdd);
      else out.push(byte);
    }
    out.push(END);
    if (options.mute) return;
    answers++;
    const noisy = options.noisyFrom !== undefined && answers >= options.noisyFrom;
    say(Uint8Array.from(noisy ? out.map(byte => byte ^ 0x5a) : out));
  }

  function answer(op: number, value = 0, data: number[] = [], status = [0, 0]): void {
    const body = [...data, ...status, ...(stub ? [] : [0, 0])];
    frame([1, op, body.length & 255, body.length >> 8, value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24, ...body]);
  }

  /** What has come of an image so far is in flash, as far as it can be unpacked. */
  function write(): void {
    if (!writing?.packed.length) return;
    const bytes = inflateSync(Uint8Array.from(writing.packed), { finishFlush: constants.Z_SYNC_FLUSH });
    rom.flash.set(bytes.subarray(0, writing.size), writing.at);
  }

  function readRegister(at: number): number {
    if (at === MAGIC) return ESP32;
    if (at === SPI_CMD) return 0; // it has ended
    if (at === SPI_W0) return options.flashId ?? 0x1640ef;
    return registers.get(at) ?? 0;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a list of commands
  function obey(op: number, data: Uint8Array): void {
    const word = (n: number) => (data[n * 4]! | (data[n * 4 + 1]! << 8) | (data[n * 4 + 2]! << 16) | (data[n * 4 + 3]! << 24)) >>> 0;
    rom.commands++;
    if (op === OP.security && options.chipId !== undefined) {
      answer(op, 0, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, options.chipId, 0, 0, 0, 0, 0, 0, 0]);
      return;
    }
    if (!KNOWN.includes(op)) {
      frame([1, 0, 4, 0, 0, 0, 0, 0, 1, UNKNOWN, 0, 0]);
      return;
    }
    if (op === OP.sync) for (let i = 0; i < 7; i++) answer(op, 1);
    if (op === OP.readReg) answer(op, readRegister(word(0)));
    else if (op === OP.md5) {
      const sum = createHash('md5')
        .update(rom.flash.subarray(word(0), word(0) + word(1)))
        .digest();
      answer(op, 0, stub ? [...sum] : [...Buffer.from(sum.toString('hex'))]);
    } else {
      if (op === OP.writeReg) registers.set(word(0), word(1));
      if (op === OP.eraseRegion) rom.flash.fill(255, word(0), word(0) + word(1));
      if (op === OP.deflBegin) {
        writing = { at: word(3), size: word(0), packed: [] };
        rom.flash.fill(255, word(3) & -4096, (word(3) + word(0) + 4095) & -4096);
      }
      if (op === OP.deflData) {
        writing!.packed.push(...data.subarray(16, 16 + word(0)));
        write();
      }
      if (op === OP.deflEnd) writing = undefined;
      answer(op, op === OP.sync ? 1 : 0);
      if (op === OP.memEnd) {
        stub = true;
        frame([...Buffer.from('OHAI')]);
      }
    }
  }

  /** What stands between two ends is a command. */
  function ended(): void {
    if (packet && packet.length >= 8 && packet[0] === 0) obey(packet[1]!, Uint8Array.from(packet.slice(8)));
    packet = packet?.length ? undefined : [];
  }

  function take(byte: number): void {
    if (byte === END) ended();
    else if (!packet) return;
    else if (escaped) {
      packet.push(byte === 0xdc ? END : ESCAPE);
      escaped = false;
    } else if (byte === ESCAPE) escaped = true;
    else packet.push(byte);
  }

  const rom: Rom = {
    flash: new Uint8Array(0x400000).fill(255),
    commands: 0,
    reset() {
      stub = false;
      packet = undefined;
      writing = undefined;
      answers = 0;
    },
    hear(bytes) {
      for (const byte of bytes) take(byte);
    },
  };
  return rom;
}
