import { strict as assert } from 'node:assert';
import { tracksIn } from '../../../games/engine';
import tamashii from '../../../games/tamashii';
import { placements } from '../../../games/tamashii/shapes';
import type { Tamashii } from '../../../games/tamashii/state';
import { shown } from '../../play';
import { ARROW, cannot, card, fall, jump, ready, set, slotsOf, stay, type Table, VIRTUAL } from './table';

const LETTERS = '.RBGYOX#';
const UP = 0,
  DOWN = 1,
  LEFT = 2,
  RIGHT = 3;
const CORE = 4,
  ANY = 5,
  OPEN = 6,
  GAP = 7;
/** The next slot of a Pattern: the way to it, and what it shows. */
const at = (way: number, symbol: number) => [way, symbol];

const valuesOf = (rows: string[]) => {
  const cells = rows.join('').replace(/ /g, '');
  return Array.from({ length: 20 }, (_, slot) => LETTERS.indexOf(cells[slot] || '.'));
};

/** Lays tokens on Ada's Launcher: rows of letters. Bag and supply follow. */
function lay(p: Table, ...rows: string[]): Table {
  const s = p.s;
  valuesOf(rows).forEach((value, slot) => {
    const type = value - 1;
    s.grid[slot] = value;
    if (type < 0 || type > 5) return;
    if (type === 5) {
      s.corruptedPool--;
      s.corruptedHeld[0]!++;
    } else if (s.bag[type]) s.bag[type]!--;
    else s.supply[type]!--;
  });
  s.locks[0] = valuesOf(rows).filter(value => value === 7).length;
  p.session.correct('turn', 0, 1, 0);
  return p;
}
const board = (...rows: string[]) => lay(jump(ready(VIRTUAL), 'action'), ...rows).s;
/** Where the device finds a Pattern on Ada's Launcher: sets of slots, counted from the top left. */
const found = (s: Tamashii, ...pattern: (number | number[])[]) =>
  placements({ ...s, shape: pattern.flat(), tokenSeat: 0 }, false).map(slots => slots.join(' '));

/** Ada in her Launch step with these tokens. */
function launching(...rows: string[]): Table {
  const p = jump(ready(VIRTUAL), 'action');
  stay(p, 0);
  p.pick('Skip');
  for (const [slot, value] of valuesOf(rows).entries()) set(p, 'grid', value, slot);
  return p;
}

