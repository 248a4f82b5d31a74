// Why is this 5? OK held on a value tells its last changes: from what to what, by what, whose, and how long ago.
import { strict as assert } from 'node:assert';
import { BUNDLES } from '../../tools/bundles';
import { table } from './device';

async function played() {
  const t = table({}, BUNDLES as never);
  for (const line of [
    'new any {"Players":2,"Names":["Ann","Ben"],"Total 1":"Life","Start 1":20}',
    'pick +1 Life',
    'pick End turn',
    'pick -1 Life',
    'wait 130000',
    'pick End turn',
    'correct total 0 17',
  ])
    assert.ok(JSON.parse(await t.command(line)).ok, line);
  return t;
}

describe('why a value is what it is', () => {
  it('is told by its last changes, the newest first, with who, when and by what', async () => {
    const t = await played();
    t.press('back').choose('Total', 'Ann').press('ok:hold');
    assert.equal(t.rows()[0], 'Why is this 17?');
    const text = t.device.screens.at(-1)!.view().body!.split('\n');
    assert.match(text[0]!, /^21 > 17: Set Total Ann Life 17, just now$/);
    assert.equal(text[1], '20 > 21: +1 Life, Ann, 2 min ago');
    assert.equal(text.length, 2);
    t.press('back');
    assert.match(t.text(), /^Ann Total\n>Life 17/);
  });

  it('is the same when the rules have to find it', async () => {
    const t = await played(),
      { journal } = t.device.session!,
      read = journal.read.bind(journal);
    journal.read = (start, until, reader) =>
      read(start, until, { ...reader, clear: reader.clear, begin: reader.begin, line: (line, to) => reader.line(line, to, '') });
    t.press('back').choose('Total', 'Ben').press('ok:hold');
    assert.equal(t.device.screens.at(-1)!.view().body, '20 > 19: -1 Life, Ben, 2 min ago');
    assert.deepEqual(t.device.session!.state().names, ['Ann', 'Ben'], 'the play stands where it stood');
  });

  it('says so where nothing has changed, and opens the tools on a row without a value', async () => {
    const t = await played();
    t.press('back down ok:hold');
    assert.match(t.text(), /^Why is this \d+\?\n/);
    t.press('back back:hold');
    t.press('up ok:hold');
    assert.match(t.text(), /^Tools/);
  });
});
