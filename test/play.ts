// Plays a game in a test by the words on the screen, on flash that can be looked at.
import { type Fate, newPlay, openJournal, openRing, Session, stream } from '../games/engine';
import {
  answersBy,
  type Game,
  type Given,
  type Next,
  offeredOf,
  optionsOf,
  packed,
  placeInBook,
  type Question,
  type SetupQuestion,
  type State,
  startOfList,
  usualAnswer,
} from '../games/kit';
import { crc32 } from '../hal/crc';
import { type MockFlash, mockFlash } from '../hal/mock';
import { checkRules } from './mistakes';

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
  /** Marks these and no others, and goes on. */
  mark(...labels: string[]): void;
  /** Gives a number for each. */
  count(...numbers: number[]): void;
  ok(times?: number): void;
  /** The next dice, in order. */
  dice(...faces: number[]): Player<S>;
  /** Switches the power off and on again. */
  crash(): void;
}

/** The question as people see it: the labels that are offered, the reasons against the others, a dial's ends, chances, the page. */
export function shown(session: Session) {
  session._asked = undefined; // a test may have changed the state by hand
  const ask = session.ask();
  return {
    ...ask,
    pick: ask.options && offeredOf(ask).map((option): [label: string, next?: Next] => [option.label, option.then ?? ask.then]),
    cannot: optionsOf(ask).flatMap(({ label, not }): [string, string][] => (not ? [[label, not]] : [])),
    odds: ask.odds?.map(({ label, ways, of }): [label: string, ways: number, of: number] => [label, ways, of]),
    dial: ask.dial && ([ask.dial.min, ask.dial.max, ask.dial.start] as [number, number, number]),
    why: placeInBook(ask) || undefined,
  };
}

/** Gives one of the answers that are offered: the same one for the same number. */
export function answerAny(session: Session, n: number, seconds = 1): void {
  const ask = session.ask(),
    offered = offeredOf(ask);
  if (offered.length) session.answer(optionsOf(ask).indexOf(offered[n % offered.length]), seconds);
  else session.answer(ask.dial ? ask.dial.start : packed(ask, startOfList(ask)), seconds);
}

/** The command of the bench that goes on where nothing is chosen from a list: marks and counts as they stand at first. */
export function goOn(ask: Question): string {
  const list = startOfList(ask);
  if (ask.marks) return `mark ${list.map(place => ask.marks![place]!.label).join(', ')}`.trim();
  if (ask.counts) return `count ${list.join(' ')}`;
  return ask.dial ? `dial ${ask.dial.start}` : 'ok';
}

/** Answers to the set-up by the question's name: a number for a dial, the option's words otherwise. */
export type Answers = { [question: string]: number | string };

export function answersOf(game: { questions(): Omit<SetupQuestion, 'when'>[] }, answers: Answers): Given {
  const questions = game.questions();
  for (const name of Object.keys(answers)) if (!questions.some(q => q.name === name)) throw new Error(`No question "${name}"`);
  return questions.map(question => {
    const given = answers[question.name];
    const start = usualAnswer(question);
    if (given === undefined) return start;
    if (typeof given === 'number') return given;
    const index = (question.options || []).indexOf(given);
    if (index >= 0) return index;
    if (question.own) return given;
    // two questions may have one name: another table is asked with other options
    if (!questions.some(q => q.name === question.name && q.options?.includes(given)))
      throw new Error(`No option "${given}" for ${question.name}`);
    return start;
  });
}

export function begin<S extends State>(game: Game<S>, answers: Answers = {}, seed = 1, names?: string[]): Player<S> {
  const flash = mockFlash(),
    fate: Fate = { forced: [], byHand: false, given: [], wanted: 0 };
  const given = answersBy(game.questions(), answersOf(game, answers)),
    seats = game.seats(given),
    state = game.begin(given, seats);
  state.names = (names || game.seatNames.split(',')).slice(0, seats);
  state.luck = stream(seed, seed, seed);
  const ring = () => openRing(flash, crc32);
  const owner = newPlay(ring(), game.id, game.version, 'Test', state);
  const open = () => {
    const r = ring();
    r.running = owner;
    return new Session(game, openJournal(r, owner), fate);
  };
  /** Answers, and looks for what an author may have done wrong. */
  const answer = (value: number) => {
    const from = player.session.state().at;
    player.session.answer(value, 1);
    checkRules(player.session, from);
  };
  const fresh = () => {
    player.session._asked = undefined;
    return player.session;
  };
  const player: Player<S> = {
    flash,
    fate,
    owner,
    session: open(),
    get s() {
      player.session._asked = undefined; // a test may change it by hand
      return player.session.state() as S;
    },
    says: () => fresh().ask().say,
    offers: () => offeredOf(fresh().ask()).map(option => option.label),
    pick(...labels) {
      for (const label of labels) {
        const index = optionsOf(fresh().ask()).findIndex(option => option.label === label && !option.not);
        if (index < 0) throw new Error(`"${label}" is not offered at "${player.says()}": ${player.offers().join(' | ')}`);
        answer(index);
      }
    },
    dial(...values) {
      for (const n of values) {
        if (!player.session.ask().dial) throw new Error(`No dial at "${player.says()}"`);
        answer(n);
      }
    },
    mark(...labels) {
      const ask = fresh().ask(),
        offered = (ask.marks || []).map(({ label, not }) => (not ? '' : label));
      for (const label of labels)
        if (!offered.includes(label)) throw new Error(`"${label}" cannot be marked at "${ask.say}": ${offered.join(' | ')}`);
      answer(
        packed(
          ask,
          labels.map(label => offered.indexOf(label)),
        ),
      );
    },
    count(...numbers) {
      const ask = fresh().ask();
      if (ask.counts?.labels.length !== numbers.length) throw new Error(`Not ${numbers.length} counts at "${ask.say}"`);
      answer(packed(ask, numbers));
    },
    ok(times = 1) {
      while (times-- > 0) {
        const ask = player.session.ask();
        if (ask.options || ask.dial || ask.marks || ask.counts) throw new Error(`Not a plain ok at "${ask.say}"`);
        answer(0);
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
