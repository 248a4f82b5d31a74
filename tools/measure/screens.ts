// ESPRUINO=... npm run screens [-- GAME]: what each tool takes over an open play: all variables of the firmware while its screen is seen, and the work of opening it. docs/tools.md has the figures.
import { flashImage, regionAt } from '../bench/image';
import { nodeEngine } from '../bench/node';
import { parts, run } from './parts';
import { LOOPS, START, UNIT } from './speed';

const EXPECTED = Number(process.env.EXPECTED) || 4000; // variables that a board is thought to have
const ANSWERS = 12; // of the play below the tools, each the usual one
const PATIENCE = 60; // presses to a row

/** Every screen, and the rows that lead to it from the tools. A timer runs on, so it comes last. */
const SCREENS: [name: string, rows: string[]][] = [
  ['the list of tools', []],
  ['Dice', ['Dice']],
  ['Dice: a roll', ['Dice', '2d6']],
  ['Dice: other dice', ['Dice', 'Other dice']],
  ['Dice: your own', ['Dice', 'Your own dice']],
  ['Dice: last rolls', ['Dice', 'Last rolls']],
  ['Coin', ['Coin']],
  ['Counters', ['Counters']],
  ['Why?', ['Why?']],
  ['Log and redo', ['Log and redo']],
  ['Remind us', ['Remind us']],
  ['Luck so far', ['Luck so far']],
  ['Rolls so far', ['Rolls so far']],
  ['Sealed dice', ['Sealed dice']],
  ['Are the dice fair?', ['Are the dice fair?']],
  ['Who starts?', ['Who starts?']],
  ['Timers', ['Timers']],
  ['Timers: warnings', ['Timers', 'Countdown', 'BACK', 'BACK', 'Warn at']],
  ['Timers: a clock that runs', ['Timers', 'New timer', '2 min']],
];

/** As the interpreter gets it: its length in four digits, then the code. */
const packed = (code: string) => String(code.length).padStart(4, '0') + code;

/** Presses through all of them, found in Node. m() is measured, v() tells the variables. */
async function walk(game: string): Promise<string[]> {
  const engine = nodeEngine({ seed: 1 }),
    codes: string[] = [];
  const rows = () => engine.hal.display.rows.map(row => row.replace(/^>[^A-Za-z0-9]+/, '>')); // a tool has a picture before its name
  async function press(button: string, as = 'p'): Promise<void> {
    codes.push(as === 'p' ? `p("${button}")` : `m(p,"${button}")`);
    await engine.command(`press ${button}`);
  }
  async function choose(row: string, measured: boolean): Promise<void> {
    for (let i = 0; !rows().some(shown => shown.startsWith(`>${row}`)); i++) {
      if (i > PATIENCE) throw new Error(`No press leads to "${row}". It shows:\n${rows().join('\n')}`);
      await press('down');
    }
    await press('ok', measured ? 'm' : 'p');
  }

  codes.push(`b("new ${game}")`);
  await engine.command(`new ${game}`);
  for (let i = 0; i < ANSWERS; i++) await press('ok');
  codes.push('v()');
  for (const [, path] of SCREENS) {
    codes.push(path.length ? 'h("ok")' : 'm(h,"ok")');
    await engine.command('hold ok');
    for (let i = 0; i < path.length; i++) {
      if (path[i] === 'BACK') await press('back');
      else await choose(path[i]!, i === path.length - 1);
    }
    codes.push('s(1)', 'v()'); // what tumbles has come to rest
    await engine.command('wait 1000');
    for (let i = 0; engine.device.top() !== 'play'; i++) {
      if (i > PATIENCE) throw new Error(`BACK does not lead back to the game, but to ${engine.device.top()}.`);
      await press('back');
    }
  }
  codes.push('m(s,1)'); // a second of the timer, in the title of a question
  return codes;
}

async function main(game: string): Promise<void> {
  if (!process.env.ESPRUINO) throw new Error('Set ESPRUINO to the path of an Espruino for Linux. docs/bench.md says where it comes from.');
  const flash = Buffer.from(await flashImage(process.env.ESPRUINO, game)).fill(255, regionAt(process.env.ESPRUINO!)),
    files = { 'espruino.flash': flash, deeds: (await walk(game)).map(packed).join('') },
    // what the fake board and the bench hold themselves does not count
    tour = `start();var own=own||0,held=process.memory().usage,bench=require("bench"),deeds=E.openFile("deeds","r"),length;own+=process.memory().usage-held;while(length=deeds.read(4))eval(deeds.read(parseInt(length,10)));`,
    needs = { files, variables: EXPECTED + 1000 }; // the bench and the fake board are among them
  const said = await run(
      [process.env.ESPRUINO],
      `function m(f,a){f(a)}var own=process.memory().usage;function v(){print("#"+(process.memory().usage-own)+"#")}${START}own=process.memory().usage-own;${tour}`,
      needs,
    ),
    [rest, ...used] = [...said.matchAll(/#(\d+)#/g)].map(match => Number(match[1])),
    [loops, ...times] = await parts(`${UNIT}function v(){}${START}${tour}`, needs, false),
    units = times.map(time => Math.round((time * LOOPS) / loops!));
  console.log(
    `${'over a play of '.concat(game).padEnd(30)}  variables  units to open\n${'the play itself'.padEnd(30)}  ${String(rest).padStart(9)}`,
  );
  for (const [i, [name]] of SCREENS.entries())
    console.log(`${name.padEnd(30)}  ${String(used[i]!).padStart(9)}  ${String(units[i]).padStart(13)}`);
  console.log(`${'a second of a timer, in a play'.padEnd(30)}  ${''.padStart(9)}  ${String(units.at(-1)).padStart(13)}`);
}

main(process.argv[2] ?? 'hadal').catch(problem => {
  console.error((problem as Error).message);
  process.exit(1);
});
