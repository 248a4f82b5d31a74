// From Light to Full and back in the middle of a play.
import { strict as assert } from 'node:assert';
import { fresh, type Game, lightOrFull, type State } from '../../games/kit';
import { stateOf, table, withToys } from '../firmware/device';
import { begin } from '../play';

const start = () => ({ phase: 'Trade', coins: 3, stock: 0, fights: 0 });
type Shop = State & ReturnType<typeof start>;

/** Full counts the goods in stock, Light only the coins. */
const shop: Game<Shop> = {
  id: 'harb', // in the place of Harbours
  title: 'Shop',
  version: 1,
  seatNames: 'Ann,Ben',
  questions: () => [lightOrFull('coins.', 'goods, too.')],
  seats: () => 2,
  begin: answers => fresh<Shop>('day.trade', 2, start(), answers),
  tables: () => ['\ncoins: up to 9, piece\nstock: up to 20, piece\nfights: up to 9\n'],
  lists: () => [],
  phases: () => [{ step: 'day.trade', name: 'Trade' }],
  switchTo(s, light) {
    if (s.fights) return 'Finish the fight first.';
    s.stock = light ? 0 : 2 * s.coins;
    s.at = 'day.trade';
    s.back = [];
    return '';
  },
  status: () => 'Open',
  chapters: {
    day: s => ({
      steps: {
        trade: () => ({
          say: s.light ? 'Coins?' : `Coins? ${s.stock} in stock`,
          options: [
            { label: 'Earn', do: () => s.coins++ },
            { label: 'Fight', do: () => s.fights++, then: 'fight' },
          ],
          then: 'trade',
        }),
        fight: () => ({ say: 'Fight', do: () => (s.fights = 0), then: 'trade' }),
      },
    }),
  },
};

describe('a play that goes on in the other of Light and Full', () => {
  it('has what the steps there count on, is undone, done again, and read after a power cut', () => {
    const p = begin(shop);
    p.pick('Earn');
    p.session.switchTo(0, 5);
    assert.deepEqual([p.says(), p.s.light, p.s.played], ['Coins? 8 in stock', 0, 6]);
    p.crash();
    assert.equal(p.says(), 'Coins? 8 in stock');
    assert.equal(p.session.undo(), 'Play on Full');
    assert.deepEqual([p.says(), p.s.light, p.s.stock], ['Coins?', 1, 0]);
    assert.equal(p.session.redo(), 'Play on Full');
    assert.equal(p.says(), 'Coins? 8 in stock');
    assert.deepEqual(p.session.log(2), ['Earn, Ann', 'Play on Full']);
    p.session.switchTo(1, 1);
    assert.deepEqual(p.session.log(1), ['Play on Light']);
  });

  it('tells which pieces that moves', () => {
    const p = begin(shop);
    p.session.switchTo(0, 0);
    assert.deepEqual(p.session.told, ['Stock 0 > 6']);
  });

  it('stays as it is, with the reason, where the game says no', () => {
    const p = begin(shop);
    p.pick('Fight');
    assert.throws(() => p.session.switchTo(0, 1), /^Error: Finish the fight first\.$/);
    assert.deepEqual([p.says(), p.s.light, p.session.journal.depth], ['Fight', 1, 1]);
  });

  it('stays as it is in a game that cannot', () => {
    const p = begin({ ...shop, switchTo: undefined });
    assert.throws(() => p.session.switchTo(0, 1), /Shop stays as it began/);
  });
});

describe('on the device', () => {
  withToys();

  it('a row among the tracks goes on in the other one, or says why not', () => {
    const t = table({}, { harb: shop });
    t.choose('Harbours', 'Start').press('back');
    t.choose('Play on Full');
    assert.match(t.text(), /Coins\? 6 in stock/);
    t.choose('Fight').press('back');
    t.choose('Play on Light');
    assert.match(t.text(), /Finish the fight\s+first/);
    assert.equal(stateOf(t).light, 0);
  });

  it('no row offers it where the game cannot', () => {
    const t = table({}, { harb: { ...shop, switchTo: undefined } });
    t.choose('Harbours', 'Start').press('back');
    assert.doesNotMatch(t.text(), /Play on/);
  });
});
