// Plays a file again, step by step, on a device that nobody sees: what it says must be what happened.

import { minutes } from '../../firmware/shell';
import {
  ANEW,
  type Entry,
  isAnswer,
  JUMPED,
  MOST_ROLLS,
  newPlay,
  openJournal,
  openRing,
  RENAMED,
  REORDERED,
  rollLine,
  Session,
  SWITCHED,
  statusOf,
  whoNow,
  wordsOf,
} from '../../games/engine';
import type { AnyGame, State } from '../../games/kit';
import { crc32, sha256 } from '../../hal/crc';
import { mockFlash } from '../../hal/mock/flash';
import { BUNDLES } from '../bundles';
import { type PlayFile, parsed, written } from './file';

export interface Replayed {
  steps: string[]; // in words
  rolls: string[]; // those with dice or cards: who, in which phase, and what is printed on the faces
  status: string;
  seal: string; // what the device showed before the first roll
  streamed: number; // dice that the stream threw
  entered: number; // dice that the table threw
  state: State;
}

/** An answer with the dice that fell; anything else as the table would do it, with what the device refuses of that. */
function take(session: Session, entry: Entry): void {
  const [seconds, what, ...rest] = entry as [number, ...Entry];
  if (typeof what === 'number') session.again(entry);
  else if (what === JUMPED) session.jump(rest[0] as string, seconds);
  else if (what === RENAMED) session.rename(rest[0] as number, rest[1] as string, seconds);
  else if (what === REORDERED) session.reorder(rest as number[], seconds);
  else if (what === SWITCHED) session.switchTo(rest[0] as number, seconds);
  else if (what === ANEW) session.anew(rest[0] as number);
  else session.correct(what, rest[0] as number, rest[1] as number, seconds);
  session.ask();
}

/** Takes it, and tells the roll if it is one. */
function takeRoll(session: Session, entry: Entry): string {
  const rolls = isAnswer(entry) && entry.length > 2,
    whose = rolls ? whoNow(session) : '',
    faces: string[] = [];
  session.shown = rolls ? faces : undefined;
  take(session, entry);
  session.shown = undefined;
  return rolls ? rollLine(whose, faces) : '';
}

/** What the rules say; where they stumble over a state that they cannot have made, the engine's own words tell nobody anything. */
function reason(problem: unknown): string {
  if (problem instanceof TypeError || problem instanceof RangeError) return 'the rules cannot go on from this state.';
  return (problem as Error).message;
}

/** Throws when the rules do not follow the record: a die that the stream would not have thrown, an answer that was not offered. */
export function replayed(file: PlayFile, games: { [id: string]: AnyGame } = BUNDLES): Replayed {
  const game = games[file.head.game];
  // its own flash: a long play may turn the ring several times, and nothing of it is kept
  const ring = openRing(mockFlash(new Uint8Array(0x40000).fill(255)), crc32);
  const owner = newPlay(ring, game.id, game.version, file.head.name, file.head.state);
  ring.running = owner;
  const session = new Session(game, openJournal(ring, owner), { forced: [], byHand: false, given: [], wanted: 0 });
  try {
    session.ask();
  } catch (problem) {
    throw new Error(`Its first question cannot be asked: ${reason(problem)}`);
  }
  const steps: string[] = [],
    rolls: string[] = [];
  let streamed = 0,
    entered = 0;
  file.entries.forEach((entry, i) => {
    try {
      const words = wordsOf(session, entry),
        roll = takeRoll(session, entry);
      if (roll) rolls.push(roll);
      steps.push(`${String(file.head.depth + i + 1).padStart(4)}  ${minutes(session.state().played).padStart(7)}  ${words}`);
    } catch (problem) {
      throw new Error(`Step ${i + 1} does not follow from the ones before: ${reason(problem)}`);
    }
    if (isAnswer(entry)) for (const die of entry.slice(2)) (die as number) < 0 ? entered++ : streamed++;
  });
  const s = session.state();
  return {
    steps,
    rolls,
    status: (game.result && game.result(s)) || statusOf(game, s),
    seal: sha256(file.head.seed.join(',')).slice(0, 8),
    streamed,
    entered,
    state: s,
  };
}

/** True when the play started with the seed that its seal was made of: only then is every die proven. */
export function fromTheStart(file: PlayFile): boolean {
  return file.head.depth === 0 && file.head.seed.join() === file.head.state.luck.join();
}

/** The file of a play: its lines, and behind them its last rolls in words, and those of the dice tool (the newest first), for people and other programs. */
export function withRolls(lines: string[], tool: string[], games: { [id: string]: AnyGame } = BUNDLES): string {
  let rolls: string[] = [];
  try {
    rolls = replayed(parsed(written(lines), games), games)
      .rolls.slice(-MOST_ROLLS)
      .reverse();
  } catch {
    // the steps are what counts: whoever opens the file is told what is wrong with them
  }
  return written(lines, rolls, tool.slice(0, MOST_ROLLS));
}
