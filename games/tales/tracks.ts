// Every value of the game in one table, as kit's table.ts reads it: for corrections, profiles and the first state.
import { oldListOf as listOf, oldStartOf as startOf, type Tracks, oldTracksOf as tracksOf } from '../kit';
import { figures, type Tales, traits, unit, units, weaknesses } from './state';

export const tags = () => 'BATTERY/BIKE/CABLES/CLOTHES/CLUB/COMBUSTIBLE/COMPUTER/FIRE/GLUE/LOUD/MAKEUP/SHARP/KNOWLEDGE'.split('/');
export const combos = () => "CHEMICALS/DECOY/EXPLOSIVE/HIT 'N' RUN/INTERFACE/KNOCKOUT/PARTS/POWER/REACH/ROPE/TOW".split('/');

/** A mark of our own: m, each Machine has one. Lists: Places, Names of Kids, Machines, Response Cards, Anomalies, Traits, Weaknesses, taGs, Combos, Figures. */
const table = () => `
insight,*
enigma,*
round,*,1 12,,,1
phase,,School/Adventure/End
firstKid,,+~N,,,1
#Kids,e
pool,,10,Time,,6
action,,10,Spent
exhausted,d,1
upset,d,1
scared,d,1
injured,d,=squares
favor,d,Good/Neutral/Bad
grounded,d,2
bonus,d,4
nextBonus,d,1
items,d,20,,,1
iconic,d,?,,,1
status,d,Playing/Home/Late/Sick
place,d,-/~P
locType,d,Open/Restricted/Home,Place is
restUsed,d,&Own/Free
chore,d,None/Active/Done/Claimed/Expired,,,1
machine,d,-/~M,Controls
#Kids
anomaly,d,9,,~A
#Rumors
rumor,,-/~P,Rumors,1/2/3/4
rumorUp,d,?,Face-up,1/2/3/4
dupThisRound,,?,Duplicate
gain,d,9,Dial steps,Solved/Failed/Pushed off
#Machines
machines,*
prevFirmware,,?,Last icon
#Machines,m,~M
mode,d,ROUTINE/ALERT
modeLock,d,None/Duplicate/Hack token/Alarmed
hackToken,d,?
firewalls,d,5
walls,d,&1/2/3/4/5,Walls at
hackedBy,d,-/~N
wrecked,d,35,Wrecked in
#Hack
participants,,&~N,Team
invested,ed,10
hacker,,-/~N
space,,6,Hack space
half,,Top/Lower
subtest,,3,Trait number
#Scenario
events,,&B/C/F/G/H/J/L/M/N,Tile
eventUsed,,&B/C/F/G/H/J/L/M/N,Tile used
alarmInsight,,99,Insight at
alarmEnigma,,99,Enigma at
restLimit,,?
counters,d,35,,Dinosaur/Weed/Machine/Grown-up/Agent
trackTokens,,6,Tracks
trouble,,3
diary,,,,1
#Kid boards,ep
strength,d,+~T
weakness,d,+~W
home,d,-/~P
homeType,d,Open/Restricted,Home is
iconicColor,d,Black/~T,Item color
iconicTag,d,-/~G,Item tag
#Machine sheets,pm,~M
model,d,~F,Figure
class,d,Worker/Warden/Watcher/Warrior
ability,d,None/ALARMED/ARMED/ESCAPEE/PREDICTABLE/SLOW REBOOT/UNPREDICTABLE
spaces,d,1 5,,,3
movement,d,9,,,2
capacity,d,1 5,,,2
combo,d,-/~C
sector,d,-/A/B/C/D/E/F
column,d,8,Sector number
avoid,d,Ask/~T,Avoid with,~R,00
icon,d,Ignore/Block/Special,,~R,01
#Board,p
open,,&~P,,,4096
restricted,,&~P
eventTrait,d,+~T,Tile trait,Astronomer/Tunnels/Library,212
eventCost,,6,Tile cost,,1
squares,,2 6,Injury row,,3
dialMax,,,,Insight/Enigma,20
kids
scenario
weeks
minutes
terse
bad
news
rung
ends
by
trait
may
aid
fit
keen
won
pushed
page
i
n
it
kid
how
from
to
go
put
met
foe
lift
solved
tags
card
made
passed
pushes
two
`;

/** The words of a list, made where it is wanted. */
const lists = (s: Tales) => (name: string) =>
  name == 'P'
    ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
    : name == 'M'
      ? units(s, true).map(m => unit(s, m))
      : name == 'R'
        ? s.avoid.split('').map((_, i) => unit(s, i >> 1) + (i & 1 ? ' ALERT' : ''))
        : name == 'A'
          ? s.anomaly.split('').map((_, i) => s.names[i % s.kids] + ':' + (((i / s.kids) | 0) + 1))
          : (name == 'T'
              ? traits
              : name == 'W'
                ? weaknesses
                : name == 'G'
                  ? tags
                  : name == 'C'
                    ? combos
                    : name == 'F'
                      ? figures
                      : () => s.names.slice(0, s.kids))();

/** The first values, by Kid where there is one each; Machines come later. */
export const blank = (kids: number): any =>
  Object.assign(
    startOf(table(), kids, () => []),
    { place: 'ddddd'.slice(0, kids), anomaly: '00000'.slice(0, kids), avoid: '', icon: '', diary: [0] },
  );

/** The ids of the rows with all of these marks, in the order of the table: what is printed for each Kid (ep) or Machine (mp). */
export const marked = (s: Tales, wanted: string) => {
  const ids: string[] = [];
  tracksOf(s, table(), lists(s), undefined, (marks, id) => {
    if (wanted.split('').every(mark => marks.indexOf(mark) >= 0)) ids.push(id);
    return false;
  });
  return ids;
};

/** A Machine with the defaults; its figure is the first one that is not in play. */
export const addMachine = (s: any) => {
  const one = startOf(table(), 0, () => ['']);
  one.model = 0;
  while (s.model.indexOf('' + one.model) >= 0) one.model++;
  s.machines = s.mode.length + 1;
  for (const id of marked(s, 'm'))
    if (typeof s[id] == 'string') s[id] += one[id];
    else s[id].push(one[id][0]);
};

/** All of them, or the one that is wanted. */
const someTracks = (s: Tales, only?: string): Tracks => {
  const all = tracksOf(s, table(), lists(s), only),
    top = (id: 'insight' | 'enigma' | 'round', most: number) => {
      if (all[id]) all[id].max = Math.max(most, s[id]); // what the table has put beyond stays
    };
  top('insight', s.dialMax[0]);
  top('enigma', s.dialMax[1]);
  top('round', s.weeks * 6);
  if (all.machines) {
    const n = s.mode.length;
    all.machines.min = n;
    all.machines.max = Math.min(6, n + (s.at == 'setup.mode' ? 0 : 1)); // one at a time: each is asked for its mode (TL-434)
  }
  return all;
};

export const tracks = (s: Tales) => someTracks(s);
export const track = (s: Tales, id: string) => someTracks(s, id)[id];
export const tracksOnTop = (s: Tales, printed: boolean) => listOf(s, table(), '', printed);
export const tracksUnder = (s: Tales, heading: string, printed: boolean) => listOf(s, table(), heading, printed);
