// The last part of npm run speed, also npm run bench:device [-- PEER]: bytes on the wire, answer 1,000 against answer 40, and with PEER the menu and the driver of EspruinoDocs in the same run.
// PEER is a folder with graphical_menu.js and SSD1306.js of EspruinoDocs, which are not ours to ship. Instructions are callgrind's.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flashImage } from '../bench/image';
import { measureAnswers } from './answers';
import { each } from './callgrind';

const ITEMS = ['New game', 'Resume', 'Plays', 'Tools', 'Settings', 'Log', 'Export', 'About'];

function minified(peer: string, file: string): string {
  const code = readFileSync(join(peer, file), 'utf8');
  return execFileSync('npx', ['--no-install', 'terser', '--compress', '--mangle'], {
    input: code,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

// from Storage, as ours: reading code from there is dear on Linux and free on the board, so both must do it or neither
const peerScript = (peer: string) => (n: number) =>
  `
require("Storage").write("SSD1306",${JSON.stringify(minified(peer, 'SSD1306.js'))});
require("Storage").write("graphical_menu",${JSON.stringify(minified(peer, 'graphical_menu.js'))});
var g=require("SSD1306").connect(I2C1,function(){},{height:64});
g.setFont("6x8");
var items={"":{title:"Roundkeeper"}};
${JSON.stringify(ITEMS)}.forEach(function(t){items[t]=function(){}});
var menu=require("graphical_menu").list(g,items);
for(var i=0;i<${n};i++)menu.move(i&1?-1:1);`;

const ours = (n: number) => `
require("board");require("main");
// the fake board has done its part: time and wires are the interpreter's own again
delete I2C1.writeTo;["getTime","setTimeout","clearTimeout","setInterval","clearInterval"].forEach(function(n){delete global[n]});
var place={cursor:0,scroll:0},items=${JSON.stringify(ITEMS)};
device.screens.push({press:function(b){device.browse(place,b,8);return true},view:function(){return{title:"Roundkeeper",options:items,place:place,foot:"OK open"}}});
device.show();
for(var i=0;i<${n};i++)device.push(i&1?"up":"down","press");`;

/** Bytes and messages on the wire for one DOWN press. */
async function wire(flash: Buffer): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  writeFileSync(join(folder, 'espruino.flash'), flash);
  writeFileSync(
    join(folder, 'run.js'),
    `${ours(1).replace(/delete I2C1[^\n]*/, '')}board.i2c();device.push("down","press");print("@@"+JSON.stringify(board.i2c())+"@@");`,
  );
  const child = spawn(process.env.ESPRUINO!, ['run.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let out = '';
  for await (const piece of child.stdout) {
    out += piece;
    if (out.split('@@').length > 2) break;
  }
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  return out.split('@@')[1];
}

async function menu(flash: Buffer, peer: string): Promise<void> {
  if (!existsSync(join(peer, 'graphical_menu.js'))) throw new Error(`There is no graphical_menu.js of EspruinoDocs in ${peer}.`);
  const theirs = await each(peerScript(peer)),
    mine = await each(ours, flash);
  console.log(
    `one DOWN press in a menu of ${ITEMS.length}: ${mine} instructions here, ${theirs} in EspruinoDocs' menu and driver: ${(mine / theirs).toFixed(2)} (budget 0.3)`,
  );
}

/** Instructions are counted by valgrind, which not every machine has. */
export async function measureDevice(peer?: string): Promise<void> {
  const flash = await flashImage(process.env.ESPRUINO!),
    sent = JSON.parse(await wire(flash));
  console.log(`one DOWN on the wire: ${sent.bytes} bytes in ${sent.messages} messages (budget 260 bytes; EspruinoDocs sends 1044 in 14)`);
  const counts = !spawnSync('valgrind', ['--version']).error;
  await measureAnswers(counts);
  if (!counts) console.log('Without valgrind no instructions are counted. Install it: apt-get install valgrind');
  else if (peer) await menu(flash, peer);
  else console.log("For EspruinoDocs' menu beside ours, tell where its files are: --peer FOLDER");
}

if (process.argv[1] === import.meta.filename)
  measureDevice(process.argv[2]).catch(problem => {
    console.error((problem as Error).message);
    process.exit(1);
  });
