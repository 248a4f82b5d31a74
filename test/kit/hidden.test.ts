import { strict as assert } from 'node:assert';
import { faultIn } from '../../games/engine';
import { fresh, type Game, lightOrFull, type State } from '../../games/kit';
import { begin } from '../play';

const start = () => ({ coins: 3, aim: 0, picks: [0, 0], word: 'calm' });
type Shop = State & ReturnType<typeof start>;

const shop: Game<Shop> = {
  id: 'shop',
  title: 'Shop',
  version: 1,
  seatNames: 'Ann,Ben',
  questions: () => [lightOrFull('coins.', 'goods, too.')],
  seats: () => 2,
  begin: answers => fresh<Shop>('day.trade', 2, start(), answers),
  tables: () => ['\ncoins: up to 9\n'],
  lists: (_, name) => (name === 'goods' ? ['Oak', 'Elm'] : []),
  hidden: () => '\naim: up to 7\npicks: up to 2, for ~goods\nword: one of calm/wild\n',
  phases: () => [],
  status: () => '',
  chapters: { day: () => ({ steps: { trade: () => ({ say: 'Trade', then: 'trade' }) } }) },
};

describe('a value that no track shows', () => {
  it('has the range that the game says, and a play with another is refused', () => {
    const { s } = begin(shop);
    assert.equal(faultIn(shop, s), '');
    for (const [name, wrong] of [
      ['aim', 8],
      ['aim', -1],
      ['picks', [0, 3]],
      ['picks', [0]],
      ['word', 'mad'],
    ] as const) {
      const forged = { ...structuredClone(s), [name]: wrong };
      assert.equal(faultIn(shop, forged as Shop), name);
    }
  });
});

describe('Light or Full', () => {
  it('is Light unless the table says otherwise', () => {
    assert.equal(begin(shop).s.light, 1);
    assert.equal(begin(shop, { Mode: 'Full' }).s.light, 0);
  });
});
