// An update keeps the wiring that the board has, whether or not somebody remembers its name.
import { strict as assert } from 'node:assert';
import devkit from '../../hal/esp32/wiring/devkit';
import heltec from '../../hal/esp32/wiring/heltec';
import { type FakeBoard, fakeBoard } from '../../hal/mock/board';
import type { Console } from '../../tools/cable/console';
import { openConsole } from '../../tools/cable/open';
import { update } from '../../tools/cable/update';
import { profileOf } from '../../tools/cable/wired';
import { quiet, version } from './versions';

const PROFILES = new Map<string, { board: string }>([
  ['devkit', devkit],
  ['heltec', heltec],
]);

describe('the wiring of a board', () => {
  let board: FakeBoard, cable: Console;

  /** A board that was flashed with this wiring. */
  async function wired(wiring: typeof devkit): Promise<void> {
    board = await fakeBoard();
    cable = await openConsole(board.port, { patience: 10_000, greeting: 3000 });
    await update(cable, await version('0.1.0', {}, wiring), quiet);
  }
  afterEach(async () => {
    cable.close();
    await board.close();
  });

  it('is the usual one on a new board', async () => {
    board = await fakeBoard();
    cable = await openConsole(board.port);
    assert.equal(await profileOf(cable, PROFILES), 'devkit');
  });

  it('is what runs there, and is found while nothing runs, too', async () => {
    await wired(heltec);
    assert.equal(await profileOf(cable, PROFILES), 'heltec');
    board.back = true;
    board.powerCycle();
    assert.equal(await profileOf(cable, PROFILES), 'heltec');
  });

  it('is that of the same name after a pin was changed', async () => {
    await wired({ ...heltec, buzzer: 26 });
    assert.equal(await profileOf(cable, PROFILES), 'heltec');
  });

  it("is asked for when a profile of one's own has a name that two have, or nobody", async () => {
    await wired({ ...devkit, buzzer: 26 });
    const mine = { ...devkit, buzzer: 18 };
    await assert.rejects(
      profileOf(cable, new Map(PROFILES).set('mine', mine)),
      /wired as "ESP32 DevKit", and several profiles are called so\. Say which one: --board devkit or --board mine/,
    );
    await assert.rejects(profileOf(cable, new Map([['heltec', heltec]])), /no profile is called so\. Say which one: --board heltec/);
  });
});
