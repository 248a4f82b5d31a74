// LOOP: Life Of Ordinary People. Basic, Competitive, Cooperative and Solo mode for 1 to 6 players: the game as one object.
import { back, each, fresh, type Game, isBusy, questionRows, type State, today, who } from '../kit';
import { ability } from './ability';
import { alert } from './alert';
import { buy } from './buy';
import { consume } from './consume';
import { effect } from './effect';
import { end, outcome } from './end';
import { event } from './event';
import { favour } from './favour';
import { finish } from './finish';
import { words } from './glossary';
import { inPlay, note, on, types } from './rules';
import { setup } from './setup';
import { ACTED, BRIEF, COLLECTOR, COOP, LATE, LIVE, type Loop, MAIN, RAIN, SKINNER, SOLO, TOLD } from './state';
import { eventName } from './texts';
import { blank, broken, track, tracks, tracksOnTop, tracksUnder } from './tracks';
import { turn } from './turn';
import { work } from './work';

/** What must come first. Each of these ends what called it. */
const triggers = (s: Loop): string =>
  s.news.length
    ? 'alert.news'
    : s.due.length
      ? 'alert.card'
      : s.endLatch && !(s.mark & TOLD)
        ? 'alert.last'
        : (!(s.mark & ACTED) && ((on(s, COLLECTOR) && types(s, s.seat) == 31) || (on(s, RAIN) && s.spent > 3))) ||
            (on(s, SKINNER) && ((s.buySlots < 5 && s.matDeck) || s.actSlots < 5))
          ? 'alert.acts'
          : '';

/** By BASIC and its like. */
const modes = () => ['Basic', 'Competitive', 'Cooperative', 'Solo'];

const loop: Game<Loop> = {
  id: 'loop',
  title: 'LOOP',
  version: 1,
  seatNames: 'Red,Blue,Green,Yellow,White,Black',
  questions: () =>
    questionRows(
      `Mode,${modes().join('/')},Basic leaves EVENTS out. Solo is for one.
Players,2 6 2,How many of you play.
Event deck,Device/Cards,Device: it draws the EVENTS and their deck stays in the box.
Prompts,Full/Short,Short leaves out what only reminds.
Turn minutes,0 9 0,A clock for each turn. 0: none.`,
      (name, answers) => (name == 'Players' ? answers.Mode != 'Solo' : name != 'Event deck' || answers.Mode != 'Basic'),
    ),
  seats: answers => (answers.Mode == 'Solo' ? 1 : answers.Players),
  begin(answers, seats) {
    const mode = modes().indexOf(answers.Mode),
      sets = 2 - ((seats - 1) >> 1),
      s: any = fresh<State>(mode == SOLO ? 'setup.board' : 'setup.first', seats, {});
    return Object.assign(s, blank(s, seats), {
      mode,
      n: seats,
      style: (answers['Event deck'] == 'Cards' ? 1 : 0) + (answers.Prompts == 'Short' ? BRIEF : 0),
      timer: answers['Turn minutes'],
      matDeck: 25 - 5 * sets,
      matRemoved: 5 * sets,
      favDeck: mode < COOP ? 30 : 0,
      hand: each(seats, mode < COOP ? 0 : 5),
      secret: [],
      shares: [],
      used: [],
      due: [],
      news: [],
    });
  },
  tracks,
  track,
  tracksOnTop,
  tracksUnder,
  phases: () => [
    { step: 'turn.start', name: 'Turn' },
    { step: MAIN, name: 'Actions' },
    { step: 'finish.end', name: 'Turn end' },
    { step: 'event.flip', name: 'Events' },
    { step: 'end.score', name: 'Scores' },
  ],
  chapters: {
    setup: (s, t) => today(setup(s, t)),
    turn: (s, t) => today(turn(s, t)),
    work: (s, t) => today(work(s, t)),
    buy: s => today(buy(s)),
    consume: (s, t) => today(consume(s, t)),
    favour: s => today(favour(s)),
    effect: s => today(effect(s)),
    ability: (s, t) => today(ability(s, t)),
    alert: (s, t) => today(alert(s, t)),
    finish: (s, t) => today(finish(s, t)),
    event: (s, t) => today(event(s, t)),
    end: s => today(end(s)),
  },
  clock: s =>
    s.ends
      ? {
          until: s.ends,
          late: () => {
            s.ends = 0; // that time is up is only told
            note(s, LATE, s.seat);
            return '<';
          },
        }
      : undefined,
  triggers,
  corrected: (s, track) => {
    if (track == 'activeEvent') s.mark &= ~ACTED; // another one has not acted yet
    if (/acts|last$/.test(s.at) && triggers(s) != s.at) s.at = back(s); // what was told is not so
    return '';
  },
  /** Beyond the start of a turn an EVENT in force acts, also when nobody has begun the turn (LO-167). From set-up the first round begins, with its EVENTS. */
  jumped: s => {
    if (!s.round) {
      s.round = 1;
      s.eventDeck = inPlay(s);
    }
    if (s.at != 'turn.start') s.mark |= LIVE;
  },
  broken,
  /** A turn is skipped: nobody does anything to an absent player, and the last round is everybody's. */
  sitsOut: (s, seat) =>
    s.seats.length < 3
      ? 'Two of you have to stay.'
      : !s.round
        ? 'Finish set-up first.'
        : s.endLatch
          ? 'It is the last round: everybody plays it.'
          : isBusy(s, seat),
  words,
  inForce: s => (s.activeEvent ? eventName(s.activeEvent) : ''),
  status: s => 'Round ' + s.round + ', ' + who(s) + (s.endLatch ? ', last' : ''),
  result: s => (s.at == 'end.score' ? outcome(s) : ''),
};

export default loop;
