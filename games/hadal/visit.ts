// From the prologue to telepathy: the Time Captain phase, then recon.
import type { Choice, Steps } from '../kit';
import { ALL, type Hadal, PLACES } from './state';
import { go, more, pay, poor } from './table';

export const visit = (s: Hadal): Steps<Hadal> => {
  /** The last Azrak does not reach the location: pay() keeps it back [HA-147]. */
  const travel = (k: number) => {
    if (!s.pool[s.tc - 1]) return 'choose'; // a correction has taken it
    pay(s, s.tc - 1, 1);
    if (!s.link) {
      s.vortex--;
      if (s.loc[k]) s.mr++;
      else s.loc[k] = 1;
    }
    return go(s, s.brief ? 21 : 12);
  };
  return {
    prologue: () => ['Prologue: follow the first card, free', 4, () => go(s, 11), s.tc - 1],
    choose: () => {
      const broke = poor(s, s.tc - 1);
      const late = () => {
        s.ends = 0;
        return 'choose';
      };
      return [
        'Round ' +
          s.round +
          ', Time Captain\n' +
          (s.talk && !s.ends ? 'Time is up: decide.' : 'Agree, or decide.') +
          (broke ? '\nNo Azrak: correct, or end' : '\nPay 1'),
        6,
        s.places
          .map((no, k): Choice => ['Location ' + no + (s.loc[k] ? ' again' : ''), travel, broke])
          .concat([['New location', 'place', broke || (s.places.length >= PLACES && 'List is full')], more(s)]),
        s.tc - 1,
        0,
        { cue: 'turn', until: s.ends, late },
      ];
    },
    place: () => [
      'Its number?',
      6,
      no => {
        let k = s.places.indexOf(no);
        if (k < 0) {
          k = s.places.push(no) - 1;
          s.loc.push(0);
        }
        return travel(k);
      },
      s.tc - 1,
      [1, 99, 1],
    ],
    display: () => ['Lay out as many cards as card A says. Flip none', 6, () => go(s, 13), s.tc - 1],
    cardA: () => ['Read card A aloud, then put it back', 6, () => go(s, 21), s.tc - 1],
    recon: () => [
      'Recon: each reads 1 card in secret, free. None left? Stand by',
      7,
      () => {
        s.card = s.out.map(out => 1 - out);
        return go(s, s.players < 2 || s.brief ? 23 : 22);
      },
      ALL,
    ],
    telepathy: () => ['Telepathy: tell, do not read aloud', 7, () => go(s, 23), ALL],
  };
};
