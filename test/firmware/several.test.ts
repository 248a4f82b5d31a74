// Questions for several things at once, and numbers that are printed somewhere: how they look, and how the buttons answer them.
import { strict as assert } from 'node:assert';
import { asking, noted } from './asking';
import { type Table, withToys } from './device';

const middle = (t: Table) => t.rows().slice(1, 7);

describe('a list in which several are marked', () => {
  withToys();
  const names = { say: 'Who stands here?', marks: [{ label: 'Ann' }, { label: 'Ben', note: '2' }, { label: 'Cem' }] };

  it('shows what is marked, and answers with all of it', () => {
    const t = asking(names);
    assert.deepEqual(middle(t), ['Who stands here?', '>None', ' o Ann', ' o Ben 2', ' o Cem', '']);
    t.press('down ok');
    assert.deepEqual(middle(t).slice(1, 3), [' Done: 1', '># Ann']);
    t.press('up*2 ok');
    assert.deepEqual(middle(t).slice(1), [' Done: 2', ' # Ann', ' o Ben 2', '># Cem', '']);
    t.press('down ok');
    assert.deepEqual(noted(t), [0, 2]);
  });

  it('takes a mark away again', () => {
    const t = asking(names).press('down ok ok up ok');
    assert.deepEqual(noted(t), []);
    assert.match(t.text(), /Noted/);
  });

  it('begins with what is marked at first, and OK takes it', () => {
    const t = asking({ say: 'Still there?', marks: [{ label: 'Ann', on: true }, { label: 'Ben' }] });
    assert.equal(t.rows()[2], '>Done: 1');
    assert.deepEqual(noted(t.press('ok')), [0]);
  });

  it('says how many are missing, and begins with the list then', () => {
    const t = asking({ say: 'Two of them', marks: [{ label: 'Ann' }, { label: 'Ben' }, { label: 'Cem' }], least: 2, most: 2 });
    assert.deepEqual(middle(t).slice(1, 3), [' Mark 2', '>o Ann']);
    t.press('up ok');
    assert.match(t.text(), /Mark 2/);
    assert.deepEqual(noted(t), [], 'nothing is answered');
    t.press('down ok');
    assert.match(t.text(), /Mark 1 more/);
    t.press('down ok');
    assert.match(t.text(), />Done: 2/, 'no more can be marked: the cursor stands on what answers');
    t.press('down*3 ok');
    assert.match(t.text(), /2 at most\. Take a\s+mark away first\./);
    t.press('up*3 ok');
    assert.deepEqual(noted(t), [0, 1]);
  });

  it('moves the mark where only one may be marked', () => {
    const t = asking({ say: 'One of them', marks: [{ label: 'Ann', on: true }, { label: 'Ben' }], most: 1 });
    t.press('down*2 ok ok');
    assert.deepEqual(noted(t), [1]);
  });

  it('has what cannot be marked at its end, struck, with the reason', () => {
    const t = asking({ say: 'Who?', marks: [{ label: 'Ann', not: 'Ann is away' }, { label: 'Ben' }] });
    assert.deepEqual(middle(t).slice(1, 4), ['>None', ' o Ben', ' (Ann)']);
    t.press('up');
    assert.match(t.text(), />o Ben/, 'UP goes to the last that can be marked');
    t.press('down');
    assert.equal(t.rows()[7], 'Ann is away');
    t.press('ok');
    assert.match(t.text(), /Ann is away/);
    t.press('down ok');
    assert.deepEqual(noted(t), []);
  });

  it('is forgotten when the question is left, and comes back as it was asked', () => {
    const t = asking(names).press('down ok').press('back ok');
    assert.match(t.text(), /# Ann/, 'the tracks were only looked at');
    t.press('up ok').press('back:hold');
    assert.match(t.text(), />None/);
  });
});

describe('numbers that are asked together', () => {
  withToys();
  const counts = { say: 'Azrak from each?', counts: { labels: ['Ann', 'Ben', 'Cem'], most: [3, 0, 12], start: [0, 0, 2] } };

  it('are set one after the other on one screen', () => {
    const t = asking(counts);
    assert.deepEqual(middle(t).slice(0, 4), ['Azrak from each?', '>Ann < 0 >', ' Ben 0', ' Cem 2']);
    assert.match(t.rows()[7]!, /set OK next/);
    t.press('up*9 ok up ok up*3');
    assert.deepEqual(middle(t).slice(1, 4), [' Ann 3', ' Ben 0', '>Cem < 5 >']);
    assert.match(t.rows()[7]!, /set OK go/);
    t.press('ok');
    assert.deepEqual(noted(t), [3, 0, 5]);
  });

  it('go back to the number before with BACK', () => {
    const t = asking(counts).press('up ok back up ok ok ok');
    assert.deepEqual(noted(t), [2, 0, 2]);
  });
});

describe('a number that is printed somewhere', () => {
  withToys();
  const printed = (max: number) => asking({ say: 'Which card?', dial: { min: 1, max, start: 1, digits: true } });

  it('is set digit by digit', () => {
    const t = printed(60);
    assert.equal(t.rows()[2], '< [0]1 >');
    t.press('up*4');
    assert.equal(t.rows()[2], '< [4]1 >');
    t.press('ok up*6');
    assert.equal(t.rows()[2], '< 4[7] >');
    assert.deepEqual(noted(t.press('ok')), [47]);
  });

  it('goes back to the digit before with BACK', () => {
    assert.deepEqual(noted(printed(60).press('up ok back up ok ok')), [21]);
  });

  it('never leaves its range', () => {
    for (let tens = 0; tens < 8; tens++)
      for (let ones = 0; ones < 11; ones++) {
        const t = printed(43);
        if (tens) t.press(`up*${tens}`);
        t.press('ok');
        if (ones) t.press(`down*${ones}`);
        const [n] = noted(t.press('ok'));
        assert(n! >= 1 && n! <= 43, `${n}`);
      }
  });

  it('is turned as a whole where it has one digit', () => {
    const t = printed(9);
    assert.equal(t.rows()[2], '< 1 >');
    assert.deepEqual(noted(t.press('up ok')), [2]);
  });
});

describe('the bench', () => {
  withToys();
  const told = async (t: Table, line: string) => JSON.parse(await t.command(line));

  it('marks some of a list by their labels', async () => {
    const t = asking({ say: 'Who?', marks: [{ label: 'Ann' }, { label: 'Ben', not: 'Ben is away' }, { label: 'Cem' }], most: 1 });
    const ask = await told(t, 'ask');
    assert.deepEqual([ask.mark, ask.least, ask.most, ask.cannot], [['Ann', 'Cem'], 0, 1, [['Ben', 'Ben is away']]]);
    assert.match((await told(t, 'mark Dia')).error, /"Dia" is not in the list\. There are: Ann, Ben, Cem\./);
    assert.match((await told(t, 'mark Ben')).error, /"Ben" is not possible now: Ben is away/);
    assert.match((await told(t, 'mark Ann, Cem')).error, /Mark 0 to 1 of them, not 2\./);
    assert.match((await told(t, 'ok')).error, /OK is not enough here: mark some of a list\./);
    assert.deepEqual(noted(t), []);
    assert.equal((await told(t, 'mark Cem')).ok, true);
    assert.deepEqual(noted(t), [2]);
    assert.match((await told(t, 'mark Cem')).error, /There is nothing to mark: say ok\./);
  });

  it('marks nothing', async () => {
    const t = asking({ say: 'Who?', marks: [{ label: 'Ann', on: true }] });
    assert.equal((await told(t, 'mark')).ok, true);
    assert.deepEqual(noted(t), []);
  });

  it('counts each of a list', async () => {
    const t = asking({ say: 'How many?', counts: { labels: ['Ann', 'Ben'], most: [3, 9] } });
    assert.deepEqual((await told(t, 'ask')).count, [
      ['Ann', 3],
      ['Ben', 9],
    ]);
    assert.match((await told(t, 'count 1')).error, /Say 2 numbers, for Ann, Ben, not 1\./);
    assert.match((await told(t, 'count 4 0')).error, /Ann goes from 0 to 3\./);
    assert.match((await told(t, 'pick Ann')).error, /count each of a list/);
    assert.equal((await told(t, 'count 3 0')).ok, true);
    assert.deepEqual(noted(t), [3, 0]);
    assert.match((await told(t, 'count 3 0')).error, /There is nothing to count: say ok\./);
  });
});
