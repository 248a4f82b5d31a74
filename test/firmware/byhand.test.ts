// Dice that the table throws: they are entered as the real die shows them.
import { strict as assert } from 'node:assert';
import { newPlayOf, openPlay } from '../../firmware/shell';
import { fresh, type Game, type State } from '../../games/kit';
import { type Table, TOYS, table, withToys } from './device';

interface Omens extends State {
  faces: number[];
}

const omen = { name: 'the Omen die', faces: ['Sun', 'Sun', 'Moon', 'blank'] },
  odd = { name: 'the Odd die', faces: ['1', '3', '3', '5', '7', '9'] };

const omens: Game<Omens> = {
  id: 'omens',
  title: 'Omens',
  version: 1,
  seatNames: 'North',
  questions: () => [],
  seats: () => 1,
  begin: () => fresh<Omens>('a.roll', 1, { faces: [] }),
  phases: () => [],
  status: () => '',
  chapters: {
    a: () => ({
      roll: (s, t) => ({
        say: 'Roll',
        then() {
          s.faces = [...t.roll(2, omen), t.die(odd), t.die(6)];
          return 'roll';
        },
      }),
    }),
  },
};

describe('a die that is thrown by hand', () => {
  withToys();
  let t: Table;
  beforeEach(() => {
    t = table({}, { ...TOYS, omens });
    openPlay(t.device, newPlayOf(t.device, omens, [], ['Ann'], 'Test'));
    t.device.open('play');
    t.device.show();
    t.device.fate.byHand = true;
    t.press('ok');
  });
  const faces = () => (t.device.session!.state() as Omens).faces;

  it('offers its symbols, each once', () => {
    assert.match(t.text(), /Throw the Omen die\.\s+What does it show\?\n>Sun\n Moon\n blank\n/);
  });

  it('is noted as the place of that face, and told as the face', () => {
    t.choose('Moon');
    assert.match(t.text(), /Entered: Moon/);
    t.choose('Sun').choose('7');
    assert.match(t.text(), /Throw a die of 6/);
    t.press('up ok');
    assert.deepEqual(faces(), [3, 1, 5, 2]);
    const { journal } = t.device.session!;
    assert.deepEqual(
      journal
        .entry(1)!
        .slice(2)
        .map(face => Math.abs(face as number)),
      [3, 1, 5, 2],
    );
  });

  it('is told as it is printed among the dice that were entered before it, of whatever kind', () => {
    t.choose('Moon').choose('Sun');
    assert.match(t.text(), /Throw the Odd die\.(.|\n)*Entered: Moon Sun/);
    t.choose('9');
    assert.match(t.text(), /Throw a die of 6(.|\n)*Entered: Moon Sun 9/);
    t.press('back:hold');
    assert.match(t.text(), /Entered: Moon Sun\n/);
  });

  it('has the numbers that are printed on it', () => {
    t.choose('Sun').choose('Sun');
    assert.match(t.text(), />1\n 3\n 5/);
  });

  it('stands there with its face when it is taken back', () => {
    t.choose('Moon').press('back:hold');
    assert.match(t.text(), />Moon/);
  });

  it('is entered on the bench by its face or by its place', async () => {
    await t.command('pick Moon');
    await t.command('dial 1');
    await t.command('pick 9');
    await t.command('dial 4');
    assert.deepEqual(faces(), [3, 1, 6, 4]);
  });

  it('cannot show what is not printed on it', async () => {
    const answer = await t.command('pick Star').then(String, (error: Error) => error.message);
    assert.match(answer, /one of these: Sun, Sun, Moon, blank/);
  });

  it('is waited for after any number of a dial', () => {
    const asks: Game<Omens> = {
      ...omens,
      chapters: {
        a: () => ({
          roll: (s, table) => ({
            say: 'Wager?',
            dial: { min: -9, max: 9, start: -2 },
            then(wager) {
              s.faces = [wager, table.die(6)];
              return 'roll';
            },
          }),
        }),
      },
    };
    t = table({}, { ...TOYS, omens: asks });
    openPlay(t.device, newPlayOf(t.device, asks, [], ['Ann'], 'Test'));
    t.device.open('play');
    t.device.fate.byHand = true;
    t.device.show();
    assert.match(t.press('ok').text(), /Throw a die of 6/);
    t.press('up ok');
    assert.deepEqual(faces(), [-2, 2]);
  });
});

describe('a card that is drawn by hand', () => {
  withToys();
  const draws: Game<Omens> = {
    ...omens,
    chapters: {
      a: () => ({
        roll: (s, table) => ({
          say: 'Draw',
          then() {
            const left = ['Sun', 'Moon', 'Moon'];
            s.faces = [table.card(3, () => ({ name: 'an Omen', faces: left })), table.card(6), table.card(1)];
            return 'roll';
          },
        }),
      }),
    },
  };
  let t: Table;
  beforeEach(() => {
    t = table({}, { ...TOYS, omens: draws });
    openPlay(t.device, newPlayOf(t.device, draws, [], ['Ann'], 'Test'));
    t.device.open('play');
    t.device.show();
    t.device.fate.byHand = true;
    t.press('ok');
  });

  it('is asked for by its name, with what is printed on those that are left, each once', () => {
    assert.match(t.text(), /Draw an Omen\. Which\s+is it\?\n>Sun\n Moon\n/);
  });

  it('is one of so many where nobody knows what is printed on them, and no die', () => {
    t.choose('Moon');
    assert.match(t.text(), /Draw one of 6, face\s+down\. Which one, from\s+the left\?\s+Entered: Moon/);
    assert.doesNotMatch(t.text(), /die/);
    t.press('up up ok');
    assert.deepEqual((t.device.session!.state() as Omens).faces, [1, 2, 0], 'the last one left is not asked for');
  });

  it('is refused on the bench with how many there are', async () => {
    const told = JSON.parse(await t.command('dial 9'));
    assert.deepEqual([told.ok, told.error], [false, 'There are 3 to draw from, not 9.']);
  });
});
