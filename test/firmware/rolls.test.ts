// What is kept of a roll of the dice tool during a play.
import { strict as assert } from 'node:assert';
import { phaseNow } from '../../games/engine';
import { table, withoutClock, withToys } from './device';

describe('a roll of the dice tool in a play', () => {
  withToys();
  withoutClock();

  it('keeps its faces, who rolled and in which phase, over a power cut', () => {
    const t = table().start('Emberfall').press('ok'),
      session = t.device.session!,
      who = session.state().names[session.seat()]!,
      phase = phaseNow(session.game, session.state());
    assert(phase, 'a phase is on');
    t.dice(4, 3).press('ok:hold').choose('Dice', '2d6').wait(500);
    t.restart().press('ok').press('ok:hold').choose('Dice', 'Last rolls');
    assert(t.text().replace(/\s+/g, ' ').includes(`2d6: 4 3 = 7 ${who}, ${phase}`), t.text());
  });
});