describe('tamashii: bag and Launcher', () => {
  it('refills only empty lit slots, column by column from the top [TA-088]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.dice(1, 1, 1, 1, 1, 1, 1, 1).pick('Draw');
    const lit = [0, 2, 6, 8, 10, 12, 16, 18];
    assert.deepEqual(
      slotsOf(p.s)
        .slice(0, 20)
        .map((v, i) => (v && v < 7 ? i : -1))
        .filter(i => i >= 0),
      lit,
    );
    // Red first: down the first column, then the second
    assert.deepEqual(
      [0, 10, 6, 16].map(slot => slotsOf(p.s)[slot]),
      [1, 1, 1, 1],
    );
    assert.equal(slotsOf(p.s)[2], 2);
    const before = slotsOf(p.s).slice(0, 20);
    jump(p, 'planning').pick('Draw');
    assert.deepEqual(slotsOf(p.s).slice(0, 20), before);
  });

  it('refills by rows where the table reads it so [TA-088]', () => {
    const p = set(jump(ready(VIRTUAL), 'planning'), 'rulings', 1);
    p.dice(1, 1, 1, 1, 1, 1, 1, 1).pick('Draw');
    assert.deepEqual(
      [0, 2, 6, 8].map(slot => slotsOf(p.s)[slot]),
      [1, 1, 1, 1],
    );
  });

  it('refills unlocked slots as well, locked ones never [TA-089]', () => {
    const p = set(jump(ready(VIRTUAL), 'planning'), 'exp', 2);
    p.pick('Upgrade', 'Ada', 'Unlock a slot', 'B5', 'Done', 'Draw');
    assert(slotsOf(p.s)[9] > 0 && slotsOf(p.s)[9] < 7);
    assert.deepEqual([slotsOf(p.s)[4], slotsOf(p.s)[14], p.s.locks[0]], [7, 7, 3]);
  });

  it('slides into empty unlocked slots and switches neighbours, never diagonally [TA-090]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.dice(1, 1, 1, 1, 1, 1, 1, 1).pick('Draw');
    p.pick('Moves: 3', 'A3 Blue', ARROW.left);
    assert.deepEqual([slotsOf(p.s)[1], slotsOf(p.s)[2], p.s.movesLeft], [2, 0, 2]);
    p.pick('A2 Blue', ARROW.left);
    assert.deepEqual([slotsOf(p.s)[0], slotsOf(p.s)[1]], [2, 1]);
    p.pick(`B4 ${['Red', 'Blue', 'Green', 'Yellow'][slotsOf(p.s)[8] - 1]}`);
    assert.equal(cannot(p, ARROW.right), 'Locked slot');
    assert.deepEqual(p.offers().length + shown(p.session).cannot.length, 5, 'four ways, and Back');
    p.pick(ARROW.down);
    assert.match(p.says(), /^Bob .*PROGRAM/);
  });

  it('programs x by an effect at that moment [TA-091]', () => {
    const p = lay(jump(ready(VIRTUAL), 'action'), 'R....', '.....');
    card(p).pick('Data tokens', 'Program x');
    p.dial(1);
    p.pick('A1 Red', ARROW.down);
    assert.deepEqual([slotsOf(p.s)[0], slotsOf(p.s)[5]], [0, 1]);
    assert.match(p.says(), /What happens/);
  });

  it('draws without replacement, every token of the bag alike [TA-151]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.dice(13, 12, 1, 1, 1, 1, 1, 1).pick('Draw');
    assert.deepEqual([slotsOf(p.s)[0], slotsOf(p.s)[10], slotsOf(p.s)[6]], [4, 4, 1]);
    assert.equal(
      p.s.bag.slice(0, 6).reduce((a, b) => a + b, 0),
      5,
    );
    assert.throws(() => jump(ready(VIRTUAL), 'planning').dice(14).pick('Draw'), /die of 13/);
  });

  it('pours the Dump into the Bag only when a token must be drawn and the Bag is empty [TA-152]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.s.dump = [2, 1, 1, 1].concat(p.s.dump.slice(4));
    p.s.bag = [2, 2, 2, 2].concat(p.s.bag.slice(4));
    p.pick('Draw');
    assert.deepEqual(p.s.bag.slice(0, 6).concat(p.s.dump.slice(0, 6)), [0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0, 0]);
    const q = jump(ready(VIRTUAL), 'planning');
    q.s.dump = [2, 2, 1, 1].concat(q.s.dump.slice(4));
    q.s.bag = [2, 1, 2, 2].concat(q.s.bag.slice(4));
    q.pick('Draw');
    assert.equal(
      q.s.bag.slice(0, 6).reduce((a, b) => a + b, 0),
      5,
    );
    assert.deepEqual(q.s.dump.slice(0, 6), [0, 0, 0, 0, 0, 0]);
    const counts = jump(ready({ 'Data tokens': 'In the device' }), 'planning');
    counts.s.bag = [1, 0, 0, 0].concat(counts.s.bag.slice(4));
    counts.s.dump = [0, 3, 0, 0].concat(counts.s.dump.slice(4));
    counts.dice(1, 1, 1).pick('Draw');
    assert.deepEqual(
      [counts.s.bag.slice(0, 6), counts.s.dump.slice(0, 6)],
      [
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
      'all four are drawn',
    );
  });

  it('stops drawing when Bag and Dump are empty [TA-153]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.s.bag = [2, 1, 0, 0].concat(p.s.bag.slice(4));
    p.pick('Draw');
    assert.equal(
      slotsOf(p.s)
        .slice(0, 20)
        .filter(v => v > 0 && v < 7).length,
      3,
    );
  });

  it('prepares by drawing all first, then placing on any empty unlocked slot [TA-154]', () => {
    const p = jump(ready(VIRTUAL), 'action');
    card(p).pick('Data tokens', 'Prepare x');
    p.dice(1, 13 - 1).dial(2);
    assert.match(p.says(), /Place R, Y/);
    assert(p.offers().includes('A2') && !p.offers().includes('A5'));
    p.pick('A2', 'D4');
    assert.deepEqual([slotsOf(p.s)[1], slotsOf(p.s)[18]], [1, 4]);
    const q = lay(jump(ready(VIRTUAL), 'action'), 'RRR.#', 'BBBB#', 'GGG.#', 'YYYY#');
    q.s.dump[0] = 5;
    card(q).pick('Data tokens', 'Prepare x');
    q.dial(5);
    assert.equal(q.s.hand.length, 2);
  });

  it('holds a grid of 4 rows and 5 columns, or what the table’s copy has [TA-155]', () => {
    const s = ready(VIRTUAL).s;
    assert.deepEqual([s.gridRows, s.gridCols, s.grid.length], [4, 5, 40]);
    assert.match(jump(ready(VIRTUAL), 'planning').says(), /REFILL/);
  });

  it('takes a Pattern as slots with a symbol each: type, Core, Any or Open [TA-156]', () => {
    const p = launching('RB...');
    p.pick('Shield +1');
    assert.deepEqual(p.offers().slice(0, 7), ['Red', 'Blue', 'Green', 'Yellow', 'Core', 'Any', 'Open only']);
    p.pick('Red', ARROW.right, 'Blue');
    assert.equal(p.says(), 'Ada Red \x04Blu\nNext slot?');
    p.pick('Find it');
    assert.deepEqual(p.offers()[0], 'A1 A2');
  });

  it('turns a Pattern by quarters, and never mirrors it [TA-157] [TA-159]', () => {
    const hook = [0, at(RIGHT, 1), at(DOWN, 2)]; // R B over G
    assert.deepEqual(found(board('RB...', '.G...'), ...hook), ['0 1 6']);
    assert.deepEqual(found(board('.R...', 'GB...'), ...hook), ['1 5 6']);
    assert.deepEqual(found(board('G....', 'BR...'), ...hook), ['0 5 6']);
    assert.deepEqual(found(board('BG...', 'R....'), ...hook), ['0 1 5']);
    assert.deepEqual(found(board('BR...', 'G....'), ...hook), []);
    const p = launching('BR...', 'G....');
    p.pick('Shield +1', 'Red', ARROW.right, 'Blue', ARROW.down, 'Green', 'Find it');
    assert.match(p.says(), /Not on your Launcher/);
    assert.equal(cannot(p, 'The mirror image'), 'Turn, never mirror');
  });

  it('reads a straight Pattern from either end [TA-158]', () => {
    const line = [0, at(RIGHT, 1), at(RIGHT, 2)];
    assert.deepEqual(found(board('RBG..'), ...line), ['0 1 2']);
    assert.deepEqual(found(board('GBR..'), ...line), ['0 1 2']);
    assert.deepEqual(found(board('G....', 'B....', 'R....'), ...line), ['0 5 10']);
  });

  it('looks only at the slots of the Pattern: gaps and neighbours may hold anything [TA-160]', () => {
    const spaced = [0, at(RIGHT, GAP), at(RIGHT, 1)];
    assert.deepEqual(found(board('R.B..'), ...spaced), ['0 2']);
    assert.deepEqual(found(board('RXBY.', 'YYYY.'), ...spaced), ['0 2']);
  });

  it('ends at the edges of the own Launcher [TA-155] [TA-160]', () => {
    const s = board('B....', '.....', '.....', 'R...R');
    for (const slot of [20, 24]) s.grid[slot] = 2; // Bob's first row
    assert.deepEqual(found(s, 0, at(DOWN, 1)), []);
    assert.deepEqual(found(s, 1, at(UP, 0)), []);
    assert.deepEqual(found(board('B...R', 'B....'), 0, at(RIGHT, 1)), []);
  });

  it('fits Open to every symbol, a type only to itself, Corrupted to none [TA-161] [TA-164]', () => {
    assert.deepEqual(found(board('RO...'), 0, at(RIGHT, 1)), ['0 1']);
    assert.deepEqual(found(board('RG...'), 0, at(RIGHT, 1)), []);
    assert.deepEqual(found(board('RX...'), 0, at(RIGHT, 1)), []);
  });

  it('fits Core to the player’s type and Any to every basic type, both to Open, never to Corrupted [TA-162]', () => {
    const s = board('YG...', 'OX...');
    s.core[0] = 3;
    assert.deepEqual(found(s, CORE), ['0', '5']);
    assert.deepEqual(found(s, ANY), ['0', '1', '5']);
  });

  it('fits an Open symbol to Open tokens only [TA-163]', () => assert.deepEqual(found(board('RBGYO', 'X....'), OPEN), ['4']));

  it('compares with the Core type of that moment [TA-165]', () => {
    const p = launching('Y....');
    p.pick('Memory +1', 'Core', 'Find it');
    assert.match(p.says(), /Not on your Launcher/);
    p.pick('Not launched');
    card(p).pick('Data tokens', 'Change Core', 'Yellow', 'Done');
    p.pick('Memory +1');
    assert.equal(p.offers()[0], 'A1');
  });

  it('never uses a locked slot, but a token on an unlocked one [TA-166]', () => {
    assert.deepEqual(found(board('...R#'), 0, at(RIGHT, ANY)), []);
    assert.deepEqual(found(board('...RB'), 0, at(RIGHT, 1)), ['3 4']);
    assert.deepEqual(found(board('R....', 'B....'), 0, at(UP, 1), at(LEFT, 2)), []);
  });

  it('dumps exactly the matched tokens, before the effect [TA-167]', () => {
    const p = launching('RBG..');
    p.pick('Shield +1', 'Red', ARROW.right, 'Blue', 'Find it', 'A1 A2');
    assert.deepEqual([slotsOf(p.s).slice(0, 3), p.s.dump.slice(0, 3), p.s.shield[0]], [[0, 0, 3], [1, 1, 0], 1]);
  });

  it('remembers a basic Pattern once it was drawn', () => {
    const p = launching('RB.RB');
    p.pick('Shield +1', 'Red', ARROW.right, 'Blue', 'Find it', 'A1 A2');
    set(p, 'launched', 0);
    p.pick('Shield +1');
    assert.equal(p.offers()[0], 'A4 A5');
    assert.equal(p.s.shapes[1], 0);
    assert.equal(tracksIn(tamashii, p.s).shapes!.printed, true);
  });

  it('tells colours of one initial apart on the Launcher, and Orange from Open [TA-155]', () => {
    const p = jump(set(set(ready(VIRTUAL), 'types', 9, 0), 'types', 5, 2), 'planning');
    for (let i = 0; i < 5; i++) set(p, 'grid', i + 1, i);
    p.pick('Draw', 'Moves: 3');
    assert.match(p.says(), /\nA K B O Y \*\n/);
  });

  it('has room for something to pick below the Launcher, however many tokens are to be placed [TA-154]', () => {
    const p = jump(ready(VIRTUAL), 'action');
    card(p).pick('Data tokens', 'Prepare x');
    p.dice(1, 4, 4, 9).dial(4);
    assert.match(p.says(), /^Ada .*Place R, B\nA \. \. \. \. #\n/);
    p.pick('B2', 'A1', 'A2');
    assert.match(p.says(), /^Ada .*Place Y\n/);
  });

  it('offers for a Test the tokens of its type and Open ones, nothing else [TA-143] [TA-144]', () => {
    const p = jump(lay(ready(VIRTUAL), 'RBGYO', 'XR..#'), 'quest');
    p.pick('Test', 'Test', 'Red');
    p.dial(1);
    p.ok();
    assert.deepEqual(p.offers(), ['A1 Red', 'A5 Open', 'B2 Red', 'No more']);
  });

  it('dumps the Launcher of who is reset, and nobody else loses a token [TA-247]', () => {
    const p = jump(ready({ ...VIRTUAL, Players: 3 }), 'planning');
    p.pick('Draw');
    const full = slotsOf(p.s).slice();
    fall(set(p, 'seat', 1), 'Bob');
    assert.deepEqual([slotsOf(p.s).slice(0, 20), slotsOf(p.s).slice(40)], [full.slice(0, 20), full.slice(40)]);
    assert.deepEqual(
      slotsOf(p.s)
        .slice(20, 40)
        .filter(slot => slot && slot < 7),
      [],
    );
  });

  it('shows the Launcher where it is programmed and launched from [TA-090] [TA-098]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.pick('Draw');
    assert.match(p.says(), /^Ada {3}1 2 3 4 5 PROGRAM\nA [RBGY] \. [RBGY] \. #\n/);
    stay(jump(p, 'action'), 0).pick('Skip');
    assert.match(p.says(), /^Ada {3}1 2 3 4 5 LAUNCH\nA [RBGY] \. [RBGY] \. #\n/);
  });

  it('names the token that is moved, and moves none that the table has taken away meanwhile [TA-090]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.pick('Draw', 'Moves: 3');
    const [first] = p.offers();
    p.pick(first);
    assert.match(p.says(), new RegExp(`${first!.slice(0, 2)} to\\?\n`));
    set(p, 'grid', 0, 0);
    assert.match(p.says(), /A1 to\?\nA \./);
    assert.deepEqual([p.offers(), cannot(p, ARROW.down)], [['Back'], 'No token there']);
    p.pick('Back');
    assert.match(p.says(), /3 left/);
  });
});
