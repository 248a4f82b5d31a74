// The luck ledger of the real games (LOOP's two tosses are tested with its rules), on a whole device: every roll against odds is counted, against figures that are worked out here from the dice alone.
import { strict as assert } from 'node:assert';
import { fortunes } from '../../firmware/shell';
import { fortuneWords } from '../../games/engine';
import { pile } from '../../games/hadal/tests';
import { optionsOf, type State } from '../../games/kit';
import { nodeEngine } from '../../tools/bench/node';
import { goOn } from '../play';
import { chance } from '../random';

type Engine = ReturnType<typeof nodeEngine>;
// biome-ignore lint/suspicious/noExplicitAny: a state of any of the games
type Any = any;
/** Whose try it was, whether it succeeded, and its chance. */
type Try = [seat: number, success: boolean, chance: number];

/** What a step of a game has tried with these dice: from the states before and after it, and the rulebook. */
type Judge = (before: Any, after: Any, dice: number[], label: string) => Try[];

const session = (engine: Engine) => engine.device.session!;

const tales: Judge = (before, after, dice) => {
  if (before.at === 'test.pool' || (before.at === 'test.rolled' && dice.length))
    return [[before.by, dice.includes(6), 1 - (5 / 6) ** dice.length]];
  return before.at === 'place.go' && after.at !== 'place.go' && dice.length === 1 ? [[before.seat, dice[0]! > 1, 5 / 6]] : [];
};

const hadal: Judge = (before, after) => {
  if (before.at !== 'test.support') return [];
  const left = pile(before),
    cards: number[] = left.length ? left : before.destiny,
    good = cards.filter(card => before.testValue + card >= before.difficulty).length;
  if (!good || good === cards.length) return [];
  return [[before.seat, after.testValue + after.destinyValue >= after.difficulty, good / cards.length]];
};

/** Dice of the device's own copy: three B, one S, two blank, unless the table has set others. */
const tamashii: Judge = (before, after, dice) => {
  const [b, s] = before.playerDie,
    face = (die: number) => 'BS-'[[b, b + s, 6].findIndex(end => die <= end)]!,
    symbols = (mask: number) => (mask & 1 ? 'B' : '') + (mask & 2 ? 'S' : '');
  if (before.at === 'reset.fall') {
    const seat = after.fallen;
    if (!before.bodies[seat]) return [];
    const lost = before.enemySymbolDie[before.resetLoseBodyOn === 'eB' ? 0 : 1];
    return [[seat, after.bodies[seat] === before.bodies[seat], (8 - lost) / 8]];
  }
  const attacks = ['combat.attack', 'combat.roll', 'lightFight.attack'].includes(before.at);
  if (!attacks && !['planning.turn', 'test.part', 'test.dumped', 'test.rolls', 'roll.mark'].includes(before.at)) return [];
  if (after.rollKind === 'card') return []; // no odds are told
  let good = 'BS';
  if (after.rollKind === 'trace') good = 'BS-'.replace(new RegExp(`[${symbols(before.traceHit)}]`, 'g'), '');
  if (after.rollKind === 'test') good = (before.testSuccess[0] ? 'B' : '') + (before.testSuccess[1] ? 'S' : '');
  const ways = [1, 2, 3, 4, 5, 6].filter(die => good.includes(face(die))).length,
    own = attacks ? dice.slice(0, -2) : dice;
  return own.map((die, n) => [before.at === 'planning.turn' ? after.rolledBy[n] : after.rerollSeat, good.includes(face(die)), ways / 6]);
};

const biome: Judge = (before, _, dice, label) => {
  if (!/^exploration\./.test(before.at) || dice.length !== 1) return [];
  const forest = label === 'Forest';
  return [[before.seat, dice[0]! > (forest ? 4 : 5), forest ? 1 / 3 : 1 / 6]];
};

const GAMES: [id: string, setup: object, judge: Judge, steps: number, least: number][] = [
  ['tales', { Mode: 'Full' }, tales, 900, 8],
  ['hadal', { Mode: 'Full', Destiny: 'Device', Odds: 'Always' }, hadal, 900, 8],
  ['tamashii', { Mode: 'Full' }, tamashii, 900, 8],
  ['biome', { Mode: 'Full' }, biome, 500, 5],
];

