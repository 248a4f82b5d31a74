// The whole program from the page onto the real interpreter that $ESPRUINO names: installed, updated, cut off, backed up, and a play taken there and back.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { fakeCable } from '../../hal/mock/serial';
import { inspect } from '../../tools/cable/inspect';
import { openConsole } from '../../tools/cable/open';
import type { Release } from '../../tools/cable/release';
import { type Served, serve } from '../../tools/page/server/serve';
import { GREETING, type Interpreter, interpreter, TURN } from '../cable/interpreter';
import { AWAKE, blank, builtVersion, linux, prepare } from '../cable/linux';
import { sample } from '../long';
import { need } from '../needs';
import { type Guest, pageFiles, withBrowser } from './chromium';
import { type Plug, withSerial } from './serial';

const CUTS = sample(4, 40);

/** flash/ as the page's host has it. */
function shelf({ version, files, boot, guard }: Release, change: { [name: string]: string } = {}): [string, Buffer][] {
  const modules: { [name: string]: string } = {};
  for (const [name, code] of files) if (!name.startsWith('wiring')) modules[name.slice(0, -9)] = code;
  Object.assign(modules, change);
  const wiring = linux(),
    inner = /var module=\{\};([\s\S]*)module\.exports\(/.exec(boot)![1]!;
  return [
    ...Object.entries(modules),
    ['boot', inner] as const,
    ['wiring_devkit', `module.exports=${JSON.stringify(wiring)}`] as const,
    ['release.json', JSON.stringify({ version, modules: Object.keys(modules), wirings: { devkit: wiring }, guard })] as const,
  ].map(([name, text]) => [`flash/${name}`, Buffer.from(text, 'latin1')]);
}

withBrowser('the interpreter on the page', house => {
  let board: Interpreter, served: Served, come: Guest;
  const plug: Plug = { cable: undefined, cancels: false };

  async function offer(version: string, change?: { [name: string]: string }): Promise<void> {
    served.change(new Map([...(await pageFiles()).files, ...shelf(builtVersion(version), change)]));
  }
  before(async function () {
    need(this, 'cableInterpreter');
    this.timeout(TURN);
    board = await interpreter();
    await board.restart(blank());
    await prepare(board, AWAKE);
    served = await serve(new Map());
    await offer('0.1.0');
    plug.cable = fakeCable(board.port, () => {});
  });
  after(async () => {
    await board?.close();
    await served?.close();
  });

  async function opened(): Promise<Guest> {
    let made!: Guest;
    made = await house.visit({ prepare: context => withSerial(context, () => made.page, plug) });
    made.page.on('dialog', dialog => void dialog.accept());
    await made.page.goto(served.address);
    await made.page.waitForFunction(() => document.querySelector('#words')!.textContent);
    await made.page.click('#board > summary');
    return made;
  }

  async function does(what: string, accept = /^(good|bad)$/): Promise<string> {
    const said = come.page.locator('#board-said li'),
      before = await said.count();
    await come.page.click(`#board [data-does=${what}]`);
    await come.page.waitForFunction(
      ([before, accept]) =>
        [...document.querySelectorAll('#board-said li')]
          .slice(before as number)
          .some(line => new RegExp(accept as string).test(line.className) || /started again|Nothing was changed/.test(line.textContent!)),
      [before, accept.source] as const,
      { timeout: 180_000 },
    );
    await come.page.waitForTimeout(200);
    return (await said.allInnerTexts()).slice(before).join('\n');
  }

  async function running(): Promise<string | undefined> {
    const cable = await openConsole(board.port, { greeting: GREETING });
    try {
      return (await inspect(cable)).running?.version;
    } finally {
      cable.close();
    }
  }

  it('gets the whole program by one press, and runs it', async function () {
    this.timeout(300_000);
    come = await opened();
    const said = await does('install');
    assert.match(said, /Roundkeeper 0\.1\.0 runs\. \d+ files/);
    console.log(`        ${/Roundkeeper .*/.exec(said)![0]}`);
    assert.equal(await running(), '0.1.0');
  });

  it('takes a play that was begun on the page, and gives it back', async function () {
    this.timeout(300_000);
    this.retries(0); // the play is on the board then
    come = await opened();
    await come.page.goto(`${served.address}#game=hadal&Players=2`);
    await come.page.waitForSelector('.player');
    await come.press('ok');
    const asked = (await come.rows()).slice(1, 3);
    const said = await does('toBoard');
    assert.match(
      said,
      /On the device now: no plays[\s\S]*On the device afterwards: 1 play\nThe Hadal Project:[\s\S]*The device has started again/,
    );
    come = await opened(); // a browser that has no play
    assert.match(await does('fromBoard'), /1 play of the board is on this page now/);
    assert.deepEqual((await come.rows()).slice(1, 3), asked);
    const coming = come.page.waitForEvent('download');
    await come.page.click('#board [data-does=backup]');
    assert.match(readFileSync(await (await coming).path(), 'utf8'), /^roundkeeper backup 1\n/);
  });

  it(`boots the old or the new version after each of ${CUTS} cuts of an update`, async function () {
    this.timeout(1_800_000);
    come = await opened();
    const start = board.flash(),
      change = { hadal: `${readFileSync('dist/flash/hadal', 'latin1')}//new` };
    plug.cable!.got = 0;
    await offer('0.1.1', change);
    assert.match(await does('install'), /Roundkeeper 0\.1\.1 runs/);
    const length = plug.cable!.got,
      seen: { [version: string]: number } = {};
    for (let cut = 0; cut < CUTS; cut++) {
      await board.restart(Buffer.from(start));
      await running(); // it has started
      plug.cable!.got = 0;
      plug.cable!.pullAfter = Math.floor((length * cut) / CUTS) + 1;
      await does('install');
      plug.cable!.pullAfter = Number.POSITIVE_INFINITY;
      await board.restart();
      const now = (await running()) ?? 'nothing';
      assert.ok(['0.1.0', '0.1.1'].includes(now), `after a cut at ${cut} of ${CUTS} it runs ${now}`);
      seen[now] = (seen[now] ?? 0) + 1;
    }
    console.log(`        ${CUTS} cuts in ${length} bytes: ${JSON.stringify(seen)}`);
    assert.match(await does('install'), /Roundkeeper 0\.1\.1 runs/);
  });
});
