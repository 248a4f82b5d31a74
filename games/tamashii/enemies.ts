// Enemies: attached, hit, defeated, discarded (p. 8, 12). Light counts them: the Integrity of a card stays on the table, and is 0 here.
import { ALL, after, type Chapter, type Dice, type Question, sum, who } from '../kit';
import { followDie } from './number-die';
import { forgetTopPatterns } from './patterns';
import { MOST_ENEMIES, type Tamashii } from './state';

const MOST_INTEGRITY = 35,
  USUAL_INTEGRITY = 5;

/** Places in the lists of the enemies attached to a seat, the Top first [TA-241, TA-242]. */
export function foesOf(s: Tamashii, seat: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < s.enemyOf.length; at++) if (s.enemyOf[at] === seat) places.push(at);
  return places;
}

/** "3" or, where nobody has typed the Integrity, "?". */
export const leftOf = (s: Tamashii, at: number) => (s.enemies[at] ? `${s.enemies[at] - s.damage[at]}` : '?');

/** A new enemy goes under the others, so the Top stays [TA-241]. */
function attach(s: Tamashii, seat: number, integrity: number): void {
  s.enemies.push(integrity);
  s.damage.push(0);
  s.enemyOf.push(seat);
}

/** Takes an enemy off a player: no EXP [TA-251], nothing of it is kept. */
export function removeEnemy(s: Tamashii, seat: number, place: number): void {
  const own = foesOf(s, seat),
    at = own[place];
  if (at === undefined) return;
  for (const list of [s.enemies, s.damage, s.enemyOf]) list.splice(at, 1);
  if (s.enemyDeck.length) s.enemyDiscard = Math.min(MOST_ENEMIES, s.enemyDiscard + 1) | 0;
  if (seat !== s.seat) return;
  if (place === 0) forgetTopPatterns(s); // the next one's are available at once [TA-220]
  followDie(s, place, own.length);
}

/** Discarded: no EXP [TA-223, TA-251]. */
export function discard(s: Tamashii, t: Dice<Tamashii>, seat: number, place: number): void {
  removeEnemy(s, seat, place);
  t.tell(`${who(s, seat)}: enemy discarded, no EXP`);
}

/** Defeated, by damage or outright [TA-250, TA-262]. */
export function defeat(s: Tamashii, t: Dice<Tamashii>, seat: number, place: number): void {
  removeEnemy(s, seat, place);
  const isTop = place === 0,
    left = foesOf(s, seat).length;
  let next = 'Top stays';
  if (isTop) next = left ? 'New Top' : 'None left';
  t.tell(`DEFEATED. ${next}`);
  if (!s.light) t.add('exp', 1, seat);
}

/** Damage stays until the enemy leaves [TA-051]; beyond what is left it is lost [TA-252, TA-299]; less than none is recovery, down to no damage [TA-255]. */
export function hurt(s: Tamashii, t: Dice<Tamashii>, seat: number, place: number, damage: number): void {
  const at = foesOf(s, seat)[place];
  if (at === undefined) return; // nobody is left to hit [TA-291]
  const was = s.damage[at];
  s.damage[at] = Math.min(MOST_INTEGRITY, Math.max(0, was + damage)) | 0;
  if (s.enemies[at] && s.damage[at] >= s.enemies[at]) defeat(s, t, seat, place);
  else t.tell(`${place ? `Enemy ${place + 1}` : 'Top Enemy'}: damage ${was} > ${s.damage[at]}`);
}

/** An enemy whose damage the table has raised to its Integrity, or -1. */
export const spentEnemy = (s: Tamashii) => {
  for (let at = 0; at < s.enemies.length; at++) if (s.enemies[at] && s.damage[at] >= s.enemies[at]) return at;
  return -1;
};

/** From the first player clockwise, the first one of whom this is true [TA-082, TA-087, TA-367]; -1 if it is nobody. */
export function firstWith(s: Tamashii, test: (seat: number) => boolean): number {
  let seat = s.firstPlayer;
  for (let i = 0; i < s.seats.length; i++) {
    if (test(seat)) return seat;
    seat = after(s, seat);
  }
  return -1;
}

/** Who is at the top of the Trace track, or -1 [TA-240]. */
export const tracedSeat = (s: Tamashii) => (s.hasTrace ? firstWith(s, seat => s.trace[seat] >= s.traceTop) : -1);

export const isDrawing = (s: Tamashii) => sum(s.toDraw) > 0;

