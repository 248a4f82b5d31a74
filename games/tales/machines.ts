// The School Phase's Machine step: firmware, returns, movement, modes, Hack Tokens, ALARMED.
import { advance, chapter, current, opts, type Row, type Rows } from './rows';
import { ALARMED, able, ESCAPEE, SLOW_REBOOT, UNPREDICTABLE, unit, units } from './state';

export const machines = () =>
  chapter(13, s => {
    const { mode, modeLock, hackToken, firewalls, hackedBy, wrecked } = s,
      on = () => advance(s, rows(), 'kid.start'),
      names = (of: number[]) => of.map(m => unit(s, m)).join(', '),
      slow = () => units(s, true).filter(m => able(s, m, SLOW_REBOOT) && firewalls[m]);

    /** TL-131 to TL-133, after TL-135. s.met collects the Machines that come back. */
    function firmware(icon: number): string {
      for (const m of slow()) firewalls[m]--;
      s.met = s.i = 0;
      for (const m of units(s, true)) {
        const k = hackedBy[m] - 1,
          reset = k >= 0 && icon && (s.prevFirmware || able(s, m, UNPREDICTABLE));
        if (reset) s.machine[k] = hackedBy[m] = 0;
        if (reset || (wrecked[m] && wrecked[m] < s.round)) {
          s.met |= 1 << m;
          firewalls[m] = wrecked[m] = hackToken[m] = 0;
        }
      }
      s.prevFirmware = icon;
      return on();
    }

    function set(m: number, alert: boolean, lock: number): string {
      mode[m] = alert || modeLock[m] == 1 ? 1 : 0;
      modeLock[m] = modeLock[m] || lock;
      return on();
    }

    const start = (): Row => [
      (slow()[0] >= 0 ? 'Left Firewall off ' + names(slow()) + '. ' : '') + 'Firmware icon?',
      opts('No|Yes', firmware),
      {},
      12,
    ];

    function rows(): Rows {
      const free = units(s),
        fast = free.filter(m => able(s, m, ESCAPEE)),
        all: Rows = [start],
        each = (is: (m: number) => number | boolean, row: (m: number) => Row) => {
          for (const m of units(s, true)) all.push(free.indexOf(m) >= 0 && !!is(m) && (() => row(m)));
        };
      each(
        m => s.met & (1 << m),
        m => [unit(s, m) + ' RESET: start Sector or next to it. Near an OPEN place?', opts('Yes|No', i => set(m, i > 0, 0)), {}, 12],
      );
      all.push(
        free[0] >= 0 &&
          'Move Machines: ' +
            (fast[0] >= 0 ? names(fast) + ' first, ' : '') +
            'icons left to right, ALERT first, ties: First Player. No sea, none shares a Sector',
      );
      each(
        m => !modeLock[m] && !hackToken[m],
        m => [unit(s, m) + ' is near', opts('OPEN|RESTRICTED|Both|No place', i => set(m, i == 1, 0))],
      );
      each(
        m => hackToken[m],
        m => [
          unit(s, m) + ': Hack Token off, stays ALERT',
          () => {
            hackToken[m] = 0;
            return set(m, true, 2);
          },
        ],
      );
      each(
        m => able(s, m, ALARMED) && free[1] >= 0,
        m => [unit(s, m) + ' beside a Machine?', opts('No|Yes', i => (i ? set(m, true, 3) : on())), {}, 10],
      );
      return all;
    }

    return {
      start,
      go: () => current(s, rows(), on),
    } as { [step: string]: () => Row };
  });
