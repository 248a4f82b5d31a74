// Every value of a mission: where it starts, how the table looks at it and corrects it, and what must hold between them.
import { each, startOf, sum, type Tracks, tracksOf } from '../kit';
import { ALL_RETURN, deal, type Hadal, SKILLS, TABLE, TOKENS } from './state';
import { signed } from './table';

/**
 * What a reset restores [HA-184]: the grammar is the kit's. The Vortex takes what a correction moves, so that no Azrak is lost [HA-030]. Marks of our own: c only with Destiny on the device, r only with the register.
 * A bar's name has room for 10 letters. What stands alone is not for the players.
 */
const mission = () => `
pool,e,20|level,,,,vortex
vortex,,|total
mr,,|total,Return,,,vortex
loc,,1,Azrak on,~places,,vortex
freeUpdates,,2,Free Upd.
tc,,+~names,Captain,,1
card,e,?
personal,e,?,Conflict
out,e,?
lost,e,?
freeExplore,e,1,Free expl.
#Round
round,,1 9999,,,1
phase,,3
step,,3
total,
places,,1 99,,No. 1
missionOver,,~outcomes,Mission
#Conflict
group,,?
life,
damage,,|life
turn,
acted,e,?
#Agents
level,e,20
attr,e,9,Attribute,1/2/3
talent,e,9
scope,ed,None/Tests/Conflicts
role,ed,-/~roles
#Destiny,c
drawn,,&~cards,Discard
seenAll,,?
#Items,r
items,,1 198,,No. 1
itemAt,d,~held,Held by,~items
ends
seen
link
kind
value
fate
k
seat
`;

/** What stays from run to run: the score sheet, the settings, and what is printed on the players' copy (the spec's defaults). */
export const kept = () => `
rulings,p,&One helper/Whole turn/No last Update/Locked alone/All return,Rule
azrak,p,20,,~roles,8
skills,pd,9,,~skills,13322222002220022200
box,p,,,,32
symbol,p,~symbols,,No. 1,0 1 2
destiny,p,-9 9,,Card 1,-2 -1 0 0 1 2
#Runs
run,,1 9999,,,1
scores,,-9999 9999,,Run 1
returns,,,,Run 1
ended,,~outcomes,,Run 1
#Settings
table,,?,Own cards
odds,,~odds
brief,,?
register,,?
talk,
`;

export const words = (name: string): string[] =>
  (
    ({
      roles: 'Chae-Rin/Antonio/Third/Fourth',
      symbols: '1st/2nd/3rd/TECH/Red/Yellow/Green/Blue',
      outcomes: 'None/Success/Failed/Abandoned',
      odds: 'When seen/Always/Never',
    }) as any
  )[name].split('/');

/** What a number of the register stands for. */
export const thing = (no: number) => (no > TOKENS ? 'Token ' + (no - TOKENS) : 'Item ' + no);

/** Who or what holds a thing of the register, by the digits of `itemAt`. */
export const holders = (s: Hadal) => ['?'].concat(s.names, '-', '-').slice(0, TABLE).concat('Table', 'Removed');

/** The lists of words in the rows: some are made of the play. */
export const lists =
  (s: Hadal) =>
  (name: string): string[] => {
    if (name == 'places') return s.places.map(no => 'Loc ' + no);
    if (name == 'items') return s.items.map(thing);
    if (name == 'held') return holders(s);
    if (name == 'cards') return s.destiny.map(signed);
    if (name != 'skills') return words(name);
    return each(4 * SKILLS, 0).map(
      (_, k) => words('roles')[(k / SKILLS) | 0].slice(0, 3) + ' ' + '1/2/3/talent/scope'.split('/')[k % SKILLS],
    );
  };

/** With `only`, none but that one: a whole table is a good part of the device's memory. */
export function tracks(s: Hadal, only?: string, heading?: string): Tracks {
  const read = (rows: string) =>
    tracksOf(s, rows, lists(s), only, heading, marks => !(s.table && marks[0] == 'c') && (s.register || marks[0] != 'r'));
  return Object.assign(read(mission()), read(kept()));
}

/** Everything that a reset restores [HA-184]: all but what is kept. The chapter `setup` asks for the rest. */
export function restart(s: Hadal): Hadal {
  s.places = s.items = []; // their names are asked for
  s.n = s.seats.length;
  Object.assign(s, startOf(mission(), s.n, lists(s)));
  s.diff = 4;
  s.share = [];
  s.order = s.help = '';
  s.freeUpdates = 4 - s.n; // [HA-009]
  deal(s, 0);
  return s;
}

/** How the mission ended. */
export const outcome = (s: Hadal) => words('outcomes')[s.missionOver] + ', score ' + s.scores.slice(-1);

/** What a correction has broken; the rules themselves never do. */
export function broken(s: Hadal): string | undefined {
  const azrak = s.vortex + s.mr + sum(s.loc) + sum(s.pool);
  if (!s.phase) return; // set-up is not done
  for (const seat of s.seats) {
    const pool = s.pool[seat];
    const wrong =
      pool > s.level[seat]
        ? ' is above the level' // [HA-031]
        : !pool && !s.out[seat] && !s.lost[seat] && s.link != seat + 1 && !(s.rulings & ALL_RETURN) && ' has no Azrak'; // [HA-033]
    if (wrong) return s.names[seat] + wrong;
  }
  if (azrak != s.total) return azrak + ' Azrak, not ' + s.total; // [HA-030]
}
