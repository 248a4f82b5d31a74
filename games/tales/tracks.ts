// Every value of the game in one table: its name, where it lives, its limits, its start. For corrections, profiles and the first state.
import { each, type Track, type Tracks } from '../kit';
import { figures, type Tales, traits, unit, units } from './state';

export const tags = () => 'BATTERY/BIKE/CABLES/CLOTHES/CLUB/COMBUSTIBLE/COMPUTER/FIRE/GLUE/LOUD/MAKEUP/SHARP/KNOWLEDGE'.split('/');
export const combos = () => "CHEMICALS/DECOY/EXPLOSIVE/HIT 'N' RUN/INTERFACE/KNOCKOUT/PARTS/POWER/REACH/ROPE/TOW".split('/');

/**
 * Reads the rows of the table, or the one that is wanted, or those below a heading: with an empty one those above all headings, and the first below each. A row is a key, cells (k Kids, m Machines, r two modes of each, a Anomalies, d Diary cards, or their names; : before them is one text of digits), the start,
 * limits (the most, from and to, words, + words counted from 1, & flags; ~ and a letter is a list) and a name if the key says too little.
 * One after the other, because the whole table cut into pieces would take more memory than a Round.
 */
const table = (
  read: (key: string, cells: string, start: string, limits: string, name: string, printed: boolean, under: string) => void,
  only?: string,
  heading?: string,
) => {
  const text = `
insight,
enigma,
round,,1,1 12
phase,,0,School/Adventure/End
firstKid,,1,+~N
#Kids
pool,k,6,10,Time
action,k,0,10,Spent
exhausted,k,0,1
upset,k,0,1
scared,k,0,1
injured,k,0,6
favor,k,0,Good/Neutral/Bad
grounded,k,0,2
bonus,k,0,4
nextBonus,k,0,1
items,k,1,20
iconic,:k,1,No/Yes
anomaly,a,0,9
status,k,0,Playing/Home/Late/Sick
place,k,13,-/~P
locType,k,0,Open/Restricted/Home,Place is
restUsed,k,0,&Own/Free
chore,k,1,None/Active/Done/Claimed/Expired
machine,k,0,-/~M,Controls
#Rumors
rumor,1/2/3/4,0,-/~P,Rumors
rumorUp,:1/2/3/4,0,No/Yes,Face-up
dupThisRound,,0,No/Yes,Duplicate
gain,:Solved/Failed/Pushed off,1,9,Dial steps
#Machines
machines,,0,6
mode,m,0,ROUTINE/ALERT
modeLock,m,0,None/Duplicate/Hack token/Alarmed
hackToken,m,0,No/Yes
firewalls,m,0,5
walls,m,0,&1/2/3/4/5,Walls at
hackedBy,m,0,-/~N
wrecked,m,0,99,Wrecked in
prevFirmware,,0,No/Yes,Last icon
#Hack
participants,,0,&~N,Team
invested,k,0,10
hacker,,0,-/~N
space,,0,6,Hack space
half,,0,Top/Lower
subtest,,0,3,Trait no.
#Scenario
events,,0,&B/C/F/G/H/J/L/M/N,Tile
eventUsed,,0,&B/C/F/G/H/J/L/M/N,Tile used
alarmInsight,,0,99,Insight at
alarmEnigma,,0,99,Enigma at
restLimit,,0,No/Yes
counters,Dinosaur/Weed/Machine/Grown-up/Agent,0,35
trackTokens,,0,6,Tracks
trouble,,0,3
diary,d
#Kids
strength,:k,1,+~T
weakness,:k,1,+SKITTISH/DENSE/DULL/SLOW/WEAK
home,k,0,-/~P
homeType,:k,0,Open/Restricted,Home is
iconicColor,:k,0,Black/~T,Item color
iconicTag,k,0,?/~G,Item tag
#Machines
model,:m,0,~F,Figure
class,:m,0,Worker/Warden/Watcher/Warrior
ability,:m,0,None/ALARMED/ARMED/ESCAPEE/PREDICTABLE/SLOW REBOOT/UNPREDICTABLE
spaces,m,3,1 5
movement,:m,2,9
capacity,:m,2,1 5
combo,m,0,?/~C
sector,:m,0,-/A/B/C/D/E/F
column,:m,0,8
avoid,:r,00,Ask/~T,Avoid with
icon,:r,01,Ignore/Block/Special
#Board
open,,4096,&~P
restricted,,0,&~P
eventTrait,:Astronomer/Tunnels/Library,2,+~T,Tile trait
eventCost,,1,6,Tile cost
squares,,3,2 6,Injury row
dialMax,Insight/Enigma,20
`;
  const printed = text.indexOf('strength,');
  let under = '',
    last = '';
  for (let at = only ? text.indexOf('\n' + only + ',') : 0; at >= 0 && at < text.length - 1; ) {
    const end = text.indexOf('\n', ++at),
      [key, cells, start, limits, name] = text.slice(at, end).split(',');
    if (key[0] == '#') under = key.slice(1);
    else if (heading === undefined || under == heading || !(heading || under == last)) {
      last = under;
      read(
        key,
        cells,
        start,
        limits,
        name || key[0].toUpperCase() + key.slice(1).replace(/[A-Z]/g, c => ' ' + c.toLowerCase()),
        at >= printed,
        under,
      );
    }
    at = only ? -1 : end;
  }
};

