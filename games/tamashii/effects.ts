// What happens to players, enemies and tokens, whoever caused it. Only what several chapters need: these stay in the device's memory.
import { after, type Die, get, put, type Table } from '../kit';
import {
  A1,
  ACTION,
  ACTIVITY,
  C1,
  CARD_ROLL,
  COMBAT,
  COMPETITIVE,
  CORRUPTED,
  COUNTS,
  type Digits,
  DUMP,
  FOE,
  KINDS,
  NONE,
  OF_TOP,
  PHASES,
  PL1,
  PLANNING,
  Q1,
  Q2,
  QUEST,
  type Tamashii,
  TEST,
  TRACE_ROLL,
  VIRTUAL,
} from './state';

// --- numbers: on the device those of Math.min and Math.max are fractions, which take twice the memory wherever they are kept ---

/** What is left: never less than nothing. */
export function rest(n: number): number {
  return n > 0 ? n : 0;
}

export function lesser(a: number, b: number): number {
  return a < b ? a : b;
}

/** Raises or lowers one value of a table of digits, without its track: 0 to 35 is what a digit can be, and only corrections ever bring so many tokens together. */
export function change(s: Tamashii, id: keyof Tamashii & string, by: number, cell: number): void {
  put(s, id, lesser(35, rest(get(s, id, cell) + by)), cell);
}

// --- enemies ---

/** Places in the lists of the enemies attached to a seat, Top first (TA-241). */
export function foes(s: Tamashii, seat: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < s.enemyOf.length; i++) if (+s.enemyOf[i] == seat) list.push(i);
  return list;
}

/**
 * The enemy that is acting has gone: its part is over. When the card effect or the correction that took it is done, the player has a Frame
 * before the next enemy acts (TA-283, TA-290). The number die has moved already.
 */
function endPart(s: Tamashii): void {
  const last = s.back.length - 1,
    at = s.using == FOE ? s.back.indexOf('combat.enemy') : s.at == 'enemy.spent' && s.back[last] == 'combat.enemy' ? last : -1;
  if (at >= 0) s.back[at] = get(s, 'dice', 0) + get(s, 'dice', 1) ? 'combat.player' : s.numDie < 0 ? 'combat.over' : 'combat.enemy';
}

/** Takes the k-th enemy off a player, without EXP (TA-251); the number die follows TA-289. */
export function removeEnemy(s: Tamashii, seat: number, k: number): void {
  const own = foes(s, seat),
    at = own[k],
    acts = k == lesser(s.numDie, own.length - 1);
  if (at === undefined) return;
  for (const id of ['enemies', 'damage', 'enemyOf'] as const) s[id] = s[id].slice(0, at) + s[id].slice(at + 1);
  if (s.enemyDeck.length) s.enemyDiscard = lesser(70, s.enemyDiscard + 1);
  if (seat != s.seat) return;
  if (k == 0) s.launched &= ~OF_TOP; // the next one's Patterns are available at once (TA-220)
  if (k <= s.numDie) s.numDie--;
  if (acts) endPart(s);
}

/** A defeat gives EXP (TA-250), and is told on the way to what comes next. */
export function defeat(s: Tamashii, seat: number, k: number): string {
  removeEnemy(s, seat, k);
  s.exp[seat]++;
  s.aim = [seat, k];
  return 'enemy.down>';
}

/** Damage beyond what is left is lost (TA-252); less than none is recovery (TA-255). Returns how the way to what comes next begins. */
export function hurt(s: Tamashii, seat: number, k: number, n: number): string {
  const at = foes(s, seat)[k];
  if (at === undefined) return ''; // nobody is left to hit (TA-291)
  change(s, 'damage', n, at);
  return get(s, 'damage', at) < get(s, 'enemies', at) ? '' : defeat(s, seat, k);
}

/** One damage event on the boss: Shinigami's Armor breaks or wears (TA-372). Returns how the way to what comes next begins. */
export function hurtBoss(s: Tamashii, n: number): string {
  if (n < 1) return '';
  const broken = n >= s.bossArmor;
  if (s.boss > 1 || broken) s.bossIntegrity = rest(s.bossIntegrity - (s.boss > 1 ? n : 1));
  if (s.boss == 1) s.bossArmor = broken ? 6 : s.bossArmor - 1;
  s.aim = [s.aim[0] | 0, n]; // whole, also when nobody was aimed at
  return 'boss.hit>';
}

