import { strict as assert } from 'node:assert';
import { put } from '../../../games/kit';
import tamashii from '../../../games/tamashii';
import { question } from '../../../games/tamashii/ask';
import { change } from '../../../games/tamashii/effects';
import { grid } from '../../../games/tamashii/grid';
import { shown } from '../../play';
import { COUNTED, cannot, card, fall, jump, list, ready, set, slotsOf, type Table, VIRTUAL } from './table';

const LETTERS = '.RBGYOX#';
const UP = 0,
  DOWN = 1,
  LEFT = 2,
  RIGHT = 3;
const CORE = 4,
  ANY = 5,
  OPEN = 6,
  GAP = 7;
const at = (way: number, symbol: number) => way * 8 + symbol;

/** Lays tokens on Ada's Launcher: rows of letters. Counts and supply follow. */
function lay(p: Table, ...rows: string[]): Table {
  const s = p.s,
    cells = rows.join('').replace(/ /g, '').split('');
  for (let slot = 0; slot < 20; slot++) {
    const value = LETTERS.indexOf(cells[slot] || '.'),
      type = value - 1;
    put(s, 'grid', value, slot);
    if (type < 0 || type > 5) continue;
    change(s, 'launcher', 1, type);
    if (type == 5) {
      s.corruptedPool--;
      change(s, 'corruptedHeld', 1, 0);
    } else change(s, list(s.bag)[type] ? 'bag' : 'supply', -1, type);
  }
  s.locks = cells.filter(c => c == '#').length + s.locks.slice(1);
  p.session.correct('turn', 0, 1, 0);
  return p;
}
const board = (...rows: string[]) => lay(jump(ready(VIRTUAL), 'action'), ...rows).s;
/** Where the device finds a Pattern on Ada's Launcher: sets of slots, counted from the top left. */
const found = (s: any, ...pattern: number[]) => {
  const slot = (name: string) => (name.charCodeAt(0) - 65) * 5 + Number(name[1]) - 1;
  const now = { ...s, pattern, job: [0] };
  const pick = question(now, grid(now, {} as any).found()).pick!.map(([label]) => label);
  return pick.filter(label => /^[A-D]\d/.test(label)).map(label => label.split(' ').map(slot).join(' '));
};

