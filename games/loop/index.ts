// LOOP: Life Of Ordinary People. Basic, Competitive, Cooperative and Solo mode for 1 to 6 players.
// [LO-123] is a rule by its number: `grep -rn LO-123 test/games/loop` shows it as a sentence. docs/games/loop.md lists the rulings.
import { type Game, isBusy, who } from '../kit';
import { ability } from './abilities';
import { buying } from './buy';
import { consuming } from './consume';
import { credit } from './credit-steps';
import { endGame, isLastRound, isLastRoundNews, outcome } from './end-game';
import { ending } from './end-turn';
import { events } from './events';
import { NONE } from './events-overview';
import { favouring } from './favours';
import { reference, words } from './glossary';
import { light, switchTo } from './light';
import { lightQuestions } from './light-questions';
import { isShort } from './owing';
import { begin, questions, seatsOf, setup } from './setup';
import { beginGame, beginTurn, hub } from './start-turn';
import { chapterAt, type Loop } from './state';
import { brokenSum, followCounts, hidden, lists, tables } from './tracks';
import { trades } from './trades';
import { turn } from './turn';
import { working } from './work';

/** Who is asked by the step on the table. */
function asked(s: Loop): number {
  if (s.at === 'favours.reply') return s.to;
  if (s.at === 'light.change' || s.at === 'ability.read') return s.looksUp;
  if (s.at === 'credit.forced')
    return (
      Math.max(
        0,
        s.owes.findIndex(coins => coins > 0),
      ) | 0
    );
  return chapterAt(s) === 'events' ? s.actor : s.seat;
}

/** What stands in the title behind the name: "H4 $2 R1", and the EVENT in force. */
function inForce(s: Loop): string {
  const seat = asked(s);
  if (!s.round || chapterAt(s) === 'end' || chapterAt(s) === 'setup') return '';
  return `H${s.h[seat]} $${s.coin[seat]} R${s.rep[seat]}${s.activeEvent === NONE ? '' : ` ${s.activeEvent}`}`;
}

/** What else changes when the table corrects a value. */
function corrected(s: Loop, track: string): undefined {
  if (track === 'activeEvent') s.acted = 0; // another one has not acted yet
  followCounts(s);
  if (s.at === 'end.last' && !isLastRound(s)) s.at = s.back.pop() || hub(s);
}

/** A turn is skipped: nobody does anything to an absent player, and the last round is everybody's. */
function sitsOut(s: Loop, seat: number): string {
  if (s.seats.length < 3) return 'Two of you have to stay.';
  if (!s.round) return 'Finish set-up first.';
  return isLastRound(s) ? 'It is the last round: everybody plays it.' : isBusy(s, seat);
}

const loop: Game<Loop> = {
  id: 'loop',
  title: 'LOOP',
  version: 2,
  seatNames: 'Red,Blue,Green,Yellow,White,Black',
  questions,
  seats: seatsOf,
  begin,
  tables,
  lists,
  hidden,
  phases: s => [
    {
      step: hub(s),
      name: 'Turn',
      enter() {
        beginGame(s);
        beginTurn(s);
      },
    },
    {
      step: 'endTurn.begin',
      name: 'Turn end',
      enter() {
        beginGame(s);
        s.live = 1;
      },
    },
    { step: 'events.flip', name: 'Events', enter: () => beginGame(s) },
    { step: 'end.score', name: 'Scores', enter: () => beginGame(s) },
  ],
  chapters: {
    setup,
    turn,
    light,
    lightQuestions,
    work: working,
    buy: buying,
    consume: consuming,
    favours: favouring,
    trades,
    ability,
    credit,
    endTurn: ending,
    events,
    end: endGame,
  },
  interrupts: { 'credit.forced': isShort, 'end.last': isLastRoundNews },
  clock: s => (s.ends ? { until: s.ends, late: 'turn.late' } : undefined),
  corrected,
  broken: brokenSum,
  sitsOut,
  switchTo,
  words,
  reference,
  inForce,
  status: s => `Round ${s.round}, ${who(s)}${isLastRound(s) ? ', last' : ''}`,
  result: s => (s.at === 'end.score' ? outcome(s) : ''),
};

export default loop;