/** There is a boss to fight. A defeated Shinigami is none (TA-374); another one is what the table says. */
export function bossStands(s: Tamashii): boolean {
  return s.boss > 1 || (s.boss == 1 && s.bossIntegrity > 0);
}

/** How it stands. */
export function bossLine(s: Tamashii): string {
  return 'Armor {bossArmor}\nITG {bossIntegrity}' + (s.bossIntegrity ? '' : ' DEFEATED');
}

/** Shinigami starts at the slot for the number of players, with Armor 6 (TA-370); another boss with what the table types in. */
export function bringBoss(s: Tamashii, kind: number): void {
  s.boss = kind;
  s.bossArmor = kind == 1 ? 6 : 0;
  s.bossIntegrity = get(s, 'bossStart', s.names.length - 1);
}

// --- players ---

/** What cards, tokens and Patterns raise and lower: the Assets first, in the order of the Basic Patterns. */
export function counters(): (keyof Tamashii & string)[] {
  return 'shield memory power reroll exp trace integrity integrityMax ascendTokens successTokens onCard time'.split(' ') as any;
}

/** Asks for the Shield where there is a choice, then lowers Integrity and goes on to `next`; without `next` it has been asked (TA-192). */
export function suffer(s: Tamashii, seat: number, n: number, next: string): string {
  if (next && n > 0 && +s.shield[seat]) {
    s.wound = [seat, n, s.wound ? s.wound[2] : 0];
    return 'enemy.shield>' + next;
  }
  change(s, 'integrity', -n, seat);
  if (s.wound && s.wound[2]) s.numDie--; // the enemy under the die has done its part: one to the right, from the Top it is gone (TA-288)
  s.wound = NONE;
  return next;
}

/** Where gained tokens go: the Dump; those of a Conditions card into the bags (generator set-up 4). */
export function gained(s: Tamashii): 'bag' | 'dump' {
  return s.phase < 0 && s.mode == COMPETITIVE ? 'bag' : 'dump';
}

/** Takes Corrupted from the pool; what it cannot give fires the shortfall rule, except in Competitive (TA-243, TA-361). */
export function corrupt(s: Tamashii, seat: number, n: number): void {
  const got = lesser(n, s.corruptedPool);
  s.corruptedPool -= got;
  change(s, 'corruptedHeld', got, seat);
  if (s.level) change(s, gained(s), got, seat * KINDS + CORRUPTED);
  if (s.mode == COMPETITIVE || n < 1) return;
  if (got < n) s.lack = n - got;
  else if (s.corruptedShortfall && !s.corruptedPool) s.lack = -1;
}

/** A discarded Corrupted goes to the box for good, in Competitive to the supply (TA-244, TA-361). */
export function discardCorrupted(s: Tamashii, seat: number): void {
  change(s, 'corruptedHeld', -1, seat); // never below 0: the table may have set it
  if (s.mode == COMPETITIVE) s.corruptedPool++;
  else s.corruptedBox++;
}

/** Whoever was reset takes no further part in the phase (TA-249). */
export function wasReset(s: Tamashii, seat: number): boolean {
  return s.phaseSkip[seat] > '0';
}

/** Why a player takes no part now, for a list of players; '' when they do. */
export function without(s: Tamashii, seat: number): string {
  return s.seats.indexOf(seat) < 0 ? '!Sits out' : wasReset(s, seat) ? '!Was reset' : '';
}

/** The first one, from the first player clockwise, of whom this is true (TA-082). */
export function firstWith(s: Tamashii, test: (seat: number) => boolean): number {
  let seat = s.firstPlayer;
  for (let i = s.seats.length; i > 1 && !test(seat); i--) seat = after(s, seat);
  return seat;
}

/** Removes a Lock of the player's choice (TA-206). */
export function unlock(s: Tamashii, seat: number, next: string): string {
  s.job = [seat];
  if (s.level == VIRTUAL) return 'grid.unlock>' + next;
  put(s, 'locks', +s.locks[seat] - 1, seat);
  return next;
}

