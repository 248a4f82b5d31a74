// Pools as formulas, your own dice as texts, and the odds of both against counting every case in whole numbers.
import { strict as assert } from 'node:assert';
import { chanceOf } from '../../firmware/tools/chance';
import { dieOf, dieText, type Kind } from '../../firmware/tools/die';
import { formula, throwOf, words } from '../../firmware/tools/throw';
import type { Die } from '../../games/kit';

/** Every way the dice of a pool can fall, one after the other: the faces of each die as what they are worth. */
function* ways(dice: number[][]): Generator<number[]> {
  const at = dice.map(() => 0);
  for (;;) {
    yield dice.map((faces, i) => faces[at[i]!]!);
    let i = 0;
    while (i < at.length && ++at[i]! === dice[i]!.length) at[i++] = 0;
    if (i === at.length) return;
  }
}

const plain = (sides: number) => Array.from({ length: sides }, (_, i) => i + 1),
  sum = (list: number[]) => list.reduce((a, b) => a + b, 0);

/** How many of all ways do what is wanted: whole numbers, no chance is ever multiplied. */
function share(dice: number[][], wanted: (faces: number[]) => boolean): number {
  let good = 0n,
    all = 0n;
  for (const faces of ways(dice)) {
    all++;
    if (wanted(faces)) good++;
  }
  return Number((good * 10n ** 15n) / all) / 1e15;
}

function told(text: string, own: Die[] = []): number | string {
  const t = throwOf(text),
    kinds: Kind[] = t.kinds.map(name => {
      const die = own.find(one => one.name === name);
      return die ? { sides: die.faces.length, die } : { sides: Number(name) };
    });
  return chanceOf(t, kinds);
}

const fate = dieOf('Fate: -=-1*2 0*2 +=1*2'),
  wound = dieOf('Wound: @skull=2 @shield*3 3'),
  near = (text: string, right: number, own?: Die[]) => {
    const p = told(text, own);
    assert(typeof p === 'number', `${text}: ${p}`);
    assert(Math.abs(p - right) < 1e-9, `${text}: ${p}, and ${right} by counting`);
  };

describe('a formula', () => {
  it('says all that is set, and reads what it says', () => {
    for (const text of [
      '2d6+d8+3',
      'd20-2',
      '4d6 high3',
      '5d10! -low2 sum20',
      '2dFate+d6 best re1 min-3 max12 hit5x2',
      '3d20! -high1 worst',
    ])
      assert.equal(formula(throwOf(text)), text);
    assert.equal(words(throwOf('4d6 high3 sum12')), '4d6 high3', 'a title has no room for the goal');
  });

  it('is two dice of six when nothing of it can be read, and within its limits when it is too much', () => {
    for (const text of ['', ' ', 'x', 'd', '+++', '!', 'high3', '\xff\x00'])
      assert.match(words(throwOf(text)), /^2d6/, JSON.stringify(text));
    assert.equal(words(throwOf('99d6')), '20d6');
    assert.equal(words(throwOf('15d6+15d8')), '15d6+5d8');
    assert.equal(words(throwOf('0d6')), 'd6');
    assert.equal(words(throwOf('3d6 high9')), '3d6 high2');
    assert.equal(words(throwOf('d6+99999')), 'd6+999');
  });
});

