// TIME Stories Revolution: The Hadal Project. 1-4 agents; every Azrak, test, Update and conflict of a mission.
import { fresh, type Game, startOf } from '../kit';
import { act } from './act';
import { card } from './card';
import { end } from './end';
import { group } from './group';
import { item } from './item';
import { link } from './link';
import { more } from './more';
import { rest, split } from './rest';
import { setup } from './setup';
import { deal, type Hadal } from './state';
import { go, phases, settle } from './table';
import { broken, kept, lists, outcome, restart, tracks, words } from './tracks';
import { trial } from './trial';
import { visit } from './visit';

const hadal: Game<Hadal> = {
  id: 'hadal',
  title: 'The Hadal Project',
  version: 6,
  migrate: (old, version) => (version > 3 && version < 6 ? old : undefined), // only the way through some steps is another
  seatNames: 'Agent 1,Agent 2,Agent 3,Agent 4',
  questions: () => [
    { name: 'Players', dial: [1, 4, 2] },
    { name: 'Destiny', options: ['Device', 'Table'] },
    { name: 'Odds', options: words('odds'), when: answers => !answers[1] },
    { name: 'Prompts', options: ['Full', 'Short'] },
    { name: 'Item register', options: ['Off', 'On'] },
    { name: 'Talk minutes', dial: [0, 15, 0] },
  ],
  seats: answers => (answers[0] < 2 ? 2 : answers[0]), // alone, with two receptacles [HA-001]
  begin: (answers, seats) => {
    const s: any = fresh<Hadal>('setup.role', seats, startOf(kept(), 0, lists({} as Hadal)));
    'players table odds brief register talk'.split(' ').map((key, i) => (s[key] = answers[i]));
    return restart(s);
  },
  tracks,
  broken,
  corrected: (s, track) => {
    if (track == 'seenAll')
      s.seen = 0; // counted anew [HA-067]
    else deal(s, s.drawn); // what is in the pile, or a card's value
    if (s.at.slice(0, 7) == 'rest.sh') s.at = split(s); // what there is to share
  },
  phases,
  // with the open discard where it matters [HA-061]
  show: s => (!s.table && ['test', 'more'].includes(s.at.slice(0, 4)) ? ['drawn', 'pool', 'loc'] : ['vortex', 'mr', 'pool', 'card']),
  jumped: (s, from) => {
    const to = phases(s).find(to => to[0] == s.at);
    if (!to[2])
      s.back = from; // when the mission is not over, it goes on there
    else {
      go(s, +to[2]);
      if (s.link) {
        s.back = [s.at]; // the link comes first [HA-140]
        s.at = 'link.broken';
      } else if (s.phase == 2) s.at = settle(s, s.at); // an action that was left is complete [HA-144]
    }
  },
  triggers: s => (s.link ? 'link.broken' : undefined), // [HA-140]
  status: s => 'Run ' + s.run + ' R' + s.round + ' ' + s.names[s.tc - 1], // a name of ten letters fits the title, too
  result: s => (s.at == 'end.final' ? outcome(s) : ''),
  chapters: { setup, visit, act, test: trial, card, link, group, rest, item, more, end },
};

export default hadal;