/** MOV, ATT and PRO of the active Body; without a Body the Walker's (TA-052). */
export function wear(s: Tamashii, seat: number, stats: Digits | number[]): void {
  put(s, 'mov', +stats[0], seat);
  put(s, 'att', +stats[1], seat);
  put(s, 'pro', +stats[2], seat);
}

/** The second Advanced Body, or the Walker, becomes active; the active one goes (TA-247). */
export function loseBody(s: Tamashii, seat: number): void {
  const left = +s.body[seat] - 1;
  if (left < 0) return;
  put(s, 'body', left, seat);
  wear(s, seat, left ? s.spare.slice(seat * 3, seat * 3 + 3) : s.walker);
}

/** By seat, what decides a Competitive game: VP, then fewer Corrupted, a digit (TA-332). */
export function standing(s: Tamashii): number[] {
  const points: number[] = [];
  for (let seat = 0; seat < s.vp.length; seat++) points.push(s.vp[seat] * 36 - get(s, 'corruptedHeld', seat));
  return points;
}

// --- tokens ---

/** Moves up to n tokens chosen from `types`, one or by counts; at table level the players do it themselves. */
export function tokens(s: Tamashii, kind: number, seat: number, n: number, types: number, next: string): string {
  s.job = [seat, kind, n, types, 0, 0];
  if (!s.level && kind == DUMP) return next;
  return (s.level == COUNTS && n > 1 ? 'data.count>' : 'data.take>') + next;
}

/** How many slots a Launcher has. */
export function slots(s: Tamashii): number {
  return +s.shape[0] * +s.shape[1];
}

/** Takes a token off the Launcher's grid or count. */
export function offLauncher(s: Tamashii, seat: number, type: number, slot: number): void {
  change(s, 'launcher', -1, seat * KINDS + type);
  if (s.level == VIRTUAL) put(s, 'grid', 0, seat * slots(s) + slot);
}

/** Dumps every token of these types from the Launcher. */
export function dumpAll(s: Tamashii, seat: number, types: number): void {
  for (let type = 0; type < KINDS && s.level; type++) {
    if (!(types & (1 << type))) continue;
    const at = seat * KINDS + type;
    change(s, 'dump', get(s, 'launcher', at), at);
    put(s, 'launcher', 0, at);
  }
  const size = slots(s);
  for (let i = seat * size; i < (seat + 1) * size && i < s.grid.length; i++) {
    const token = +s.grid[i];
    if (token && token <= KINDS && types & (1 << (token - 1))) put(s, 'grid', 0, i);
  }
}

// --- dice ---

/** A letter for each face of a Player die. */
export function faces(s: Tamashii): string {
  const b = +s.playerDie[0];
  let text = '';
  for (let i = 0; i < 6; i++) text += i < b ? 'B' : i < b + +s.playerDie[1] ? 'S' : '-';
  return text;
}

/** How many B, S and blanks the roll shows. */
export function results(s: Tamashii): number[] {
  const n = [0, 0, 0],
    letters = faces(s);
  for (const face of s.rolled) n['BS-'.indexOf(letters[face - 1])]++;
  return n;
}

/** So many B and S, each counted as the table says: enemies of a Trace roll, successes of a Test (CV-26). */
export function worth(n: Digits | number[], each: Digits | number[]): number {
  return +n[0] * +each[0] + +n[1] * +each[1];
}

/** "1 success", "3 successes". */
export const successes = (n: number) => n + (n == 1 ? ' success' : ' successes');

/** The Symbol die: 0 eB, 1 eS. */
export function enemyFace(s: Tamashii, t: Table<Tamashii>): number {
  const all: string[] = [];
  while (all.length < 8) all.push(all.length < +s.enemySymbolDie[0] ? 'eB' : 'eS');
  return all[t.die({ name: 'the Symbol die', faces: all }) - 1] == 'eB' ? 0 : 1;
}

/** The Number die, as it is printed on this copy. */
export function enemyNumber(s: Tamashii, t: Table<Tamashii>): number {
  const all = s.enemyNumberDie.split('').map(n => (+n ? n : 'blank'));
  return +s.enemyNumberDie[t.die({ name: 'the Number die', faces: all }) - 1];
}

