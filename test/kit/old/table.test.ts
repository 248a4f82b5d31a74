// A game's tracks as one text of marks, the first edition's form: what its rows mean, and what is read of it.
import { strict as assert } from 'node:assert';
import {
  barEnd,
  cells,
  fresh,
  HEADING,
  oldListOf as listOf,
  type State,
  oldStartOf as startOf,
  oldTracksOf as tracksOf,
} from '../../../games/kit';

const TABLE = `
round,,1 12,,,1
coins,e
maxCoins,,20
purse,e,=maxCoins
debt,e,-9 9
seen,,?
warned
#Decks
wood,e,6|5,Wood,~kinds
deck,,&~kinds/Gold
side,x,+Left/Right
lead,,~names,,,,debt
ends,,9,,Low/High,4 -8
mood,,-/Glad
runs,,9999,Score,Run 1
#Board,p
pay,d,9,,Cook/Clerk,35
step,ed,5|top,,,2
top,,5
`;
const lists = (name: string) => (name === 'kinds' ? ['Oak', 'Elm'] : []);
const play = (): any => Object.assign(fresh<State>('a.b', 2, startOf(TABLE, 2, lists)), { names: ['Ann', 'Ben'] });
const track = (id: string, s = play()) => tracksOf(s, TABLE, lists, id)[id];

describe('a table of tracks in marks', () => {
  it('tells what pays for a correction', () => assert.equal(track('lead').bank, 'debt'));

  it('knows the names of the players', () => assert.deepEqual(track('lead').words, ['Ann', 'Ben']));

  it('tells limits: the most, the least, what another value says', () => {
    assert.deepEqual(track('round'), { name: 'Round', min: 1, max: 12 });
    assert.deepEqual(track('purse'), { name: 'Purse', max: 0, each: true });
    assert.equal(track('purse', { ...play(), maxCoins: 20 })!.max, 20);
    assert.deepEqual(track('debt'), { name: 'Debt', min: -9, max: 9, each: true });
  });

  it('tells words, words from 1, flags, and no or yes', () => {
    assert.deepEqual(track('mood')!.words, ['-', 'Glad']);
    assert.deepEqual([track('side')!.min, track('side')!.words], [1, ['Left', 'Right']]);
    assert.deepEqual(track('deck')!.flags, ['Oak', 'Elm', 'Gold']);
    assert.deepEqual(track('seen')!.words, ['No', 'Yes']);
  });

  it('names a track by its id, unless it has a name', () => {
    assert.equal(track('maxCoins')!.name, 'Max coins');
    assert.equal(track('runs')!.name, 'Score');
  });

  it('takes a list for a list, whatever its name ends in', () => {
    const own = '\nbag,e,9,,~types5,4\n',
      five = (name: string) => (name === 'types5' ? ['Red', 'Blue'] : []),
      s: any = Object.assign(fresh<State>('a.b', 2, startOf(own, 2, five)), { names: ['Ann', 'Ben'] });
    assert.deepEqual(s.bag, [4, 4, 4, 4]);
    assert.deepEqual(tracksOf(s, own, five, 'bag').bag!.of, ['Red', 'Blue']);
  });

  it('names cells, by words or by counting', () => {
    assert.deepEqual(track('wood')!.of, ['Oak', 'Elm']);
    assert.deepEqual(track('runs')!.of, []);
    assert.deepEqual(track('runs', { ...play(), runs: [7, 3] })!.of, ['Run 1', 'Run 2']);
  });

  it('ends bars where a number or another value says so', () => {
    const ends = (id: string, s: any) => cells(s, track(id, s)!).map(cell => barEnd(s, track(id, s)!, cell));
    assert.deepEqual(ends('wood', play()), [5, 5, 5, 5]);
    assert.deepEqual(ends('step', { ...play(), top: [4, 3] }), [4, 3]);
    assert.deepEqual(ends('step', { ...play(), top: 'c3' }), [12, 3]);
    assert.deepEqual(ends('step', { ...play(), top: 7 }), [7, 7]);
  });

  it('gives marks of a heading to the rows below it, also to one that is wanted alone', () => {
    assert.equal(track('pay')!.printed, true);
    assert.deepEqual([track('step')!.printed, track('step')!.each], [true, true]);
    assert.equal(track('mood')!.printed, undefined);
  });

  it('gives cells of a heading to the rows below it that name none, up to the next heading', () => {
    const small = '\n#Bins,d,~kinds\nfull,,9,,,1\nlids,,9,,Red,5\n#Yard,,Run 1\nruns,,9\n#Rest\nleft,,9\n',
      s = startOf(small, 2, lists),
      of = (id: string) => tracksOf(Object.assign(play(), s), small, lists, id)[id]!.of;
    assert.deepEqual(s, { full: '11', lids: '5', runs: [], left: 0 });
    assert.deepEqual([of('full'), of('lids'), of('runs'), of('left')], [['Oak', 'Elm'], ['Red'], [], undefined]);
    assert.equal(tracksOf(Object.assign(play(), s), small, lists).left!.of, undefined);
  });

  it('has no track for an id alone, nor for one that it does not list', () => {
    assert.equal(track('warned'), undefined);
    assert.deepEqual(tracksOf(play(), TABLE, lists, 'nothing'), {});
  });

  it('leaves out what the play has not', () => {
    const marks: string[] = [];
    const all = tracksOf(play(), TABLE, lists, undefined, own => {
      marks.push(own);
      return !own.includes('x');
    });
    assert.deepEqual([all.side, marks.includes('ped')], [undefined, true]);
    assert(all.wood);
  });

  it('lists what stands below a heading, and above all headings with one of each', () => {
    const ids = (heading: string, printed: boolean, s = play()) => listOf(s, TABLE, heading, printed);
    assert.deepEqual(ids('Board', true), ['pay', 'step', 'top']);
    assert.deepEqual(ids('', false), ['round', 'coins', 'maxCoins', 'purse', 'debt', 'seen', `${HEADING}Decks`]);
    assert.deepEqual([ids('', true), ids('Board', false)], [[`${HEADING}Board`], []]);
    assert.equal(Object.keys(tracksOf(play(), TABLE, lists)).length, 16);
    // a heading is not lost because its first track has no value now
    assert.deepEqual(ids('', false, { ...play(), wood: [] }).slice(-1), [`${HEADING}Decks`]);
    assert.equal(ids('Decks', false, { ...play(), wood: [] })[0], 'deck');
  });

  it('makes the first values: one, by seat, by cell, as digits, each of its own', () => {
    assert.deepEqual(startOf(TABLE, 2, lists), {
      round: 1,
      coins: [0, 0],
      maxCoins: 0,
      purse: [0, 0],
      debt: [0, 0],
      seen: 0,
      warned: 0,
      wood: [0, 0, 0, 0],
      deck: 0,
      side: 0,
      lead: 0,
      ends: [4, -8],
      mood: 0,
      runs: [],
      pay: '35',
      step: '22',
      top: 0,
    });
  });
});
