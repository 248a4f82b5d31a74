// How an input becomes a state: the one on the table is changed, by the rules or as the table says. Nothing is stored here.
import {
  type AnyGame,
  correct,
  goesOn,
  isAllowed,
  listIn,
  type Next,
  noteSaid,
  type Option,
  optionsOf,
  type Question,
  route,
  type State,
} from '../kit';
import { LONGEST_PLAY } from './check';
import { DISAGREE } from './dice';
import {
  ANEW,
  CELL,
  DICE,
  type Entry,
  isAnswer,
  JUMPED,
  LIGHT,
  NAME,
  RENAMED,
  REORDERED,
  SEAT,
  SEATS,
  SECONDS,
  STEP,
  SWITCHED,
  VALUE,
  WHAT,
  WORD,
} from './entry';
import { stir } from './luck';
import { enterPhase } from './phase';
import type { Session } from './session';

export const LATE = -999; // the answer given by a timer: no dial goes there

/** Where an answer leads. Throws a sentence when it is not offered. */
function nextOf(asked: Question, answer: number, at: string): Next {
  const option = optionsOf(asked)[answer];
  let next: Next | undefined;
  if (answer === LATE) next = asked.late;
  else if (asked.options) next = option && !option.not ? option.then || asked.then : undefined;
  else if (asked.marks || asked.counts) next = isAllowed(asked, answer) ? asked.then : undefined;
  else if (asked.dial ? answer >= asked.dial.min && answer <= asked.dial.max : answer === 0) next = asked.then;
  if (!next && option && !option.not) throw new Error(`"${option.label}" at ${at} leads nowhere: it has no "then".`);
  if (next === undefined) throw new Error(goesOn(asked) ? 'That is not offered here.' : 'The game is over.');
  return next;
}

/** Play goes to a step that must come first, and then back to where it was on its way to. */
function interrupt(s: State, first: string | undefined, to: string): void {
  if (first && first !== to) s.back.push(to);
  s.at = first || to;
}

/** The step that must come before all else, if one must. */
function interruptOf(game: AnyGame, s: State): string | undefined {
  if (game.interrupts) for (const step in game.interrupts) if (game.interrupts[step](s)) return step;
  return undefined;
}

/** Goes where an answer leads: "phase Update" by its entrance, else from step to step. */
function go(game: AnyGame, s: State, way: string): void {
  if (way.slice(0, 6) !== 'phase ') {
    s.at = route(s, way);
    return;
  }
  for (const phase of game.phases(s))
    if (phase.name === way.slice(6)) {
      enterPhase(s, phase);
      return;
    }
  throw new Error(`${s.at} leads to "${way}", and the game has no such phase.`);
}

/** The question goes, and its time counts as played. */
function leaveQuestion(session: Session, entry: Entry): void {
  const s = session._s;
  session._asked = undefined;
  session._seat = undefined;
  s.played = Math.min(s.played + (entry[SECONDS] as number), LONGEST_PLAY) | 0;
}

/** The rule gets the value of the option that was chosen, or the answer itself; it rolls its dice, and says where play goes. */
function applyAnswer(session: Session, entry: Entry): void {
  const s = session._s,
    { game } = session,
    answer = entry[WHAT] as number;
  let asked: Question | undefined = session.ask(),
    option: Option | undefined = optionsOf(asked)[answer];
  const next = nextOf(asked, answer, s.at),
    given = option && option.value !== undefined ? option.value : answer;
  leaveQuestion(session, entry);
  session._answering = entry;
  session._rolled = DICE;
  session.tries = [];
  session._tells = [];
  const own = option && (option.do || option.then),
    deed = own ? option.do : asked.do,
    list = listIn(asked, answer);
  asked = option = undefined; // a long list takes more memory than the rule that follows
  if (deed && answer !== LATE) deed(given, list);
  go(game, s, typeof next === 'function' ? next(given, list) : next);
  session._answering = undefined;
  if (session._replaying && session._rolled < entry.length) throw new Error(DISAGREE);
  interrupt(s, interruptOf(game, s), s.at);
}

/** The table has gone to another phase. */
function applyJump(session: Session, step: string): void {
  const s = session._s,
    { game } = session;
  for (const phase of game.phases(s)) {
    if (phase.step !== step) continue;
    enterPhase(s, phase);
    break;
  }
  interrupt(s, interruptOf(game, s), s.at);
}

function applyCorrection(session: Session, id: string, cell: number, value: number): void {
  const s = session._s,
    { game } = session,
    track = session._known(id);
  if (!track) throw new Error(`There is no track "${id}".`);
  correct(track, s, id, cell, value);
  if (track.printed) {
    noteSaid(s, id, cell);
    session.keepCopied(id);
  }
  const first = game.corrected && game.corrected(s, id); // it may also change s.at
  interrupt(s, first, s.at);
}

/** Light instead of Full, or the other way round: the game sets what the steps there count on, or says why it cannot be now. */
function applySwitch(session: Session, light: number): void {
  const s = session._s,
    { game } = session;
  s.light = light;
  const against = game.switchTo ? game.switchTo(s, light) : `${game.title} stays as it began.`;
  if (against) throw new Error(against);
  interrupt(s, interruptOf(game, s), s.at);
}

/** What the table says beside its answers. */
function applySaying(session: Session, entry: Entry): void {
  const s = session._s,
    what = entry[WHAT];
  if (what === JUMPED) applyJump(session, entry[STEP] as string);
  else if (what === RENAMED) s.names[entry[SEAT] as number] = entry[NAME] as string;
  else if (what === REORDERED) s.seats = entry.slice(SEATS) as number[];
  else if (what === SWITCHED) applySwitch(session, entry[LIGHT] as number);
  else if (what === ANEW) stir(s.luck, entry[WORD] as number);
  else applyCorrection(session, what as string, entry[CELL] as number, entry[VALUE] as number);
}

/** Makes the state that an input leads to of the one on the table. */
export function applyEntry(session: Session, entry: Entry): void {
  if (isAnswer(entry)) applyAnswer(session, entry);
  else {
    leaveQuestion(session, entry);
    applySaying(session, entry);
  }
}
