// ESPRUINO=... npm run speed [-- GAME ...]: how much work a press is, for every game, against the bounds of the design. docs/speed.md says how to read it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { catalogue } from '../../games/catalogue';
import { flashImage, packed, regionAt } from '../bench/image';
import { nodeEngine } from '../bench/node';
import { moments } from './back';
import { measureDevice } from './device';
import { parts, run } from './parts';
import { type Deed, roundOf } from './round';
import { type Wait, waitsOf } from './waits';

const EXPECTED = Number(process.env.EXPECTED) || 4000; // variables that a board is thought to have
const FAST = 0.15,
  SLOW = 0.3; // milliseconds that an ESP32 is thought to need for one unit
const LONG = 500; // milliseconds: before what takes longer the screen says what it does
const ANSWERS = 100;
export const LOOPS = 200;
const PLAYS = 10;

/** What is told, in the order of the table. The second 'answer' is its 95th of 100. */
const BOUNDS: [what: string, of: string, share: number, bound?: number][] = [
  ['answer, median', 'answer', 0.5, 1000],
  ['answer, 95th of 100', 'answer', 0.95, 2000],
  ['... after its picture, at rest', 'rest', 0.5],
  ['a press until something is seen', 'seen', 0.5, 60],
  ['undo, median of ten in a row', 'undo', 0.5, 1200],
  ['redo, median of ten in a row', 'redo', 0.5, 1200],
  ['tracks open', 'tracks open', 0.5, 1500],
  ['back in the game', 'back in the game', 0.5],
  ['tools open', 'tools open', 0.5, 600],
  ['dice tool open', 'dice open', 0.5, 700],
  ['a roll in it', 'dice roll', 0.5, 600],
  ['... stored, while dice tumble', 'dice rest', 0.5],
  ['... the tumbling, and what fell', 'dice shown', 0.5],
  ['DOWN in view', 'down', 0.5, 60],
  ['DOWN that scrolls', 'scroll', 0.5, 400],
  ['a second of a timer, big digits', 'timer tick', 0.5, 150],
  ['... in the title of the game', 'title tick', 0.5, 150],
  ['power-on, empty flash', 'power-on', 0.5, 4000],
  ['power-on, ten plays', 'power-on, ten plays', 0.5, 4000],
  ['power-on in a play, median', 'power-on in a play', 0.5, 5000],
  ['... the worst', 'power-on in a play', 1, 8000],
  ['a play opens that was left', 'a play opens', 1, 6000],
  ['a new game starts', 'a new game starts', 1, 6000],
  ['undo of thirty steps, median', 'far undo', 0.5, 1500],
  ['... 95th of 100', 'far undo', 0.95, 3000],
  ['redo of them, median', 'far redo', 0.5, 1500],
  ['... 95th of 100', 'far redo', 0.95, 3000],
  ['the log opens', 'the log opens', 1, 5000],
  ['a page of it turns', 'a page of the log', 1, 3000],
  ['an undo in it', 'an undo in the log', 1, 3000],
];

/** The unit of work: one turn of this loop, on an interpreter that has nothing else in memory yet. */
export const UNIT = `var x=1,pi=0,i;m(function(){for(i=1;i<=${LOOPS};i++){x=x*-1; pi=pi+(x/(2*i-1));}});`;

/**
 * The firmware on the fake board, of which nothing is left that costs: wires that lead nowhere, the interpreter's own flash and JSON, a clock that stands.
 * p() and h() press and hold, q() presses where nothing comes of it but what is seen at once, and r() ends that, s() lets seconds pass, b() is a line for the bench.
 */
export const START = `
var native=require("Flash"),parse=JSON.parse,now=0,timers={},id=0;
require("board");
JSON.parse=parse;
Object.assign(require("Flash"),{read:native.read,write:native.write,getPage:native.getPage,erasePage:native.erasePage});
I2C1.writeTo=analogWrite=digitalWrite=function(){};
getTime=function(){return now};
setTimeout=function(f,ms){timers[++id]=[f,now*1000+ms];return id};
clearTimeout=function(i){delete timers[i]};
function p(b){device.push(b,"press")}
function h(b){device.push(b,"hold")}
function b(l){var r=bench.command(device,board,l);if(!JSON.parse(r).ok)throw r}
function s(n){var until=now+n,i,k,f;for(;;){k=0;for(i in timers)if(timers[i][1]<=until*1000&&(!k||timers[i][1]<timers[k][1]))k=i;if(!k)break;f=timers[k];delete timers[k];now=Math.max(now,f[1]/1000);f[0]()}now=until}
function start(){require("main")}
function q(b){var t=device.screens[device.screens.length-1];t.press=function(){return true};device.show=function(){};p(b)}
function r(){var t=device.screens[device.screens.length-1];delete t.press;delete device.show;device.show()}
`;
const ROUND = `${START}m(start);
var bench=require("bench"),deeds=E.openFile("deeds","r"),length;
while(length=deeds.read(4))eval(deeds.read(parseInt(length,10)));
`;

