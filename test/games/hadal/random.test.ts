import { strict as assert } from 'node:assert';
import { wrap } from '../../../firmware/shell/layout';
import hadal from '../../../games/hadal';
import type { Hadal } from '../../../games/hadal/state';

import { type Dice, goesOn, offeredOf, stepsOf, sum } from '../../../games/kit';
import { sample } from '../../long';
import { type Answers, answerAny, begin, type Player, shown } from '../../play';

import { chance, randomPlays } from '../../random';
import { asked, azrak, deck, FULL, hasBegun, ok, place } from './mission';

const COLUMNS = 21,
  ROWS = 4,
  LABEL = 19;

let longest = 0;

/** What must hold for every agent. */
function agentHolds(s: Hadal, seat: number): void {
  const started = hasBegun(s);
  assert(s.pool[seat] >= 0 && s.pool[seat] <= s.level[seat], 'HA-031');
  // an agent without Azrak is out, but in the broken link, the running action and before the Update
  const allowed = s.at.indexOf('link.') === 0 || place({ s })[0] === '3' || s.lostControl[seat];
  assert(!started || s.pool[seat] || s.ejected[seat] || allowed, 'HA-033');
  if (s.ejected[seat]) assert(!s.cardInFront[seat] && !s.personalConflict[seat], 'HA-132');
  if (s.personalConflict[seat] && !s.light) assert(s.cardInFront[seat], 'HA-160');
  if (s.light) assert(!s.cardInFront[seat], 'Light keeps no cards');
  assert((s.support[seat] || 0) <= 5 - s.receptacles, 'HA-080');
  assert(
    s.freeExplore[seat] === 0 || (s.receptacles === 2 && place({ s })[0] === '2') || (s.receptacles === 3 && seat === s.timeCaptain),
    'HA-092',
  );
}

/** What must hold after every answer, whatever was played. */
function holds(s: Hadal): void {
  if (hasBegun(s)) assert.equal(azrak(s), s.total, 'HA-030');
  for (const seat of s.seats) agentHolds(s, seat);
  for (const n of s.azrakOn) assert(n === 0 || n === 1, 'HA-032');
  assert.deepEqual(
    deck(s),
    s.destiny.slice().sort((a, b) => a - b),
    'HA-035',
  );
  assert(s.freeUpdates >= 0 && s.freeUpdates <= 4 - s.receptacles, 'HA-009');
  assert(sum(s.support) <= 3, 'HA-080');
  if (s.at === 'timeCaptain.choose' && s.phase === 'Location') assert(!s.ejected[s.timeCaptain], 'HA-049');
  if (s.at === 'actions.menu') assert(s.back.length === 0 && s.ejected.includes(0), 'HA-137');
  assert(s.back.length <= 5, `back: ${s.back}`);
  const ask = asked(s);
  assert(wrap(ask.say, COLUMNS).length <= ROWS, `long text at ${s.at}: ${ask.say}`);
  for (const { label } of offeredOf(ask)) assert(label.length <= LABEL, `long label at ${s.at}: ${label}`);
  // the name that is asked stands in the title, and nowhere else
  const title = s.names[ask.seat === undefined ? s.seat : ask.seat];
  assert(!title || s.at === 'setup.check' || ask.say.indexOf(title) < 0, `the name twice at ${s.at}: ${ask.say}`);
  longest = Math.max(longest, JSON.stringify(Object.values(s)).length);
}

/** Corrects a pool now and then, goes to a phase now and then, and answers else. */
function correctOrAnswer(player: Player<Hadal>, random: (n: number) => number): void {
  const { session, s } = player,
    { dial } = session.ask(),
    seat = random(s.receptacles),
    pool = random(s.level[seat] + 1),
    phases = hadal.phases(s);
  if (hasBegun(s) && !random(12)) {
    if (pool - s.pool[seat] <= s.vortex) session.correct('pool', seat, pool, 1);
  } else if (hasBegun(s) && !random(20)) session.jump(phases[random(phases.length - 1)].step, 1);
  else if (dial) session.answer(dial.min + random(1 + dial.max - dial.min), 1);
  else answerAny(session, random(1000));
}

/** No Azrak is lost or made, and nobody has more than the level. */
function isFair(s: Hadal): boolean {
  return !hasBegun(s) || (azrak(s) === s.total && s.vortex >= 0 && s.pool.every((n, seat) => n >= 0 && n <= s.level[seat]));
}

/** Some answer, but seldom one that looks things up or gives up. */
function goOnWith(player: Player<Hadal>, random: (n: number) => number): void {
  const ask = shown(player.session);
  if (ask.pick) {
    const dull = random(20) ? ['More...', 'Mission over', 'Stop here'] : ['Mission over', 'Stop here'];
    const picks = ask.pick.map(([label]) => label).filter(label => !dull.includes(label));
    player.pick(picks.length ? picks[random(picks.length)] : ask.pick[0][0]);
  } else if (ask.dial) {
    const [least, most] = ask.dial;
    player.dial(least + random(1 + (random(3) ? Math.min(3, most - least) : most - least)));
  } else if (ask.counts && random(2)) player.count(...ask.counts.most.map(most => random(Math.min(most, 3))));
  else ok(player);
}

