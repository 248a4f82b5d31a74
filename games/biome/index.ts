// Biome: a co-operative escape. The device runs the board turn, keeps cool-downs, and watches keys and camps; in Full it follows every action, too.
import { fresh, type Game, isBusy, who } from '../kit';
import { account } from './account';
import { allies } from './ally-camps';
import { board, goOn, startBoard } from './board-turn';
import { captured } from './captured';
import { caravans } from './caravans';
import { coolDowns } from './cool-downs';
import { broken, corrected, isOver, isWarned } from './corrections';
import { ending, verdict } from './ending';
import { exploration } from './exploration';
import { reference, words } from './glossary';
import { handling } from './handling';
import { kits } from './kits';
import { light } from './light';
import { looking } from './looking';
import { movement } from './movement';
import { questions } from './questions';
import { raids } from './raids';
import { gang } from './roaming-gang';
import { saidAloud } from './said-aloud';
import { setup } from './setup';
import { type Biome, forgetHeaps, start } from './state';
import { supplies } from './supplies';
import { hidden, lists, tables } from './tracks';
import { turn } from './turn';
import { beginTurnAnew, turnStep } from './turn-order';
import { using } from './using';

const biome: Game<Biome> = {
  id: 'biome',
  title: 'Biome',
  version: 2,
  seatNames: 'P1,P2,P3,P4,P5,P6,P7,P8',
  questions,
  seats: answers => answers.Players,
  begin(answers, seats) {
    const s = fresh<Biome>('setup.list', seats, start(answers, seats), answers);
    if (s.light) forgetHeaps(s);
    return s;
  },
  tables,
  lists,
  hidden,
  phases: s => [
    {
      step: turnStep(s),
      name: 'Player turn',
      enter: beginTurnAnew,
    },
    { step: 'setup.list', name: 'Set-up', enter: () => (s.ends = 0) },
    { step: 'board.start', name: 'Board turn', enter: () => startBoard(s, 'Farms') },
    { step: 'board.injuries', name: 'Injuries', enter: () => startBoard(s, 'Injuries') },
    { step: 'board.allies', name: 'Ally camps', enter: () => startBoard(s, 'Ally camps') },
    { step: 'board.mercsMove', name: 'Mercs', enter: () => startBoard(s, 'Mercs') },
    { step: 'board.gangMoves', name: 'Gang', enter: () => startBoard(s, 'Gang') },
    { step: 'board.parties', name: 'Parties', enter: () => startBoard(s, 'Parties') },
    { step: 'board.enemies', name: 'Enemy camps', enter: () => startBoard(s, 'Enemy camps') },
  ],
  chapters: {
    setup,
    turn,
    light,
    movement,
    exploration,
    handling,
    using,
    kits,
    looking,
    caravans,
    allies,
    supplies,
    saidAloud,
    captured,
    board,
    raids: (s, t) => raids(s, t, () => goOn(s, t)),
    gang: (s, t) => gang(s, t, () => goOn(s, t)),
    coolDowns,
    account,
    ending,
  },
  interrupts: { 'ending.over': isOver, 'ending.warn': isWarned },
  corrected,
  broken,
  /** Who leads the round stays: the board's turn comes after theirs. It goes by the places of the seats. */
  sitsOut(s, seat) {
    if (seat === s.firstPlayer) return 'The first player leads the round and stays.';
    return s.boardStep !== 'None' || s.phase === 'Set-up' ? 'Finish set-up or the board turn first.' : isBusy(s, seat);
  },
  /** Light leaves to the table what Full must know: where everybody stands, and what lies on the camps. */
  switchTo(s, isLight) {
    if (!isLight) return 'Full must know what lies where. Begin a new play for it.';
    if (s.at === 'light.turn' || s.back.length) return 'Finish what you are doing first.';
    if (s.at.slice(0, 5) === 'turn.') s.at = 'light.turn';
    else if (s.at.slice(0, 6) !== 'setup.' && s.at !== 'board.start') return 'Finish what you are doing first.';
    forgetHeaps(s);
    return '';
  },
  clock: s => (s.clock && s.ends && (s.ends > 1 || s.at === turnStep(s)) ? { until: s.ends, late: 'turn.late' } : undefined), // the table may switch it off
  words,
  reference,
  status: s => `Round ${s.round}, ${who(s)}`,
  result: s => (s.at === 'ending.over' ? verdict(s).replace('\n', ': ') : ''),
};

export default biome;
