// The question of a play goes from memory while another screen stands above it, and comes back as it was.
import { strict as assert } from 'node:assert';
import { type Table, table, withToys } from './device';

/** Without the time that is left, which goes on, and the mark of what has just been reached. */
const seen = (t: Table) => t.rows().map(row => row.replace(/ +>?[0-9:]+$/, ''));

describe('a question that stands aside', () => {
  withToys();

  it('gives its memory back while the tracks are seen, and is there again afterwards', () => {
    const t = table().start('Emberfall').press('ok');
    const before = seen(t);
    t.hal.unloaded.length = 0;
    t.press('back');
    assert.deepEqual(t.hal.unloaded, ['s_play']);
    t.press('ok'); // Back to the game
    assert.deepEqual(t.hal.unloaded, ['s_play', 's_tracks']);
    assert.deepEqual(seen(t), before);
  });

  it('has its cursor where it was left, after the tracks and after the tools', () => {
    const t = table().start('Emberfall').press('ok down');
    const before = seen(t);
    assert.deepEqual(seen(t.press('back ok')), before);
    assert.deepEqual(seen(t.press('ok:hold back')), before);
  });

  it('has its dial where it was left', () => {
    const t = table().start('Harbours').press('up up up');
    const before = seen(t);
    assert.deepEqual(seen(t.press('back ok')), before);
    assert.match(before.join('\n'), /\b3\b/);
  });

  it('is another one when the step was undone meanwhile', () => {
    const t = table().start('Emberfall');
    const first = seen(t);
    assert.deepEqual(seen(t.press('ok down').press('back back:hold ok')), first);
  });

  it('sounds when it is reached, and not when it comes back', () => {
    const t = table().start('Emberfall').press('ok');
    t.wait(1000).hal.tones();
    assert.deepEqual(t.press('back ok').wait(1000).hal.tones(), []);
  });

  it('stays while a die is thrown by hand for it', () => {
    const t = table().start('Emberfall').press('ok');
    t.device.fate.byHand = true;
    const before = t.choose('Face a test').press('ok up').rows();
    assert.match(before.join('\n'), /Throw a die/);
    assert.deepEqual(seen(t.press('ok:hold back')), before);
  });
});
