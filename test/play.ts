// Plays a game in a test by the words on the screen, on flash that can be looked at.
import { type Fate, type Game, newPlay, openJournal, openRing, questionsOf, Session, type State, stream } from '../games/kit';
import { crc32 } from '../hal/crc';
import { type MockFlash, mockFlash } from '../hal/mock';

export interface Player<S> {
  s: S;
  flash: MockFlash;
  fate: Fate;
  session: Session;
  owner: number;
  says(): string;
  /** The labels that are offered. */
  offers(): string[];
  pick(...labels: string[]): void;
  dial(...values: number[]): void;
  ok(times?: number): void;
  /** The next dice, in order. */
  dice(...faces: number[]): Player<S>;
  /** Switches the power off and on again. */
  crash(): void;
}

/** Answers to the set-up by the question's name: a number for a dial, the option's words otherwise. */
export type Answers = { [question: string]: number | string };

export function answersOf(game: Game<any>, answers: Answers): number[] {
  const questions = questionsOf(game);
  for (const name of Object.keys(answers)) if (!questions.some(q => q.name == name)) throw new Error('No question "' + name + '"');
  return questions.map(question => {
    const given = answers[question.name];
    const start = question.dial ? question.dial[2] : question.start || 0;
    if (given === undefined) return start;
    if (typeof given == 'number') return given;
    const index = (question.options || []).indexOf(given);
    if (index >= 0) return index;
    // two questions may have one name: another table is asked with other options
    if (!questions.some(q => q.name == question.name && q.options?.includes(given)))
      throw new Error('No option "' + given + '" for ' + question.name);
    return start;
  });
}

export function begin<S extends State>(game: Game<S>, answers: Answers = {}, seed = 1, names?: string[]): Player<S> {
  const flash = mockFlash(),
    fate: Fate = { forced: [], byHand: false, given: [], wanted: 0 };
  const numbers = answersOf(game, answers),
    seats = game.seats(numbers),
    state = game.begin(numbers, seats);
  state.names = (names || game.seatNames.split(',')).slice(0, seats);
  state.luck = stream(seed, seed, seed);
  const ring = () => openRing(flash, crc32);
  const owner = newPlay(ring(), game.id, game.version, 'Test', state);
  const open = () => {
    const r = ring();
    r.running = owner;
    return new Session(game, openJournal(r, owner), fate);
  };
  const player: Player<S> = {
    flash,
    fate,
    owner,
    session: open(),
    get s() {
      return player.session.state() as S;
    },
    says: () => player.session.ask().say,
    offers: () => (player.session.ask().pick || []).map(option => option[0]),
    pick(...labels) {
      for (const label of labels) {
        const index = player.offers().indexOf(label);
        if (index < 0) throw new Error('"' + label + '" is not offered at "' + player.says() + '": ' + player.offers().join(' | '));
        player.session.answer(index, 1);
      }
    },
    dial(...values) {
      for (const n of values) {
        if (!player.session.ask().dial) throw new Error('No dial at "' + player.says() + '"');
        player.session.answer(n, 1);
      }
    },
    ok(times = 1) {
      while (times-- > 0) {
        const ask = player.session.ask();
        if (ask.pick || ask.dial) throw new Error('Not a plain ok at "' + ask.say + '"');
        player.session.answer(0, 1);
      }
    },
    dice(...faces) {
      fate.forced = faces;
      return player;
    },
    crash() {
      flash.failAfter();
      player.session = open();
    },
  };
  return player;
}