/** What the fake board and the bench hold themselves; the size of a variable; and the variables that a file takes when it is read. */
const LOOK = `var u=process.memory().usage;${START}u=process.memory().usage-u;start();
var v=process.memory().usage;require("bench");u+=process.memory().usage-v;
print("@@"+JSON.stringify([u,process.memory().blocksize||0,E.getSizeOf(require("Storage").read("main"))])+"@@");`;

/** What the device does in the pause after these is measured, too. */
const RESTS: { [as: string]: string } = { answer: 'rest', 'dice roll': 'dice rest' };
const PAUSE = 0.1; // seconds between two presses: nobody is quicker, and the device uses them

function code(deed: Deed): string {
  const { press, hold, seconds, line, seen } = deed,
    what = (press && 'p') || (hold && 'h') || (seconds && 's') || (seen && 'q') || 'b',
    arg = JSON.stringify(press ?? hold ?? seconds ?? seen ?? line);
  const done = deed.as ? `m(${what},${arg})` : `${what}(${arg})`,
    after = RESTS[deed.as ?? ''] ? `m(s,${PAUSE})` : `s(${PAUSE})`,
    text = `${done};${seen ? 'r();' : ''}${after}`;
  return String(text.length).padStart(4, '0') + text;
}

interface Options {
  answers: number;
  exact: boolean;
  slowest: boolean;
}

type Measured = { [what: string]: number[] };

/** Every measured deed of a round, in units, by what it is measured as. */
async function measure(game: string, own: number, options: Options): Promise<Measured> {
  const flash = Buffer.from(await flashImage(process.env.ESPRUINO!, game)).fill(255, regionAt(process.env.ESPRUINO!)),
    deeds = await roundOf(game, options.answers),
    files = { 'espruino.flash': flash, deeds: deeds.map(code).join('') };
  const [loops, start, ...found] = await parts(UNIT + ROUND, { files, variables: EXPECTED + own }, options.exact),
    unit = loops! / LOOPS,
    measures = deeds.filter(deed => deed.as).flatMap(deed => (RESTS[deed.as!] ? [deed, { ...deed, as: RESTS[deed.as!] }] : deed)),
    told = measures.map((deed, i) => ({ deed, units: found[i]! / unit })),
    measured: Measured = { 'power-on': [start! / unit] };
  if (told.length !== found.length) throw new Error(`${found.length} parts were measured, and ${told.length} expected.`);
  for (const { deed, units } of told) (measured[deed.as!] ??= []).push(units);
  const inImage = packed(process.env.ESPRUINO!, game); // a large game leaves no room for some tools: what they would have taken is no figure
  if (!inImage.includes('s_timers')) for (const what of ['timer tick', 'title tick']) delete measured[what];
  if (!inImage.includes('s_dice')) for (const what of ['dice open', 'dice roll', 'dice rest', 'dice shown']) delete measured[what];
  const bench = part(measured.bench!, 0.5);
  measured.redo = measured.redo!.map(units => units - bench);
  if (options.slowest)
    for (const { deed, units } of told.toSorted((a, b) => b.units - a.units).slice(0, 12))
      console.log(`  ${game}, ${deed.as} ${deed.at ?? ''}: ${whole(units)}`);
  return measured;
}

/** The waits of a game, each with its units of work. */
async function measureWaits(game: string, own: number, options: Options): Promise<[Wait, number][]> {
  const flash = Buffer.from(await flashImage(process.env.ESPRUINO!, game)).fill(255, regionAt(process.env.ESPRUINO!)),
    waits = await waitsOf(game, options.answers),
    files = { 'espruino.flash': flash, deeds: waits.map(code).join('') };
  const [loops, , ...found] = await parts(UNIT + ROUND, { files, variables: EXPECTED + own }, options.exact);
  return waits.filter(wait => wait.as).map((wait, i) => [wait, (found[i]! * LOOPS) / loops!]);
}

/** What makes a table wait, and what the screen says before it. */
function tellWaits(game: string, waits: [Wait, number][]): void {
  for (const [wait, units] of waits) {
    const silent = units * SLOW > LONG && !wait.says ? '! longer than half a second, and nothing is said' : (wait.says ?? '');
    console.log(`${game.padEnd(9)}${wait.as!.padEnd(26)}${whole(units).padStart(7)}  ${silent}`);
  }
}

/** From power-on to the question, at moments of a game's example round. */
async function powerOnInPlay(game: string, own: number, options: Options): Promise<number[]> {
  const found: number[] = [];
  for (const region of await moments(game)) {
    const flash = Buffer.from(await flashImage(process.env.ESPRUINO!, game));
    region.copy(flash, regionAt(process.env.ESPRUINO!));
    const [loops, start] = await parts(
      `${UNIT}${START}m(start);`,
      { files: { 'espruino.flash': flash }, variables: EXPECTED + own },
      options.exact,
    );
    found.push((start! * LOOPS) / loops!);
  }
  return found;
}

