// What an author is told when a rule is wrong: a sentence with the step's name.
import { strict as assert } from 'node:assert';
import { fresh, type Game, type State, type Step } from '../../games/kit';
import { begin } from '../play';

interface Toy extends State {
  coins: number;
}

/** A game with this first step, and one more that is right. */
function toy(first: Step<Toy>): Game<Toy> {
  return {
    id: 'toy',
    title: 'Toy',
    version: 1,
    seatNames: 'Ann,Ben',
    questions: () => [],
    seats: () => 2,
    begin: (_, seats) => fresh<Toy>('a.first', seats, { coins: 0 }),
    tables: () => ['\ncoins: bank safe\n'],
    phases: () => [{ step: 'a.first', name: 'First' }],
    status: () => '',
    chapters: { a: () => ({ first, second: () => ({ say: 'Second?', then: 'second' }) }) },
  };
}

const says = (first: Step<Toy>, sentence: RegExp) => assert.throws(() => begin(toy(first)).pick('Go'), sentence);

describe('a mistake in a rule is told with its step', () => {
  it('when it adds to a track that is not there', () =>
    says(
      (_, t) => ({ say: '?', options: [{ label: 'Go', then: () => `${t.add('gold' as 'coins', 1)}` }] }),
      /The step a\.first names the track "gold"/,
    ));

  it('when it moves to a track that is not there', () =>
    says(
      (_, t) => ({ say: '?', options: [{ label: 'Go', then: () => `${t.move(1, { track: 'coins' }, { track: 'gold' as 'coins' })}` }] }),
      /The step a\.first names the track "gold"/,
    ));

  it('when a bank is not there', () => {
    const p = begin(toy(() => ({ say: '?', then: 'second' })));
    assert.throws(() => p.session.correct('coins', 0, 2, 0), /The bank of Coins is "safe"/);
  });

  it('when it shows a track that is not there', () =>
    says(s => ({ say: '?', options: [{ label: 'Go', then: 'first' }], show: s.played ? ['gold'] : [] }), /a\.first shows "gold"/));

  it('when a result is not among the words of its question', () =>
    says(
      s => ({ say: 'You win', result: s.played ? 'WIN' : undefined, options: [{ label: 'Go', then: 'first' }] }),
      /The result "WIN" of a\.first does not begin a row/,
    ));

  it('when asking changes the state', () =>
    says(s => {
      s.coins++;
      return { say: '?', options: [{ label: 'Go', then: 'first' }] };
    }, /The question of a\.first changes the state/));

  it('when a fraction comes into the state', () =>
    says(
      s => ({
        say: '?',
        options: [
          {
            label: 'Go',
            then() {
              s.coins = 0.5;
              return 'second';
            },
          },
        ],
      }),
      /After a\.first the state is not of whole numbers.*"coins" is 0\.5/,
    ));

  it('when an option is offered and refused at once', () =>
    says(
      () => ({ say: '?', options: [{ label: 'Go' }, { label: 'Go', not: 'Too late' }], then: 'first' }),
      /"Go" at a\.first is offered and refused at once/,
    ));

  it('when an option leads nowhere', () => says(() => ({ say: '?', options: [{ label: 'Go' }] }), /"Go" at a\.first leads nowhere/));

  it('when a step does not exist', () =>
    says(() => ({ say: '?', options: [{ label: 'Go', then: 'third' }] }), /no step "a\.third".*\(a\.first leads to a\.third/));
});

describe('a die without faces', () => {
  for (const [what, die] of [
    ['of no sides', 0],
    ['with an empty list of them', { name: 'the Omen die', faces: [] }],
  ] as const)
    it(`is refused in a sentence, and nothing has happened: ${what}`, () => {
      const p = begin(
          toy((s, t) => ({
            say: '?',
            options: [
              {
                label: 'Go',
                then() {
                  s.coins++;
                  t.die(typeof die === 'number' ? die : { ...die, faces: [...die.faces] });
                  return 'second';
                },
              },
            ],
          })),
        ),
        before = JSON.stringify(p.session.state());
      assert.throws(() => p.pick('Go'), /There is no die of 0 sides\./);
      assert.equal(JSON.stringify(p.session.state()), before);
      assert.equal(p.session.journal.depth, 0);
    });
});
