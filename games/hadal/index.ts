// TIME Stories Revolution: The Hadal Project. 1-4 agents; every Azrak, test, Update and conflict of a mission.
import { fresh, type Game } from '../kit';
import { act } from './act';
import { card } from './card';
import { end } from './end';
import { group } from './group';
import { item } from './item';
import { link } from './link';
import { more } from './more';
import { rest } from './rest';
import { setup } from './setup';
import { type Hadal, restart } from './state';
import { captain } from './table';
import { broken, outcomes, tracks } from './tracks';
import { trial } from './trial';
import { visit } from './visit';

const hadal: Game<Hadal> = {
  id: 'hadal',
  title: 'The Hadal Project',
  version: 1,
  seatNames: ['Agent 1', 'Agent 2', 'Agent 3', 'Agent 4'],
  setup: [
    { name: 'Players', dial: [1, 4, 2] },
    { name: 'Destiny', options: ['Device', 'Table'] },
    { name: 'Odds', options: ['When seen', 'Always', 'Never'], when: answers => !answers[1] },
    { name: 'Prompts', options: ['Full', 'Short'] },
    { name: 'Item register', options: ['Off', 'On'] },
    { name: 'Talk minutes', dial: [0, 15, 0] },
  ],
  seats: answers => Math.max(2, answers[0]), // alone, with two receptacles [HA-001]
  begin: (answers, seats) => {
    const own: any = {
      rulings: 0,
      run: 1,
      // Chae-Rin's card is in the rulebook; the other cards, the box and Destiny are the spec's defaults
      sheet: [8, 1, 3, 3, 2, 2, 8, 2, 2, 2, 0, 0, 8, 2, 2, 2, 0, 0, 8, 2, 2, 2, 0, 0],
      box: 32,
      destiny: [-2, -1, 0, 0, 1, 2],
      symbol: [0, 1, 2],
    };
    'players table odds brief register talk'.split(' ').forEach((key, i) => {
      own[key] = answers[i];
    });
    return restart(fresh<Hadal>('setup.role', seats, own), seats);
  },
  tracks,
  broken,
  phases: s => [
    ['visit.choose', 'Choose location'],
    ['visit.recon', 'Recon'],
    ['act.menu', 'Actions'],
    [s.group ? 'group.turn' : 'group.swaps', 'Group conflict'],
    ['rest.update', 'Update'],
    ['rest.swaps', 'Swaps'],
    ['rest.captain', 'New TC'],
    ['end.over', 'Mission over'],
  ],
  triggers: s => (s.link ? 'link.broken' : undefined), // [HA-140]
  status: s => 'Run ' + s.run + ', round ' + s.round + ', ' + captain(s),
  result: s => (s.at == 'end.final' ? outcomes(s.missionOver)[0] + ', Mission Return ' + s.mr : ''),
  chapters: { setup, visit, act, test: trial, card, link, group, rest, item, more, end },
};

export default hadal;
