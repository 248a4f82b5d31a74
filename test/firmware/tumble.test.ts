// The dice of a game tumble as those of the tool do: nothing is said before they lie still.
import { strict as assert } from 'node:assert';
import { table, withToys } from './device';

describe('the dice of a game', () => {
  withToys();

  const thrown = () => {
    const t = table();
    t.start('Lanterns').choose('Read').press('ok down');
    t.dice(1, 2, 3);
    t.hal.push('ok'); // Throw
    return t;
  };

  it('tumble before they are read, and then say what fell', () => {
    const t = thrown();
    assert.doesNotMatch(t.text(), /Sum/);
    const first = t.rows().find(row => row.startsWith('['));
    t.wait(150);
    assert.notEqual(
      t.rows().find(row => row.startsWith('[')),
      first,
      'they move',
    );
    t.wait(300);
    assert.match(t.text(), /Sum 6\n\[1\] \[2\] \[3\]/);
  });

  it('are stored before anybody sees them', () => {
    const t = thrown().restart();
    t.press('ok');
    assert.match(t.text(), /\[1\] \[2\] \[3\]/);
  });

  it('lie still at the first press, and OK does nothing else', () => {
    const t = thrown(),
      { depth } = t.device.session!.journal;
    t.hal.push('ok');
    assert.match(t.text(), /Sum 6/);
    assert.equal(t.device.session!.journal.depth, depth);
    t.press('ok');
    assert.equal(t.device.session!.journal.depth, depth + 1);
  });

  it('are undone by a held BACK while they tumble', () => {
    const t = thrown(),
      { depth } = t.device.session!.journal;
    t.hal.push('back', 'hold');
    assert.equal(t.device.session!.journal.depth, depth - 1);
  });

  it('are shown at once where the table wants that', () => {
    const t = table();
    t.device.settings.animate = 0;
    t.start('Lanterns').choose('Read').press('ok down').dice(1, 2, 3);
    t.hal.push('ok');
    assert.match(t.text(), /Sum 6/);
  });

  it('draw no picture by themselves when they have come to rest', () => {
    const t = thrown().wait(1000);
    let pictures = 0;
    const { flip } = t.hal.display;
    t.hal.display.flip = rows => {
      pictures++;
      flip(rows);
    };
    t.wait(20_000);
    assert.equal(pictures, 0);
  });
});