/** Answers at random, as the buttons would; tells the dice that fell, and the label that was chosen. */
async function step(engine: Engine, random: (n: number) => number): Promise<[dice: number[], label: string]> {
  const ask = session(engine).ask(),
    { journal } = session(engine),
    depth = journal.depth,
    offered = optionsOf(ask).filter(option => !option.not && !/over$|More\.\.\./.test(option.label));
  const rolls = offered.filter(option => /^(Roll|Push|Draw Destiny|Test|Explore|Toss|Pay .1, toss)/.test(option.label)),
    choice = rolls.length && random(4) ? rolls : offered; // else a play is over before much was rolled
  const label = choice.length ? choice[random(choice.length)]!.label : '';
  if (label) await engine.command(`pick ${label}`);
  else if (ask.dial) await engine.command(`dial ${ask.dial.min + random(Math.min(9, ask.dial.max - ask.dial.min + 1))}`);
  else await engine.command(goOn(ask));
  const entry = journal.depth > depth ? journal.entry(journal.depth)! : [];
  return [entry.slice(2).map(die => Math.abs(die as number)), label];
}

/** The exact chances of 0, 1, 2 ... successes. */
function spread(tries: Try[]): number[] {
  let now = [1];
  for (const [, , p] of tries) now = [...now, 0].map((_, i) => (now[i] ?? 0) * (1 - p) + (now[i - 1] ?? 0) * p);
  return now;
}

for (const [id, setup, judge, steps, least] of GAMES)
  describe(`the luck of the players of ${id}`, () => {
    const tries: Try[] = [];
    let engine: Engine;
    before(async function () {
      this.timeout(60_000);
      for (let seed = 1; tries.length <= least && seed < 9; seed++) {
        tries.splice(0);
        engine = nodeEngine({ seed });
        const random = chance(seed);
        assert.equal(JSON.parse(await engine.command(`new ${id} ${JSON.stringify(setup)}`)).ok, true);
        for (let i = 0; i < steps; i++) {
          const was = structuredClone(session(engine).state()) as State,
            [dice, label] = await step(engine, random);
          if (dice.length) tries.push(...judge(was, session(engine).state(), dice, label));
        }
      }
    });

    it('is what was expected and what came, roll by roll', () => {
      assert(tries.length >= least, `${tries.length} rolls`);
      const all = fortunes(engine.device);
      for (let seat = 0; seat < all.length; seat++) {
        const own = tries.filter(one => one[0] === seat),
          { rolls, successes, expected } = all[seat]!;
        assert.equal(rolls, own.length, `rolls of seat ${seat}`);
        assert.equal(successes, own.filter(one => one[1]).length, `successes of seat ${seat}`);
        const sum = own.reduce((total, one) => total + one[2], 0);
        assert(Math.abs(expected / 1000 - sum) <= own.length * 0.0005 + 1e-9, `${expected} and ${sum}`);
      }
    });

    it('is told on the page, with how many do worse or better', async () => {
      const all = fortunes(engine.device),
        { names } = session(engine).state();
      await engine.command('hold ok');
      engine.device.open('luck');
      engine.device.show();
      const page = engine.device.screens.at(-1)!.view().body!;
      for (let seat = 0; seat < all.length; seat++) {
        const own = tries.filter(one => one[0] === seat);
        if (!own.length) continue;
        const words = fortuneWords(names[seat]!, all[seat]!),
          [, told] = /one in (\w+) does (?:worse|better)/.exec(words) ?? [];
        assert(page.includes(words), `${page} has not ${words}`);
        const n = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(told ?? '');
        if (n < 2) continue;
        const k = own.filter(one => one[1]).length,
          chances = spread(own),
          worse = chances.slice(0, k).reduce((a, b) => a + b, 0),
          better = chances.slice(k + 1).reduce((a, b) => a + b, 0);
        assert(Math.abs(1 / n - Math.min(worse, better)) < 0.08, `${words}: ${worse} worse, ${better} better`);
      }
    });
  });
