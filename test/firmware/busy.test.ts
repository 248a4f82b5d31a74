// What takes longer than half a second on a board is said before it begins.
import { strict as assert } from 'node:assert';
import { nodeEngine } from '../../tools/bench/node';
import { script } from '../bench/page';

/** A play of Hadal with a part of its example round behind it, and every foot that was shown since. */
async function afterRound() {
  const { command, device } = nodeEngine({ seed: 1 });
  for (const line of script('docs/games/hadal.md').slice(0, 40)) await command(line);
  const feet: string[] = [],
    { display } = device.hal,
    flip = display.flip;
  display.flip = rows => {
    feet.push(rows.at(-1)!);
    flip.call(display, rows);
  };
  return { command, device, feet };
}

describe('before something that takes a while the screen', () => {
  it('says that it opens a play', async () => {
    const { command, device, feet } = await afterRound();
    device.home();
    await command('wait 100'); // home is drawn
    feet.length = 0;
    await command('press ok');
    assert.equal(feet[1], 'Opening the play...');
    assert.notEqual(feet.at(-1), feet[1]);
  });

  it('says that it starts a game', async () => {
    const { command, device } = nodeEngine({ seed: 1 }),
      feet: string[] = [],
      { display } = device.hal,
      flip = display.flip;
    await command('press ok'); // the set-up of the first game
    display.flip = rows => {
      feet.push(rows.at(-1)!);
      flip.call(display, rows);
    };
    await command('press ok');
    assert.equal(feet[1], 'Starting the game...');
    assert.doesNotMatch(feet.at(-1)!, /\.\.\.$/);
  });

  it('says that it tests itself', async () => {
    const { device, feet } = await afterRound();
    device.open('selftest');
    device.show();
    assert.equal(feet[0], 'Testing...');
    assert.notEqual(feet.at(-1), feet[0]);
  });

  it('says that it reads the log', async () => {
    const { device, feet } = await afterRound();
    device.open('log');
    device.show();
    assert.equal(feet[0], 'Reading the log...');
    assert.notEqual(feet.at(-1), feet[0]);
  });

  it('says that it goes back where a step is not in memory any more, and only there', async () => {
    const { command, device, feet } = await afterRound();
    await command('hold back');
    assert.equal(feet.includes('Going back...'), false);
    device.session!.forget();
    await command('hold back');
    assert.equal(feet.includes('Going back...'), true);
    assert.notEqual(feet.at(-1), 'Going back...');
  });
});
