// Home: what was used last stands first, and everything else is in one list below it.
import { strict as assert } from 'node:assert';
import { FLAG, GEAR, GO_ON, PAWN } from '../../firmware/shell';
import { box } from '../../games/catalogue';
import { lit } from '../../hal/pixels';
import { drawn } from '../../tools/font/pack';
import { type Table, table, withToys } from './device';

const real = box.games;

/** What home lists, from its first entry to its last. */
function entries(t: Table): string[] {
  const list: string[] = [];
  t.press('up:again*20');
  for (let i = 0; i < 20; i++) {
    const chosen = t.rows().find(row => row.startsWith('>'))!;
    if (i && chosen === list[0]) return list;
    list.push(chosen);
    t.press('down');
  }
  return list;
}

/** True when this icon is drawn at the beginning of a row, dark on a lit ground where it is chosen. */
function shows(t: Table, icon: string, row: number, chosen: boolean): boolean {
  const glyph = drawn().get(icon.charCodeAt(0))!,
    picture = t.hal.display.visible();
  return glyph.every((line, y) => [...line].every((dot, x) => lit(picture, 1 + x, row * 8 + y) === ((dot === '#') !== chosen)));
}

describe('home', () => {
  withToys();

  it('lists the last play, the last tool, the games from the one that was played last, and then all else', () => {
    const t = table();
    assert.deepEqual(entries(t), ['>Emberfall', '>Harbours', '>Lanterns', '>Plays', '>Tools', '>Settings', '>Toss a coin']);
    t.start('Lanterns').press('ok:hold').choose('Coin').press('back*4');
    const all = ['>Resume Ada', '>Toss a coin', '>Lanterns', '>Emberfall', '>Harbours', '>Plays', '>Tools', '>Settings', '>Toss a coin'];
    assert.deepEqual(entries(t), all);
    t.restart();
    assert.deepEqual(entries(t), all, 'over the power, too');
  });

  it('offers no play that is over, but its game first', () => {
    const t = table();
    t.start('Lanterns').choose('Wait for dawn').press('back back');
    assert.equal(t.rows()[1], '>Lanterns');
  });

  it('opens the last tool in two presses and does again what it does', () => {
    const t = table();
    t.start('Lanterns').press('back back ok:hold').dice(2).choose('Who starts?').press('back back').dice(1);
    t.press('up:again*9 down ok');
    assert.deepEqual(t.rows().slice(0, 2), ['Who starts?', 'Player 1']);
  });

  it('has a symbol before each entry, which is no part of its words', () => {
    const t = table();
    assert.ok(shows(t, PAWN, 1, true) && shows(t, PAWN, 2, false));
    assert.ok(shows(t, GEAR, 6, false));
    t.start('Lanterns').press('ok:hold').choose('Who starts?').press('back*4');
    assert.ok(shows(t, GO_ON, 2, true) && shows(t, FLAG, 3, false));
    assert.equal(t.rows()[3], ' Who starts?');
  });

  it('says the first word of a long title, so that there is room for where the play stands', async () => {
    const games = box.games;
    box.games = real;
    try {
      for (const [id, row] of [
        ['tales', /^Tales: /],
        ['hadal', /^Hadal: /],
        ['loop', /^LOOP: /],
      ] as const) {
        const t = table({}, {});
        await t.command(`new ${id}`);
        t.press('back back');
        assert.match(t.rows()[1]!, row);
      }
    } finally {
      box.games = games;
    }
  });

  it('tells where the last play stands in one row, and how long ago that was', () => {
    const t = table();
    t.hal.clock.epoch = 1_800_000_000;
    t.start('Harbours').press('up up up ok back back');
    assert.equal(t.rows()[0], 'Roundkeeper  just now');
    t.wait(7_200_000).press('ok up:again');
    assert.equal(t.rows()[0], 'Roundkeeper   2 h ago');
    assert.match(t.rows()[1]!, /^Harbours: /);
    assert.equal(t.rows()[2], '>Resume Red Blue Gr..');
  });

  it('is there without a last tool when what was kept of it is damaged', () => {
    for (const damage of [' ', 'dice', 'dice ', 'coin \x86']) {
      const t = table();
      t.device.notes.keep('tool', damage);
      t.restart();
      assert.equal(t.rows()[1], '>Emberfall', JSON.stringify(damage));
    }
  });

  it('says so when the last tool is not on the device', () => {
    const t = table();
    t.device.notes.keep('tool', 'lathe Lathe');
    t.restart().press('ok');
    assert.match(t.text(), /missing/);
    t.press('back');
    assert.equal(t.rows()[0], 'Roundkeeper');
  });
});

describe('home', () => {
  withToys();

  it('has tools and settings in view after one UP', () => {
    const text = table().press('up').text();
    assert.match(text, /Tools/);
    assert.match(text, /Settings/);
  });

  it('has the cursor where it was after a tool, though that stands at the top now', () => {
    const t = table().choose('Toss a coin').wait(3000).press('back');
    assert.match(t.text(), />Toss a coin/);
    assert.match(t.press('up').text(), />Settings/);
  });
});
