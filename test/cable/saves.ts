// Devices with plays on them, for the tests of backup and restore.

import { crc32 } from '../../hal/crc';
import type { mockFlash } from '../../hal/mock';
import { type FakeConsole, fakeConsole } from '../../hal/mock/console';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import type { Talk } from '../../tools/cable/talk';
import { answerTo, toldBy } from '../told';

/** What such a device answers: plays of these games, each some steps long. */
export async function played(games: string[], steps = 3, seed = 1): Promise<NodeEngine> {
  const engine = nodeEngine({ seed });
  for (const game of games) {
    await engine.command(`new ${game}`);
    for (let i = 0; i < steps; i++) {
      const ask = toldBy(await engine.command('ask'));
      if (!ask.over) await engine.command(answerTo(ask, i));
    }
  }
  engine.device.home();
  return engine;
}

export const bytesOf = (engine: NodeEngine): string =>
  Buffer.from(engine.hal.flash.bytes.subarray(0, engine.hal.flash.size)).toString('latin1');

export interface Cabled {
  fake: FakeConsole;
  flash: ReturnType<typeof mockFlash>;
  /** Starts that the device has seen. */
  starts: number;
}

/** A device on the fake console, whose raw flash is that of an engine. reset() ends its program, E.reboot() starts it. */
export async function cabled(engine: NodeEngine, board = 'ESP32'): Promise<Cabled> {
  const { flash } = engine.hal,
    base = 0x310000;
  const chip = {
    read: (length: number, address: number) => flash.read(address - base, length),
    write: (bytes: string, address: number) => flash.write(address - base, bytes),
    erasePage: (address: number) => flash.erase(address - base),
    getPage: () => ({ length: 4096 }),
  };
  const cable: Cabled = { fake: undefined as unknown as FakeConsole, flash, starts: 0 };
  const bare = {
    E: {
      CRC32: crc32,
      toString: (bytes: string) => bytes,
      reboot() {
        cable.starts++;
        cable.fake.restart({ ...bare, device: engine.device });
      },
    },
    require: () => chip,
    btoa: (bytes: string) => Buffer.from(bytes, 'latin1').toString('base64'),
    atob: (text: string) => Buffer.from(text, 'base64').toString('latin1'),
    reset: () => cable.fake.restart(bare),
  };
  cable.fake = await fakeConsole({ board, globals: { ...bare, device: engine.device } });
  return cable;
}

/** A person who answers, and what they were told. */
export function listener(answer?: string): Talk & { told: string[]; asked: string[] } {
  const talk = {
    told: [] as string[],
    asked: [] as string[],
    say: (line: string) => void talk.told.push(line),
    progress: () => {},
    async ask(question: string) {
      talk.asked.push(question);
      return answer;
    },
  };
  return talk;
}
