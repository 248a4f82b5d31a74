// Every value that the table may look at and correct, and what must hold between them.
import { each, sum, type Tracks } from '../kit';
import { ALL_RETURN, type Hadal, OUTCOMES, ROLES, SKILLS } from './state';
import { signed } from './table';

export const words = (list: number) =>
  [
    '-,Chae-Rin,Antonio,Third,Fourth',
    '1st,2nd,3rd,TECH,Red,Yellow,Green,Blue',
    'None,Success,Failed,Abandoned',
    'When seen,Always,Never',
    'None,Tests,Conflicts',
    'One helper,Whole turn,No last Update,Locked alone,All return',
    '?,-,-,-,-,Table,Removed',
  ][list].split(',');

/** How the mission ended. */
export const outcome = (s: Hadal) => words(OUTCOMES)[s.missionOver] + ', score ' + s.scores.slice(-1);

/** With `only`, none but that one: a whole table is a good part of the device's memory. */
export function tracks(s: Hadal, only?: string): Tracks {
  // Of each its id, its name if that is another word, its kind, its greatest value if not 99, its list of words, what its cells are called, where its bar ends.
  // Kinds: e each seat, b banked in the Vortex, p printed, f flags, 1 from 1, - from below 0, d with Destiny, i with the register,
  // n names of the agents, y no or yes. A dot ends it: the device finds a text that only begins at the end of another.
  const rows =
    '|pool,,eb,20,,,level|vortex,,,,,,total|mr,Return,b,,,,total|damage,,,,,,life|total,,|life,,|turn,,|places,,1,,,No.|loc,Azrak on,b,1,,Loc|freeUpdates,Free Upd.,,2|' +
    'tc,Captain,1n|card,,ey|personal,Conflict,ey|out,,ey|lost,,ey|acted,,ey|freeExplore,Free expl.,e,1|group,,y|round,,1,9999|' +
    'run,,1,9999|phase,,,3|step,,,3|missionOver,Mission,,,2|scores,,-,9999,,Run|returns,,,,,Run|ended,,,,2,Run|level,,e,20|talent,,e,9|' +
    'scope,,e,,4|role,,e,,0|attr,Attribute,,9,,A|drawn,Discard,fd|seenAll,Seen all,dy|items,,1i,198,,No.|itemAt,Held by,i,,6,Item|' +
    'table,Own cards,y|odds,,,,3|brief,,y|register,,y|talk,,|rulings,Rule,pf,,5|azrak,,p,20,,R|skills,,p,9,,S|box,,p|symbol,,p,,1,No.|destiny,,p-,9,,Card|.';
  let parts: string[] = [];
  const is = (kind: string) => parts[2].includes(kind);
  const cell = (_: number, k: number) => {
    const called = parts[5];
    return called == 'A'
      ? s.names[(k / 3) | 0].slice(0, 8) + ' ' + ((k % 3) + 1)
      : called == 'S'
        ? words(ROLES)[(k / SKILLS + 1) | 0].slice(0, 3) + ' ' + [1, 2, 3, 'talent', 'scope'][k % SKILLS]
        : called == 'R'
          ? words(ROLES)[k + 1]
          : called + ' ' + (called == 'Loc' ? s.places[k] : called == 'Item' ? s.items[k] : k + 1);
  };
  const all: Tracks = {},
    from = only ? rows.indexOf('|' + only + ',') : 0;
  for (const row of from < 0 ? [] : rows.slice(from + 1, only ? rows.indexOf('|', from + 1) : -2).split('|')) {
    parts = row.split(',');
    const id = parts[0];
    if ((is('d') && s.table) || (is('i') && !s.register)) continue;
    const track: any = (all[id] = { name: parts[1] || id[0].toUpperCase() + id.slice(1) });
    if (parts[3]) track.max = +parts[3];
    if (is('n')) track.words = s.names;
    else if (is('y')) track.words = ['No', 'Yes'];
    else if (parts[4]) track[is('f') ? 'flags' : 'words'] = words(+parts[4]);
    else if (is('f')) track.flags = s.destiny.map(signed);
    if (id == 'itemAt') for (const seat of s.seats) track.words[seat + 1] = s.names[seat];
    if (parts[5])
      // a bar's name has room for 10 letters
      track.of = each((s as any)[id].length, 0).map(cell);
    if (is('e')) track.each = true;
    if (is('b')) track.bank = 'vortex';
    if (is('p')) track.printed = true;
    if (is('1')) track.min = 1;
    if (is('-')) track.min = -track.max;
    if (parts[6]) track.limits = [].concat((s as any)[parts[6]]);
  }
  return all;
}

/** What a correction has broken; the rules themselves never do. */
export function broken(s: Hadal): string | undefined {
  const azrak = s.vortex + s.mr + sum(s.loc) + sum(s.pool);
  for (const seat of s.seats) {
    const pool = s.pool[seat];
    if (pool > s.level[seat]) return s.names[seat] + ' is above the level'; // [HA-031]
    if (s.phase && !pool && !s.out[seat] && !s.lost[seat] && s.link != seat + 1 && !(s.rulings & ALL_RETURN))
      return s.names[seat] + ' has no Azrak'; // [HA-033]
  }
  if (s.phase && azrak != s.total) return azrak + ' Azrak, not ' + s.total; // [HA-030]
}