describe('one of your own dice', () => {
  it('has letters, symbols and numbers, with what they are worth and how often they are there', () => {
    assert.deepEqual(fate, { name: 'Fate', faces: ['-', '-', '0', '0', '+', '+'], worth: [-1, -1, 0, 0, 1, 1] });
    assert.deepEqual(wound, { name: 'Wound', faces: ['\x1d', '\x1e', '\x1e', '\x1e', '3'], worth: [2, 0, 0, 0, 3] });
  });

  it('is the same die when it is read again', () => {
    for (const die of [fate, wound, dieOf('Omen: Sun*2 Moon=4 blank')]) assert.deepEqual(dieOf(dieText(die)), die);
  });

  it('is refused with a sentence when it is no die', () => {
    const cases: [string, RegExp][] = [
      ['Fate:', /at least two faces/],
      ['Fate: 1', /at least two faces/],
      ['Fate: 1*0 2*0', /at least two faces/],
      [': 1 2', /called by up to 8 letters/],
      ['1 2 3', /called by up to 8 letters/],
      ['My die: 1 2', /called by up to 8 letters/],
      ['Thousand: 1*99 2*99', /more than 100 faces/],
    ];
    for (const [text, why] of cases) assert.throws(() => dieOf(text), why, text);
  });
});

describe('the odds of a mixed pool', () => {
  it('are those of counting every case: 2d6+d8+3 for 15 or more', () =>
    near(
      '2d6+d8+3 sum15',
      share([plain(6), plain(6), plain(8)], faces => sum(faces) + 3 >= 15),
    ));

  it('are those of counting every case: d4+d6+d8+d10 without the lowest for 18 or more', () =>
    near(
      'd4+d6+d8+d10 -low1 sum18',
      share([4, 6, 8, 10].map(plain), faces => sum(faces) - Math.min(...faces) >= 18),
    ));

  it('are those of counting every case: the highest of d6+d10 for 7 or more, the lowest of d8+d12 for 4 or more', () => {
    near(
      'd6+d10 high1 sum7',
      share([plain(6), plain(10)], faces => Math.max(...faces) >= 7),
    );
    near(
      'd8+d12 low1 sum4',
      share([plain(8), plain(12)], faces => Math.min(...faces) >= 4),
    );
    near(
      'd4+2d8 -high1 sum8',
      share([plain(4), plain(8), plain(8)], faces => sum(faces) - Math.max(...faces) >= 8),
    );
  });

  it('are those of counting every case: four Fate dice and a d6 for 5 or more', () =>
    near(
      '4dFate+d6 sum5',
      share([...Array(4).fill(fate.worth!), plain(6)], faces => sum(faces) >= 5),
      [fate],
    ));

  it('are those of counting every case: two hits of 2 or more with three Wound dice and two d4', () =>
    near(
      '3dWound+2d4 hit2x2',
      share([wound.worth!, wound.worth!, wound.worth!, plain(4), plain(4)], faces => faces.filter(face => face >= 2).length >= 2),
      [wound],
    ));

  it('are those of counting every case: the better and the worse of two throws of 2d6+d4', () => {
    const twice = (better: boolean) =>
      share([6, 6, 4, 6, 6, 4].map(plain), faces => {
        const totals = [sum(faces.slice(0, 3)), sum(faces.slice(3))];
        return (better ? Math.max(...totals) : Math.min(...totals)) >= 11;
      });
    near('2d6+d4 best sum11', twice(true));
    near('2d6+d4 worst sum11', twice(false));
  });

  it('are those of counting every case: 2d6 of which a 1 or 2 is thrown once more', () => {
    const once = plain(6).flatMap(first => plain(6).map(second => (first <= 2 ? second : first)));
    near(
      '2d6 re2 sum9',
      share([once, once], faces => sum(faces) >= 9),
    );
  });

  it('count a least and a greatest total', () => {
    assert.equal(told('2d6 min7 sum7'), 1);
    assert.equal(told('2d6 max10 sum11'), 0);
    near('d20+5 sum12', 14 / 20);
    assert.equal(told('d20+5 sum6'), 1);
    assert.equal(told('d20+5 sum26'), 0);
  });

  it('are not told when they would take too long, and say what to change', () => {
    assert.match(String(told('10d100+10d20 sum500')), /fewer dice/);
    assert.match(String(told('3d6+3d8 high3 sum12')), /keep one die or leave one out/);
    assert.match(String(told('2d6+d8! sum12')), /exploding/);
  });
});
