// A game's tracks as one text in words: what its rows mean, and what is read of it.
import { strict as assert } from 'node:assert';
import { barEnd, fresh, HEADING, oneTrackOf, type State, tracksOf, tracksOnTopOf, tracksUnderOf, type Values } from '../../games/kit';

const TABLE = `
round: 1 to 12
coins: each seat
maxCoins: up to 20
purse: each seat, up to maxCoins
debt: each seat, -9 to 9
seen: yes or no
# Decks
wood: Wood, each seat, up to 6, bar to 5, for ~kinds, piece
deck: any of ~kinds/Gold
side: one of Left/Right from 1, if maxCoins
lead: one of ~names, bank debt
ends: up to 9, for Low/High
mood: one of -/Glad, secret
runs: Score, up to 9999, for Run 1 ..
# Board, printed, unless maxCoins
pay: up to 9, for Cook/Clerk
step: each seat, up to 5, bar to top
top: each seat, up to 5
`;
const lists = (name: string) => (name === 'kinds' ? ['Oak', 'Elm'] : []);
const start = (): Values => ({
  round: 1,
  coins: [0, 0],
  maxCoins: 0,
  purse: [0, 0],
  debt: [0, 0],
  seen: 0,
  wood: [0, 0, 0, 0],
  deck: 0,
  side: 0,
  lead: 0,
  ends: [4, -8],
  mood: 0,
  runs: [],
  pay: [3, 3],
  step: [2, 2],
  top: [0, 0],
});
const play = () => Object.assign(fresh<State & Values>('a.b', 2, start()), { names: ['Ann', 'Ben'] });
const having = (values: Values): State & Values => Object.assign(play(), values);
const track = (id: string, s = play()) => oneTrackOf(s, [TABLE], lists, id)!;

describe('a table of tracks', () => {
  it('tells what pays for a correction, what has a piece on the table, what is secret', () => {
    assert.equal(track('lead').bank, 'debt');
    assert.deepEqual([track('wood').piece, track('deck').piece], [true, undefined]);
    assert.equal(track('mood').secret, true);
  });

  it('knows the names of the players', () => assert.deepEqual(track('lead').words, ['Ann', 'Ben']));

  it('tells limits: the most, the least, what another value says', () => {
    assert.deepEqual(track('round'), { name: 'Round', min: 1, max: 12 });
    assert.deepEqual(track('purse'), { name: 'Purse', max: 0, each: true });
    assert.equal(track('purse', { ...play(), maxCoins: 20 }).max, 20);
    assert.deepEqual(track('debt'), { name: 'Debt', min: -9, max: 9, each: true });
  });

  it('tells words, words from 1, flags, and no or yes', () => {
    assert.deepEqual(track('mood').words, ['-', 'Glad']);
    const side = track('side', { ...play(), maxCoins: 1 });
    assert.deepEqual([side.min, side.words], [1, ['Left', 'Right']]);
    assert.deepEqual(track('deck').flags, ['Oak', 'Elm', 'Gold']);
    assert.deepEqual(track('seen').words, ['No', 'Yes']);
  });

  it('names a track by its id, unless it has a name', () => {
    assert.equal(track('maxCoins').name, 'Max coins');
    assert.equal(track('runs').name, 'Score');
  });

  it('names cells, by words or by counting', () => {
    assert.deepEqual(track('wood').of, ['Oak', 'Elm']);
    assert.deepEqual(track('runs').of, []);
    assert.deepEqual(track('runs', { ...play(), runs: [7, 3] }).of, ['Run 1', 'Run 2']);
  });

  it('ends bars where a number or another value says so', () => {
    const end = (id: string, cell: number, s = play()) => barEnd(s, track(id, s), cell);
    assert.deepEqual([end('wood', 0), end('wood', 3)], [5, 5]);
    const two = { ...play(), top: [4, 3] };
    assert.deepEqual([end('step', 0, two), end('step', 1, two)], [4, 3]);
    assert.equal(end('step', 0, { ...play(), top: 7 }), 7);
  });

  it('gives phrases of a heading to the rows below it, also to one that is wanted alone', () => {
    assert.equal(track('pay').printed, true);
    assert.deepEqual([track('step').printed, track('step').each], [true, true]);
    assert.equal(track('mood').printed, undefined);
  });

  it('has a row only if, or unless, a value of the state says so', () => {
    assert.equal(track('side'), undefined);
    assert(track('side', { ...play(), maxCoins: 20 }));
    assert.equal(track('pay', { ...play(), maxCoins: 20 }), undefined);
  });

  it('has no track that it does not list, and none whose id only ends like one', () => {
    assert.equal(track('nothing'), undefined);
    assert.equal(track('oins'), undefined);
  });

  it('says which row has no value in the state', () => {
    const { coins: _, ...without } = play();
    assert.throws(() => track('coins', without as State & Values), /a row "coins", and the state has no such value/);
  });

  it('says which row has a phrase that nobody knows', () =>
    assert.throws(() => tracksOf(play(), ['\ncoins: eech seat\n'], lists), /The row "coins" of the tracks has a phrase "eech"/));

  it('lists what stands below a heading, and above all headings with one of each', () => {
    const top = (s: State & Values) => tracksOnTopOf(s, [TABLE], false);
    assert.deepEqual(top(play()), ['round', 'coins', 'maxCoins', 'purse', 'debt', 'seen', `${HEADING}Decks`]);
    assert.deepEqual(tracksUnderOf(play(), [TABLE], 'Decks', false), ['wood', 'deck', 'lead', 'ends', 'mood']);
    assert.equal(Object.keys(tracksOf(play(), [TABLE], lists)).length, 15);
    // a heading is not lost because its first track has no value now
    assert.deepEqual(top({ ...play(), wood: [] }).slice(-1), [`${HEADING}Decks`]);
    assert.deepEqual(tracksUnderOf(having({ wood: [], maxCoins: 1 }), [TABLE], 'Decks', false).slice(0, 2), ['deck', 'side']);
  });

  it("lists what is printed on the players' copy by itself", () => {
    assert.deepEqual(tracksOnTopOf(play(), [TABLE], true), [`${HEADING}Board`]);
    assert.deepEqual(tracksUnderOf(play(), [TABLE], 'Board', true), ['pay', 'step', 'top']);
    assert.deepEqual(tracksUnderOf(play(), [TABLE], 'Board', false), []);
    assert.deepEqual(tracksOnTopOf(having({ maxCoins: 1 }), [TABLE], true), []); // the heading says: unless maxCoins
    const own = '\nround: 1 to 12\nprice: up to 9, printed\n';
    assert.deepEqual(
      [tracksOnTopOf(having({ price: 2 }), [own], false), tracksOnTopOf(having({ price: 2 }), [own], true)],
      [['round'], ['price']],
    );
  });
});
