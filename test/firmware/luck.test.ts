// The luck of the players: counted where odds were told before a roll, and told on a page.
import { strict as assert } from 'node:assert';
import { newPlayOf, openPlay } from '../../firmware/shell';
import { fresh, type Game, type State } from '../../games/kit';
import { type Table, TOYS, table, withToys } from './device';

interface Gamble extends State {
  won: number;
}

/** A die of six for a five or a six, again and again. */
const gamble: Game<Gamble> = {
  id: 'gamble',
  title: 'Gamble',
  version: 1,
  seatNames: 'Red,Blue',
  questions: () => [],
  seats: () => 2,
  begin: () => fresh<Gamble>('a.roll', 2, { won: 0 }),
  tables: () => ['\nwon: up to 1\n'],
  phases: () => [{ step: 'a.roll', name: 'Gambling' }],
  status: () => '',
  chapters: {
    a: () => ({
      roll: (s, t) => ({
        say: 'Roll',
        odds: [{ label: 'A five or a six', ways: 1, of: 3 }],
        then() {
          s.won = t.die(6) > 4 ? 1 : 0;
          t.tried({ seat: s.seat, successes: s.won, tries: 1, ways: 2, of: 6 });
          return 'told';
        },
      }),
      told: s => ({
        say: s.won ? 'SUCCESS' : 'FAIL',
        cue: s.won ? 'good' : 'bad',
        then() {
          s.seat = 1 - s.seat;
          return 'roll';
        },
      }),
    }),
  },
};

describe('luck', () => {
  withToys();
  let t: Table;
  beforeEach(() => {
    t = table({}, { ...TOYS, gamble });
    openPlay(t.device, newPlayOf(t.device, gamble, [], ['Red', 'Blue'], 'Test'));
    t.device.open('play');
    t.device.show();
  });
  const page = () => {
    t.press('ok:hold').choose('Luck so far');
    const text = t.text();
    t.press('back back');
    return text.replace(/\n/g, ' ');
  };

  it('is told of every player who rolled against odds', () => {
    for (const face of [6, 1, 5, 2, 1, 3, 6, 1, 1, 6, 1, 2]) t.dice(face).press('ok').press('ok');
    assert.match(page(), /Red: 3 successes,\s+2\.0 by the odds; /);
    assert.match(page(), /Blue: 1 success, 2\.0\s+by the odds; /);
  });

  it('says so while nothing was counted', () => {
    assert.match(page(), /No roll was\s+counted yet/);
  });

  it('counts dice that are known from an undo once', () => {
    t.press('ok').press('back:hold').press('ok').press('back:hold').press('ok');
    assert.match(page(), /Red: [01] success(es)?,\s+0\.3\s+by\s+the\s+odds; too few/);
  });

  it('is kept when the play is left and over a power cut, and a new play begins without it', () => {
    for (const face of [6, 1, 5, 2]) t.dice(face).press('ok').press('ok');
    t.wait(3000);
    const before = page();
    t.restart();
    t.press('ok');
    assert.equal(page(), before);
  });

  it('does not stop a game when it cannot be stored', () => {
    t.dice(6).press('ok');
    t.hal.flash.failAfter(0);
    t.wait(3000);
    t.hal.flash.failAfter();
    assert.match(t.text(), /SUCCESS/);
    t.wait(3000).press('down');
    assert.match(page(), /Red: 1 success, 0\.3/);
  });
});
