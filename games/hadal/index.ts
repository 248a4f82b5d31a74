// TIME Stories Revolution: The Hadal Project. 1-4 agents; every Azrak, test, Update and conflict of a mission.
import { type Answers, fresh, type Game } from '../kit';
import { actions } from './actions';
import { broken, refillVortex } from './azrak';
import { between } from './between-locations-phase';
import { link } from './broken-link';
import { cards } from './cards';
import { conflict } from './conflicts';
import { deal } from './destiny';
import { discovery } from './discovery-phase';
import { help } from './help';
import { items } from './items-and-tokens';
import { jumped } from './jump';
import { end, outcome } from './mission-end';
import { roundSteps } from './round';
import { restart } from './run';
import { setup } from './setup';
import { ALWAYS_SHORT, captain, type Hadal } from './state';
import { test } from './tests';
import { timeCaptain } from './time-captain-phase';
import { pieces, startOfKept, tracks } from './tracks';
import { proposeShare } from './updates';
import { oddsWords, promptWords } from './words';

const FULL = 'Full: cards, too',
  LIGHT = 'Light: Azrak, tests';

const isFull = (answers: Answers) => answers.Mode === FULL;

function begin(answers: Answers, seats: number): Hadal {
  const s = fresh<Hadal>('setup.role', seats, startOfKept());
  s.light = answers.Mode === LIGHT ? 1 : 0;
  s.players = answers.Players;
  s.ownCards = answers.Destiny === 'Table' ? 1 : 0;
  s.odds = oddsWords().indexOf(answers.Odds);
  s.prompts = s.light ? ALWAYS_SHORT : promptWords().indexOf(answers.Prompts);
  s.register = !s.light && answers['Item register'] === 'On' ? 1 : 0;
  s.talkMinutes = answers['Talk minutes'];
  return restart(s);
}

/** What else follows from a correction by the table. */
function corrected(s: Hadal, track: string): undefined {
  if (s.phase && ['pool', 'missionReturn', 'azrakOn'].includes(track)) refillVortex(s);
  if (track === 'seenAll')
    s.seen = 0; // counted anew [HA-067]
  else deal(s, s.drawn); // what is in the pile, or a card's value
  if (s.at === 'between.share' || s.at === 'between.shift') s.at = proposeShare(s); // what there is to share
}

/** The open discard where it matters [HA-061]. */
function show(s: Hadal): string[] {
  const atDestiny = s.at.slice(0, 5) === 'test.' || s.at.slice(0, 5) === 'help.';
  if (atDestiny && !s.ownCards) return ['drawn', 'pool', 'azrakOn'];
  return s.light ? ['vortex', 'missionReturn', 'pool'] : ['vortex', 'missionReturn', 'pool', 'cardInFront'];
}

const hadal: Game<Hadal> = {
  id: 'hadal',
  title: 'The Hadal Project',
  version: 1,
  seatNames: 'Agent 1,Agent 2,Agent 3,Agent 4',
  questions: () => [
    { name: 'Mode', changes: 'How much the device does: all steps, or only Azrak and tests.', options: [FULL, LIGHT] },
    { name: 'Players', changes: 'How many of you play. Alone you lead two Receptacles.', dial: [1, 4, 2] },
    { name: 'Destiny', changes: 'Who draws Destiny: the device, or you from your own cards.', options: ['Device', 'Table'] },
    { name: 'Odds', changes: 'When a test shows its chances.', options: oddsWords(), when: answers => answers.Destiny === 'Device' },
    { name: 'Prompts', changes: 'Short leaves out what only reminds.', options: promptWords(), when: isFull },
    { name: 'Item register', changes: 'The device keeps who has which Item.', options: ['Off', 'On'], when: isFull },
    { name: 'Talk minutes', changes: 'A clock for the talk between Missions. 0: none.', dial: [0, 15, 0] },
  ],
  seats: answers => Math.max(2, answers.Players), // alone, with two receptacles [HA-001]
  begin,
  tracks,
  pieces,
  broken,
  corrected,
  jumped,
  show,
  phases: s => roundSteps(s).map(({ step, name }) => [step, name]),
  triggers: s => (s.brokenLink ? 'link.broken' : undefined), // [HA-140]
  status: s => `Run ${s.run} R${s.round} ${s.names[captain(s)]}`, // a name of ten letters fits the title, too
  result: s => (s.at === 'end.final' ? outcome(s) : ''),
  chapters: { setup, timeCaptain, discovery, actions, test, cards, link, conflict, between, items, help, end },
};

export default hadal;
