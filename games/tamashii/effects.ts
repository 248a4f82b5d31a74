// What happens to players, enemies and tokens, whoever caused it. Every chapter goes through here, so caps and triggers are the same.
import { after, call, type Table } from '../kit';
import {
  A1,
  ACTION,
  C1,
  COMBAT,
  COMPETITIVE,
  CORRUPTED,
  DUMP,
  KINDS,
  OF_TOP,
  PL1,
  PL2,
  PLANNING,
  Q1,
  Q2,
  QUEST,
  TABLE,
  type Tamashii,
  VIRTUAL,
} from './state';

// --- enemies ---

/** Places in the lists of the enemies attached to a seat, Top first (TA-241). */
export function foes(s: Tamashii, seat: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < s.enemyOf.length; i++) if (s.enemyOf[i] == seat) list.push(i);
  return list;
}

/** Takes the k-th enemy off a player. Only a defeat gives EXP (TA-250, TA-251); the number die follows TA-289. */
export function removeEnemy(s: Tamashii, seat: number, k: number, defeated?: boolean): void {
  const at = foes(s, seat)[k];
  if (at === undefined) return;
  s.enemies.splice(at, 1);
  s.damage.splice(at, 1);
  s.enemyOf.splice(at, 1);
  if (s.enemyDeck.length) s.enemyDiscard = Math.min(99, s.enemyDiscard + 1);
  if (defeated) s.exp[seat] = Math.min(999, s.exp[seat] + 1);
  if (seat != s.seat) return;
  if (k == 0) s.launched &= ~OF_TOP; // the next one's Patterns are available at once (TA-220)
  if (k <= s.numDie) s.numDie--;
}

/** Damage beyond what is left is lost (TA-252); less than none is recovery (TA-255). */
export function hurt(s: Tamashii, seat: number, k: number, n: number): void {
  const at = foes(s, seat)[k];
  if (at === undefined) return; // nobody is left to hit (TA-291)
  s.damage[at] = Math.max(0, Math.min(s.enemies[at], s.damage[at] + n));
  if (n > 0 && s.damage[at] >= s.enemies[at]) removeEnemy(s, seat, k, true);
}

/** Goes to draw so many enemies for a player, and on to `next`. */
export function attach(s: Tamashii, seat: number, n: number, clearTrace: number, next: string): string {
  s.draw = [n, seat, clearTrace, 0];
  return call(s, 'enemy.draw', next);
}

/** One damage event on the boss: Shinigami's Armor breaks or wears (TA-372). */
export function hurtBoss(s: Tamashii, n: number): void {
  if (n < 1) return;
  if (s.boss > 1) s.bossIntegrity = Math.max(0, s.bossIntegrity - n);
  else if (n >= s.bossArmor) {
    s.bossIntegrity = Math.max(0, s.bossIntegrity - 1);
    s.bossArmor = 6;
  } else s.bossArmor--;
}

// --- players ---

/** Raises or lowers a counter within its track; what does not fit is lost (TA-040, TA-041). */
export function raise(s: Tamashii, id: string, n: number, seat: number, max: number, min?: number): void {
  const own = s as any,
    each = typeof own[id] != 'number',
    value = Math.max(min || 0, Math.min(max, (each ? own[id][seat] : own[id]) + n));
  if (each) own[id][seat] = value;
  else own[id] = value;
}

/** Asks for the Shield where there is a choice, then lowers Integrity; goes on to `next` (TA-192). */
export function suffer(s: Tamashii, seat: number, n: number, next: string): string {
  s.wound = [n, seat];
  if (n > 0 && s.shield[seat]) return call(s, 'enemy.shield', next);
  wounds(s);
  return next;
}

/** The wounds that are left go through; an enemy that dealt them has done its part (C7). */
export function wounds(s: Tamashii): void {
  const seat = s.wound[1];
  s.integrity[seat] = Math.max(0, s.integrity[seat] - s.wound[0]);
  s.wound[0] = 0;
  if (s.acting) s.numDie--; // one to the right; from the Top it is gone (TA-288)
  s.acting = 0;
}

