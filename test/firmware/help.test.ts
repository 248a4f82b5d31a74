// Help: OK kept down explains the screen that is seen, on two pages at most.
import { strict as assert } from 'node:assert';
import { readdirSync } from 'node:fs';
import { height } from '../../firmware/shell/layout';
import { Presses } from '../../hal/press';
import { emberfall } from '../toys/emberfall';
import { type Table, table, withToys } from './device';

const PAGES = 12; // rows of two pages

/** OK goes down and stays there. */
function keep(t: Table, milliseconds: number): Table {
  const press = new Presses(t.hal.clock, (button, push) => t.hal.push(button, push), 0);
  press.edge(2, true, t.hal.clock.now());
  t.wait(milliseconds);
  press.edge(2, false, t.hal.clock.now());
  return t.wait(100);
}

describe('help', () => {
  withToys();

  it('comes with one press from the screen itself, and BACK leads back to it', () => {
    const t = table().start('Lanterns'),
      before = t.rows();
    keep(t, 700);
    assert.equal(t.rows()[0], 'Tools', 'held for a moment, OK opens the tools');
    t.press('back');
    keep(t, 1800);
    assert.equal(t.rows()[0], 'Help');
    assert.match(t.text(), /OK gives this answer/);
    t.press('back');
    assert.deepEqual(t.rows(), before);
  });

  it('explains the tool that is open, which opens no tools', () => {
    const t = table().press('ok:hold').choose('Coin').press('ok:longer');
    assert.match(t.text(), /^Help\nOK tosses/);
    t.press('back');
    assert.match(t.text(), /^Coin/);
  });

  it('explains the list of tools when that is what is seen', () => {
    const t = table().press('ok:hold').press('down').press('ok:longer');
    assert.match(t.text(), /beside any\s+game/);
    t.press('back');
    assert.equal(t.rows()[0], 'Tools');
  });

  it('has words of its own for every screen that people use, on two pages at most', () => {
    const t = table().start('Emberfall'),
      seen = new Set<string>(),
      own = readdirSync('firmware/screens').map(file => file.replace('.ts', ''));
    for (const name of own) {
      t.device.open('help', name);
      t.device.show();
      assert.ok(height(t.device.painter.layout) <= PAGES, `${name}: ${height(t.device.painter.layout)} rows`);
      seen.add(t.device.painter.layout.text);
      t.device.close();
    }
    assert.ok(own.length > 20, `${own.length} screens`);
    assert.equal(seen.size, own.length, 'only the help itself has the text that all screens share');
  });

  it('explains the setting under the cursor, on two pages at most', () => {
    const t = table().choose('Settings'),
      plain = ['Sound', 'Brightness', 'Big letters', 'About'], // these say it themselves
      unexplained: string[] = [];
    for (let row = 0; row < 16; row++) {
      const label = t.rows().find(text => text.startsWith('>'))!;
      t.press('ok:longer');
      const [title, first = ''] = t.rows();
      assert.equal(title, 'Help');
      assert.ok(height(t.device.painter.layout) <= PAGES, label);
      if (!label.includes(first.split(':')[0]!)) unexplained.push(label.slice(1));
      t.press('back').press('down');
    }
    assert.deepEqual(
      unexplained.map(label => plain.find(name => label.startsWith(name))),
      plain,
    );
  });

  it('explains the marks of sounds in a play', () => {
    const t = table().start('Lanterns').press('ok:longer').press('down*9');
    assert.match(t.text(), /good/);
    assert.match(t.text(), /bad/);
  });

  it('explains the mark of the sound that the picture had when OK was held', () => {
    const t = table().start('Lanterns');
    t.device.cue('bad');
    t.device.show();
    keep(t, 1800);
    assert.match(t.text(), /^Help\nv on top: a sound,\s+bad/);
    t.press('back').press('ok:longer');
    assert.doesNotMatch(t.text(), /a sound/);
  });

  it('explains the clock in the title, where one is', () => {
    const t = table().start('Emberfall').press('ok');
    assert.match(t.rows()[0]!, /%1:30$/);
    assert.match(t.press('ok:longer').text(), /^% time that is left$/m);
    assert.doesNotMatch(table().start('Lanterns').press('ok:longer').text(), /time that is left/);
  });

  it('explains the words of the game that are on the screen, and no others', () => {
    const { words } = emberfall;
    emberfall.words = () => 'gift: what you were given\nB: a symbol\nnowhere: not on the screen';
    try {
      const t = table().start('Emberfall').press('ok').press('ok:longer');
      assert.match(t.text(), /\ngift: what you were\s+given/);
      assert.doesNotMatch(t.text(), /symbol|nowhere/);
    } finally {
      emberfall.words = words;
    }
  });

  it('is not opened by the press that lights the screen', () => {
    const t = table()
      .start('Lanterns')
      .wait(11 * 60_000);
    keep(t, 1800);
    assert.notEqual(t.rows()[0], 'Help');
  });

  it('is opened once, however long OK is kept down', () => {
    const t = table().start('Lanterns').press('ok:longer ok:longer');
    assert.equal(t.rows()[0], 'Help');
    t.press('back');
    assert.match(t.text(), /crossroads/);
  });
});
