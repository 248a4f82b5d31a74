// Bars with long names: what tells them apart is seen.
import { strict as assert } from 'node:assert';
import { drawRow } from '../../firmware/shell/draw';
import { type Pixels, pixels } from '../../hal/pixels';

function picture(draw: (panel: Pixels) => void): string {
  const panel = pixels();
  draw(panel);
  panel.flip([]);
  return Buffer.from(panel.pixels()).toString('hex');
}

function written(name: string, figures: string): string {
  return picture(panel => {
    panel.text(1, 8, name, 1, true);
    panel.text(122 - 6 * figures.length, 8, figures, 1, true);
  });
}

describe('a bar', () => {
  const row = (text: string) => picture(panel => drawRow(panel, 8, `B${text}`, 1, 8, true));

  it('goes when its name needs the room', () => {
    assert.notEqual(row('Embers\n3\n6'), written('Embers', '3/6'));
    assert.equal(row('Blue Plastic Q1\n6\n6'), written('Blue Plastic Q1', '6/6'));
  });

  it('keeps the end of a name that is still too long, and shortens the first word', () => {
    assert.equal(row('Benjamin Plastic Q1\n6\n6'), written('Benja Plastic Q1', '6/6'));
    assert.equal(row('Benjamin ALERT\nForested'), written('Benjam ALERT', 'Forested'));
  });

  it('cuts off a single word', () => {
    assert.equal(row('Extraordinarilyunbreakable\n6\n6'), written('Extraordinarilyu', '6/6'));
  });
});