/** A Player die, as it is printed on this copy. */
export function playerDie(s: Tamashii): Die {
  return {
    name: 'a Player die',
    faces: faces(s)
      .split('')
      .map(letter => (letter == '-' ? 'blank' : letter)),
  };
}

/** Both enemy dice as people say them. */
export function enemyRoll(number: number, sym: number): string {
  return 'Enemy dice: ' + (number || 'blank') + ', ' + (sym ? 'eS' : 'eB');
}

/** Which faces are good to have in this roll: B, S, blank. */
function goodFaces(s: Tamashii): number[] {
  const what = s.roll[1];
  if (what == TRACE_ROLL) return [s.traceHit & 1 ? 0 : 1, s.traceHit >> 1 ? 0 : 1, 1];
  return what == TEST ? [+s.testSuccess[0] ? 1 : 0, +s.testSuccess[1] ? 1 : 0, 0] : [1, 1, 0];
}

/** These Player dice have just fallen: each is a try, for the luck of who rolled. What a card wants of them nobody knows. */
export function tried(s: Tamashii, t: Table<Tamashii>, dice: number[]): void {
  const good = goodFaces(s),
    letters = faces(s);
  let ways = 0,
    successes = 0;
  if (s.roll[1] == CARD_ROLL) return;
  for (let i = 0; i < 3; i++) ways += good[i] * +s.playerDie[i];
  for (const die of dice) successes += good['BS-'.indexOf(letters[die - 1])];
  t.tried({ seat: s.roll[0], successes, tries: dice.length, ways, of: 6 });
}

/** Rolls Player dice for a seat; the players look at them, reroll, and go on to `next`. */
export function rollDice(s: Tamashii, t: Table<Tamashii>, seat: number, what: number, dice: number, next: string): string {
  s.rolled = t.roll(dice, playerDie(s));
  s.roll = [seat, what, 0, 0];
  tried(s, t, s.rolled);
  s.rerollAssetUsed = 0;
  return 'roll.show>' + next;
}

// --- the round ---

/** A battery pays for one step; this is the next one (TA-353). */
export function enter(s: Tamashii, step: number): void {
  s.step = step;
  if (s.botStep != step) s.botStep = -1;
}

/** The next player clockwise who takes part in this phase; false when all have had their turn. */
export function nextPlayer(s: Tamashii): boolean {
  do s.seat = after(s, s.seat);
  while (s.seat != s.firstPlayer && wasReset(s, s.seat));
  return s.seat != s.firstPlayer;
}

/** A phase begins: first its headline, unless prompts are short; `now` it really does, and everybody takes part again (TA-249). */
export function toPhase(s: Tamashii, phase: number, now?: boolean): string {
  s.phase = phase;
  s.outcome = 0; // whoever jumps out of an ended game plays on
  s.phaseSkip = '0000'.slice(0, s.names.length);
  if (!now && (!s.terse || phase == PLANNING)) return PHASES.split(',')[phase].toLowerCase() + '.start';
  // whoever jumped here left everything else behind
  while (s.hand.length) change(s, 'bag', 1, s.job[0] * KINDS + (s.hand.pop() as number));
  s.draw = s.wound = s.falling = s.roll = s.test = NONE;
  s.back = [];
  s.rolled = [];
  s.job = [];
  s.seat = s.firstPlayer;
  s.numDie = -1;
  enter(s, [PL1, A1, C1, Q1][phase]);
  if (phase != QUEST || s.mode == COMPETITIVE || s.inPlay & ACTIVITY) return ['', 'action.move', 'combat.check', 'quest.activity'][phase];
  enter(s, Q2); // neither card nor sheet has a Player Activity (TA-102)
  return 'quest.world';
}

/** Action and Combat: one player is done, the next one has all their steps (TA-081). */
export function onward(s: Tamashii): string {
  s.numDie = -1;
  s.dice = '00';
  s.bossHere = 0;
  if (!nextPlayer(s)) return toPhase(s, s.phase == ACTION ? COMBAT : QUEST);
  enter(s, s.phase == ACTION ? A1 : C1);
  return s.phase == ACTION ? 'action.move' : 'combat.check';
}
