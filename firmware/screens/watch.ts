// Not a screen, but loaded like one: what of the timers stays in memory while one runs, and the screen of the timers needs, too.
// So it is small, and reaches its own functions through one object instead of names of their own.
import { HOURGLASS } from '../../games/kit';
import type { Watch, Watching } from '../tools/clocks';

const STORE = 60000; // milliseconds between two notes of a running timer: flash wears
const MARK = 3000; // as long as a warning is seen
const FIRST = 60000; // milliseconds before the end: the first warning

const clock: Watching = {
  worth(t, now) {
    const left = t.left[t.kind > 2 ? t.turn : 0];
    if (!t.runs) return left;
    return t.kind == 1 ? now - t.ends : Math.max(0, Math.min(left, t.ends - now)); // free seconds lie before the time that counts
  },

  pause(t, now) {
    const left = clock.worth(t, now);
    if (t.kind == 4 && t.runs) t.ends = Math.max(0, t.ends - now - left); // free seconds that this turn still has
    t.left[t.kind > 2 ? t.turn : 0] = left;
    t.runs = 0;
  },

  face(milliseconds, upward) {
    const s = upward ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000),
      minutes = (s / 60) | 0;
    return s < 6000 ? minutes + ':' + ('0' + (s % 60)).slice(-2) : ((minutes / 60) | 0) + 'h' + ('0' + (minutes % 60)).slice(-2);
  },

  store(device, timers) {
    const now = device.hal.clock.now();
    let text = '';
    for (const t of timers) {
      text += (text && ';') + [t.name, t.kind, t.full, t.plus, t.players, t.turn, t.runs].join(',');
      for (let i = 0; i < t.left.length; i++) {
        const left = t.left.length < 2 || i == t.turn ? clock.worth(t, now) : t.left[i];
        text += ',' + Math.floor(left / 100);
      }
    }
    device.notes.keep('timers', text || ' ');
  },

  /** The device looks at them before its next picture, and from then on: not from here, because the stack of the device is short. */
  watch(device, timers) {
    if (device.background) return; // it has looked at these timers since they began, and misses nothing
    let last = device.hal.clock.now(),
      store = last + STORE; // the moment of the next note
    const watch: Watch = () => {
      const now = device.hal.clock.now();
      let soon = 0,
        first = Infinity,
        told = false;
      device.banner = '';
      for (const t of timers) {
        if (!t.runs) continue;
        const before = clock.worth(t, last),
          left = clock.worth(t, now),
          upward = t.kind == 1;
        if (!upward && !left) {
          clock.pause(t, now);
          store = 0;
          told = true;
          device.wake(); // a sound in the dark has no twin
          device.say('Time is up: ' + t.name, 'time');
          continue;
        }
        for (const second of upward ? [] : [60, 30, 10, 5, 4, 3, 2, 1]) {
          if (before <= second * 1000 || left > second * 1000) continue;
          told = true;
          watch.until = now + MARK;
          device.wake();
          // one beep, two, three; then a short one for each second. Its twin is the mark in the title
          const tune = second > 5 ? [880, 120] : [1320, 70];
          for (let more = second; more < 60 && more > 5; more = more < 30 ? 30 : 60) tune.push(0, 80, 880, 120);
          if (device.settings.volume) device.hal.buzzer.play(tune, device.settings.volume);
        }
        // the next whole second, of what is left or of what has passed; free seconds are told once a second, too
        const part = upward ? 1000 - (left % 1000) : (t.ends - now) % 1000 || 1000,
          rank = upward ? 1e9 + left : left;
        if (!soon || part < soon) soon = part;
        if (rank >= first) continue;
        first = rank;
        device.banner = (watch.until && watch.until > now && rank <= FIRST ? '!' : HOURGLASS) + clock.face(left, upward);
      }
      last = now;
      if (!soon && device.background == watch) device.background = undefined;
      if (now >= store) {
        store = now + STORE;
        try {
          clock.store(device, timers);
        } catch (error) {
          device.say((error as Error).message, 'error');
        }
      }
      return told ? 1 : soon; // what was told in the dark is painted at once
    };
    watch.timers = timers;
    watch.clock = clock;
    device.background = watch;
  },
};

export default clock;
