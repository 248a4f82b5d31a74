// Reset: Integrity is 0. Everything in the rulebook's order; the shortfall rule may interrupt after the Corrupted (p. 13).
import { back, type Steps } from '../kit';
import { ok } from './ask';
import { corrupt, dumpAll, enemyFace, firstWith, foes, loseBody, onward, removeEnemy } from './effects';
import { ACTION, ALL, COMBAT, type Tamashii } from './state';

export const reset = (): Steps<Tamashii> => ({
  start(s, t) {
    const seat = firstWith(s, one => s.integrity[one] < 1);
    const ask = ok(
      s,
      '!!! @ RESET !!\nRoll symbol die',
      () => {
        const sym = enemyFace(s, t),
          lost = sym == s.resetLoseBodyOn && s.body[seat] ? 1 : 0;
        s.resetting = [seat, lost, sym];
        if (lost) loseBody(s, seat);
        return 'body';
      },
      seat,
    );
    if (s.body[seat]) ask.odds = [['Body lost', s.enemySymbolDie[s.resetLoseBodyOn], 8]];
    return ask;
  },

  body(s) {
    const seat = s.resetting[0];
    return ok(
      s,
      'Body: ' +
        (s.resetting[2] ? 'eS' : 'eB') +
        (s.resetting[1] ? ', lost\nUnder the Body deck' : s.body[seat] ? ', kept' : ', Walker') +
        '\n+2 corrupt',
      () => {
        corrupt(s, seat, 2);
        return 'rest';
      },
      seat,
    );
  },

  rest(s) {
    const seat = s.resetting[0];
    return ok(
      s,
      '@: dump all data\nDiscard enemies\nTrace 0, full heal\nGo to Shelter',
      () => {
        dumpAll(s, seat, ALL);
        while (foes(s, seat).length) removeEnemy(s, seat, 0);
        s.trace[seat] = 0;
        s.integrity[seat] = s.integrityMax[seat];
        s.resetting = [-1];
        s.phaseSkip[seat] = s.phase < 0 ? 0 : 1;
        if (seat != s.seat || (s.phase != ACTION && s.phase != COMBAT)) return back(s);
        s.back = []; // whatever this player was doing is over (TA-249, TA-267)
        return onward(s);
      },
      seat,
    );
  },
});
