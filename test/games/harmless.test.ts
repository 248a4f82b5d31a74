// Nothing harmful under OK: from any question on, whoever only presses OK never scores, never spends what is another player's,
// never takes what costs score, and never gives the game up. What the rules do by themselves when turns pass is another matter.
import { strict as assert } from 'node:assert';
import { catalogue } from '../../games/catalogue';
import {
  type AnyGame,
  goesOn,
  offeredOf,
  optionsOf,
  packed,
  type Question,
  type State,
  startOfList,
  usualOf,
  type Values,
} from '../../games/kit';
import { BUNDLES } from '../../tools/bundles';
import { failures } from '../failures';
import { sample } from '../long';
import { begin, type Player } from '../play';
import { answerOne, chance } from '../random';

/** What hurts, by game: values that only a decision of the table may raise, and those of others that only a decision may lower. A name that a game does not have counts nothing. */
const HARM: { [id: string]: { raised: string[]; othersLowered: string[] } } = {
  any: { raised: ['total'], othersLowered: ['total'] },
  biome: { raised: ['keysDestroyed', 'captureRounds', 'escaped'], othersLowered: ['actionsLeft', 'carried'] }, // what lies on the camps is everybody's
  hadal: { raised: ['missionReturn'], othersLowered: ['pool'] },
  loop: { raised: ['h'], othersLowered: ['coin', 'rep'] },
  tales: { raised: [], othersLowered: ['pool', 'items'] },
  tamashii: { raised: [], othersLowered: ['integrity', 'memory'] },
};

const PLAYS = sample(6, 100),
  STEPS = 160,
  CHAIN = 4, // answers that OK gives in a row
  AFTER_RARE = 4; // questions that belong to a rare answer: somebody wanted that

const isDecision = (ask: Question) => !!(ask.dial || ask.marks || ask.counts || offeredOf(ask).length > 1);

/** What OK answers, as the screen has it. */
function okOf(ask: Question): number {
  if (ask.options) return usualOf(ask);
  if (ask.dial) return ask.dial.start;
  return ask.marks || ask.counts ? packed(ask, startOfList(ask)) : 0;
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'number');

/** What this answer of a seat has done that nobody should get by OK. */
function harmOf(id: string, seat: number, seats: number, before: Values, after: Values): string {
  const { raised, othersLowered } = HARM[id]!;
  for (const name of raised)
    if (numbers(after[name]).some((now, cell) => now > (numbers(before[name])[cell] ?? now))) return `${name} rises`;
  for (const name of othersLowered) {
    const was = numbers(before[name]);
    for (const [cell, now] of numbers(after[name]).entries())
      if (seat >= 0 && Math.floor(cell / (was.length / seats)) !== seat && now < was[cell]!) return `another player's ${name} falls`;
  }
  return '';
}

/** OK, and OK again, from this question on; the play stands where it stood afterwards. */
function pressOk(id: string, game: AnyGame, { session }: Player<State>): string {
  const from = session.journal.depth,
    way: string[] = [],
    asked = session.seat();
  let harm = '';
  for (let i = 0; i < CHAIN && !harm; i++) {
    const ask = session.ask(),
      decides = isDecision(ask),
      place = okOf(ask),
      before = structuredClone(session.state()) as unknown as Values;
    if (!goesOn(ask) || session.seat() !== asked) break;
    // every way out of it may hurt: a broken link, a payment that the rules demand
    const forced =
      (!!game.interrupts && session.state().at in game.interrupts) || (!!ask.options && offeredOf(ask).every(({ rare }) => rare));
    if (ask.options && !forced && !optionsOf(ask)[place]!.usual && optionsOf(ask)[place]!.rare && decides)
      harm = 'the cursor starts on what is rare';
    way.push(`${session.state().at}: ${ask.say.split('\n')[0]} > ${optionsOf(ask)[place]?.label ?? place}`);
    session.answer(place, 1);
    const after = session.state(),
      over = !goesOn(session.ask());
    if (decides && !harm && !forced) harm = harmOf(id, asked, after.names.length, before, after as unknown as Values);
    if (decides && !harm && !forced && over && !game.result?.(before)) harm = 'the game is given up';
  }
  while (session.journal.depth > from) session.undo();
  return harm && `${harm}: ${way.join(' | ')}`;
}

/** One random play: at every question that leaves a choice, OK is tried. What somebody has wanted, a rare answer and what belongs to it, is left out. */
function tryOk(id: string, game: AnyGame, seed: number, note: (harm: string) => void): void {
  const random = chance(seed),
    player = begin(
      game,
      game.questions()[0]!.options?.includes('Light') ? { Mode: seed % 2 ? 'Light' : 'Full' } : {},
      seed,
    ) as unknown as Player<State>,
    { session } = player;
  let calm = AFTER_RARE;
  for (let step = 0; step < STEPS && goesOn(session.ask()); step++) {
    const ask = session.ask(),
      harm = calm >= AFTER_RARE && offeredOf(ask).length > 1 && pressOk(id, game, player);
    if (harm) note(harm);
    const { depth } = session.journal;
    answerOne(player as never, random, 1);
    calm = optionsOf(ask)[session._entry(depth + 1)?.[1] as number]?.rare ? 0 : calm + 1;
  }
}

describe('only OK, from any question on', function () {
  this.timeout(120_000);

  for (const { id } of catalogue())
    it(`does no harm in ${id}`, () => {
      const game = BUNDLES[id] as AnyGame,
        failed = failures();
      for (let seed = 1; seed <= PLAYS; seed++) tryOk(id, game, seed, failed.note);
      assert(!failed.count(), `${failed.count()} times OK does harm.\n${failed.told().join('\n')}`);
    });
});