/** The first values, by Kid where there is one each; Machines come later. */
export const blank = (kids: number): any => {
  const own: any = {};
  table((key, cells, start) => {
    const digits = cells[0] == ':',
      of = digits ? cells.slice(1) : cells,
      n = +(start || 0),
      list = each(of == 'k' || of == 'a' ? kids : of == 'm' || of == 'r' ? 0 : of.split('/').length, n);
    own[key] = digits ? list.join('') : of ? list : n;
  });
  return own;
};

/** A Machine with the defaults; its figure is the first one that is not in play. */
export const addMachine = (s: any) => {
  let figure = 0;
  while (s.model.indexOf('' + figure) >= 0) figure++;
  s.machines = s.mode.length + 1;
  table((key, cells, start) => {
    if (cells == 'm') s[key].push(+start);
    else if (cells == ':m' || cells == ':r') s[key] += key == 'model' ? figure : start;
  });
};

/** What is printed for each Kid (k) or each Machine (mr), in the order of the table. */
export const printed = (of: string) => {
  const keys: string[] = [];
  table((key, cells, _start, _limits, _name, own) => {
    if (own && cells && of.indexOf(cells.slice(-1)) >= 0) keys.push(key);
  });
  return keys;
};

/** All of them, or what table() is asked for. */
export const tracks = (s: Tales, only?: string, heading?: string): Tracks => {
  const all: Tracks = {},
    { names, kids } = s,
    machines = () => units(s, true).map(m => unit(s, m)),
    /** The words of a list, made where it is wanted. */
    words = (mark: string) =>
      mark == 'P'
        ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
        : mark == 'M'
          ? machines()
          : (mark == 'T' ? traits : mark == 'G' ? tags : mark == 'C' ? combos : mark == 'F' ? figures : () => names.slice(0, kids))();
  const row = (key: string, cells: string, _: string, limits: string, name: string, printed: boolean, under: string) => {
    const track: Track = { name },
      top = key == 'round' ? s.weeks * 6 : key == 'insight' ? s.dialMax[0] : key == 'enigma' ? s.dialMax[1] : key == 'injured' && s.squares;
    if (printed) track.printed = true;
    if (under) track.under = under;
    const of = cells[0] == ':' ? cells.slice(1) : cells;
    if (of == 'k') track.each = true;
    else if (of)
      track.of =
        of == 'm'
          ? machines()
          : of == 'r'
            ? s.avoid.split('').map((_, i) => unit(s, i >> 1) + (i & 1 ? ' ALERT' : ''))
            : of == 'a'
              ? s.anomaly.map((_, i) => names[i % kids] + ':' + (((i / kids) | 0) + 1))
              : of == 'd'
                ? s.diary.map((_, i) => '' + (i + 1))
                : of.split('/');
    if (limits && +limits[0] >= 0) {
      const ends = limits.split(' ');
      track.max = +ends.pop()!;
      if (ends[0]) track.min = +ends[0];
    } else if (limits) {
      const mark = '+&'.indexOf(limits[0]);
      let all: string[] = [];
      for (const word of (mark < 0 ? limits : limits.slice(1)).split('/')) all = all.concat(word[0] == '~' ? words(word[1]) : word);
      if (!mark) track.min = 1;
      track[mark > 0 ? 'flags' : 'words'] = all;
    }
    if (top) track.max = Math.max(top, cells ? 0 : (s as any)[key]);
    if (key == 'machines') {
      track.min = s.mode.length;
      track.max = Math.min(6, track.min + (s.at == 'setup.mode' ? 0 : 1)); // one at a time: each is asked for its mode (TL-434)
    }
    all[key] = track;
  };
  table(row, only, heading);
  return all;
};
