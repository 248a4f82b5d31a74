// The last rolls of the real games: the same on the device and in the export, with faces that are printed there.
import { strict as assert } from 'node:assert';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_ROLLS, rollsBefore } from '../../games/engine';
import { optionsOf, usualOf } from '../../games/kit';
import { exportPlay } from '../../tools/bench/files';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import { parsed } from '../../tools/replay/file';
import { replayed } from '../../tools/replay/replay';
import { goOn } from '../play';
import { chance } from '../random';

const folder = mkdtempSync(join(tmpdir(), 'roundkeeper-test-'));

/** A play of so many answers, half of them the usual ones; names are the game's own. */
async function played(id: string, setup: object, seed: number): Promise<NodeEngine> {
  const engine = nodeEngine({ seed }),
    random = chance(seed);
  await engine.command(`new ${id} ${JSON.stringify(setup)}`);
  for (let i = 0; i < 400; i++) {
    const ask = engine.device.session!.ask(),
      offered = optionsOf(ask).filter(option => !option.not && !/over$/.test(option.label)),
      usual = optionsOf(ask)[usualOf(ask)]!;
    if (offered.length) await engine.command(`pick ${(random(2) ? usual : offered[random(offered.length)]!).label}`);
    else await engine.command(goOn(ask));
  }
  return engine;
}

/** Each game, and what every roll of it looks like behind the name and the phase. */
const GAMES: [id: string, setup: object, face: RegExp][] = [
  ['hadal', { Mode: 'Full', Destiny: 'Device' }, /: [+-]?\d$/],
  ['tamashii', { Mode: 'Full' }, /: (B|S|blank|eB|eS|\d| |P\d)+$/],
  ['loop', { Mode: 'Full', Game: 'Competitive' }, /: [A-Z][A-Za-z .,-]+$/],
  ['biome', { Mode: 'Full' }, /: (\d|forest|grassland|stack \d|[A-Z][A-Za-z -]+|,| )+$/],
  ['tales', {}, /: ([1-6 ]+|Kid \d)$/],
];

for (const [id, setup, face] of GAMES)
  describe(`the rolls of ${id}`, () => {
    it('are the same on the device and in the export, and all of them are there', async function () {
      this.timeout(30_000);
      let told = 0;
      for (let seed = 1; seed < 5 && told < 6; seed++) {
        const engine = await played(id, setup, seed),
          session = engine.device.session!,
          state = JSON.stringify(session.state()),
          file = join(folder, `${id}-${seed}.txt`),
          lines: string[] = [];
        for (let next = session.journal.depth; next; ) {
          const read = rollsBefore(session, next);
          assert(read.next < next, 'it goes back');
          lines.push(...read.lines);
          next = read.next;
        }
        assert.equal(JSON.stringify(session.state()), state, 'the play stands where it stood');
        await exportPlay(engine, file);
        const exported = parsed(readFileSync(file, 'utf8')),
          entries = exported.entries.filter(entry => typeof entry[1] === 'number' && entry.length > 2);
        assert.equal(lines.length, entries.length, 'every answer with dice');
        assert.deepEqual(exported.rolls, lines.slice(0, MOST_ROLLS));
        assert.deepEqual(replayed(exported).rolls.reverse(), lines);
        for (const line of lines) assert.match(line, face);
        told += lines.length;
      }
      assert(told >= 3, `${told} rolls`);
    });
  });
