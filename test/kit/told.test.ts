// What an answer has moved on the table, in the kit's words.
import { strict as assert } from 'node:assert';
import { each, fresh, type Game, piecesOf, type State } from '../../games/kit';
import { begin } from '../play';

const TABLE = `
pool: Azrak, each seat, up to 9, piece
vortex: up to 99, piece
hidden: up to 9
captain: Time Captain, one of ~names, piece
card: Card in front, each seat, yes or no, piece
loads: Azrak on, up to 1, for Dock/Hill, piece
runs: Run, up to 99, for No. 1 .., piece
woes: each seat, any of Hurt/Afraid/Lost, piece
wood: each seat, up to 9, for Oak/Elm, piece
mood: each seat, one of calm/wild, piece
`;

const start = (seats: number) => ({
  pool: each(seats, 3),
  vortex: 4,
  hidden: 0,
  captain: 0,
  card: each(seats, 0),
  loads: [0, 0],
  runs: [] as number[],
  woes: each(seats, 0),
  wood: each(2 * seats, 0),
  mood: each(seats, 0),
});

type Toy = State & ReturnType<typeof start>;

const toy: Game<Toy> = {
  id: 'toy',
  title: 'Toy',
  version: 1,
  seatNames: 'Ann,Ben,Cem',
  questions: () => [{ name: 'Players', dial: { min: 2, max: 3, start: 2 } }],
  seats: answers => answers.Players,
  begin: (_, seats) => fresh<Toy>('a.pay', seats, start(seats)),
  tables: () => [TABLE],
  phases: () => [{ step: 'a.pay', name: 'Pay' }],
  status: () => '',
  chapters: {
    a: s => ({
      pay: () => ({
        say: 'What?',
        options: [
          { label: 'Pay', then: () => pay(s) },
          { label: 'Nothing', then: 'pay' },
          { label: 'Hidden', then: () => hide(s) },
          { label: 'More', then: () => more(s) },
          { label: 'Woes', then: () => harm(s) },
          { label: 'Trees', then: () => fell(s) },
          { label: 'Cards', then: () => turnCards(s) },
        ],
      }),
    }),
  },
};

function pay(s: Toy): string {
  s.pool[1]--;
  s.vortex++;
  return 'pay';
}

function hide(s: Toy): string {
  s.hidden++;
  return 'pay';
}

function more(s: Toy): string {
  s.captain = 1;
  s.card[0] = 1 - s.card[0]!;
  s.loads[1] = 1;
  s.runs.push(7);
  return 'pay';
}

function harm(s: Toy): string {
  s.woes = [5, 5];
  return 'pay';
}

function fell(s: Toy): string {
  s.wood[3] = 2;
  s.mood[1] = 1;
  s.woes[0] = 6;
  return 'pay';
}

/** Every card that is in front goes back, and every other one comes. */
function turnCards(s: Toy): string {
  s.card = s.card.map(card => 1 - card);
  return 'pay';
}

describe('what an answer moves on the table', () => {
  it('finds the rows of a table that say piece', () =>
    assert.deepEqual(piecesOf(TABLE), ['pool', 'vortex', 'captain', 'card', 'loads', 'runs', 'woes', 'wood', 'mood']));

  it('is told with the next question: whose, what, from and to', () => {
    const p = begin(toy);
    p.pick('Pay');
    assert.deepEqual(p.session.told, ['Ben: Azrak 3 > 2', 'Vortex 4 > 5']);
  });

  it('is told in the words of the track', () => {
    const p = begin(toy);
    p.pick('More');
    assert.deepEqual(p.session.told, ['Time Captain: Ben', 'Ann: Card in front on', 'Azrak on Hill 0 > 1', 'Run No. 1: 7']);
    p.pick('More');
    assert.deepEqual(p.session.told, ['Ann: Card in front off', 'Run No. 2: 7']);
  });

  it('is one sentence for seats whose words become the same, with all of their names or for all', () => {
    const p = begin(toy, { Players: 3 }, 1, ['Ann', 'Ben', 'Cem']);
    p.pick('Cards');
    assert.deepEqual(p.session.told, ['All: Card in front on']);
    p.pick('More'); // Ann's goes back
    p.pick('Cards');
    assert.deepEqual(p.session.told, ['Ann: Card in front on', 'Ben, Cem: Card in front off']);
  });

  it('is what comes into a set and what goes, which thing of whom, and the word of a seat', () => {
    const p = begin(toy);
    p.pick('Woes');
    assert.deepEqual(p.session.told, ['All: Woes +Hurt +Lost']);
    p.pick('Trees');
    assert.deepEqual(p.session.told, ['Ann: Woes -Hurt +Afraid', 'Ben: Wood Elm 0 > 2', 'Ben: Mood wild']);
  });

  it('is told of a list that an undo makes shorter', () => {
    const p = begin(toy);
    p.pick('More');
    p.session.undo();
    assert.match(p.session.told.join(), /Run: 1 > 0/);
  });

  it('is nothing when no piece moves, or only what has none', () => {
    const p = begin(toy);
    p.pick('Pay', 'Nothing');
    assert.deepEqual(p.session.told, []);
    p.pick('Hidden');
    assert.deepEqual(p.session.told, []);
  });

  it('is told the other way round after an undo, and again after a redo', () => {
    const p = begin(toy);
    p.pick('Pay', 'More');
    p.session.undo();
    assert.deepEqual(p.session.told, ['Time Captain: Ann', 'Ann: Card in front off', 'Azrak on Hill 1 > 0', 'Run: 1 > 0']);
    p.session.undo();
    assert.deepEqual(p.session.told, ['Ben: Azrak 2 > 3', 'Vortex 5 > 4']);
    p.session.redo();
    assert.deepEqual(p.session.told, ['Ben: Azrak 3 > 2', 'Vortex 4 > 5']);
  });

  it('is told after an undo over a power cut, when the steps are read again', () => {
    const p = begin(toy);
    p.pick('Pay', 'Pay');
    p.crash();
    assert.deepEqual(p.session.told, []);
    p.session.forget();
    p.session.undo();
    assert.deepEqual(p.session.told, ['Ben: Azrak 1 > 2', 'Vortex 6 > 5']);
  });

  it('is told after a correction and a jump, but not what the table itself has put right', () => {
    const p = begin({
      ...toy,
      tables: () => [TABLE.replace('up to 9, piece', 'up to 9, piece, bank vortex')],
      phases: () => [{ step: 'a.pay', name: 'Pay', enter: s => (s.vortex = 9) }],
    });
    p.session.correct('pool', 0, 1, 0);
    assert.deepEqual(p.session.told, ['Vortex 4 > 6']);
    p.session.jump('a.pay', 0);
    assert.deepEqual(p.session.told, ['Vortex 6 > 9']);
  });

  it('is still told when the dice are thrown anew after an undo', () => {
    const p = begin(toy);
    p.pick('Pay');
    p.session.undo();
    p.session.anew(7);
    assert.deepEqual(p.session.told, ['Ben: Azrak 2 > 3', 'Vortex 5 > 4']);
  });
});
