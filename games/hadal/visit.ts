// From the prologue to telepathy: the Time Captain phase, then recon.
import type { Steps } from '../kit';
import { type Hadal, PLACES } from './state';
import { ask, captain, choose, go, more, type Option, pay, tell } from './table';

export const visit = (): Steps<Hadal> => {
  /** The last Azrak does not reach the location: pay() keeps it back [HA-147]. */
  const travel = (s: Hadal, k: number) => {
    s.here = k;
    pay(s, s.tc - 1, 1);
    if (!s.link) {
      s.vortex--;
      if (s.loc[k]) s.mr++;
      else s.loc[k] = 1;
    }
    return s.brief ? go(s, 2, 1, 'recon') : go(s, 1, 2, 'display');
  };
  /** 2 receptacles: a free Explore for each; 3: one for the Time Captain [HA-092]. */
  const actions = (s: Hadal) => {
    s.freeExplore = s.out.map((_, seat) => (s.n < 3 || (s.n < 4 && seat == s.tc - 1) ? 1 : 0));
    return go(s, 2, 3, 'act.menu');
  };
  return {
    prologue: s => tell('Prologue, ' + captain(s) + '\nFollow the first card. It costs no Azrak', 4, () => choose(s)),
    choose: s => {
      const poor = !s.pool[s.tc - 1] && 'No Azrak to pay';
      const q = ask(
        'Round ' +
          s.round +
          ', ' +
          captain(s) +
          (s.talk && !s.ends ? '\nTime is up: the TC decides' : '\nChoose a location, or the TC does') +
          ', pay 1',
        6,
        s.places
          .map((no, k): Option => ['Location ' + no + (s.loc[k] ? ' again' : ''), () => travel(s, k), poor])
          .concat([['New location', 'place', poor || (s.places.length >= PLACES && 'List is full')], more(s, 'choose')]),
        'turn',
      );
      if (s.ends) q.until = s.ends;
      q.late = () => {
        s.ends = 0;
        return 'choose';
      };
      return q;
    },
    place: s =>
      tell(
        'Number on the map?',
        6,
        no => {
          let k = s.places.indexOf(no);
          if (k < 0) {
            k = s.places.push(no) - 1;
            s.loc.push(0);
          }
          return travel(s, k);
        },
        [1, 99, 1],
      ),
    display: s =>
      tell(captain(s) + ' lays out location ' + s.places[s.here] + ': as many cards as card A says. Flip none', 6, () =>
        go(s, 1, 3, 'cardA'),
      ),
    cardA: s => tell(captain(s) + ' reads card A aloud, then puts it back', 6, () => go(s, 2, 1, 'recon')),
    recon: s =>
      tell('Recon: each takes 1 card, reads it in secret. Free. None left? Stand by', 7, () => {
        s.card = s.out.map(out => 1 - out);
        return s.players < 2 || s.brief ? actions(s) : go(s, 2, 2, 'telepathy');
      }),
    telepathy: s => tell('Telepathy: tell what you found, do not read it aloud', 7, () => actions(s)),
  };
};
