// Every value of the game in one table: its name, where it lives, its limits, its start. For corrections, profiles and the first state.
import { each, type Track, type Tracks } from '../kit';
import { figures, type Tales, traits, unit, units } from './state';

export const tags = () => 'BATTERY/BIKE/CABLES/CLOTHES/CLUB/COMBUSTIBLE/COMPUTER/FIRE/GLUE/LOUD/MAKEUP/SHARP/KNOWLEDGE'.split('/');
export const combos = () => "CHEMICALS/DECOY/EXPLOSIVE/HIT 'N' RUN/INTERFACE/KNOCKOUT/PARTS/POWER/REACH/ROPE/TOW".split('/');

const plain = (key: string) => (key[0] == '*' ? key.slice(1) : key);

type Put = (key: string, cells?: string, start?: number, limits?: number | number[] | string) => void;

/**
 * Key (* printed on the players' copy), cells (k Kids, m Machines, a Anomalies, or their names), start,
 * and limits: the most, from and to, words (+ counted from 1) or & flags. ~ stands for a list.
 * Calls and not one text: the device reads a long text slowly.
 */
function table(put: Put): void {
  put('insight');
  put('enigma');
  put('pool', 'k', 6, 10);
  put('action', 'k', 0, 10);
  put('exhausted', 'k', 0, 1);
  put('upset', 'k', 0, 1);
  put('scared', 'k', 0, 1);
  put('injured', 'k', 0, 6);
  put('favor', 'k', 0, 'Good/Neutral/Bad');
  put('grounded', 'k', 0, 2);
  put('bonus', 'k', 0, 4);
  put('nextBonus', 'k', 0, 1);
  put('items', 'k', 1, 20);
  put('iconic', 'k', 1, '~Y');
  put('anomaly', 'a', 0, 9);
  put('status', 'k', 0, 'Playing/Home/Late/Sick');
  put('locType', 'k', 0, 'Open/Restricted/Home');
  put('restUsed', 'k', 0, '&Rest/Free');
  put('chore', 'k', 1, 'None/Active/Done/Claimed/Expired');
  put('machine', 'k', 0, '-/~M');
  put('rumor', '1/2/3/4', 0, '~L');
  put('rumorUp', '1/2/3/4', 0, '~Y');
  put('mode', 'm', 0, 'ROUTINE/ALERT');
  put('modeLock', 'm', 0, 'None/Duplicate/Hack token/Alarmed');
  put('hackToken', 'm', 0, '~Y');
  put('firewalls', 'm', 0, 5);
  put('hackedBy', 'm', 0, '-/~N');
  put('wrecked', 'm');
  put('round', '', 1, [1, 12]);
  put('phase', '', 0, 'School/Adventure/End');
  put('firstKid', '', 1, '+~N');
  put('dupThisRound', '', 0, '~Y');
  put('prevFirmware', '', 0, '~Y');
  put('events', '', 0, '&~E');
  put('eventUsed', '', 0, '&~E');
  put('alarmInsight');
  put('alarmEnigma');
  put('gain', 'Solved/Failed/Pushed off', 1, 9);
  put('restLimit', '', 0, '~Y');
  put('counters', 'Dinosaur/Weed/Machine/Grown-up/Agent', 0, 35);
  put('trackTokens', '', 0, 6);
  put('trouble', '', 0, 3);
  put('diary', '1/2/3/4/5/6/7/8');
  put('participants', '', 0, '&~N');
  put('invested', 'k', 0, 10);
  put('hacker', '', 0, '-/~N');
  put('space', '', 0, 6);
  put('half', '', 0, 'Top/Lower');
  put('subtest', '', 0, 3);
  put('*strength', 'k', 1, '+~T');
  put('*weakness', 'k', 1, '+SKITTISH/DENSE/DULL/SLOW/WEAK');
  put('*home', 'k', 0, '~L');
  put('*homeType', 'k', 0, '~O');
  put('*iconicColor', 'k', 0, 'Black/~T');
  put('*iconicTag', 'k', 0, '?/~G');
  put('*model', 'm', 0, '~F');
  put('*class', 'm', 0, 'Worker/Warden/Watcher/Warrior');
  put('*ability', 'm', 0, 'None/ALARMED/ARMED/ESCAPEE/PREDICTABLE/SLOW REBOOT/UNPREDICTABLE');
  put('*spaces', 'm', 3, [1, 5]);
  put('*movement', 'm', 2, 9);
  put('*capacity', 'm', 2, [1, 5]);
  put('*combo', 'm', 0, '?/~C');
  put('*sector', 'm', 0, '-/A/B/C/D/E/F');
  put('*column', 'm', 0, 8);
  put('*routineTrait', 'm', 0, 'Ask/~T');
  put('*routineIcon', 'm', 0, '~I');
  put('*alertTrait', 'm', 0, 'Ask/~T');
  put('*alertIcon', 'm', 1, '~I');
  put('*schoolType', '', 0, '~O');
  put('*eventTrait', 'Astronomer/Tunnels/Library', 2, '+~T');
  put('*eventCost', '', 1, 6);
  put('*squares', '', 3, [2, 6]);
  put('*dialMax', 'Insight/Enigma', 20);
}

/** The first values, by Kid where there is one each; Machines come later. */
export function blank(kids: number): any {
  const own: any = {};
  table((key, cells, n = 0) => {
    own[plain(key)] = cells == 'k' ? each(kids, n) : cells == 'm' || cells == 'a' ? [] : cells ? each(cells.split('/').length, n) : n;
  });
  return own;
}

/** A Machine with the defaults; its figure is the first one that is not in play. */
export function addMachine(s: any): void {
  let figure = 0;
  while (s.model.indexOf(figure) >= 0) figure++;
  table((key, cells, n = 0) => {
    if (cells == 'm') s[plain(key)].push(key == '*model' ? figure : n);
  });
}

/** All of them, or the one that is wanted. */
export function tracks(s: Tales, only?: string): Tracks {
  const all: Tracks = {},
    machines = units(s, true).map(m => unit(s, m)),
    lists: { [mark: string]: string[] } = {
      Y: ['No', 'Yes'],
      M: machines,
      L: '-ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''),
      N: s.names.slice(0, s.kids),
      E: 'BCFGHJLMN'.split(''),
      T: traits(),
      O: ['Open', 'Restricted'],
      G: tags(),
      C: combos(),
      F: figures(),
      I: ['Ignore', 'Block', 'Special'],
    };
  table((mark, cells, _, limits) => {
    const key = plain(mark);
    if (only && key != only) return;
    const track: Track = { name: key[0].toUpperCase() + key.slice(1).replace(/[A-Z]/g, c => ' ' + c.toLowerCase()) }; // iconicColor: Iconic color
    if (key != mark) track.printed = true;
    if (cells == 'k') track.each = true;
    else if (cells == 'm') track.of = machines;
    else if (cells == 'a') track.of = s.anomaly.map((_, i) => s.names[i % s.kids] + ' ' + (((i / s.kids) | 0) + 1));
    else if (cells) track.of = cells.split('/');
    if (typeof limits == 'string') {
      const first = limits[0],
        at = limits.indexOf('~'),
        from = first == '+' || first == '&' ? 1 : 0,
        before = limits.slice(from, at < 0 ? limits.length : at - 1); // without the / before the list
      if (first == '+') track.min = 1;
      track[first == '&' ? 'flags' : 'words'] = (at > from || at < 0 ? before.split('/') : []).concat(at < 0 ? [] : lists[limits[at + 1]]);
    } else if (typeof limits == 'number') track.max = limits;
    else if (limits) {
      track.min = limits[0];
      track.max = limits[1];
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
