// What a board tells of itself. Asking changes nothing, but for the moment in which SDA and SCL are tried the other way round.
import type { Console } from '../console';
import { askRadios, type Radios } from '../inspect';
import { ROOM } from '../storage';
import { refused, unfit, untested } from '../tested';
import type { DeviceFacts, Facts } from './facts';

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

export async function boardFacts(board: Console): Promise<Partial<Facts>> {
  const [[total, free], running, radios, variables] = await board.evaluate<[number[], string, Radios | 0, number]>(
    `[${ROOM},typeof device!="object"?"":global.files?files.slice(0,files.indexOf(";")).split(" ")[1]:"of an unknown version",${askRadios(board.who)},process.memory().total]`,
  );
  return {
    who: board.who,
    unfit: unfit(board.who.board, board.port),
    refused: refused(board.who.version),
    untested: untested(board.who.version),
    storage: { total: total!, free: free! },
    running,
    radios: radios || undefined,
    air: radios && radios.wifi ? await board.evaluate<string>('require("Wifi").getStatus().mode').catch(() => undefined) : undefined,
    variables,
    device: running ? await deviceFacts(board) : undefined,
  };
}
