// Dice: Player dice with B, S and blank, and the two Enemy dice (p. 8), as they are printed on this copy. All faces are alike [TA-171], and what is undone falls again [TA-056].
import type { Dice, Die } from '../kit';
import type { EnemySymbol, Tamashii } from './state';

const SYMBOLS = 'BS-';

/** A letter for each face of a Player die [TA-130]. */
export function facesOf(s: Tamashii): string {
  let letters = '';
  for (let kind = 0; kind < 3; kind++) for (let n = s.playerDie[kind]; n > 0; n--) letters += SYMBOLS[kind];
  return letters;
}

/** "blank" for the sign that stands for it. */
export const faceWord = (letter: string) => (letter === '-' ? 'blank' : letter);

export const playerDie = (s: Tamashii): Die => ({ name: 'a Player die', faces: facesOf(s).split('').map(faceWord) });

/** How many B, S and blanks a seat's dice show. */
export function results(s: Tamashii, seat: number): number[] {
  const count = [0, 0, 0],
    letters = facesOf(s);
  for (let i = 0; i < s.rolled.length; i++) if (s.rolledBy[i] === seat) count[SYMBOLS.indexOf(letters[s.rolled[i] - 1])]++;
  return count;
}

/** So many B and S, each counted as the table says: enemies of a Trace roll, successes of a Test [CV-26]. */
export const worth = (count: number[], each: number[]) => count[0] * each[0] + count[1] * each[1];

/** What B and S count in a Trace roll. */
export const traceHits = (s: Tamashii) => [s.traceHit & 1, s.traceHit >> 1];

/** Which faces are good to have: B, S, blank. What a card wants of them nobody knows. */
function goodFaces(s: Tamashii): number[] {
  if (s.rollKind === 'trace')
    return traceHits(s)
      .map(hit => 1 - hit)
      .concat(1);
  if (s.rollKind === 'test') return s.testSuccess.map(n => (n ? 1 : 0)).concat(0);
  return [1, 1, 0];
}

/** These dice have just fallen: each is a try, for the luck of who rolled. */
export function countLuck(s: Tamashii, t: Dice<Tamashii>, seat: number, dice: number[]): void {
  if (s.rollKind === 'card') return;
  const good = goodFaces(s),
    letters = facesOf(s);
  let ways = 0,
    successes = 0;
  for (let kind = 0; kind < 3; kind++) ways += good[kind] * s.playerDie[kind];
  for (const die of dice) successes += good[SYMBOLS.indexOf(letters[die - 1])];
  t.tried({ seat, successes, tries: dice.length, ways, of: 6 });
}

/** A new roll begins: nobody's Reroll has been used in it [TA-138]. */
export function clearRoll(s: Tamashii, kind: Tamashii['rollKind']): void {
  s.rolled = [];
  s.rolledBy = [];
  s.rollKind = kind;
  s.isFirstPart = 0; // other dice lie there now
  s.rerollUsed = s.rerollUsed.map(() => 0);
}

/** Rolls so many Player dice of a seat, beside those that lie there. The device does not stop at the 12 in the box [TA-133]. */
export function rollDice(s: Tamashii, t: Dice<Tamashii>, seat: number, dice: number): void {
  const fell = t.roll(dice, playerDie(s));
  s.rolled = s.rolled.concat(fell);
  for (let i = 0; i < dice; i++) s.rolledBy.push(seat);
  countLuck(s, t, seat, fell);
}

/** The Enemy Symbol die [TA-132]. */
export function rollSymbol(s: Tamashii, t: Dice<Tamashii>): EnemySymbol {
  const faces: EnemySymbol[] = [];
  while (faces.length < 8) faces.push(faces.length < s.enemySymbolDie[0] ? 'eB' : 'eS');
  return faces[t.die({ name: 'the Symbol die', faces }) - 1];
}

/** The Enemy Number die; 0 is a blank [TA-131]. */
export const rollNumber = (s: Tamashii, t: Dice<Tamashii>) =>
  s.enemyNumberDie[t.die({ name: 'the Number die', faces: s.enemyNumberDie.map(n => (n ? `${n}` : 'blank')) }) - 1];

/** Both as people say them. */
export const enemyDice = (s: Tamashii) => `Enemy dice: ${s.number || 'blank'}, ${s.symbol}`;

/** "B2 S1 blank0". */
export const resultWords = (s: Tamashii, seat: number) => {
  const [b, special, blank] = results(s, seat);
  return `B${b} S${special} blank${blank}`;
};
