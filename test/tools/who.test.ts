import { strict as assert } from 'node:assert';
import { newPlayOf, openPlay } from '../../firmware/shell';
import { harbours } from '../toys/harbours';
import { table } from './table';

describe('who starts', () => {
  it('draws one of the players as it opens, and again as often as wished', () => {
    const t = table('tools').dice(3, 3, 1).choose('Who starts?');
    assert.deepEqual(t.rows().slice(0, 3), ['Who starts?', 'Player 3', '']);
    t.press('ok');
    assert.deepEqual(t.rows().slice(0, 2), ['Who starts? Draw 2', 'Player 3'], 'the same player twice is seen to be drawn again');
    t.press('ok');
    assert.deepEqual(t.rows().slice(0, 2), ['Who starts? Draw 3', 'Player 1']);
  });

  it('shows nobody after the number of players was changed: who was drawn may not be among them', () => {
    const t = table('tools').dice(4).choose('Who starts?').choose('Players').press('down ok');
    assert.deepEqual(t.rows().slice(0, 2), ['Who starts?', '>One player starts']);
    t.dice(3).press('ok');
    assert.equal(t.rows()[1], 'Player 3');
  });

  it("lets only those who tie roll again, in everybody's sight", () => {
    const t = table('who').dice(6, 2, 6, 6).choose('Roll-off');
    assert.deepEqual(t.rows().slice(0, 6), [
      'Roll-off, throw 1',
      'Tie! 3 roll again',
      ' Player 1 \x1c 6',
      ' Player 2 2',
      ' Player 3 \x1c 6',
      ' Player 4 \x1c 6',
    ]);
    t.dice(3, 5, 5).press('ok');
    assert.deepEqual(t.rows().slice(0, 5), [
      'Roll-off, throw 2',
      'Tie! 2 roll again',
      ' Player 1 3',
      ' Player 3 \x1c 5',
      ' Player 4 \x1c 5',
    ]);
    t.dice(2, 4).press('ok');
    assert.deepEqual(t.rows().slice(0, 3), ['Roll-off, throw 3', 'starts:', 'Player 4']);
    t.dice(1, 2, 3, 4).press('ok');
    assert.equal(t.rows()[0], 'Roll-off, throw 1', 'the next one is a new roll-off');
  });

  it('rolls again with everybody when everybody ties', () => {
    const t = table('who').choose('Players').press('down down ok').dice(4, 4).choose('Roll-off');
    assert(t.text().includes('Tie! 2 roll again'));
    t.dice(4, 4).press('ok');
    assert.equal(t.rows()[0], 'Roll-off, throw 2');
  });

  it('puts all players in a random order', () => {
    const t = table('who').dice(2, 3, 1).choose('Order of all');
    assert.deepEqual(t.rows().slice(1, 5), ['1. Player 2', '2. Player 4', '3. Player 1', '4. Player 3']);
  });

  it('refuses a die that does not fit and rolls nothing, and the other dice wait', () => {
    for (const what of ['Draw again', 'Roll-off', 'Order of all']) {
      const t = table('who').dice(9).choose(what);
      assert.deepEqual([t.rows()[0].slice(0, 11), /cannot\s+show 9/.test(t.text())], ['Who starts?', true], t.text());
    }
    const t = table('who').dice(3, 5, 5, 9).choose('Roll-off');
    assert(t.text().startsWith('Who starts?'), t.text());
    assert.deepEqual(t.device.fate.forced, [3, 5, 5, 9]);
    t.device.fate.forced = [3, 5, 5, 1];
    t.press('up').choose('Roll-off');
    const tie = t.rows();
    assert.equal(tie[1], 'Tie! 2 roll again');
    t.dice(6, 7).press('ok');
    t.press('up');
    assert.deepEqual(t.rows(), tie, 'the tie stays');
  });

  it('asks for 2 to 8 players', () => {
    const t = table('who').choose('Players').press('up*9 ok');
    assert(t.text().includes('Players 8'));
    t.choose('Order of all').press('down*3');
    assert(t.text().includes('8. Player'), t.text());
  });

  it('knows the players of the open game', () => {
    const t = table('who');
    t.device.close();
    t.hal.modules = { ...t.hal.modules, [harbours.id]: harbours };
    openPlay(t.device, newPlayOf(t.device, harbours, [3], ['Ada', 'Ben', 'Cleo'], 'Test'));
    t.device.open('who');
    t.device.show();
    assert(!t.text().includes('Players'));
    t.dice(2).press('ok');
    assert.equal(t.rows()[1], 'Ben');
    t.device.home();
    t.device.open('who');
    t.dice(3).press('ok');
    assert.equal(t.rows()[1], 'Cleo', 'who played last is known at home, too');
  });
});
