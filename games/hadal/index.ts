// TIME Stories Revolution: The Hadal Project. 1-4 agents; every Azrak, test, Update and conflict of a mission.
import { fresh, type Game } from '../kit';
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
import { choose, go, phases } from './table';
import { broken, lasting, outcome, restart, tracks, words } from './tracks';
import { trial } from './trial';
import { visit } from './visit';

const hadal: Game<Hadal> = {
  id: 'hadal',
  title: 'The Hadal Project',
  version: 5,
  migrate: (old, version) => {
    if (version == 4) return old; // only the way through some steps is another
    if (version != 3) return undefined;
    old.azrak = [];
    old.skills = old.order = old.help = ''; // a group conflict goes on in board order
    old.sheet.map((n: number, i: number) => (i % 6 ? (old.skills += n > 9 ? 9 : n) : old.azrak.push(n)));
    delete old.sheet;
    for (const key of ['role', 'scope', 'itemAt']) old[key] = old[key].join('');
    return old;
  },
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
    const s: any = fresh<Hadal>('setup.role', seats, lasting());
    'players table odds brief register talk'.split(' ').map((key, i) => (s[key] = answers[i]));
    s.symbol = [0, 1, 2];
    s.destiny = [-2, -1, 0, 0, 1, 2];
    return restart(s);
  },
  tracks,
  broken,
  corrected: (s, track) => {
    if (track == 'seenAll')
      s.seen = 0; // counted anew [HA-067]
    else deal(s, s.drawn); // what is in the pile, or a card's value
    if (/^rest.sh/.test(s.at)) s.at = split(s); // what there is to share
  },
  phases,
  jumped: s => {
    for (const to of phases(s)) if (to[2] && to[0] == s.at) go(s, +to[2], '');
    if (s.at == 'visit.choose') choose(s); // with a talk of its own
  },
  triggers: s => (s.link ? 'link.broken' : undefined), // [HA-140]
  status: s => 'Run ' + s.run + ' R' + s.round + ' ' + s.names[s.tc - 1], // a name of ten letters fits the title, too
  result: s => (s.at == 'end.final' ? outcome(s) : ''),
  chapters: { setup, visit, act, test: trial, card, link, group, rest, item, more, end },
};

export default hadal;
