import { strict as assert } from 'node:assert';
import { faultIn, newPlay, openJournal, openRing, Session } from '../../games/engine';
import { fresh, type Game, type State } from '../../games/kit';
import { crc32 } from '../../hal/crc';
import { mockFlash } from '../../hal/mock';
import { begin } from '../play';

const start = (rounds: number) => ({ round: 1, most: rounds, mood: 'calm', moods: ['calm', 'calm'], deed: 'none', coins: [3, 3] });
type Inn = State & ReturnType<typeof start>;

/** A game whose tables are texts and whose values are words. */
const inn = (id: string, rounds: number, moods: string): Game<Inn> => ({
  id,
  title: id,
  version: 1,
  seatNames: 'Ann,Ben',
  questions: () => [],
  seats: () => 2,
  begin: () => fresh<Inn>('day.noon', 2, start(rounds)),
  tables: () => [
    `
round: 1 to most
mood: Weather, one of ~moods, piece
moods: Mood, each seat, one of ~moods, piece
# Money
coins: each seat, up to ${rounds}, piece
`,
  ],
  lists: () => moods.split('/'),
  phases: () => [{ step: 'day.noon', name: 'Noon' }],
  status: () => '',
  chapters: {
    day: (s, t) => ({
      noon: () => ({
        say: s.moods.join(),
        options: [
          { label: 'Storm', do: () => (s.mood = 'wild') },
          { label: 'Cheer', do: () => (s.moods[1] = 'glad') },
          { label: 'Later', do: () => t.add('moods', 1, 0) },
        ],
        then: 'noon',
      }),
    }),
  },
});

const one = inn('one', 9, 'calm/glad/wild'),
  two = inn('two', 5, 'wild/calm/glad');

describe('a track of words', () => {
  it('is kept as the word, and told as the word', () => {
    const p = begin(one);
    p.pick('Cheer');
    assert.deepEqual([p.says(), p.session.told], ['calm,glad', ['Ben: Mood glad']]);
    p.pick('Storm');
    assert.deepEqual(p.session.told, ['Weather: wild']);
  });

  it('is corrected by the place of the word, like any other, and by the word on the bench', () => {
    const p = begin(one);
    p.session.correct('moods', 0, 2, 1);
    p.session.correct('mood', 0, 1, 1);
    assert.deepEqual([p.s.moods, p.s.mood], [['wild', 'calm'], 'glad']);
    p.session.undo();
    assert.equal(p.s.mood, 'calm');
    assert.throws(() => p.session.correct('mood', 0, 3, 1), /Weather goes from 0 to 2/);
  });

  it('counts on to the next word, and stops at the last', () => {
    const p = begin(one);
    for (const mood of ['glad', 'wild', 'wild']) {
      p.pick('Later');
      assert.equal(p.s.moods[0], mood);
    }
  });

  it('that is none of its words is no state', () => {
    const { s } = begin(one);
    assert.equal(faultIn(one, s), '');
    assert.equal(faultIn(one, Object.assign({}, s, { mood: 'stale' })), 'mood');
    assert.equal(faultIn(one, Object.assign({}, s, { moods: ['calm', 'undefined'] })), 'moods');
  });
});

describe('two plays of two games in one process', () => {
  it('do not see the tracks of each other', () => {
    const open = (game: Game<Inn>) => {
      const ring = openRing(mockFlash(), crc32),
        state = Object.assign(game.begin({}, 2), { names: ['Ann', 'Ben'], luck: [1, 2, 3, 4] }),
        owner = newPlay(ring, game.id, 1, '', state);
      return new Session(game, openJournal(ring, owner), { forced: [], byHand: false, given: [], wanted: 0 });
    };
    const a = open(one),
      b = open(two),
      seen = () => [a.track('coins').max, a.track('mood').words![0], a.track('round').max];
    assert.deepEqual(seen(), [9, 'calm', 9]);
    assert.deepEqual([b.track('coins').max, b.track('mood').words![0], b.track('round').max], [5, 'wild', 5]);
    assert.deepEqual(seen(), [9, 'calm', 9]);
  });
});

describe('tables', () => {
  it('are all that a game says of its tracks', () => {
    const p = begin(one);
    assert.deepEqual(Object.keys(p.session.tracks()), ['round', 'mood', 'moods', 'coins']);
    assert.deepEqual([p.session.listed('', false), p.session.listed('Money', false)], [['round', 'mood', 'moods', '/Money'], ['coins']]);
    assert.equal(p.session.track('deed'), undefined);
  });
});
