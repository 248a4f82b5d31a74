// A throw: which dice, which of them count, and what they are thrown for. It is kept and shown as a formula: "2d6+d8+3", "4d6 high3", "2dFate best".

/** Dice that exploding may add to one throw. */
export const EXTRA = 20;
export const MOST_DICE = 20;
export const MOST_KINDS = 4;
export const FAR = 999; // as far as a total's limits and a modifier go

/** What is aimed at. */
export const NO_GOAL = 0,
  SUM = 1,
  HITS = 2;

export interface Throw {
  kinds: string[]; // '6' for a d6, or the name of one of your own dice
  counts: number[]; // how many of each
  plus: number; // the modifier
  keep: number; // 0 all, 1 keep highest, 2 keep lowest, 3 drop highest, 4 drop lowest
  many: number; // so many are kept or dropped
  twice: number; // 0 once; 1 the better of two throws counts (advantage), 2 the worse
  explode: number; // 1: a top face adds a die
  again: number; // a die that shows this or less is thrown once more; 0: none
  least: number; // the total is never less
  most: number; // nor more
  goal: number;
  sum: number;
  face: number; // a die that shows this or more is a hit
  hits: number;
}

export function sidesOf(): number[] {
  return [2, 3, 4, 6, 8, 10, 12, 20, 100];
}

/** Dice that are thrown, without those that explode. */
export function countOf(t: Throw): number {
  let n = 0;
  for (const count of t.counts) n += count;
  return n;
}

/** How many of the thrown dice count, when so many are added. */
export function kept(t: Throw, extra: number): number {
  const n = countOf(t);
  if (t.keep === 0) return n + extra;
  return t.keep < 3 ? t.many : n - t.many + extra;
}

export function takesHighest(t: Throw): boolean {
  return t.keep < 2 || t.keep === 4;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value)) | 0 || least; // NaN, too
}

/** Everything within its limits: after a change, and for a formula that was typed or damaged. */
export function settle(t: Throw): void {
  let room = MOST_DICE;
  for (let i = 0; i < t.counts.length; i++) {
    t.counts[i] = between(i ? 0 : 1, t.counts[i], room);
    room -= t.counts[i];
  }
  const n = countOf(t);
  if (n < 2) t.keep = 0;
  t.many = between(1, t.many, Math.max(1, n - 1));
  t.plus = Math.max(-FAR, Math.min(FAR, t.plus)) | 0;
  t.again = Math.max(0, Math.min(99, t.again)) | 0;
  if (t.most < t.least) t.most = t.least;
  t.face = between(2, t.face, 100);
  t.hits = between(1, t.hits, kept(t, t.explode * EXTRA));
}

function keepWords(): string[] {
  return ['', 'high', 'low', '-high', '-low'];
}

/** "2d6+d8+3": as short as a title. */
export function words(t: Throw): string {
  let text = '';
  for (let i = 0; i < t.kinds.length; i++) if (t.counts[i]) text += `${text && '+'}${t.counts[i] > 1 ? t.counts[i] : ''}d${t.kinds[i]}`;
  if (t.plus) text += (t.plus > 0 ? '+' : '') + t.plus;
  if (t.explode) text += '!';
  if (t.keep) text += ` ${keepWords()[t.keep]}${t.many}`;
  if (t.twice) text += t.twice === 1 ? ' best' : ' worst';
  if (t.again) text += ` re${t.again}`;
  if (t.least > -FAR) text += ` min${t.least}`;
  if (t.most < FAR) text += ` max${t.most}`;
  return text;
}

/** The same with the goal: all that is set. */
export function formula(t: Throw): string {
  if (t.goal === SUM) return `${words(t)} sum${t.sum}`;
  return words(t) + (t.goal === HITS ? ` hit${t.face}x${t.hits}` : '');
}

/** "d8", "+3": the part of a formula before a sign or its end. */
function takeTerm(t: Throw, term: string, sign: number): void {
  const at = term.indexOf('d');
  if (at < 0) t.plus += sign * (parseInt(term, 10) || 0);
  else if (t.kinds.length < MOST_KINDS && at + 1 < term.length) {
    t.kinds.push(term.slice(at + 1));
    t.counts.push(at ? parseInt(term, 10) || 0 : 1);
  }
}

function takeDice(t: Throw, text: string): void {
  let term = '',
    sign = 1;
  for (const letter of text) {
    if (letter === '!') t.explode = 1;
    else if (letter === '+' || letter === '-') {
      takeTerm(t, term, sign);
      term = '';
      sign = letter === '-' ? -1 : 1;
    } else term += letter;
  }
  takeTerm(t, term, sign);
}

function takeOption(t: Throw, word: string): void {
  const own = keepWords().indexOf(word.slice(0, -1)),
    figure = parseInt(word.slice(word[0] === 'r' ? 2 : 3), 10) || 0;
  if (word === 'best') t.twice = 1;
  else if (word === 'worst') t.twice = 2;
  else if (own > 0 || keepWords().indexOf(word.slice(0, -2)) > 0) {
    t.keep = own > 0 ? own : keepWords().indexOf(word.slice(0, -2));
    t.many = parseInt(word.slice(keepWords()[t.keep].length), 10) || 1;
  } else if (word.slice(0, 2) === 're') t.again = figure;
  else if (word.slice(0, 3) === 'min') t.least = figure;
  else if (word.slice(0, 3) === 'max') t.most = figure;
  else if (word.slice(0, 3) === 'sum') {
    t.goal = SUM;
    t.sum = figure;
  } else if (word.slice(0, 3) === 'hit') {
    t.goal = HITS;
    t.face = figure;
    t.hits = parseInt(word.slice(word.indexOf('x') + 1), 10) || 1;
  }
}

/** A formula as a throw; what cannot be read is left out, and without any dice it is two of six. */
export function throwOf(text: string): Throw {
  const t: Throw = {
      kinds: [],
      counts: [],
      plus: 0,
      keep: 0,
      many: 1,
      twice: 0,
      explode: 0,
      again: 0,
      least: -FAR,
      most: FAR,
      goal: NO_GOAL,
      sum: 7,
      face: 5,
      hits: 1,
    },
    parts = text.split(' ');
  takeDice(t, parts[0]);
  for (let i = 1; i < parts.length; i++) takeOption(t, parts[i]);
  if (!t.kinds.length) {
    t.kinds.push('6');
    t.counts.push(2);
  }
  settle(t);
  return t;
}

export function goalWords(t: Throw): string {
  return t.goal === SUM ? `total ${t.sum}+` : `${t.hits + (t.hits > 1 ? ' hits at ' : ' hit at ') + t.face}+`;
}
