// The turn: Planning, Action, Combat, Quest, and who comes next (p. 14) [TA-080, TA-081].
import { after, type Dice, type Phase } from '../kit';
import { bossStands } from './boss';
import { foesOf } from './enemies';
import { hasRuling, type Step, type Tamashii } from './state';

/** A player without enemies has no combat, unless a boss may be there [TA-101]. */
export const canFight = (s: Tamashii, seat: number) => foesOf(s, seat).length > 0 || (bossStands(s) && !hasRuling(s, 'No boss alone'));

/** Whoever was reset takes no further part in the phase [TA-106, TA-249]. */
export const wasReset = (s: Tamashii, seat: number) => s.phaseSkip[seat] > 0;

/** The next step of the turn. A battery pays for one of them [TA-353]. */
export function enterStep(s: Tamashii, step: Step): void {
  s.step = step;
  if (s.botStep !== step) s.botStep = '';
}

/** Everything that was going on is over: the table has gone to another phase, or play has come to it. */
function clearTable(s: Tamashii): void {
  for (const type of s.hand) s.bag[s.tokenSeat * 6 + type]++; // drawn tokens go back into the Bag [TA-047]
  s.hand = [];
  s.toDraw = s.toDraw.map(() => 0);
  s.testDice = s.testDice.map(() => 0);
  s.drawn = s.launching = s.lack = 0;
  s.woundSeat = s.fallen = s.numDie = -1;
  s.rolled = [];
  s.rolledBy = [];
  s.fight = s.outcome = ''; // whoever goes on after the end plays on
  s.dice = [0, 0];
  s.launched = [];
  s.framesUsed = [];
}

/** A phase begins, and everybody takes part again [TA-249]; who is falling right now does so before it begins. */
function enterPhase(s: Tamashii, first: Step): void {
  clearTable(s);
  s.phaseSkip = s.integrity.map(integrity => (integrity < 1 ? -1 : 0));
  s.seat = s.firstPlayer;
  enterStep(s, first);
}

export function phases(s: Tamashii): Phase<Tamashii>[] {
  const list: Phase<Tamashii>[] = [
    { step: 'planning.turn', name: 'Planning', enter: one => enterPhase(one, 'Trace') },
    { step: s.light ? 'light.turn' : 'action.move', name: 'Action', enter: enterAction },
    { step: s.light ? 'lightFight.attack' : 'combat.attack', name: 'Combat', enter: enterCombat },
    { step: questStep(s), name: 'Quest', enter: one => enterPhase(one, questStep(one) === 'quest.world' ? 'World' : 'Activity') },
  ];
  if (s.mode === 'Competitive') list.push({ step: 'end.over', name: 'Scoring', enter: clearTable });
  return list;
}

/** Without a Player Activity on card or sheet the World Activity comes at once [TA-102]; Competitive has Goal Tests [TA-112]. */
function questStep(s: Tamashii): string {
  if (s.light) return 'light.quest';
  if (s.mode === 'Competitive') return 'quest.goals';
  return s.activity && s.names.length < 2 ? 'quest.activity' : 'quest.world';
}

function enterAction(s: Tamashii): void {
  enterPhase(s, 'Move');
  s.hasMoved = s.botMoved = 0;
}

/** The first one with a fight begins; the others are skipped without a word [TA-101]. */
function enterCombat(s: Tamashii): void {
  enterPhase(s, 'Combat');
  for (let i = 1; i < s.seats.length && !canFight(s, s.seat); i++) s.seat = after(s, s.seat);
  if (!canFight(s, s.seat)) s.seat = s.firstPlayer;
}

/** The next player clockwise who takes part; false when all have had their turn. */
export function nextPlayer(s: Tamashii): boolean {
  do s.seat = after(s, s.seat);
  while (s.seat !== s.firstPlayer && wasReset(s, s.seat));
  return s.seat !== s.firstPlayer;
}

/** Action and Combat: one player has done all their steps, the next one has theirs [TA-081, TA-100]. */
export function onward(s: Tamashii): string {
  if (s.phase === 'Action') {
    s.launching = 0;
    s.launched = [];
    if (nextPlayer(s)) {
      enterStep(s, 'Move');
      s.hasMoved = s.botMoved = 0;
      return s.light ? 'light.turn' : 'action.move';
    }
    return s.seats.some(seat => canFight(s, seat)) ? 'phase Combat' : 'phase Quest';
  }
  endFight(s);
  while (nextPlayer(s)) if (canFight(s, s.seat)) return s.light ? 'lightFight.attack' : 'combat.attack';
  return 'phase Quest';
}

/** Unused dice are lost [TA-294]. */
function endFight(s: Tamashii): void {
  s.fight = '';
  s.framesUsed = [];
  s.numDie = -1;
  s.dice = [0, 0];
  s.bossHere = 0;
}

/** The first player token passes to the next player; alone, one keeps it [TA-105, TA-357]. In Competitive Time runs down then [TA-112, TA-364, AM-17]. */
export function endTurn(s: Tamashii, t: Dice<Tamashii>): string {
  s.firstPlayer = after(s, s.firstPlayer);
  if (s.mode === 'Competitive') {
    t.change('time', -1);
    if (!s.time) return 'end.over>quest.nextTurn'; // the last turn [TA-323, TA-369]
  }
  return nextTurn(s);
}

export function nextTurn(s: Tamashii): string {
  s.turn++;
  return 'phase Planning';
}
