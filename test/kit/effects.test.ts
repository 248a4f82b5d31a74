import { strict as assert } from 'node:assert';
import { backToStart, effectOptions, fresh, type Game, type State } from '../../games/kit';
import { stateOf, table, withToys } from '../firmware/device';
import { begin, shown } from '../play';

const start = () => ({ power: [2, 0], heat: 9, mood: 'calm', home: [0, 0] });
type Lab = State & ReturnType<typeof start>;

const lab: Game<Lab> = {
  id: 'lab',
  title: 'Lab',
  version: 1,
  seatNames: 'Ann,Ben',
  questions: () => [],
  seats: () => 2,
  begin: () => fresh<Lab>('card.says', 2, start()),
  tables: () => [
    `
power: each seat, up to 3, piece
heat: up to 9
mood: one of calm/wild
# Our copy, printed
home: each seat, up to 20
`,
  ],
  lists: () => [],
  phases: () => [{ step: 'card.says', name: 'Card' }],
  status: () => '',
  chapters: {
    card: (s, t) => ({
      says: () => ({
        say: 'What does the card say?',
        options: [
          ...effectOptions(s, t, s.seat, [
            { label: 'Power +1', track: 'power', by: 1 },
            { label: 'Power -1', track: 'power', by: -1, rare: true },
            s.seat > 5 && { label: 'Never', track: 'power', by: 1 },
            { label: 'Heat +1', track: 'heat', by: 1 },
            { label: 'Heat -3', track: 'heat', by: -3 },
            { label: 'Wild', track: 'mood', by: 1, not: s.heat < 5 && 'Too cold' },
          ]),
          { label: 'Printed', then: 'home' },
          { label: 'Reset', do: () => backToStart(s, start(), 'power mood') },
        ],
        then: 'says',
      }),
      home: () => ({
        say: 'Home?',
        dial: { min: 0, max: 20, start: 0 },
        do: home => {
          t.copy('home', home, s.seat);
          t.tell(`Noted: ${home}`);
        },
        then: 'says',
      }),
    }),
  },
};

describe('effects in a table', () => {
  it('are options with the value now as a note', () => {
    const options = shown(begin(lab).session).options!;
    assert.deepEqual(
      options.map(option => option && [option.label, option.note, option.not]),
      [
        ['Power +1', '2', false],
        ['Power -1', '2', false],
        ['Heat +1', '9', 'No more fits'],
        ['Heat -3', '9', false],
        ['Wild', 'calm', false],
        ['Printed', undefined, undefined],
        ['Reset', undefined, undefined],
      ],
    );
  });

  it('tell the new value once, piece or not', () => {
    const p = begin(lab);
    p.pick('Power +1');
    assert.deepEqual([p.s.power, p.session.told], [[3, 0], ['Ann: Power 2 > 3']]);
    p.pick('Heat -3');
    assert.deepEqual(p.session.told, ['Heat 9 > 6']);
    p.pick('Wild');
    assert.deepEqual([p.s.mood, p.session.told], ['wild', ['Mood: wild']]);
  });

  it('that cannot be are not offered', () => {
    const p = begin(lab);
    p.pick('Heat -3', 'Heat -3');
    assert.deepEqual(p.offers(), ['Power +1', 'Power -1', 'Heat +1', 'Heat -3', 'Printed', 'Reset']);
    p.pick('Power +1');
    assert(!p.offers().includes('Power +1'));
  });
});

describe('a reset', () => {
  it('brings back the values that it names, and leaves the others', () => {
    const p = begin(lab);
    p.pick('Power +1', 'Heat -3', 'Reset');
    assert.deepEqual([p.s.power, p.s.heat], [[2, 0], 6]);
  });
});

describe('a printed value that is asked when it is needed', () => {
  withToys();

  it('is kept at once, for the next play, too', () => {
    const t = table({}, { harb: { ...lab, id: 'harb' } }); // in the place of Harbours
    t.choose('Harbours', 'Start');
    t.choose('Printed').press('up*7 ok');
    assert.match(t.text(), /Noted: 7/);
    t.press('back back');
    t.choose('Harbours', 'Start');
    assert.deepEqual(stateOf<Lab>(t).home, [7, 0]);
  });

  it('is not kept again when the play is read again', () => {
    const p = begin(lab);
    p.pick('Printed');
    p.dial(12);
    assert.deepEqual(p.session.copied, ['home']);
    p.crash();
    assert.deepEqual([p.s.home, p.session.copied], [[12, 0], []]);
  });
});
