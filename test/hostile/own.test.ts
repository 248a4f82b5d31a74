// Whatever the device stores it can export, and whatever it exports it can import: random plays with all that a table may do.
import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlay } from '../../firmware/shell';
import { LONGEST_PAUSE, type Session } from '../../games/engine';
import { cells, least, most, offeredOf, optionsOf } from '../../games/kit';
import { exportPlay, importPlay } from '../../tools/bench/files';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import { catalogue } from '../../tools/bundles';
import { sample } from '../long';
import { chance } from '../random';

/** Seconds between two inputs: a moment, an evening, a fortnight, more than any clock has. */
const PAUSES = [0, 5, 20_000, 1_000_002, 1_300_000, 2 ** 31 - 1];

type Random = (n: number) => number;

function answer(session: Session, random: Random, seconds: number): void {
  const ask = session.ask(),
    offered = offeredOf(ask);
  if (ask.options) session.answer(optionsOf(ask).indexOf(offered[random(offered.length)]!), seconds);
  else if (ask.dial) session.answer(ask.dial.min + random(ask.dial.max - ask.dial.min + 1), seconds);
  else if (ask.then) session.answer(0, seconds);
}

function correct(session: Session, random: Random, seconds: number): void {
  const tracks = session.tracks(),
    ids = Object.keys(tracks),
    id = ids[random(ids.length)]!,
    places = cells(session.state(), tracks[id]!);
  if (!places.length) return;
  const span = most(tracks[id]!) - least(tracks[id]!) + 1;
  session.correct(id, places[random(places.length)]!, least(tracks[id]!) + random(span), seconds);
}

/** One deed of the table, of any kind. */
async function deed(engine: NodeEngine, owner: number, random: Random): Promise<void> {
  const session = engine.device.session!,
    seconds = random(4) ? 1 : PAUSES[random(PAUSES.length)]!,
    phases = session.game.phases(session.state());
  const deeds: (() => unknown)[] = [
    () => correct(session, random, seconds),
    () => session.undo(),
    () => session.redo(),
    () => session.jump(phases[random(phases.length)]!.step, seconds),
    () => session.rename(random(session.state().names.length), ['Åse', 'Zoë', 'x'.repeat(16), '"\\'][random(4)]!, seconds),
    () => session.anew(random(2 ** 31)),
    async () => {
      await engine.cut();
      openPlay(engine.device, owner);
    },
  ];
  await (random(3) ? answer(session, random, seconds) : deeds[random(deeds.length)]!());
}

describe('what the device stores', function () {
  this.timeout(1_800_000);
  const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const { id } of catalogue())
    it(`of ${id} can be exported, and imported as it was, after pauses, cuts, corrections, names and undone steps`, async () => {
      for (let seed = 1; seed <= sample(4, 60); seed++) {
        const random = chance(seed),
          engine = nodeEngine({ seed }),
          file = join(folder, 'play.txt');
        await engine.command(`new ${id}`);
        const { owner } = engine.device.session!.journal;
        for (let i = 0; i < 60; i++) {
          try {
            await deed(engine, owner, random);
          } catch (problem) {
            assert.ok(problem instanceof Error && !(problem instanceof TypeError), `${id}, play ${seed}: ${problem}`);
          }
        }
        const state = structuredClone(engine.device.session!.state());
        await exportPlay(engine, file);
        const other = nodeEngine({ seed: 99 });
        await importPlay(other, file).catch(problem => assert.fail(`${id}, play ${seed}: ${problem.message}`));
        assert.deepEqual(other.device.session!.state(), state, `${id}, play ${seed}`);
      }
    });

  it('counts a pause as a day at most', async () => {
    const engine = nodeEngine({ seed: 1 });
    await engine.command('new loop');
    answer(engine.device.session!, chance(1), 1_000_002);
    assert.equal(engine.device.session!.state().played, LONGEST_PAUSE);
  });
});
