// Harbours as docs/adding-a-game.md tests it: rules by the words on the screen, and the whole device by its buttons, both on mocked hardware.
import { strict as assert } from 'node:assert';
import { table, withToys } from '../firmware/device';
import { begin } from '../play';
import { randomPlays } from '../random';
import { harbours } from './harbours';

describe('Harbours', () => {
  it('counts 3 points for each cargo', () => {
    const p = begin(harbours, { Captains: 2 }); // answers by the names of their questions
    p.dial(4, 0); // ships, of Red and of Blue; there are also pick('Label'), ok() and, before them, dice(6, 1)
    assert.equal(p.says(), 'Red: Cargo?');
    p.dial(2);
    assert.deepEqual(p.s.points, [4 + 2 * 3, 0]);
  });

  it('lets equal points share a place', () => {
    const p = begin(harbours, { Captains: 2 });
    p.dial(1, 1, 0, 0, 0, 0);
    assert.equal(p.says(), '1 Red 1\n1 Blue 1');
  });

  it('keeps what was entered when the power fails', () => {
    const p = begin(harbours, { Captains: 2 });
    p.dial(4);
    p.crash(); // off and on again: the play is read from its mocked flash
    assert.equal(p.says(), 'Blue: Ships?');
    assert.deepEqual(p.s.points, [4, 0]);
  });

  it('comes to its end in random plays, whatever the table corrects', () => {
    randomPlays(harbours, 20, { answers: { Captains: 4 }, steps: 15, corrections: 5 });
  });
});

describe('Harbours on the device', () => {
  withToys(); // instead of the games in the box

  it('is played with the buttons, and read on the display', () => {
    const t = table(); // display, buttons, flash, clock and piezo are mocks
    t.start('Harbours').press('up up ok');
    assert.match(t.text(), /Blue: Ships\?/);
    t.press('back:hold'); // undo
    assert.match(t.text(), /Red: Ships\?/);
  });
});
