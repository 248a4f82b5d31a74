import { strict as assert } from 'node:assert';
import loop from '../../../games/loop';
import { table } from '../../firmware/device';

describe('LOOP: on the screen', () => {
  it('corrects a MATERIAL by its player, then its type and Q', () => {
    const t = table({ seed: 1 }, { loop }).start('LOOP'),
      s = () => t.device.session!.state() as any;
    t.press('back').choose('Materials');
    assert.deepEqual(t.rows().slice(0, 3), ['Materials', '>Red', ' Blue']);
    t.choose('Blue');
    assert.equal(t.rows()[0], 'Blue Materials');
    t.choose('Glass Q2').press('up ok');
    assert.deepEqual([s().mats[20 + 4 + 1], s().mats.length], [1, 40]);
    assert.match(t.text(), /31 materials, not 30/);
    t.press('back');
    assert(t.text().includes('>Blue'), t.text());
    t.press('back');
    assert(t.text().includes('>Materials'), t.text());
  });
});