/** Ada in her Launch step with these tokens. */
function launching(...rows: string[]): Table {
  const p = jump(ready(VIRTUAL), 'action');
  p.pick('Stayed');
  p.dial(0);
  p.pick('Skip');
  const s = p.s;
  const cells = rows.join('').replace(/ /g, '').split('');
  for (let slot = 0; slot < 20; slot++) {
    const value = LETTERS.indexOf(cells[slot] || '.');
    p.session.correct('grid', slot, value, 0);
    if (value > 0 && value < 7) p.session.correct('launcher', value - 1, list(s.launcher)[value - 1] + 1, 0);
  }
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
    assert.deepEqual([slotsOf(p.s)[4], slotsOf(p.s)[14], +p.s.locks[0]], [7, 7, 3]);
  });

  it('slides into empty unlocked slots and switches neighbours, never diagonally [TA-090]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.dice(1, 1, 1, 1, 1, 1, 1, 1).pick('Draw');
    p.pick('Draw');
    p.pick('Moves: 3', 'A3 Blue', 'Left');
    assert.deepEqual([slotsOf(p.s)[1], slotsOf(p.s)[2], p.s.job[2]], [2, 0, 2]);
    p.pick('A2 Blue', 'Left');
    assert.deepEqual([slotsOf(p.s)[0], slotsOf(p.s)[1]], [2, 1]);
    p.pick('B4 ' + ['Red', 'Blue', 'Green', 'Yellow'][slotsOf(p.s)[8] - 1]);
    assert.equal(cannot(p, 'Right'), 'Locked slot');
    assert.equal(cannot(p, 'Diagonally'), 'Only straight moves');
    p.pick('Down');
    assert.match(p.says(), /Bob PROGRAM/);
  });

  it('programs x by an effect at that moment [TA-091]', () => {
    const p = lay(jump(ready(VIRTUAL), 'action'), 'R....', '.....');
    card(p).pick('Data tokens', 'Program x');
    p.dial(1);
    p.pick('A1 Red', 'Down');
    assert.deepEqual([slotsOf(p.s)[0], slotsOf(p.s)[5]], [0, 1]);
    assert.match(p.says(), /What happens/);
  });

  it('draws without replacement, every token of the bag alike [TA-151]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.dice(13, 12, 1, 1, 1, 1, 1, 1).pick('Draw');
    assert.deepEqual([slotsOf(p.s)[0], slotsOf(p.s)[10], slotsOf(p.s)[6]], [4, 4, 1]);
    assert.equal(
      list(p.s.bag)
        .slice(0, 6)
        .reduce((a, b) => a + b, 0),
      5,
    );
    assert.throws(() => jump(ready(VIRTUAL), 'planning').dice(14).pick('Draw'), /die of 13/);
  });

  it('pours the Dump into the Bag only when a token must be drawn and the Bag is empty [TA-152]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.s.dump = '2111' + p.s.dump.slice(4);
    p.s.bag = '2222' + p.s.bag.slice(4);
    p.pick('Draw');
    assert.deepEqual(list(p.s.bag).slice(0, 6).concat(list(p.s.dump).slice(0, 6)), [0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0, 0]);
    const q = jump(ready(VIRTUAL), 'planning');
    q.s.dump = '2211' + q.s.dump.slice(4);
    q.s.bag = '2122' + q.s.bag.slice(4);
    q.pick('Draw');
    assert.equal(
      list(q.s.bag)
        .slice(0, 6)
        .reduce((a, b) => a + b, 0),
      5,
    );
    assert.deepEqual(list(q.s.dump).slice(0, 6), [0, 0, 0, 0, 0, 0]);
    const counts = jump(ready({ 'Data tokens': 'Counted' }), 'planning');
    counts.s.bag = '1000' + counts.s.bag.slice(4);
    counts.s.dump = '0300' + counts.s.dump.slice(4);
    counts.pick('Type in the draw');
    counts.dial(1, 1);
    assert.deepEqual([list(counts.s.bag)[1], list(counts.s.dump)[1]], [2, 0]);
  });

  it('stops drawing when Bag and Dump are empty [TA-153]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.s.bag = '2100' + p.s.bag.slice(4);
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
    assert.match(p.says(), /Place R then Y/);
    assert(p.offers().includes('A2') && !p.offers().includes('A5'));
    p.pick('A2', 'D4');
    assert.deepEqual([slotsOf(p.s)[1], slotsOf(p.s)[18]], [1, 4]);
    const q = lay(jump(ready(VIRTUAL), 'action'), 'RRR.#', 'BBBB#', 'GGG.#', 'YYYY#');
    put(q.s, 'dump', 5, 0);
    card(q).pick('Data tokens', 'Prepare x');
    q.dial(5);
    assert.equal(q.s.hand.length, 2);
  });

  it('holds a grid of 4 rows and 5 columns, or what the table’s copy has [TA-155]', () => {
    const s = ready(VIRTUAL).s;
    assert.deepEqual([s.shape, s.grid.length], ['45', 40]);
    assert.match(jump(ready(VIRTUAL), 'planning').says(), /REFILL/);
  });

  it('takes a Pattern as slots with a symbol each: type, Core, Any or Open [TA-156]', () => {
    const p = launching('RB...');
    p.pick('Basic Pattern', 'Shield +1');
    assert.deepEqual(p.offers().slice(0, 7), ['Red', 'Blue', 'Green', 'Yellow', 'Core', 'Any', 'Open only']);
    p.pick('Red', 'Right', 'Blue');
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
    p.pick('Basic Pattern', 'Shield +1', 'Red', 'Right', 'Blue', 'Down', 'Green', 'Find it');
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
    for (const slot of [20, 24]) put(s, 'grid', 2, slot); // Bob's first row
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
    s.core = '3' + s.core.slice(1);
    assert.deepEqual(found(s, CORE), ['0', '5']);
    assert.deepEqual(found(s, ANY), ['0', '1', '5']);
  });

  it('fits an Open symbol to Open tokens only [TA-163]', () => assert.deepEqual(found(board('RBGYO', 'X....'), OPEN), ['4']));

  it('compares with the Core type of that moment [TA-165]', () => {
    const p = launching('Y....');
    p.pick('Basic Pattern', 'Memory +1', 'Core', 'Find it');
    assert.match(p.says(), /Not on your Launcher/);
    p.pick('Not launched');
    card(p).pick('Data tokens', 'Change Core', 'Yellow', 'Done');
    p.pick('Basic Pattern', 'Memory +1');
    assert.equal(p.offers()[0], 'A1');
  });

  it('never uses a locked slot, but a token on an unlocked one [TA-166]', () => {
    assert.deepEqual(found(board('...R#'), 0, at(RIGHT, ANY)), []);
    assert.deepEqual(found(board('...RB'), 0, at(RIGHT, 1)), ['3 4']);
    assert.deepEqual(found(board('R....', 'B....'), 0, at(UP, 1), at(LEFT, 2)), []);
  });

  it('dumps exactly the matched tokens, before the effect [TA-167]', () => {
    const p = launching('RBG..');
    p.pick('Basic Pattern', 'Shield +1', 'Red', 'Right', 'Blue', 'Find it', 'A1 A2');
    assert.deepEqual([slotsOf(p.s).slice(0, 3), list(p.s.dump).slice(0, 3), +p.s.shield[0]], [[0, 0, 3], [1, 1, 0], 0]);
    assert.match(p.says(), /Its tokens are dumped/);
    p.ok();
    assert.equal(+p.s.shield[0], 1);
  });

  it('remembers a basic Pattern once it was drawn', () => {
    const p = launching('RB.RB');
    p.pick('Basic Pattern', 'Shield +1', 'Red', 'Right', 'Blue', 'Find it', 'A1 A2');
    p.ok();
    set(p, 'launched', 0);
    p.pick('Basic Pattern', 'Shield +1');
    assert.equal(p.offers()[0], 'A4 A5');
    assert.equal(p.s.shapes[1], 0);
    assert.equal(tamashii.tracks!(p.s).shapes.printed, true);
  });

  it('tells colours of one initial apart on the Launcher, and Orange from Open [TA-155]', () => {
    const p = jump(set(set(ready(VIRTUAL), 'types', 9, 0), 'types', 5, 2), 'planning');
    for (let i = 0; i < 5; i++) set(p, 'grid', i + 1, i);
    p.pick('Draw', 'Draw', 'Moves: 3');
    assert.match(p.says(), /\nA K B O Y \*\n/);
  });

  it('has room for something to pick below the Launcher, however many tokens are to be placed [TA-154]', () => {
    const p = jump(ready(VIRTUAL), 'action');
    card(p).pick('Data tokens', 'Prepare x');
    p.dice(1, 4, 4, 9).dial(4);
    assert.match(p.says(), /^Ada Place R then BBY\nA \. \. \. \. #\n/);
    p.pick('B2', 'A1', 'A2');
    assert.match(p.says(), /^Ada Place Y\n/);
  });

  it('counts a draw type by type; a poured Dump means that the Bag was used up [TA-049] [TA-152]', () => {
    const p = jump(ready(COUNTED), 'planning');
    p.s.bag = '1200' + p.s.bag.slice(4);
    p.s.dump = '3040002' + p.s.dump.slice(7); // the last one is Bob's
    p.pick('Type in the draw');
    assert.deepEqual(shown(p.session).dial, [0, 4, 0]);
    p.dial(2); // one of the Bag, one of the Dump
    assert.deepEqual(shown(p.session).dial, [2, 2, 2]); // so both Blue ones were drawn before
    p.dial(2);
    assert.match(p.says(), /Green/);
    p.dial(1);
    assert.deepEqual(
      [list(p.s.launcher).slice(0, 4), list(p.s.bag).slice(0, 4), list(p.s.dump).slice(0, 7)],
      [
        [2, 2, 1, 0],
        [2, 0, 3, 0],
        [0, 0, 0, 0, 0, 0, 2],
      ],
    );
    const q = jump(ready(COUNTED), 'planning');
    q.s.bag = '2100' + q.s.bag.slice(4);
    q.s.dump = '0550' + q.s.dump.slice(4);
    q.pick('Type in the draw');
    q.dial(1);
    assert.deepEqual(shown(q.session).dial, [0, 1, 0], 'a Red one is still in the Bag');
    q.dial(1);
    assert.match(q.says(), /Bob/);
    assert.deepEqual(list(q.s.dump).slice(0, 4), [0, 5, 5, 0]);
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
    p.pick('Draw', 'Draw', 'Draw');
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
    p.pick('Draw', 'Draw');
    assert.match(p.says(), /^Ada PROGRAM, PRO 3\nA [RBGY] \. [RBGY] \. #\n/);
    jump(p, 'action').pick('Stayed');
    p.dial(0);
    p.pick('Skip');
    assert.match(p.says(), /^Ada LAUNCH a Pattern\nA [RBGY] \. [RBGY] \. #\n/);
  });

  it('names the token that is moved, and moves none that the table has taken away meanwhile [TA-090]', () => {
    const p = jump(ready(VIRTUAL), 'planning');
    p.pick('Draw', 'Draw', 'Moves: 3');
    const [first] = p.offers();
    p.pick(first);
    assert.match(p.says(), new RegExp('^Ada ' + first + ': where\\?\n'));
    set(p, 'grid', 0, 0);
    assert.match(p.says(), /^Ada A1 empty: where\?\n/);
    assert.deepEqual([p.offers(), cannot(p, 'Down')], [['Back'], 'No token there']);
    p.pick('Back');
    assert.match(p.says(), /Moves left: 3/);
  });
});
