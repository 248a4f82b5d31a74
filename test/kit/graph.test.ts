// What an author has forgotten is told before anybody plays, with the step's name.
import { strict as assert } from 'node:assert';
import { type AnyGame, type Chapter, type Dice, fresh, type Game, type State } from '../../games/kit';
import { forgotten, graphOf } from '../graph';
import { begin } from '../play';
import { emberfall } from '../toys/emberfall';
import { harbours } from '../toys/harbours';

const start = () => ({ phase: '', coins: 0, aim: 0 });
type Fair = State & ReturnType<typeof start>;
type Of = (s: Fair, t: Dice<Fair>) => Chapter<Fair>['steps'];

const steps: Of = (s, t) => ({
  gate: () => ({ say: 'Gate', then: 'phase Rides' }),
  ride: () => ({
    say: 'Ride',
    options: [
      { label: 'Eat', then: 'food.eat>ride' },
      { label: 'Win', do: () => t.add('coins', 1) },
    ],
    then: () => (s.coins > 1 ? 'home' : 'ride'),
  }),
  home: () => ({ say: 'Home' }),
});

function fair(day: Of = steps): Game<Fair> {
  return {
    id: 'fair',
    title: 'Fair',
    version: 1,
    seatNames: 'Ann,Ben',
    questions: () => [],
    seats: () => 2,
    begin: () => fresh<Fair>('day.gate', 2, start()),
    tables: () => ['\ncoins: up to 9\n'],
    hidden: () => '\naim: up to 7\n',
    phases: () => [{ step: 'day.ride', name: 'Rides' }],
    result: s => (s.at === 'day.home' ? 'Home' : ''),
    chapters: { day: (s, t) => ({ steps: day(s, t) }), food: () => ({ eat: () => ({ say: 'Eat', then: '<' }) }) },
  };
}

const told = (game: Game<Fair>, sources = "'home'") => forgotten(game, graphOf(game, { plays: 3, steps: 60 }), sources);

describe('the graph of steps', () => {
  it('has who leads where, by plain names, phases, and what random plays have found', () => {
    const { ways, ends, over } = graphOf(fair(), { plays: 3, steps: 60 });
    assert.deepEqual([...ways.get('day.gate')!], ['day.ride']);
    assert.deepEqual([...ways.get('day.ride')!].sort(), ['day.home', 'day.ride', 'food.eat']);
    assert.deepEqual([[...ends], over], [['day.home'], 3]);
  });

  it('finds nothing to tell of a game that is whole', () => assert.deepEqual(told(fair()), []));

  for (const game of [harbours, emberfall])
    it(`finds nothing to tell of ${game.title}, the example`, () =>
      assert.deepEqual(forgotten(game as AnyGame, graphOf(game as AnyGame, { plays: 8, steps: 300 }), ''), []));

  it('tells a step that nobody reaches', () =>
    assert.deepEqual(told(fair((s, t) => ({ ...steps(s, t), tent: () => ({ say: 'Tent', then: 'ride' }) }))), [
      'Nothing leads to the step day.tent. Take it away, or name it.',
    ]));

  it('tells a name that leads nowhere, though no play has gone there', () => {
    const day: Of = (s, t) => ({
      ...steps(s, t),
      ride: () => ({
        ...steps(s, t).ride!(s, t),
        options: [
          { label: 'Win', do: () => (s.coins = 9), then: 'food.eat>home' },
          { label: 'Lost', not: 'No', then: 'found' },
        ],
      }),
    });
    assert.deepEqual(told(fair(day)), ['day.ride leads to "day.found", and there is no such step.']);
  });

  it('tells a name in the sources that is no step', () =>
    assert.deepEqual(told(fair(), "return s.coins ? 'food.eat' : 'food.drink';"), ['"food.drink" is named, and there is no such step.']));

  it('tells a game that never ends', () =>
    assert.match(
      told(fair((s, t) => ({ ...steps(s, t), home: () => ({ say: 'Home', then: 'ride' }) }))).join(),
      /No play of Fair has come to an end/,
    ));

  it('tells a value that has no range', () =>
    assert.deepEqual(told({ ...fair(), hidden: undefined }), [
      'No table and no row of hidden() names the value "aim": say there what it may be, as in "aim: up to 9".',
    ]));
});

describe('a mistake with dice and cards is told with its step', () => {
  const gate = (draw: (t: Dice<Fair>) => number, now = false) =>
    fair((s, t) => ({ ...steps(s, t), gate: () => ({ say: `${now && draw(t)}`, do: () => draw(t), then: 'ride' }) }));

  it('when a card is drawn where none is left', () =>
    assert.throws(() => begin(gate(t => t.card(0))).ok(), /day\.gate draws a card where none is left/));

  it('when a question rolls a die', () =>
    assert.throws(() => begin(gate(t => t.die(6), true)).says(), /The question of day\.gate rolls a die/));

  it('and one card that is left needs no draw', () => {
    const p = begin(gate(t => t.card(1)));
    p.ok();
    assert.equal(p.says(), 'Ride');
  });
});
