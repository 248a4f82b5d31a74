// Collects the facts: from the PC, then from the board. Asking changes nothing, but for the moment in which SDA and SCL are tried the other way round.
import { VERSION } from '../../../firmware/shell/version';
import { Console, type ConsoleOptions } from '../console';
import { askRadios, type Radios } from '../inspect';
import { choosePort, lastPort, listPorts, type Port } from '../ports';
import { ROOM } from '../storage';
import { refused, unfit, untested } from '../tested';
import { Trouble } from '../wire';
import type { DeviceFacts, Facts } from './facts';
import { access, adapters, holders } from './system';

const ADDRESSES = [0x3c, 0x3d];

/** Where something takes a message that does nothing (0xE3 is a display's "no operation"). */
const answering = `[${ADDRESSES}].filter(function(a){try{I2C1.writeTo(a,0,227);return true}catch(e){return false}})`;
const wired = (sda: number, scl: number) => `I2C1.setup({sda:${sda},scl:${scl},bitrate:400000})`;

async function deviceFacts(board: Console): Promise<DeviceFacts> {
  const told = await board.evaluate<Omit<DeviceFacts, 'found' | 'swapped'>>(
    '(function(d,w){return {board:d.hal.board,faults:d.hal.faults,unfinished:d.ring.unfinished,display:w.display,buttons:w.encoder?{up:w.encoder.a,down:w.encoder.b,ok:w.encoder.push,back:w.buttons.back}:w.buttons,buzzer:w.buzzer}})(device,require("wiring"))',
  );
  const { sda, scl } = told.display,
    found = await board.evaluate<number[]>(answering);
  const swapped = found.length ? [] : await board.run<number[]>(`${wired(scl, sda)};var found=${answering};${wired(sda, scl)}`, 'found');
  return { ...told, found, swapped };
}

async function boardFacts(board: Console): Promise<Partial<Facts>> {
  const [[total, free], running, radios, variables] = await board.evaluate<[number[], string, Radios | 0, number]>(
    `[${ROOM},typeof device!="object"?"":global.files?files.slice(0,files.indexOf(";")).split(" ")[1]:"of an unknown version",${askRadios(board.who)},process.memory().total]`,
  );
  return {
    storage: { total: total!, free: free! },
    running,
    radios: radios || undefined,
    air: radios && radios.wifi ? await board.evaluate<string>('require("Wifi").getStatus().mode').catch(() => undefined) : undefined,
    variables,
    device: running ? await deviceFacts(board) : undefined,
  };
}

export interface Gathered {
  facts: Facts;
  /** Open, for more questions; undefined when it could not be opened. */
  board?: Console;
}

/** What tests tell instead of the PC. */
export interface GatherOptions extends ConsoleOptions {
  platform?: string;
  ports?: Port[];
}

export async function gather(wanted?: string, options: GatherOptions = {}): Promise<Gathered> {
  const platform = options.platform ?? process.platform,
    ports = options.ports ?? listPorts();
  const facts: Facts = { platform, ports, adapters: platform === 'linux' ? adapters() : [], holders: [], ours: VERSION };
  try {
    facts.port = choosePort(wanted, ports, lastPort());
  } catch {
    return { facts }; // the table says it better
  }
  if (platform === 'linux') {
    facts.holders = holders(facts.port);
    facts.access = access(facts.port);
    if (facts.holders.length) return { facts }; // two readers would take each other's letters
  }
  try {
    const board = await Console.open(facts.port, options);
    facts.who = board.who;
    facts.unfit = unfit(board.who.board, facts.port);
    facts.refused = refused(board.who.version);
    facts.untested = untested(board.who.version);
    Object.assign(facts, await boardFacts(board));
    return { facts, board };
  } catch (problem) {
    if (!(problem instanceof Trouble)) throw problem;
    facts.trouble = { kind: problem.kind, message: problem.message };
    return { facts };
  }
}
