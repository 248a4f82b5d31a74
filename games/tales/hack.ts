// The HACK, from the team to the last firewall, and the ARMED ability.
import { call, sum } from '../kit';
import { chapter, type Entry, list, opts, places, type Row } from './rows';
import { ACT, ALL, ARMED, able, PREDICTABLE, seatsOf, spend, TEAM, TEXT, tell, test, unit, units } from './state';

export const hack = () =>
  chapter(19, s => {
    const { it, seat, seats, names, pool, invested, machine, firewalls, spaces, mode, hackToken, hacker } = s,
      team = () => seatsOf(s, s.participants),
      icon = () => (s.half ? s.alertIcon : s.routineIcon)[it],
      rolls = (k: number) => test(s, k, 0, TEAM, 'tested'),
      roll = () => (team().length > 1 ? 'roller' : rolls(hacker - 1));

    /** TL-342, TL-346: the highest investors among those without a Machine. */
    function leaders(): number[] {
      const fit = seats.filter(k => invested[k] && !machine[k]);
      return fit.filter(k => !fit.some(o => invested[o] > invested[k]));
    }

    function start(hacker: number): string {
      s.hacker = hacker + 1;
      s.participants = 0;
      for (const k of seats)
        if (invested[k]) {
          spend(s, k, invested[k]);
          s.participants |= 1 << k;
        }
      if (able(s, it, PREDICTABLE)) firewalls[it] = spaces[it];
      s.space = s.subtest = 1;
      s.half = mode[it];
      return 'wall';
    }

    /** TL-343, TL-346: the next space, or the Machine is theirs. */
    function pass(): string {
      s.subtest = 1;
      if (s.space++ < spaces[it]) return 'wall';
      s.hackedBy[it] = hacker;
      machine[hacker - 1] = it + 1;
      hackToken[it] = 0;
      return tell(s, unit(s, it) + ' HACKED: it goes with ' + names[hacker - 1], ACT, 20);
    }

    /** TL-344, TL-349: the lower half of the same firewall. */
    function wake(): string {
      mode[it] = s.half = s.subtest = 1;
      return 'wall';
    }

    /** TL-344: in ALERT the HACK has failed, for all of them. */
    function miss(): string {
      if (!mode[it]) return wake();
      hackToken[it] = 1;
      s.by = s.kid = hacker - 1;
      s.may = TEXT | ALL;
      s.go = s.participants;
      return tell(s, 'HACK FAILED: Response hits all, Hack Token on its card, all move away', call(s, 'harm.text', 'away'), 19);
    }

    return {
      target: () => [
        ':HACK which, nearby?',
        list(
          units(s),
          m => unit(s, m) + ', needs ' + spaces[m],
          m => {
            s.it = m;
            for (const k of seats) invested[k] = 0;
            return 'team';
          },
          ACT,
        ),
      ],

      team: () => {
        const need = spaces[it],
          best = leaders(),
          given = sum(invested);
        return [
          'HACK: needs ' + need + ' Time, has ' + given + '. Who is near may join',
          list(
            seats.filter(k => !s.status[k] && invested[k] < pool[k]),
            k => names[k] + ' +1, now ' + invested[k],
            k => {
              invested[k]++;
              return 'team';
            },
          ).concat([
            [
              'Start',
              () => (best[1] >= 0 ? 'tie' : start(best[0])),
              given < need ? 'Needs ' + need + ' Time' : !best.length && 'All have a Machine',
            ],
            ['Back', ACT],
          ]),
        ];
      },

      tie: () => ['#tie! Who is the HACKER?', list(leaders(), names, start)],

      wall: () => {
        const calm = !s.half,
          side = calm ? 'ROUTINE, top half' : 'ALERT, lower half';
        return [
          'Firewall ' + s.space + '/' + spaces[it] + (s.space > firewalls[it] ? ', draw it' : '') + '\n' + side + '\nEffect first',
          opts('One trait|Two traits|Repel attempt|Default firewall|Machine moved off' + (calm ? '|ALERT!' : ''), i => {
            firewalls[it] = Math.max(firewalls[it], s.space);
            s.two = i + 1;
            if (i < 2) return roll();
            if (i == 2) return icon() ? test(s, hacker - 1, (calm ? s.routineTrait : s.alertTrait)[it], TEAM, 'repelled') : 'repelled';
            if (i == 3) return tell(s, 'See the default firewall of its Response Card, ' + side, 'wall', 20);
            if (i == 5) return wake();
            hackToken[it] = mode[it];
            return tell(s, 'HACK over. No Response, nobody moves' + (calm ? '' : ', Hack Token on its card'), ACT, 20);
          }).concat([!calm && ['ALERT!', '', 'Is ALERT already']] as Entry[]),
          { show: ['firewalls'] },
        ];
      },

      roller: () => [
        'Trait ' + s.subtest + '/' + s.two + ': who rolls?',
        list([hacker - 1].concat(team().filter(k => k != hacker - 1)), names, rolls),
      ],

      tested: () => [
        s.won ? (s.subtest < s.two ? 'Now the lower trait' : 'Firewall passed') : s.half ? 'Failed in ALERT' : 'ALERT now! Lower half',
        () => (s.won ? (s.subtest++ < s.two ? roll() : pass()) : miss()),
      ],

      /** TL-347: a check of the HACKER; in ALERT the Response of the failed HACK is the same one. */
      repelled: () => {
        const passed = !icon() || s.won;
        return [
          passed ? 'Not repelled' : 'Repelled: its Response, then a failed test',
          () => {
            if (passed) return pass();
            if (s.half) return miss();
            s.may |= TEXT;
            return call(s, 'harm.text', wake());
          },
          {},
          20,
        ];
      },

      away: () => {
        const k = seatsOf(s, s.go)[0];
        return [
          'go next door, OPEN if possible',
          places(s, k, () => {
            s.go &= ~(1 << k);
            return s.go ? 'away' : ACT;
          }),
          { seat: k },
        ];
      },

      /** TL-360: gone until the next Round's return step. */
      wreck: () => [
        ':wreck which, nearby? 2 Time',
        list(
          units(s).filter(m => s.ability[m] != ARMED),
          m => unit(s, m),
          m => {
            spend(s, seat, 2);
            s.wrecked[m] = s.round;
            firewalls[m] = hackToken[m] = 0;
            return ACT;
          },
          ACT,
        ),
        {},
        10,
      ],
    } as { [step: string]: () => Row };
  });
