import { strict as assert } from 'node:assert';
import { shown } from '../../play';
import { acting, azrak, depart, drain, guide, holders, type Mission, number, ready, reasons, visit } from './mission';

const register = () => {
  const m = acting(3, { 'Item register': 'On' });
  m.pick('More...', 'Items');
  return m;
};
const take = (m: Mission, no: number) => {
  m.pick('Take an Item');
  assert.deepEqual(shown(m.session).dial!.slice(0, 2), [1, 99]);
  number(m, no);
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
    assert(/^Which is covered\?/.test(m.says()));
    assert.deepEqual(m.offers(), ['Done', 'Cover 5', 'Cover 6']);
    m.pick('Cover 5');
    assert.deepEqual([m.s.azrakOn, m.s.vortex, azrak(m.s)], [[0, 1], 17, 32]);
    assert.deepEqual(m.session.told, ['Vortex 16 > 17', 'Azrak on Loc 5 1 > 0'], 'the table is told where the Azrak goes');
    assert.deepEqual(m.offers(), ['Done', 'Cover 6'], 'a card may cover more than one');
    m.pick('Cover 6');
    assert.deepEqual([m.s.azrakOn, m.s.vortex, azrak(m.s)], [[0, 0], 18, 32]);
    m.pick('Done', 'Back');
    depart(m);
    m.pick('No Update');
    m.ok();
    m.pick('Location 5');
    assert.deepEqual([m.s.azrakOn, m.s.missionReturn], [[1, 0], 0]);
  });

  it('that grows moves nothing: new locations have no Azrak [HA-154]', () => {
    const m = two();
    m.pick('More...', 'Map is covered');
    assert(/If the map grew: Done$/.test(m.says()));
    const places = () => [m.s.pool.slice(), m.s.vortex, m.s.missionReturn, m.s.locations.slice(), m.s.azrakOn.slice()],
      small = places();
    m.pick('Done', 'Back');
    assert.deepEqual([places(), m.session.told], [small, []]);
    depart(m);
    m.pick('No Update');
    m.ok();
    const before = [m.s.vortex, m.s.missionReturn];
    visit(m, 30);
    assert.deepEqual([m.s.azrakOn, [m.s.vortex, m.s.missionReturn]], [[1, 1, 1], before]);
  });
});

