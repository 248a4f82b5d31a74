// TIME Stories Revolution: The Hadal Project. 1-4 agents; every Azrak, test, Update and conflict of a mission.
// [HA-076] is a rule by its number: `grep -rn HA-076 test/games/hadal` shows it as a sentence. docs/games/hadal.md lists which numbers are in which file.
import type { Game } from '../kit';
import { comesFirst } from './azrak';
import { between } from './between-locations-phase';
import { cards } from './cards';
import { conflict } from './conflicts';
import { broken, corrected, hidden, lists, tables } from './corrections';
import { actions, discovery } from './discovery-phase';
import { items } from './items-and-tokens';
import { light, switchTo } from './light';
import { end, outcome } from './mission-end';
import { help, reference, words } from './reference';
import { phases } from './round';
import { begin, questions, setup } from './setup';
import { type Hadal, isInChapter } from './state';
import { test } from './tests';
import { timeCaptain } from './time-captain-phase';
import { link } from './updates';

/** The values below a question: the open discard where it matters [HA-061], Azrak, cards in front. */
function show(s: Hadal): string[] {
  const atDestiny = ['test', 'help'].some(chapter => isInChapter(s.at, chapter)) || s.at === 'light.support';
  if (atDestiny && !s.ownCards) return ['discard', 'pool', 'azrakOn'];
  return s.light ? ['vortex', 'missionReturn', 'pool'] : ['vortex', 'missionReturn', 'pool', 'cardInFront'];
}

/** An absent agent is like an ejected one: no action, no support, no swap, no share [HA-131]. */
function sitsOut(s: Hadal, seat: number): string {
  if (s.seats.length < 3) return 'Two agents have to stay.';
  if (s.phase === 'Set-up') return 'Finish set-up first.';
  if (seat === s.timeCaptain) return 'The Time Captain leads the round and stays.';
  if (s.groupConflict || s.personalConflict[seat]) return 'The conflict comes first.';
  if (s.cardInFront[seat]) return 'Stand by first: the card goes back.';
  if (s.ejected[seat]) return 'Wait until all leave: only then the agent is back.';
  return s.back.length ? 'Finish what you are doing first.' : '';
}

const hadal: Game<Hadal> = {
  id: 'hadal',
  title: 'The Hadal Project',
  version: 2,
  seatNames: 'Agent 1,Agent 2,Agent 3,Agent 4',
  questions,
  seats: answers => Math.max(2, answers.Players), // alone, with two receptacles [HA-001]
  begin,
  tables,
  lists,
  hidden,
  broken,
  corrected,
  show,
  phases,
  interrupts: { 'link.broken': comesFirst }, // then back to where play was going [HA-140]
  switchTo,
  sitsOut,
  words,
  reference,
  status: s => `Run ${s.run} R${s.round} ${s.names[s.timeCaptain]}`, // a name of ten letters fits the title, too
  result: s => (s.at === 'end.final' ? outcome(s) : ''),
  chapters: { setup, timeCaptain, discovery, actions, light, test, cards, link, conflict, between, items, help, end },
};

export default hadal;
