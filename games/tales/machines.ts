// The School Phase's Machine step: firmware, returns, movement, modes, Hack Tokens, ALARMED.
import { digit, put } from '../kit';
import { advance, type Chapter, current, opts, type Row, type Rows } from './rows';
import { ALARMED, able, build, ESCAPEE, SLOW_REBOOT, type Tales, UNPREDICTABLE, unit, units } from './state';

export const machines = (s: Tales): Chapter => {
  const on = () => advance(s, rows(), 'kid.start'),
    names = (of: number[]) => of.map(m => unit(s, m)).join(', '),
    slow = units(s, true).filter(m => able(s, m, SLOW_REBOOT) && +s.firewalls[m]),
    /** TL-131 to TL-133, after TL-135. s.met collects the Machines that come back. */
    firmware = (icon: number) => {
      for (const m of slow) build(s, m, digit(s.walls, m) & (digit(s.walls, m) - 1));
      s.met = s.i = s.phase = 0;
      for (const m of units(s, true)) {
        const k = +s.hackedBy[m],
          gone = digit(s.wrecked, m),
          reset = k && icon && (s.prevFirmware || able(s, m, UNPREDICTABLE));
        if (reset) {
          put(s, 'machine', 0, k - 1);
          put(s, 'hackedBy', 0, m);
        }
        if (reset || (gone && gone < s.round)) {
          s.met |= 1 << m;
          put(s, 'wrecked', 0, m);
          build(s, m, 0);
        }
      }
      s.prevFirmware = icon;
      return on();
    },
    set = (m: number, alert: number | boolean, lock: number) => {
      put(s, 'mode', alert || +s.modeLock[m] == 1 ? 1 : 0, m);
      put(s, 'modeLock', +s.modeLock[m] || lock, m);
      return on();
    },
    start = (): Row => [
      (slow.length ? 'Take the left Firewall off ' + names(slow) + '. ' : '') + 'Firmware icon on the School Card?',
      opts('No|Yes', firmware),
      12,
    ];

  const rows = (): Rows => {
    const free = units(s),
      fast = free.filter(m => able(s, m, ESCAPEE)),
      each = (is: (m: number) => number | boolean, row: (m: number) => Row): Rows[0] => [
        s.mode.length,
        m => free.indexOf(m) >= 0 && is(m) && row(m),
      ];
    return [
      start,
      each(
        m => s.met & (1 << m),
        m => [
          unit(s, m) + ' is back: start Sector or next to it, Firewalls off. Near OPEN (ROUTINE)?',
          opts('Yes|No', i => set(m, i, 0)),
          12,
        ],
      ),
      fast.length > 0 && names(fast) + (fast.length > 1 ? ' move first' : ' moves first'),
      free.length > 0 &&
        ((): Row => [
          'Machines move by the card, ALERT first, ties: First Player. Not to sea or others',
          on,
          0,
          { show: ['mode', 'class'] },
        ]),
      each(
        m => !+s.modeLock[m] && !+s.hackToken[m],
        m => [unit(s, m) + ' is near which places? Only RESTRICTED: ALERT', opts('OPEN|RESTRICTED|Both|None', i => set(m, i == 1, 0))],
      ),
      each(
        m => +s.hackToken[m],
        m => [
          unit(s, m) + ': Hack Token off, stays ALERT',
          () => {
            put(s, 'hackToken', 0, m);
            return set(m, 1, 2);
          },
        ],
      ),
      each(
        m => able(s, m, ALARMED) && free.length > 1 && !+s.modeLock[m],
        m => [unit(s, m) + ' next to another Machine? Then ALERT', opts('No|Yes', i => (i ? set(m, 1, 3) : on())), 10],
      ),
    ];
  };

  return {
    start,
    go: () => current(s, rows(), on),
  };
};