/** So many enemies come to a player: a card for each, from the step that whenDrawn() leads to. In Light they are attached at once. */
export function draw(s: Tamashii, t: Dice<Tamashii>, seat: number, enemies: number, traceBack: boolean): void {
  s.traceBack = traceBack ? 1 : 0;
  if (!s.light) {
    s.toDraw[seat] += enemies;
    return;
  }
  const fits = Math.min(enemies, MOST_ENEMIES - s.enemies.length) | 0;
  for (let i = 0; i < fits; i++) attach(s, seat, 0);
  const now = foesOf(s, seat).length;
  t.tell(`${who(s, seat)}: Enemies ${now - fits} > ${now}`);
  if (traceBack && fits) s.trace[seat] = 0;
}

/** Where play goes when all who come have been drawn. */
export const whenDrawn = (s: Tamashii, next: string) => (isDrawing(s) ? `enemy.draw>${next}` : next);

/** Their draw is over. Trace goes to 0 after all draws, and only when somebody came [TA-086, TA-258]. */
function endDraw(s: Tamashii, seat: number): void {
  if (s.traceBack && s.drawn) s.trace[seat] = 0;
  s.toDraw[seat] = s.drawn = 0;
}

function attachNext(s: Tamashii, seat: number, line: number, integrity: number): void {
  if (line >= 0) s.enemyDeck[line]--;
  attach(s, seat, integrity);
  s.drawn++;
  if (!--s.toDraw[seat]) endDraw(s, seat);
}

/** The deck has run out: the discard pile becomes the deck [TA-258]. */
function shuffleDiscard(s: Tamashii): void {
  s.enemyDeck = [s.enemyDiscard];
  s.levels = [0];
  s.enemyDiscard = 0;
}

/** The question for the next card of the deck. */
function nextCard(s: Tamashii, seat: number, heading: string): Question {
  const deck = s.enemyDeck.length;
  let line = 0;
  while (line < deck && !s.enemyDeck[line]) line++;
  const isEmpty = deck > 0 && line === deck;
  const none: Question = {
    say: `${heading}\nNo card left:\nnothing is attached`,
    seat,
    do: () => endDraw(s, seat),
    then: () => (isDrawing(s) ? 'draw' : '<'),
  };
  if (s.enemies.length >= MOST_ENEMIES || (isEmpty && (s.enemyDeckEmpty === 'No enemy' || !s.enemyDiscard))) return none;
  if (isEmpty) return { say: `${heading}\nDeck empty: shuffle\nthe discard pile`, seat, do: () => shuffleDiscard(s), then: 'draw' };
  return {
    say: `${heading}${s.levels[line] ? `, LVL${s.levels[line]}` : ''}\nDraw, slide under\nIntegrity?${deck ? '' : ' 0: no card'}`,
    seat,
    show: [], // not the player's own Integrity below a question for that of the card
    dial: { min: deck ? 1 : 0, max: MOST_INTEGRITY, start: s.enemies[s.enemies.length - 1] || USUAL_INTEGRITY }, // the next one may be of the same kind
    do(integrity) {
      if (integrity) attachNext(s, seat, deck ? line : -1, integrity);
      else endDraw(s, seat);
    },
    then: () => (isDrawing(s) ? 'draw' : '<'),
  };
}

export const enemy = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => ({
  page: '8, 11',
  steps: {
    /** Attached at once, then Trace is 0; the rest of the increase is lost [TA-240]. */
    traced: () => {
      const seat = tracedSeat(s);
      return {
        say: 'TRACED!\nAttach 2 enemies NOW\nTrace set to 0',
        result: 'TRACED!',
        seat: seat < 0 ? ALL : seat,
        cue: 'bad',
        show: [],
        do() {
          if (seat < 0) return; // the table has taken it back
          s.trace[seat] = 0;
          draw(s, t, seat, 2, false);
        },
        then: () => (isDrawing(s) ? 'draw' : '<'),
      };
    },

    draw: () => {
      const seat = firstWith(s, one => s.toDraw[one] > 0);
      if (seat < 0) return { say: 'Nobody more comes:\nplay goes on', seat: ALL, then: '<' }; // a reset has ended it
      return nextCard(s, seat, `Enemy ${s.drawn + 1} of ${s.drawn + s.toDraw[seat]}`);
    },

    /** The table has typed in that an enemy has nothing left [TA-250]. */
    spent: () => {
      const at = spentEnemy(s),
        seat = at < 0 ? ALL : s.enemyOf[at];
      return {
        say: at < 0 ? 'Taken back:\nplay goes on' : `ENEMY DEFEATED\nIt was enemy ${foesOf(s, seat).indexOf(at) + 1}`,
        seat,
        do() {
          if (at >= 0) defeat(s, t, seat, foesOf(s, seat).indexOf(at));
        },
        then: '<',
      };
    },
  },
});
