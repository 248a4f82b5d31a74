// TIME Stories Revolution: The Hadal Project. 1-4 agents; every Azrak, test, Update and conflict of a mission.
import type { Game } from '../kit';
import { actions } from './actions';
import { broken } from './azrak';
import { between } from './between-locations-phase';
import { link } from './broken-link';
import { cards } from './cards';
import { conflict } from './conflicts';
import { corrected } from './corrections';
import { discovery } from './discovery-phase';
import { help } from './help';
import { items } from './items-and-tokens';
import { jumped } from './jump';
import { end, outcome } from './mission-end';
import { begin, questions } from './questions';
import { roundSteps } from './round';
import { setup } from './setup';
import { captain, type Hadal } from './state';
import { test } from './tests';
import { timeCaptain } from './time-captain-phase';
import { pieces, tracks } from './tracks';

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
  questions,
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