/** Takes Corrupted from the pool; what it cannot give fires the shortfall rule, except in Competitive (TA-243, TA-361). */
export function corrupt(s: Tamashii, seat: number, n: number): void {
  const got = Math.min(n, s.corruptedPool);
  s.corruptedPool -= got;
  s.corruptedHeld[seat] += got;
  if (s.level) s.dump[seat * KINDS + CORRUPTED] += got;
  if (s.mode == COMPETITIVE || n < 1) return;
  if (got < n) s.lack = n - got;
  else if (s.corruptedShortfall && !s.corruptedPool) s.lack = 1;
}

/** A discarded Corrupted goes to the box for good, in Competitive to the supply (TA-244, TA-361). */
export function discardCorrupted(s: Tamashii, seat: number): void {
  s.corruptedHeld[seat]--;
  if (s.mode == COMPETITIVE) s.corruptedPool++;
  else s.corruptedBox++;
}

/** The first one, from the first player clockwise, of whom this is true (TA-082). */
export function firstWith(s: Tamashii, test: (seat: number) => boolean): number {
  let seat = s.firstPlayer;
  for (let i = s.seats.length; i > 1 && !test(seat); i--) seat = after(s, seat);
  return seat;
}

/** Removes a Lock of the player's choice (TA-206). */
export function unlock(s: Tamashii, seat: number, next: string): string {
  s.job = [0, seat];
  if (s.level == VIRTUAL) return call(s, 'grid.unlock', next);
  s.locks[seat]--;
  return next;
}

/** MOV, ATT and PRO of the active Body; without a Body the Walker's (TA-052). */
export function wear(s: Tamashii, seat: number, stats: number[]): void {
  s.mov[seat] = stats[0];
  s.att[seat] = stats[1];
  s.pro[seat] = stats[2];
}

export function stats(s: Tamashii, seat: number): number[] {
  return [s.mov[seat], s.att[seat], s.pro[seat]];
}

/** The second Advanced Body, or the Walker, becomes active; the active one goes (TA-247). */
export function loseBody(s: Tamashii, seat: number): void {
  if (!s.body[seat]) return;
  s.body[seat]--;
  wear(s, seat, s.body[seat] ? s.spare.slice(seat * 3, seat * 3 + 3) : s.walker);
}

// --- tokens ---

/** Moves tokens one by one, chosen from `types`; at table level the players do it themselves. */
export function tokens(s: Tamashii, kind: number, seat: number, n: number, types: number, next: string): string {
  s.job = [kind, seat, n, types];
  return s.level == TABLE && kind == DUMP ? next : call(s, 'data.take', next);
}

/** Takes a token off the Launcher's grid or count. */
export function offLauncher(s: Tamashii, seat: number, type: number, slot: number): void {
  s.launcher[seat * KINDS + type]--;
  if (s.level == VIRTUAL) s.grid[seat * s.shape[0] * s.shape[1] + slot] = 0;
}

/** Dumps every token of these types from the Launcher. */
export function dumpAll(s: Tamashii, seat: number, types: number): void {
  if (!s.level) return;
  for (let type = 0; type < KINDS; type++) {
    if (!(types & (1 << type))) continue;
    const at = seat * KINDS + type;
    s.dump[at] += s.launcher[at];
    s.launcher[at] = 0;
  }
  for (const type of s.hand) s.dump[seat * KINDS + type]++;
  s.hand = [];
  const size = s.shape[0] * s.shape[1];
  for (let i = seat * size; i < (seat + 1) * size && i < s.grid.length; i++)
    if (s.grid[i] && s.grid[i] <= KINDS && types & (1 << (s.grid[i] - 1))) s.grid[i] = 0;
}

// --- dice ---

/** What a face of a Player die shows: 0 B, 1 S, 2 blank. */
export function symbol(s: Tamashii, face: number): number {
  return face <= s.playerDie[0] ? 0 : face <= s.playerDie[0] + s.playerDie[1] ? 1 : 2;
}

