// Values that are printed in the box: guessed until somebody has said them.
import { strict as assert } from 'node:assert';
import { effectOptions, find, fresh, type Game, isSaid, noteSaid, type State } from '../../games/kit';
import { table, withToys } from '../firmware/device';
import { begin, shown } from '../play';

const start = () => ({ power: [2, 2], mood: 'calm', traits: ['calm', 'calm'], wear: 0, many: Array(70).fill(1) as number[] });
type Lab = State & ReturnType<typeof start>;

const lab: Game<Lab> = {
  id: 'harb', // in the place of Harbours
  title: 'Lab',
  version: 1,
  seatNames: 'Ann,Ben',
  questions: () => [],
  seats: () => 2,
  begin: () => fresh<Lab>('card.says', 2, start()),
  tables: () => [
    `
wear: up to 9
# Our copy, printed
power: each seat, up to 20, bar to 10
mood: one of calm/wild
traits: each seat, one of calm/wild
many: up to 9, for Item 1 ..
`,
  ],
  lists: () => [],
  phases: () => [{ step: 'card.says', name: 'Card' }],
  status: () => 'Lab',
  chapters: {
    card: (s, t) => ({
      says: () => ({
        say: `Power ${t.said('power', 0)}, ${t.said('mood')}, ${t.said('wear')}`,
        show: ['power', 'wear'],
        options: [
          ...effectOptions(s, t, 0, [{ label: 'Power +1', track: 'power', by: 1 }]),
          { label: 'Fight', then: t.guessed('power', 0) ? 'power' : 'says' },
          { label: 'Calm', do: () => t.copy('mood', 0) },
          { label: 'Wild', do: () => t.copy('traits', 1, 1) },
        ],
        then: 'says',
      }),
      power: () => ({ say: 'Your power?', dial: { min: 0, max: 20, start: s.power[0] }, do: n => t.copy('power', n, 0), then: 'says' }),
    }),
  },
};

describe('a printed value', () => {
  it('has a ~ wherever rules say it, until somebody has said it', () => {
    const p = begin(lab);
    assert.equal(p.says(), 'Power ~2, ~calm, 0');
    assert.equal(shown(p.session).options![0] && (shown(p.session).options![0] as { note: string }).note, '~2');
    p.pick('Fight');
    p.dial(2); // as it was guessed
    assert.equal(p.says(), 'Power 2, ~calm, 0');
    p.pick('Calm');
    assert.equal(p.says(), 'Power 2, calm, 0');
    p.crash();
    assert.equal(p.says(), 'Power 2, calm, 0');
    p.session.undo();
    assert.equal(p.says(), 'Power 2, ~calm, 0');
  });

  it('is asked for once', () => {
    const p = begin(lab);
    p.pick('Fight');
    assert.equal(p.says(), 'Your power?');
    p.dial(4);
    p.pick('Fight');
    assert.equal(p.says(), 'Power 4, ~calm, 0');
  });

  it('that the table corrects is said, cell by cell', () => {
    const p = begin(lab);
    p.session.correct('power', 1, 2, 0);
    assert.deepEqual([p.session.said('power', 0), p.session.said('power', 1)], ['~2', '2']);
    p.session.correct('wear', 0, 3, 0);
    assert.equal(p.session.said('wear'), '3');
  });

  it('is one of many: each cell is kept for itself', () => {
    const { s } = begin(lab);
    for (const cell of [0, 29, 30, 64]) noteSaid(s, 'many', cell);
    noteSaid(s, 'man', 1);
    noteSaid(s, 'many', 3);
    const said = Array.from({ length: 70 }, (_, cell) => cell).filter(cell => isSaid(s, 'many', cell));
    assert.deepEqual(said, [0, 3, 29, 30, 64]);
    assert.deepEqual([isSaid(s, 'man', 0), isSaid(s, 'man', 1), isSaid(s, 'any', 0)], [false, true, false]);
  });
});

describe('our copy on the device', () => {
  withToys();
  const device = () => table({}, { harb: lab });

  it('shows the ~ in bars and lists, and the next play knows what was said', () => {
    const t = device();
    t.choose('Harbours', 'Start');
    assert.match(t.text(), /Power ~2/);
    t.choose('Fight').press('up ok').choose('Wild');
    assert.match(t.text(), /Power 3\/10/);
    t.press('back').choose('Our copy', 'Our copy');
    assert.match(t.text(), /Power 3 ~2\n Mood ~calm\n Traits/);
    t.device.home();
    t.choose('Harbours', 'Start');
    assert.match(t.text(), /Power 3, ~calm/);
    t.press('back').choose('Our copy', 'Our copy', 'Traits');
    assert.match(t.text(), /Ann ~calm\n Ben wild/);
  });
});

describe('find', () => {
  it('does not take the beginning of a part at the end of a text for the part', () => {
    assert.deepEqual([find('abcab', 'ab'), find('abcab', 'ab', 1), find('abc', 'cd'), find('', 'a')], [0, 3, -1, -1]);
  });
});
