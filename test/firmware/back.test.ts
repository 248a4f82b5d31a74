// BACK in a play: one level up where the game offers that, else the tracks.
import { strict as assert } from 'node:assert';
import { lanterns } from '../toys/lanterns';
import { TOYS, table, withToys } from './device';

describe('BACK', () => {
  withToys();
  const menus = {
    ...lanterns,
    chapters: {
      path: () => ({
        cross: () => ({
          say: 'Where to?',
          options: [
            { label: 'Shop', then: 'shop' },
            { label: 'Inn', then: 'inn' },
          ],
        }),
        shop: () => ({
          say: 'The shop',
          options: [
            { label: 'Buy', then: 'cross' },
            { label: 'Leave', back: true, then: 'cross' },
          ],
        }),
        inn: () => ({
          say: 'The inn',
          options: [
            { label: 'Sleep', then: 'cross' },
            { label: 'Leave', back: true, not: 'It rains', then: 'cross' },
          ],
        }),
      }),
    },
  };
  const started = () => table({}, { ...TOYS, lamp: menus }).start('Lanterns');

  it('goes one level up in a menu of the game, and the foot says so', () => {
    const t = started().choose('Shop');
    assert.equal(t.rows()[7], 'OK go  BACK one up');
    t.press('back');
    assert.equal(t.rows()[1], 'Where to?');
    assert.match(t.press('back:hold').text(), /Undone/, 'like any other answer');
  });

  it('opens the tracks at the main question', () => {
    const t = started();
    assert.equal(t.rows()[7], 'OK go  BACK tracks');
    assert.match(t.press('back').text(), />Back to the game/);
  });

  it('opens the tracks where the way back is forbidden', () => {
    const t = started().choose('Inn');
    assert.equal(t.rows()[7], 'OK go  BACK tracks');
    assert.match(t.press('back').text(), />Back to the game/);
  });
});