/** How many B, S and blanks the roll shows. */
export function results(s: Tamashii): number[] {
  const n = [0, 0, 0];
  for (const face of s.rolled) n[symbol(s, face)]++;
  return n;
}

/** Dice, or faces of a die, that find a player in a Trace roll (CV-26). */
export function hits(s: Tamashii, n?: number[]): number {
  const shown = n || results(s);
  return (s.traceHit & 1 ? shown[0] : 0) + (s.traceHit & 2 ? shown[1] : 0);
}

/** Successes of a Test. */
export function success(s: Tamashii, n: number[]): number {
  return n[0] * s.testSuccess[0] + n[1] * s.testSuccess[1];
}

/** The Symbol die: 0 eB, 1 eS. */
export function enemyFace(s: Tamashii, t: Table<Tamashii>): number {
  return t.die(8) <= s.enemySymbolDie[0] ? 0 : 1;
}

/** Rolls Player dice for a seat; the players look at them, reroll, and go on to `next`. */
export function rollDice(s: Tamashii, t: Table<Tamashii>, seat: number, what: number, dice: number, next: string): string {
  s.rolled = t.roll(dice, 6);
  s.roll = [seat, what, 0, 0];
  s.rerollAssetUsed = 0;
  return call(s, 'roll.show', next);
}

// --- the round ---

/** A battery pays for one step; this is the next one (TA-353). */
export function enter(s: Tamashii, step: number): void {
  s.step = step;
  if (s.botStep != step) s.botStep = -1;
}

/** Player dice for the Trace of this seat (CV-01). */
export function traceDice(s: Tamashii, seat: number): number {
  return s.traceOn && s.turn > 1 ? s.traceDice[s.trace[seat]] || 0 : 0;
}

/** The next player clockwise who takes part in this phase; false when all have had their turn. */
export function nextPlayer(s: Tamashii): boolean {
  do s.seat = after(s, s.seat);
  while (s.seat != s.firstPlayer && s.phaseSkip[s.seat]);
  return s.seat != s.firstPlayer;
}

/** From this seat on, whoever has dice to roll for Trace (TA-083, TA-084); then Refill. */
export function toTrace(s: Tamashii): string {
  do if (traceDice(s, s.seat) && !s.phaseSkip[s.seat]) return 'planning.trace';
  while (nextPlayer(s));
  return toRefill(s);
}

export function toRefill(s: Tamashii): string {
  enter(s, PL2);
  return !s.phaseSkip[s.seat] || nextPlayer(s) ? 'planning.refill' : 'planning.last';
}

/** The first question of a phase; everybody takes part again (TA-249). */
export function startPhase(s: Tamashii, phase: number): string {
  s.phase = phase;
  s.seat = s.firstPlayer;
  for (const seat of s.seats) s.phaseSkip[seat] = 0;
  s.numDie = -1;
  s.acting = 0;
  enter(s, [PL1, A1, C1, Q1][phase]);
  if (phase == QUEST && s.mode != COMPETITIVE && !s.playerActivity) {
    enter(s, Q2); // neither card nor sheet has a Player Activity (TA-102)
    return 'quest.world';
  }
  if (phase == PLANNING) s.ends = s.played + s.limit * 60;
  return phase == PLANNING ? toTrace(s) : ['', 'action.move', 'combat.check', 'quest.activity'][phase];
}

export function toPhase(s: Tamashii, phase: number): string {
  return s.terse ? startPhase(s, phase) : ['planning', 'action', 'combat', 'quest'][phase] + '.start';
}

/** Action and Combat: one player is done, the next one has all their steps (TA-081). */
export function onward(s: Tamashii): string {
  s.numDie = -1;
  s.acting = 0;
  s.dice = [0, 0];
  s.bossFight = 0;
  if (!nextPlayer(s)) return toPhase(s, s.phase == ACTION ? COMBAT : QUEST);
  enter(s, s.phase == ACTION ? A1 : C1);
  return s.phase == ACTION ? 'action.move' : 'combat.check';
}
