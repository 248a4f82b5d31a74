// Undo and redo of the open play: honest about dice that everybody has seen, and about time that has passed.
import { wordsOf } from '../../games/engine';
import type { Device } from './device';
import { doneReading, FEW, roomToRead } from './memory';
import { watchGame } from './turn';

/** What an undo over dice does, in the settings. */
const ASKS = 1,
  THROWS_ANEW = 2;

/** The second of play at which the clock of the game is up; 0 when none runs, or the rules fail at this question. */
function untilOf(device: Device): number {
  try {
    return device.session!.ask().until || 0;
  } catch (_) {
    return 0;
  }
}

function knownNow(dice: number): string {
  return dice === 1 ? '1 die is known now.' : `${dice} dice are known now.`;
}

/** Nobody gets time back: what the answer took is still gone, and, if the same clock runs, what has passed since. Without a clock that time is nobody's. */
function keepTime(device: Device, seconds: number, until: number, waited: number): void {
  const now = untilOf(device),
    stopped = device.time.stopped();
  if (!now) {
    device.time.seconds();
    return;
  }
  device.time.goOnFrom(seconds * 1000 + (now === until ? waited : 0));
  if (stopped) device.time.stop();
}

/** The play will be read again, which takes a while, and memory. */
function roomToGoBack(device: Device): void {
  device.painter.busy('Going back...');
  device.session!.rest(); // the question goes first
  roomToRead(device, FEW);
}

/** Takes the last step back, and says which. Nothing: it has asked first, or there is nothing to take back. */
export function undoStep(device: Device): string | undefined {
  const session = device.session!,
    { depth } = session.journal,
    dice = session.diceToUndo(),
    how = dice ? device.settings.undo : 0;
  if (how === ASKS && device.sure !== depth) {
    device.sure = depth;
    device.say(`${dice === 1 ? '1 die' : `${dice} dice`} would be known then. Hold BACK again to undo.`);
    return undefined;
  }
  const until = untilOf(device),
    waited = device.time.passed(),
    { played } = session.state(),
    steps = session.steps(),
    isFar = session.isFar();
  let undone: string | undefined;
  if (isFar) roomToGoBack(device);
  try {
    undone = session.undo();
  } finally {
    if (isFar) doneReading(device, steps);
  }
  if (undone === undefined) {
    device.say('This is where the history starts.', 'error');
    return undefined;
  }
  keepTime(device, played - session.state().played, until, waited);
  if (how === THROWS_ANEW) session.anew(device.pool.stream()[0]);
  if (device.background && device.background.game) watchGame(device, session.ask());
  const told = how === THROWS_ANEW ? 'They will be thrown anew.' : knownNow(dice);
  device.say(`Undone: ${undone}${dice ? `\n${told}` : ''}`);
  return undone;
}

/** Does again what was undone last. Its time is counted with it, so it does not wait a second time. */
export function redoStep(device: Device): string | undefined {
  const session = device.session!,
    { played } = session.state(),
    done = session.redo();
  if (done === undefined) {
    device.say('There is nothing to redo.', 'error');
    return undefined;
  }
  if (untilOf(device)) device.time.count(Math.min(device.time.pending(), session.state().played - played));
  if (device.background && device.background.game) watchGame(device, session.ask());
  device.say(`Again: ${done}`);
  return done;
}

/** What a redo would do again, in words; '' when nothing was undone. Builds the question, which takes a while: ask once. */
export function undoneLast(device: Device): string {
  const session = device.session,
    { journal } = session || {},
    entry = journal && journal.depth < journal.top ? session!._entry(journal.depth + 1) : undefined;
  if (!entry) return '';
  const words = wordsOf(session!, entry);
  session!.rest(); // a tool stands above the game: its question would only take memory
  return words;
}
