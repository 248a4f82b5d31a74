// Every value of the game in one table: its name, where it lives, its limits, its start. For corrections, profiles and the first state.
import { each, type Track, type Tracks } from '../kit';
import { alphabet, figures, letter, type Tales, traits, unit, units } from './state';

export const tags = () => 'BATTERY/BIKE/CABLES/CLOTHES/CLUB/COMBUSTIBLE/COMPUTER/FIRE/GLUE/LOUD/MAKEUP/SHARP/KNOWLEDGE'.split('/');
export const combos = () => "CHEMICALS/DECOY/EXPLOSIVE/HIT 'N' RUN/INTERFACE/KNOCKOUT/PARTS/POWER/REACH/ROPE/TOW".split('/');

/**
 * Key (* printed on the players' copy), cells (k Kids, m Machines, a Anomalies, or their names), start,
 * and limits: a number, "from-to", words (+ counted from 1) or & flags. ~ stands for a list.
 */
const table = () =>
  `insight
enigma
pool,k,6,10
action,k,,10
exhausted,k,,1
upset,k,,1
scared,k,,1
injured,k,,6
favor,k,,Good/Neutral/Bad
grounded,k,,2
bonus,k,,4
nextBonus,k,,1
items,k,1,20
iconic,k,1,~Y
anomaly,a,,9
status,k,,Playing/Home/Late/Sick
locType,k,,~O/Home
restUsed,k,,&Rest/Free
chore,k,1,None/Active/Done/Claimed/Expired
machine,k,,-/~M
rumor,1/2/3/4,,~L
rumorUp,1/2/3/4,,~Y
mode,m,,ROUTINE/ALERT
modeLock,m,,None/Duplicate/Hack token/Alarmed
hackToken,m,,~Y
firewalls,m,,5
hackedBy,m,,-/~N
wrecked,m
round,,1,1-12
phase,,,School/Adventure/End
firstKid,,1,+~N
dupThisRound,,,~Y
prevFirmware,,,~Y
events,,,&~E
eventUsed,,,&~E
alarmInsight
alarmEnigma
gain,Solved/Failed/Pushed off,1,9
restLimit,,,~Y
counters,Dinosaur/Weed/Machine/Grown-up/Agent,,35
trackTokens,,,6
trouble,,,3
diary,1/2/3/4/5/6/7/8
participants,,,&~N
invested,k,,10
hacker,,,-/~N
space,,,6
half,,,Top/Lower
subtest,,,3
*strength,k,1,+~T
*weakness,k,1,+SKITTISH/DENSE/DULL/SLOW/WEAK
*home,k,,~L
*homeType,k,,~O
*iconicColor,k,,Black/~T
*iconicTag,k,,?/~G
*model,m,,~F
*class,m,,Worker/Warden/Watcher/Warrior
*ability,m,,None/ALARMED/ARMED/ESCAPEE/PREDICTABLE/SLOW REBOOT/UNPREDICTABLE
*spaces,m,3,1-5
*movement,m,2,9
*capacity,m,2,1-5
*combo,m,,?/~C
*sector,m,,-/A/B/C/D/E/F
*column,m,,8
*routineTrait,m,,Ask/~T
*routineIcon,m,,~I
*alertTrait,m,,Ask/~T
*alertIcon,m,1,~I
*schoolType,,,~O
*eventTrait,Astronomer/Tunnels/Library,2,+~T
*eventCost,,1,6
*squares,,3,2-6
*dialMax,Insight/Enigma,20`;

/** One line after the other: the whole table at once would not fit into memory. */
function walk(visit: (key: string, printed: boolean, cells: string, start: number, limits: string) => void): void {
  const text = table();
  for (let at = 0, end = 0; end < text.length; at = end + 1) {
    end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const line = text.slice(at, end).split(','),
      printed = line[0][0] == '*';
    visit(printed ? line[0].slice(1) : line[0], printed, line[1], +line[2] || 0, line[3] || '99');
  }
}

/** The first values, by Kid where there is one each; Machines come later. */
export function blank(kids: number): any {
  const own: any = {};
  walk((key, _, cells, n) => {
    own[key] = cells == 'k' ? each(kids, n) : cells == 'm' || cells == 'a' ? [] : cells ? each(cells.split('/').length, n) : n;
  });
  return own;
}

/** A Machine with the defaults; its figure is the first one that is not in play. */
export function addMachine(s: any): void {
  let figure = 0;
  while (s.model.indexOf(figure) >= 0) figure++;
  walk((key, _, cells, n) => {
    if (cells == 'm') s[key].push(key == 'model' ? figure : n);
  });
}

/** All of them, or the one that is wanted. */
export function tracks(s: Tales, only?: string): Tracks {
  const all: Tracks = {},
    lists: { [mark: string]: string[] } = {
      '~Y': ['No', 'Yes'],
      '~M': units(s, true).map(m => unit(s, m)),
      '~L': ['-'].concat(alphabet(s).map(letter)),
      '~N': s.names.slice(0, s.kids),
      '~E': 'BCFGHJLMN'.split(''),
      '~T': traits(),
      '~O': ['Open', 'Restricted'],
      '~G': tags(),
      '~C': combos(),
      '~F': figures(),
      '~I': ['Ignore', 'Block', 'Special'],
    };
  walk((key, printed, cells, _, limits) => {
    if (only && key != only) return;
    const range = limits.split('-'),
      mark = limits[0],
      flags = mark == '&',
      track: Track = { name: key[0].toUpperCase() + key.slice(1).replace(/[A-Z]/g, c => ' ' + c.toLowerCase()) }; // iconicColor: Iconic color
    if (printed) track.printed = printed;
    if (cells == 'k') track.each = true;
    else if (cells == 'm') track.of = lists['~M'];
    else if (cells == 'a') track.of = s.anomaly.map((_, i) => s.names[i % s.kids] + ' ' + (((i / s.kids) | 0) + 1));
    else if (cells) track.of = cells.split('/');
    if (mark == '+' || range[1] > '0') track.min = +range[0] || 1;
    if (+range[0] > 0) track.max = +range[range.length - 1];
    else {
      let words: string[] = [];
      for (const word of limits.slice(flags || track.min ? 1 : 0).split('/')) words = words.concat(lists[word] || word);
      track[flags ? 'flags' : 'words'] = words;
    }
    all[key] = track;
  });
  if (!only) {
    all.insight.max = Math.max(s.insight, s.dialMax[0]);
    all.enigma.max = Math.max(s.enigma, s.dialMax[1]);
    all.round.max = Math.max(s.round, s.weeks * 6);
  }
  return all;
}
