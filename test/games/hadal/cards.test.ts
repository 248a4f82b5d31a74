import { strict as assert } from 'node:assert';
import { acting, azrak, depart, type Mission, ready, visit } from './mission';

function guide(kind: string): string {
  const m = acting(2);
  m.pick('More...', 'Cards and tokens', kind);
  return m.says();
}

const register = () => {
  const m = acting(3, { 'Item register': 'On' });
  m.pick('More...', 'Items');
  return m;
};
const take = (m: Mission, no: number) => {
  m.pick('Take one');
  m.dial(no);
};

describe('hadal: the map', () => {
  const two = () => {
    const m = visit(ready(2), 5);
    depart(m);
    m.pick('No Update');
    m.ok();
    return visit(m, 6);
  };

  it('that is covered gives its Azrak to the Vortex; the next visit is a first one [HA-150, HA-238]', () => {
    const m = two();
    m.pick('More...', 'Map is covered');
    assert(/Covered Azrak goes to the Vortex/.test(m.says()));
    assert.deepEqual(m.offers(), ['Done', 'Cover location 5', 'Cover location 6']);
    m.pick('Cover location 5');
    assert.deepEqual([m.s.loc, m.s.vortex, azrak(m.s)], [[0, 1], 17, 32]);
    m.pick('Done', 'Back');
    depart(m);
    m.pick('No Update');
    m.ok();
    m.pick('Location 5');
    assert.deepEqual([m.s.loc, m.s.mr], [[1, 1], 0]);
  });

  it('that grows moves nothing: new locations have no Azrak [HA-154]', () => {
    const m = two();
    m.pick('More...', 'Map is covered');
    assert(/A map that grows moves none/.test(m.says()));
    m.pick('Done', 'Back');
    depart(m);
    m.pick('No Update');
    m.ok();
    const before = [m.s.vortex, m.s.mr];
    visit(m, 30);
    assert.deepEqual([m.s.loc, [m.s.vortex, m.s.mr]], [[1, 1, 1], before]);
  });
});

describe('hadal: Items', () => {
  it('that another agent holds are not taken again [HA-151]', () => {
    assert.equal(guide('Held Item'), 'Held Item: not taken again, ignore it');
    const m = register();
    take(m, 4);
    m.pick('Green: kept by', 'Bob');
    take(m, 4);
    assert.equal(m.says(), 'Item 4 Bob: not taken again, ignore it');
    m.ok();
    assert.deepEqual([m.s.items, m.s.itemAt], [[4], [2]]);
  });

  it('are stowed to be taken again, or removed for good [HA-152]', () => {
    assert.equal(guide('Stow'), 'Stow: back to its set-up place. Remove: out of the game');
    const m = register();
    take(m, 4);
    m.pick('Green: kept by', 'Bob', 'Item 4 Bob', 'Stow');
    assert.deepEqual(m.s.items, []);
    take(m, 4);
    m.pick('Green: kept by', 'Cem', 'Item 4 Cem', 'Remove');
    assert.deepEqual([m.s.items, m.s.itemAt, m.offers()], [[4], [6], ['Done', 'Take one']]);
    take(m, 4);
    assert.equal(m.says(), 'Item 4 removed: not taken again, ignore it');
  });

  it('in green are objects: face up, open to all, kept and swapped [HA-210]', () => {
    assert.equal(guide('Green Item'), 'Green Item: object. Face up, open to all, can be swapped');
    const m = register();
    take(m, 4);
    m.pick('Green: kept by', 'Bob', 'Item 4 Bob', 'Ada');
    assert.deepEqual([m.s.items, m.s.itemAt], [[4], [1]]);
  });

  it('in yellow are personal events: secret, told by telepathy, stowed at once [HA-211]', () => {
    assert.equal(guide('Yellow Item'), 'Yellow Item: personal event. Secret, telepathy, stow at once');
    const m = register();
    take(m, 4);
    m.pick('Yellow: stow it');
    assert.deepEqual(m.s.items, []);
  });

  it('in red are group events: aloud, open to all, stowed when resolved [HA-212]', () => {
    assert.equal(guide('Red Item'), 'Red Item: group event. Aloud, open to all, stow when resolved');
    const m = register();
    take(m, 4);
    m.pick('Red: stow it');
    assert.deepEqual(m.s.items, []);
  });

  it('in white change map or game: aloud, on the map or above the panorama [HA-213]', () => {
    assert.equal(guide('White Item'), 'White Item: changes map or game. Aloud; on the map or above the panorama');
    const m = register();
    take(m, 4);
    m.pick('White: on the table');
    assert.deepEqual([m.s.items, m.s.itemAt, m.offers()[2]], [[4], [5], 'Item 4 table']);
  });

  it('fill a list that has an end', () => {
    const m = register();
    for (let no = 1; no <= 40; no++) {
      take(m, no);
      m.pick('White: on the table');
    }
    assert(!m.offers().includes('Take one'));
    assert.deepEqual(m.session.ask().cannot, [['Take one', 'List is full']]);
  });
});

describe('hadal: cards and tokens', () => {
  for (const [title, kind, words] of [
    ['reads card A aloud and open to all [HA-220]', 'Card A', 'aloud, open to all'],
    ['reads panorama cards in secret and tells by telepathy [HA-221]', 'Panorama card', 'secret, telepathy'],
    [
      'keeps Gear open and unswapped, and the Personal cards of others untouched [HA-222]',
      'Gear',
      'open, face up, never swapped. Personal cards of others: hands off',
    ],
    [
      'keeps Snap Recall face down, shared in an extreme emergency only [HA-223]',
      'Snap Recall',
      'face down. Shared only in an extreme emergency',
    ],
    [
      'reads Interaction cards when told, by telepathy, kept face down [HA-224]',
      'Interaction',
      'only when told, free, telepathy. Stow face down',
    ],
    [
      'lays hexagonal tokens above the panorama, for the group, unswapped [HA-225]',
      'Hexagon token',
      'for the group, face up above the panorama, never swapped',
    ],
    [
      'lays damage tokens on the adversary and stows them after the conflict [HA-226]',
      'Damage token',
      'black tear, on the adversary. Stow after the conflict',
    ],
    ['leaves other tokens to their agent, face up, to be swapped [HA-227]', 'Other token', 'personal, face up, can be swapped'],
    [
      'reads collectively by the Time Captain or by handing the card round [HA-229]',
      'Collectively',
      'for all. TC reads aloud, or pass the card',
    ],
    ['punches tokens out when told, the board face down [HA-228]', 'Tokens', 'punch out when told, board face down'],
    ['allows notes and forbids photographs [HA-228]', 'Notes', 'yes. Photographs: never'],
  ])
    it(title, () => assert.equal(guide(kind), kind + ': ' + words));
});