describe('hadal: Items', () => {
  it('that another agent holds are not taken again [HA-151]', () => {
    assert.equal(guide('Held Item, XP icon'), 'Held Item, XP icon: ignore it');
    const m = register();
    take(m, 4);
    m.pick('Bob');
    take(m, 4);
    assert.equal(m.says(), 'Item 4 Bob: ignore it');
    m.ok();
    assert.deepEqual([m.s.items, holders(m)], [[4], ['Bob']]);
  });

  it('are stowed to be taken again, or removed for good [HA-152]', () => {
    assert.equal(guide('Stow'), 'Stow: to its place. Remove: to the box');
    const m = register();
    take(m, 4);
    m.pick('Bob', 'Item 4 Bob', 'Stow');
    assert.deepEqual(m.s.items, []);
    take(m, 4);
    m.pick('Cem', 'Item 4 Cem', 'Remove');
    assert.deepEqual([m.s.items, holders(m), m.offers()], [[4], ['Removed'], ['Done', 'Take an Item', 'Take a token']]);
    take(m, 4);
    assert.equal(m.says(), 'Item 4 Removed: ignore it');
  });

  it('in green are objects: face up, open to all, kept and swapped [HA-210]', () => {
    assert.equal(guide('Green'), 'Green: object. Open, may be swapped');
    const m = register();
    take(m, 4);
    assert(/^Green, own: an agent/.test(m.says()));
    m.pick('Bob', 'Done', 'Back', 'Bob', 'Stand by', 'Bob', 'Give, 1 Azrak', 'Ada');
    m.mark('Item 4');
    assert.deepEqual([m.s.items, holders(m)], [[4], ['Ada']]);
  });

  it('in yellow are personal events: secret, told by telepathy, stowed at once [HA-211]', () => {
    assert.equal(guide('Yellow'), 'Yellow: own event. Secret, telepathy, stow at once');
    const m = register();
    take(m, 4);
    assert(/Yellow, red: stow$/.test(m.says()));
    m.pick('Stow');
    assert.deepEqual(m.s.items, []);
  });

  it('in red are group events: aloud, open to all, stowed when resolved [HA-212]', () => {
    assert.equal(guide('Red'), 'Red: group event. Aloud, open, then stow');
    const m = register();
    take(m, 4);
    assert(/red: stow$/.test(m.says()));
    m.pick('Stow');
    assert.deepEqual(m.s.items, []);
  });

  it('in white change map or game: aloud, on the map or above the panorama [HA-213]', () => {
    assert.equal(guide('White'), 'White: map or game. Aloud; on the map or above the panorama');
    const m = register();
    take(m, 4);
    assert(/White, hexagon: table/.test(m.says()));
    m.pick('Table');
    assert.deepEqual([m.s.items, holders(m), m.offers()[3]], [[4], ['Table'], 'Item 4 Table']);
    m.pick('Item 4 Table');
    assert.deepEqual(m.offers(), ['Stow', 'Remove', 'Back']);
    assert(reasons(m).includes('Ada: It is for all'));
  });

  it('share the register with tokens: own ones are kept by an agent, hexagons belong to all [HA-225, HA-227]', () => {
    const m = register();
    m.pick('Take a token');
    number(m, 4);
    m.pick('Bob');
    take(m, 4);
    m.pick('Cem', 'Take a token');
    number(m, 5);
    m.pick('Table');
    take(m, 99);
    m.pick('Ada');
    assert.deepEqual(m.offers().slice(3), ['Token 4 Bob', 'Item 4 Cem', 'Token 5 Table', 'Item 99 Ada']);
    m.pick('Take a token');
    number(m, 4);
    assert.equal(m.says(), 'Token 4 Bob: ignore it');
    m.ok();
    m.pick('Token 5 Table');
    assert.deepEqual(reasons(m), ['Ada: It is for all', 'Bob: It is for all', 'Cem: It is for all']);
  });

  it('change hands in the Actions step only by Give, and only from the giver [HA-101, HA-131]', () => {
    const m = register();
    take(m, 4);
    m.pick('Bob');
    take(m, 5);
    m.pick('Cem', 'Item 4 Bob');
    assert(reasons(m).includes('Cem: Only by Give or swaps'));
    m.pick('Back', 'Done', 'Back', 'Bob', 'Stand by', 'More...', 'Items', 'Item 4 Bob');
    assert(reasons(m).includes('Cem: Only by Give or swaps'), 'standing by alone gives nothing');
    m.pick('Back', 'Done', 'Back', 'Bob', 'Give, 1 Azrak', 'Ada');
    assert.equal(m.s.pool[1], 8, 'nothing is paid before something is given');
    assert.throws(() => m.mark(), /not offered/);
    assert.throws(() => m.mark('Item 5'), /cannot be marked/, 'it is Bob who gives');
    m.mark('Item 4');
    assert.equal(m.s.pool[1], 7);
    assert.deepEqual([holders(m), m.s.at, m.s.back], [['Ada', 'Cem'], 'actions.menu', []]);
  });

  it('are given even when that costs the last Azrak and the control [HA-148]', () => {
    const m = register();
    take(m, 4);
    m.pick('Bob', 'Done', 'Back');
    drain(m, 'Bob', 1);
    m.pick('Bob', 'Stand by', 'Bob', 'Give, 1 Azrak', 'Cem');
    m.mark('Item 4');
    m.pick('Lose control');
    m.ok();
    assert.equal(m.s.ejected[1], 1);
    assert.deepEqual([holders(m), m.s.at], [['Cem'], 'actions.menu']);
  });

  it('change hands freely between locations, also with short prompts, and not when the next one is chosen [HA-103]', () => {
    const m = register();
    take(m, 4);
    m.pick('Bob', 'Done', 'Back');
    depart(m);
    m.pick('No Update', 'More...', 'Items', 'Item 4 Bob', 'Cem', 'Done', 'Back', 'Done');
    assert.deepEqual(holders(m), ['Cem']);
    m.ok();
    m.pick('More...', 'Items', 'Item 4 Cem');
    assert(reasons(m).includes('Bob: Only by Give or swaps'));
  });

  it('never change hands from or to an ejected agent [HA-131]', () => {
    const m = register();
    take(m, 4);
    m.pick('Bob', 'Done', 'Back', 'Bob', 'A card says...', 'Ejected');
    m.ok();
    m.pick('More...', 'Items', 'Item 4 Bob');
    assert.deepEqual(reasons(m), ['Ada: Ejected', 'Bob: Ejected', 'Cem: Ejected']);
    m.pick('Back', 'Take an Item');
    number(m, 5);
    assert.deepEqual(m.offers(), ['Ada', 'Cem', 'Table', 'Stow', 'Remove']);
  });

  it('fill a list that has an end', () => {
    const m = register();
    for (let no = 1; no <= 40; no++) {
      take(m, no);
      m.pick('Table');
    }
    assert(!m.offers().includes('Take an Item') && !m.offers().includes('Take a token'));
    assert.deepEqual(reasons(m), ['Take an Item: List is full', 'Take a token: List is full']);
  });
});

describe('hadal: cards and tokens', () => {
  for (const [title, kind, words] of [
    ['reads card A aloud and open to all [HA-220]', 'Card A', 'aloud, open'],
    ['reads panorama cards in secret and tells by telepathy [HA-221]', 'Panorama card', 'secret, telepathy'],
    [
      'keeps Gear open and unswapped, and the Personal cards of others untouched [HA-222]',
      'Gear',
      'open, never swapped. Leave Personal cards of others',
    ],
    ['keeps Snap Recall face down, shared in an extreme emergency only [HA-223]', 'Snap Recall', 'face down. Extreme emergency only'],
    [
      'reads Interaction cards when told, by telepathy, kept face down [HA-224]',
      'Interaction',
      'when told, free, telepathy. Stow face down',
    ],
    [
      'lays hexagonal tokens above the panorama, for the group, unswapped [HA-225]',
      'Hexagon',
      'for all, above the panorama, never swapped',
    ],
    ['lays damage tokens on the adversary and stows them after the conflict [HA-226]', 'Damage', 'on the adversary. Then stow'],
    ['leaves other tokens to their agent, face up, to be swapped [HA-227]', 'Other token', 'own, face up, may be swapped'],
    [
      'reads collectively by the Time Captain or by handing the card round [HA-229]',
      'Collectively',
      'Time Captain reads aloud, or pass it',
    ],
    ['punches tokens out when told, the board face down [HA-228]', 'Tokens', 'punch out when told, board face down'],
    ['allows notes and forbids photographs [HA-228]', 'Notes', 'yes. Photos: never'],
  ])
    it(title, () => assert.equal(guide(kind), `${kind}: ${words}`));
});
