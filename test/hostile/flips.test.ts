// A full flash with a flipped bit, or worse: the device starts, shows nothing that was not there, loses as little as can be, and says what.

import { strict as assert } from 'node:assert';
import { openPlay, plays } from '../../firmware/shell';
import { openRing } from '../../games/engine';
import { pageFlash } from '../../hal/browser/flash';
import { crc32 } from '../../hal/crc';
import { type MockFlash, mockFlash } from '../../hal/mock';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import { sample } from '../long';
import { chance } from '../random';
import { answerTo, toldBy } from '../told';

const GAMES = ['loop', 'hadal', 'tales', 'biome', 'tamashii'],
  STEPS = 60,
  RING = 15 * 4096;

const seen = new Set<string>(); // every state that was ever on the table

/** A device with a play of every game, each of them some steps long, and settings. */
async function full(): Promise<NodeEngine> {
  const engine = nodeEngine({ seed: 5 });
  for (const [n, game] of GAMES.entries()) {
    await engine.command(`new ${game}`);
    seen.add(JSON.stringify(engine.device.session!.state()));
    for (let i = 0; i < STEPS; i++) {
      const ask = toldBy(await engine.command('ask'));
      if (!ask.over) await engine.command(answerTo(ask, i * 7 + n));
      seen.add(JSON.stringify(engine.device.session!.state()));
      if (i % 9 === 8) await engine.command('undo');
      seen.add(JSON.stringify(engine.device.session!.state()));
    }
  }
  engine.device.notes.keep('volume', '2');
  engine.device.home();
  return engine;
}

/** Every play as it is found: its name, its state and how many steps it has; or why it cannot be opened. */
function found(engine: NodeEngine): Map<number, string> {
  const all = new Map<number, string>();
  for (const { owner, name } of plays(engine.device)) {
    try {
      openPlay(engine.device, owner);
      const { journal } = engine.device.session!;
      all.set(owner, `${name} ${journal.depth} ${JSON.stringify(engine.device.session!.state())}`);
    } catch (problem) {
      all.set(owner, (problem as Error).message);
    }
  }
  engine.device.home();
  return all;
}

/** A device that is switched on with this flash. */
function started(bytes: Uint8Array): { engine: NodeEngine; said: string } {
  const engine = nodeEngine({ seed: 6 });
  (engine.hal.flash as MockFlash).bytes.set(bytes);
  void engine.cut();
  return { engine, said: engine.hal.display.rows.join(' ') };
}

describe('a full flash', function () {
  this.timeout(1_800_000);
  let image: Uint8Array, whole: Map<number, string>, volume: string | undefined;
  const used: number[] = []; // places that hold something, or are near it
  before(async () => {
    const engine = await full();
    image = engine.hal.flash.bytes.slice();
    whole = found(started(image).engine);
    volume = engine.device.notes.read('volume');
    assert.equal(whole.size, GAMES.length);
    for (let at = 0; at < RING; at++) if (image.subarray(Math.max(0, at - 16), at + 1).some(byte => byte !== 255)) used.push(at);
  });

  function flip(at: number, bit: number): void {
    const bytes = image.slice();
    bytes[at]! ^= 1 << bit;
    const { engine, said } = started(bytes),
      name = `byte ${at}, bit ${bit}`;
    assert.deepEqual(found(engine), whole, name);
    assert.equal(engine.device.notes.read('volume'), volume, name);
    assert.doesNotMatch(said, /damaged|power was cut|cannot be read/, `${name}: nothing was lost`);
    // what is played next is kept
    openPlay(engine.device, 1);
    const session = engine.device.session!,
      phase = session.game.phases(session.state())[0]!.step;
    session.jump(phase, 1);
    const next = JSON.stringify(session.state());
    void engine.cut();
    openPlay(engine.device, 1);
    assert.equal(JSON.stringify(engine.device.session!.state()), next, `${name}: the next step`);
  }

  it('loses nothing at all by one flipped bit, wherever it is', () => {
    const random = chance(3),
      tries = sample(120, 2000);
    for (let i = 0; i < tries; i++) flip(i % 8 ? used[random(used.length)]! : random(RING), random(8));
  });

  it('loses nothing by a flipped bit in the head of a page, or in the first bytes of its records', () => {
    const pages = openRing(mockFlash(image.slice()), crc32).pagesOf(1),
      step = sample(11, 1);
    for (let bit = 0; bit < 64 * 8; bit += step) flip(pages[0]! * 4096 + (bit >> 3), bit & 7);
  });

  /** What is left of a damaged play was once on the table, or its loss is said. */
  function isHonest(told: string | undefined, said: string, name: string): void {
    if (told?.includes('{')) assert.ok(seen.has(told.slice(told.indexOf('{'))), `${name}: a state that never was`);
    if (told === undefined) assert.match(said, /damaged|cannot be read|may be missing/i, `${name}: gone without a word`);
  }

  it('with worse damage starts, keeps every play that was not touched, and says what was lost', () => {
    const random = chance(8);
    for (let i = 0; i < sample(60, 1000); i++) {
      const bytes = image.slice(),
        at = used[random(used.length)]!,
        length = 1 + random(40),
        page = Math.floor(at / 4096),
        owner = image[page * 4096 + 3]!;
      for (let n = 0; n < length && (at + n) % 4096; n++) bytes[at + n]! = random(256);
      const { engine, said } = started(bytes),
        now = found(engine),
        name = `${length} bytes from ${at}, of play ${owner}`;
      for (const [play, state] of whole) if (play !== owner) assert.equal(now.get(play), state, name);
      if (owner && now.get(owner) !== whole.get(owner)) isHonest(now.get(owner), said, name);
    }
  });

  it('has more steps behind a damaged length', () => {
    // the length of an early line says much too much
    const ring = openRing(mockFlash(image.slice()), crc32),
      page = ring.pagesOf(1).at(-1)!;
    let at = 16,
      lines = 0;
    for (; lines < 3; at = ring.next) {
      ring.text(page, at);
      if (ring.was === 3) lines++;
      if (lines === 3) break;
    }
    const bytes = image.slice();
    bytes[page * 4096 + at] = 0x3e;
    bytes[page * 4096 + at + 1] = 0x5a;
    const now = found(started(bytes).engine).get(1)!;
    assert.equal(now, whole.get(1), 'a snapshot stands behind it');
  });
});

describe('a cut text in the storage of the browser', () => {
  it('is told, and what can be read of it is read', async () => {
    const engine = await full(),
      kept = new Map<string, string>();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    };
    for (let page = 0; page < 16; page++)
      kept.set(
        `roundkeeper.flash.${page}`,
        Buffer.from(engine.hal.flash.bytes.subarray(page * 4096, (page + 1) * 4096)).toString('base64'),
      );
    assert.equal(pageFlash(() => storage).damaged, 0);
    kept.set('roundkeeper.flash.2', kept.get('roundkeeper.flash.2')!.slice(0, 1001));
    const flash = pageFlash(() => storage);
    assert.equal(flash.damaged, 1);
    assert.deepEqual(flash.bytes.slice(8192, 8192 + 700), engine.hal.flash.bytes.slice(8192, 8192 + 700));
  });
});
