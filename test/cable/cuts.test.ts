// The real client flashes the real firmware onto the real interpreter. The power fails at many places; broken versions are left again.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { regionAt } from '../../tools/bench/image';
import { nodeEngine } from '../../tools/bench/node';
import { portEngine } from '../../tools/bench/port';
import { inspect } from '../../tools/cable/inspect';
import { openConsole } from '../../tools/cable/open';
import type { Release } from '../../tools/cable/release';
import { type Outcome, update } from '../../tools/cable/update';
import { sample } from '../long';
import { need } from '../needs';
import { GREETING, type Interpreter, interpreter, TURN } from './interpreter';
import { AWAKE, blank, builtVersion, linux, prepare, withPins } from './linux';
import { MAIN, quiet, version } from './versions';

/** Where Storage is written anew, no version is left to go back to, and these tests would prove nothing. */
const beside = {
  ...quiet,
  async backUp() {
    throw new Error('Storage has no room for a second version. Leave more screens out: UNOPENED in test/cable/linux.ts.');
  },
};

const CUTS = sample(10, 100);
const PAGE = 4096;

/** A raw region with a play in it, as the device writes it. */
async function playedRegion(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'roundkeeper-play-'));
  const engine = await nodeEngine({ store: folder, seed: 3 });
  assert.match(await engine.command('new hadal'), /"ok":true/);
  for (let i = 0; i < 3; i++) await engine.command('press ok');
  await engine.end();
  const region = readFileSync(path.join(folder, 'flash.bin'));
  rmSync(folder, { recursive: true });
  return region;
}

/** The pages of plays, without what is blank behind their records: nothing of that may change. */
function plays(region: Buffer): Map<number, string> {
  const found = new Map<number, string>();
  for (let at = 0; at < 15 * PAGE; at += PAGE)
    if (region.toString('latin1', at, at + 3) === 'RK1' && region[at + 3]! > 0)
      found.set(at, region.toString('latin1', at, at + PAGE).replace(/\xff+$/, ''));
  return found;
}

describe('flashing the interpreter', function () {
  this.timeout(1_800_000);
  let board: Interpreter, saved: Map<number, string>, at: number; // where the region begins in the interpreter's flash

  /** An empty Storage, and a region with a play. The file comes first: what it calls Storage has the region in it, and without a file at its front that looks damaged. */
  async function anew(): Promise<void> {
    await board.restart(blank());
    await prepare(board, AWAKE);
    const flash = board.flash(),
      region = await playedRegion();
    region.copy(flash, at);
    flash.fill(255, at + 15 * PAGE);
    saved = plays(region);
    assert.ok(saved.size);
    await board.restart(flash);
  }

  before(async function () {
    need(this, 'cableInterpreter');
    this.timeout(TURN);
    at = regionAt(process.env.ESPRUINO!);
    board = await interpreter();
    await anew();
  });
  after(() => board?.close());

  async function flash(release: Release): Promise<Outcome> {
    const cable = await openConsole(board.port, { greeting: GREETING });
    try {
      return await update(cable, release, beside);
    } finally {
      cable.close();
    }
  }

  async function running(): Promise<string | undefined> {
    const cable = await openConsole(board.port, { greeting: GREETING });
    try {
      return (await inspect(cable)).running?.version;
    } finally {
      cable.close();
    }
  }

  function savesAreIntact(): void {
    const region = board.flash().subarray(at);
    for (const [page, bytes] of saved) assert.equal(region.toString('latin1', page, page + bytes.length), bytes, `the page at ${page}`);
  }

  it('puts the whole program on an empty board, which then runs it and still has the play', async () => {
    const outcome = await flash(builtVersion('0.1.0'));
    assert.equal(outcome.result, 'updated');
    const cable = await openConsole(board.port);
    try {
      assert.match((await cable.evaluate<string[]>('device.painter.rows()')).join('\n'), /The power was off/);
      assert.equal(await cable.evaluate('device.hal.load("hadal").id'), 'hadal');
    } finally {
      cable.close();
    }
    savesAreIntact();
  });

  it('lets the bench play on what was flashed', async () => {
    const engine = await portEngine(board.port);
    try {
      assert.match(await engine.command('press ok'), /"ok":true/); // the play goes on
      assert.match(await engine.command('ask'), /"ok":true,"step":/);
    } finally {
      await engine.end();
    }
    savesAreIntact();
  });

  it('updates one game by sending one game', async () => {
    const outcome = await flash(builtVersion('0.1.1', { hadal: `${readFileSync('dist/flash/hadal', 'latin1')}//new` }));
    assert.equal(outcome.files, 1);
    assert.equal(await running(), '0.1.1');
    savesAreIntact();
  });

  it('goes back by itself from versions that throw, say nothing, or fail soon', async () => {
    await anew(); // two copies of a game are there now, and leave no room for what comes
    await flash(builtVersion('0.1.1'));
    for (const main of [
      'throw new Error("broken")',
      'print("hello")',
      `${readFileSync('dist/flash/main', 'latin1')};setTimeout(function(){nothing()},500)`,
    ]) {
      await assert.rejects(flash(builtVersion('0.2.0', { main })), /did not start well. It went back to version 0.1.1/);
      assert.equal(await running(), '0.1.1');
    }
    savesAreIntact();
  });

  it('goes back from a version that hangs, when the power is switched off and on', async () => {
    const cable = await openConsole(board.port);
    const trial = update(cable, builtVersion('0.2.1', { main: 'for(;;);' }), beside);
    let problem: unknown;
    trial.catch(trouble => (problem = trouble));
    const tried = () => board.flash().toString('latin1', at + 15 * PAGE);
    const before = tried().match(/RKS1.{8}\0/gs)!.length;
    while (tried().match(/RKS1.{8}\0/gs)!.length === before) {
      if (problem) throw problem;
      await new Promise(done => setTimeout(done, 100));
    }
    cable.close();
    await board.restart();
    assert.equal(await running(), '0.1.1');
  });

  it('survives a cut at each of many places of an update: it boots the old or the new version, and the play is there', async () => {
    await anew();
    const old = withPins(await version('1.0.0', {}, linux()), AWAKE),
      next = withPins(await version('1.0.1', { hadal: `module.exports={}//${'y'.repeat(6000)}`, main: `${MAIN};` }, linux()), AWAKE);
    await flash(old);
    const start = board.flash(),
      from = board.got();
    await flash(next);
    const length = board.got() - from;
    const seen: { [version: string]: number } = {};
    for (let cut = 0; cut < CUTS; cut++) {
      await board.restart(Buffer.from(start));
      const cable = await openConsole(board.port, { greeting: GREETING });
      board.cutAfter(Math.floor((length * cut) / CUTS));
      await update(cable, next, beside).catch(() => {});
      cable.close();
      await board.restart();
      const now = (await running()) ?? 'nothing';
      assert.ok(['1.0.0', '1.0.1'].includes(now), `after a cut at ${cut} of ${CUTS} it runs ${now}: ${board.said()}`);
      seen[now] = (seen[now] ?? 0) + 1;
      savesAreIntact();
    }
    await board.restart();
    await flash(next);
    assert.equal(await running(), '1.0.1');
    process.stdout.write(`      ${CUTS} cuts in ${length} bytes: ${JSON.stringify(seen)}\n`);
  });
});
