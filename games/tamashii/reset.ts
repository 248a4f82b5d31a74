// Reset: Integrity is 0. Everything in the rulebook's order; the shortfall rule may interrupt after the Corrupted (p. 13).
import { get, put, type Table } from '../kit';
import { goOn, type Rows } from './ask';
import { change, corrupt, dumpAll, enemyFace, firstWith, foes, loseBody, onward, removeEnemy, rest } from './effects';
import { ACTION, ALL, COMBAT, KINDS, NONE, type Tamashii, TRACE } from './state';

export const reset = (s: Tamashii, t: Table<Tamashii>): Rows => ({
  start() {
    const seat = firstWith(s, one => get(s, 'integrity', one) < 1);
    if (get(s, 'integrity', seat) > 0) return goOn();
    const odds = +s.body[seat]
      ? { odds: [['Body lost', +s.enemySymbolDie[s.resetLoseBodyOn], 8]] as [string, number, number][] }
      : undefined;
    return [
      '!RESET!\nRoll symbol die',
      () => {
        const sym = enemyFace(s, t),
          lost = sym == s.resetLoseBodyOn && +s.body[seat] ? 1 : 0;
        s.falling = [seat, lost, sym];
        if (+s.body[seat]) t.tried({ seat, successes: lost ? 0 : 1, tries: 1, ways: 8 - +s.enemySymbolDie[s.resetLoseBodyOn], of: 8 });
        if (lost) loseBody(s, seat);
        return 'body';
      },
      seat,
      undefined,
      0,
      odds,
    ];
  },

  body: () => [
    'Body: ' +
      (s.falling[2] ? 'eS' : 'eB') +
      (s.falling[1] ? ', lost\nUnder the Body deck' : +s.body[s.falling[0]] ? ', kept' : ', Walker') +
      '\n+2 Corrupted: pool ' +
      rest(s.corruptedPool - 2),
    () => {
      corrupt(s, s.falling[0], 2);
      return 'rest';
    },
    s.falling[0],
    undefined,
    0,
    { show: ['body'] }, // not the pool of before
  ],

  rest: () => [
    'Dump all data\nDiscard enemies\n' + (s.inPlay & TRACE ? 'Trace 0, ' : '') + 'Integrity {integrityMax}\nGo to Shelter',
    () => {
      const seat = s.falling[0];
      dumpAll(s, seat, ALL);
      while (s.hand.length && s.job[0] == seat) change(s, 'dump', 1, seat * KINDS + (s.hand.pop() as number));
      while (foes(s, seat).length) removeEnemy(s, seat, 0);
      put(s, 'trace', 0, seat);
      put(s, 'integrity', get(s, 'integrityMax', seat), seat);
      s.falling = NONE;
      put(s, 'phaseSkip', s.phase < 0 ? 0 : 1, seat);
      if (s.wound && s.wound[0] == seat) s.wound = NONE; // what was still to be suffered is not (TA-267)
      // a phase that is about to begin is everybody's again
      if (seat != s.seat || (s.phase != ACTION && s.phase != COMBAT) || s.back[0].split('.')[1] == 'start') return '<';
      s.back = []; // whatever this player was doing is over (TA-249, TA-267)
      return onward(s);
    },
  ],
});