/** From power-on to home with as many plays as the device keeps. */
async function powerOn(own: number, options: Options): Promise<number> {
  const store = mkdtempSync(join(tmpdir(), 'roundkeeper-')),
    engine = nodeEngine({ store, seed: 1 }),
    games = catalogue();
  for (let i = 0; i < PLAYS; i++) {
    const told = JSON.parse(await engine.command(`new ${games[i % games.length]!.id}`));
    if (!told.ok) throw new Error(told.error);
    engine.device.home();
  }
  await engine.end();
  const flash = Buffer.from(await flashImage(process.env.ESPRUINO!));
  readFileSync(join(store, 'flash.bin')).copy(flash, regionAt(process.env.ESPRUINO!));
  rmSync(store, { recursive: true });
  const files = { 'espruino.flash': flash },
    [loops, start] = await parts(`${UNIT}${START}m(start);`, { files, variables: EXPECTED + own }, options.exact);
  return (start! * LOOPS) / loops!;
}

/** The value that so large a share of them does not pass. */
function part(values: number[], share: number): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const whole = (n: number) => (!Number.isFinite(n) ? '-' : Math.round(n).toLocaleString('en'));

/** The table; returns how many figures are above their bound. */
function print(games: string[], found: Measured[]): number {
  let over = 0;
  const row = (what: string, bound: string, figures: string[], board: string) =>
    console.log(`${what.padEnd(33)}${bound.padStart(6)}  ${figures.map(figure => figure.padStart(9)).join('')}  ${board}`);
  row('units of work', 'bound', games, 'ms on a board, estimated');
  for (const [what, of, share, bound] of BOUNDS) {
    const figures = found.map(measured => part(measured[of] ?? [], share)),
      most = Math.max(...figures.filter(figure => !Number.isNaN(figure)));
    over += figures.filter(figure => bound && figure > bound).length;
    row(
      what,
      bound ? whole(bound) : '',
      figures.map(figure => `${whole(figure)}${bound && figure > bound ? '!' : ' '}`),
      `${whole(most * FAST)} to ${whole(most * SLOW)}`,
    );
  }
  return over;
}

/** In Node without its compilers, which would make what is called most look cheap. */
async function profiled(game: string): Promise<void> {
  for (const flag of ['--no-opt', '--no-maglev', '--no-sparkplug']) setFlagsFromString(flag);
  const { profile } = await import('./profile');
  await profile(game);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      slowest: { type: 'boolean' },
      answers: { type: 'string' },
      exact: { type: 'boolean' },
      profile: { type: 'string' },
      peer: { type: 'string' },
      waits: { type: 'boolean' },
    },
  });
  if (values.profile) return profiled(values.profile);
  if (!process.env.ESPRUINO) throw new Error('Set ESPRUINO to the path of an Espruino for Linux. docs/bench.md says where it comes from.');
  const options = { answers: Number(values.answers ?? ANSWERS), exact: !!values.exact, slowest: !!values.slowest },
    games = positionals.length ? positionals : catalogue().map(({ id }) => id),
    flash = Buffer.from(await flashImage(process.env.ESPRUINO)).fill(255, regionAt(process.env.ESPRUINO!)),
    looked = await run([process.env.ESPRUINO], LOOK, { files: { 'espruino.flash': flash } }),
    [own, size, copied] = JSON.parse(looked.split('@@')[1]!);
  if (copied > 2)
    console.log(
      'NOT COMPARABLE. This interpreter does not have its flash in its memory, as a board has: it reads a file or copies it. Neither speed nor memory are those of a board.',
    );
  if (size !== 14)
    console.log(`This interpreter has variables of ${size || 'unknown'} bytes, a board of 14. Its memory is not that of a board.`);
  if (values.waits) {
    for (const game of games) tellWaits(game, await measureWaits(game, own, options));
    return;
  }
  const found: Measured[] = [];
  for (const game of games) {
    const measured = await measure(game, own, options);
    for (const [wait, units] of await measureWaits(game, own, options)) (measured[wait.as!] ??= []).push(units);
    measured['power-on in a play'] = await powerOnInPlay(game, own, options);
    found.push(measured);
  }
  found[0]!['power-on, ten plays'] = [await powerOn(own, options)];
  const over = print(games, found);
  console.log(
    `One unit is one turn of x=x*-1; pi=pi+(x/(2*i-1)); on the same interpreter. ${FAST} to ${SLOW} ms each on an ESP32 is an estimate.`,
  );
  if (over) console.log(`${over} figures are above their bound, marked with !`);
  if (!positionals.length || values.peer) await measureDevice(values.peer);
  process.exitCode = over ? 1 : 0;
}

if (process.argv[1] === import.meta.filename)
  main().catch(problem => {
    console.error((problem as Error).message);
    process.exit(1);
  });
