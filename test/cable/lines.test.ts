// The lines that docs/first-board.md asks people to type, typed on the interpreter: a misspelt one would cost the first person with a board an evening.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Console } from '../../tools/cable/console';
import { openConsole } from '../../tools/cable/open';
import { update } from '../../tools/cable/update';
import { need } from '../needs';
import { GREETING, type Interpreter, interpreter, TURN } from './interpreter';
import { AWAKE, blank, builtVersion, linux, prepare } from './linux';
import { quiet } from './versions';

/** What a PC lacks of an ESP32, as far as the lines name it. */
const CHIP =
  `global.ESP32={getState:function(){return {freeHeap:40000,BLE:false,Wifi:true}},deepSleepExt0:function(p,l){},enableBLE:function(on){}};
Modules.addCached("Wifi","exports.getStatus=function(){return {mode:'NULL'}}");global.D32=32;global.peek32=function(a){return Math.random()*65536};
global.analogRead=function(){return 0.1};global.analogWrite=function(){};global.digitalWrite=function(){};E.reboot=function(){};E.enableWatchdog=function(){};device.hal.sleep=function(){};`.replace(
    /\n/g,
    '',
  );

/** Everything in code letters that is no command of ours and no answer. */
function lines(): string[] {
  const page = readFileSync('docs/first-board.md', 'utf8');
  const table = page.split('\n').filter(line => line.startsWith('| '));
  const typed = table.flatMap(line => [...line.split(' | ')[1]!.matchAll(/`([^`]+)`/g)].map(found => found[1]!));
  const below = [...page.matchAll(/^```\n(.*)\n```$/gm)].map(found => found[1]!);
  return [...typed, ...below].filter(line => /[(.]/.test(line) && !/^(time )?npm /.test(line));
}

describe('the lines of docs/first-board.md', function () {
  this.timeout(300_000);
  let board: Interpreter, cable: Console;

  before(async function () {
    need(this, 'cableInterpreter');
    this.timeout(TURN);
    board = await interpreter(blank());
    await prepare(board, AWAKE);
    cable = await openConsole(board.port, { greeting: GREETING });
    await update(cable, builtVersion('0.1.0'), quiet);
    await cable.run(CHIP);
  });
  after(async () => {
    cable?.close();
    await board?.close();
  });

  it('can be typed as they stand there', async () => {
    const all = lines();
    assert.ok(all.length > 20, `${all.length} lines`);
    for (const line of all) {
      const typed = line.replace(/0x310000/g, String(linux().flash.address)).replace('while(1);', '');
      await cable.run(typed).catch(problem => assert.fail(`${line}: ${problem.message}`));
    }
  });

  it('give what the page says, where a PC can tell', async () => {
    const printed: string[] = [];
    const stop = cable.listen(line => printed.push(line));
    const flash = lines().find(line => line.includes('erasePage'))!;
    await cable.run(flash.replace(/0x310000/g, String(linux().flash.address)));
    stop();
    assert.ok(readFileSync('docs/first-board.md', 'utf8').includes(`\`${printed[0]}\``), printed[0]);
  });
});