/** A play that goes on for many rounds: it neither looks things up for ever nor gives up. Tells which steps it has seen. */
function campaign(seed: number, answers: Answers, steps: number, seen: { [step: string]: number }): void {
  const random = chance(seed),
    player = begin(hadal, answers, seed);
  let mr = 0,
    run = 1;
  try {
    for (let i = 0; i < steps; i++) {
      seen[player.s.at] = (seen[player.s.at] || 0) + 1;
      goOnWith(player, random);
      const s = player.s;
      holds(s);
      assert.equal(hadal.broken!(s), undefined);
      if (s.run === run && hasBegun(s)) assert(s.missionReturn >= mr, 'HA-036');
      mr = hasBegun(s) ? s.missionReturn : 0;
      run = s.run;
    }
    const now = JSON.stringify(player.s);
    player.crash();
    assert.equal(JSON.stringify(player.s), now);
  } catch (error) {
    (error as Error).message += ` [campaign ${seed}]\n${player.session.log(8).join('\n')}`;
    throw error;
  }
}

describe('hadal: random plays', function () {
  this.timeout(600000);
  for (const Players of [1, 2, 3, 4]) {
    it(`keep every rule with ${Players}, all prompts`, () => {
      randomPlays(hadal, sample(10, 250), {
        answers: { ...FULL, Players, 'Item register': 'On', 'Talk minutes': 1, Odds: 'Always' },
        steps: 50,
        holds,
      });
    });
    it(`keep every rule with ${Players}, short prompts`, () => {
      randomPlays(hadal, sample(30, 750), { answers: { ...FULL, Players, Prompts: 'Short' }, steps: 45, holds });
    });
    it(`keep every rule with ${Players}, Destiny on the table`, () => {
      randomPlays(hadal, sample(10, 250), { answers: { ...FULL, Players, Prompts: 'Short', Destiny: 'Table' }, steps: 40, holds });
    });
  }
  for (const Players of [1, 2, 3, 4])
    it(`keep every rule with ${Players}, Light`, () => {
      randomPlays(hadal, 60, { answers: { Players, Destiny: Players % 2 ? 'Device' : 'Table' }, steps: 60, holds });
    });
  it('of many rounds keep every rule, and come to every step', () => {
    const seen: { [step: string]: number } = {};
    const campaigns = sample(6, 24),
      tables: Answers[] = [
        { Mode: 'Light' },
        { ...FULL, Prompts: 'Short', 'Item register': 'On' },
        { ...FULL, Prompts: 'Full' },
        { Mode: 'Light', Destiny: 'Device' },
        { ...FULL, Prompts: 'Short' },
        { ...FULL, Prompts: 'Full', 'Item register': 'On' },
      ];
    for (const Players of [1, 2, 3, 4])
      for (let seed = 1; seed <= campaigns; seed++) campaign(seed, { Players, ...tables[seed % tables.length] }, 600, seen);
    const all: string[] = [];
    for (const chapter of Object.keys(hadal.chapters))
      for (const step of Object.keys(stepsOf(hadal.chapters[chapter]({} as Hadal, {} as Dice<Hadal>)))) all.push(`${chapter}.${step}`);
    const asked = ['end.over', 'end.score', 'end.final', 'test.enterCard', 'items.held']; // only when the table wants it
    assert.deepEqual(
      all.filter(step => !seen[step] && !asked.includes(step)),
      [],
    );
  });
  it('go on after corrections', () => {
    for (const Players of [2, 3, 4])
      randomPlays(hadal, sample(5, 100), {
        answers: { ...FULL, Players, Prompts: 'Short', 'Item register': 'On' },
        steps: 60,
        corrections: 10,
      });
  });
  it('keep every Azrak, nobody above the level, when pools are corrected and phases jumped to [HA-030, HA-031]', () => {
    for (let seed = 1; seed <= sample(15, 120); seed++) {
      const random = chance(seed),
        player = begin(hadal, { ...FULL, Players: 1 + (seed % 4), Prompts: 'Short' }, seed);
      for (let i = 0; i < 120 && goesOn(player.session.ask()); i++) {
        correctOrAnswer(player, random);
        if (!isFair(player.s)) assert.fail(`seed ${seed}\n${player.session.log(6).join('\n')}`);
      }
    }
  });
  it('have a state that packs small, also with every list full', () => {
    assert(longest > 300 && longest < 900, `${longest} bytes`);
    const s = begin(hadal, { ...FULL, Players: 4 }, 1, ['Maximilian', 'Alexandria', 'Konstantin', 'Wilhelmina']).s;
    for (let no = 10; no < 34; no++) {
      s.locations.push(no);
      s.azrakOn.push(1);
    }
    for (let no = 10; no < 50; no++) {
      s.items.push(no);
      s.heldBy.push(4);
    }
    s.back = ['timeCaptain.choose', 'cards.says', 'conflict.turn', 'test.boost', 'help.menu'];
    const worst = JSON.stringify(Object.values(s)).length + s.seats.length * 20; // numbers of two digits
    assert(worst < 1200, `${worst} bytes`);
  });
});
