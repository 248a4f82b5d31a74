// The device looks at itself: every pixel, every button, the buzzer, the flash, the dice.
import { degenerate } from '../../games/engine';
import type { Device, Place, Screen } from '../shell';

export default function selftest(device: Device): Screen {
  const pressed: string[] = [],
    place: Place = { cursor: 0, scroll: 0 };
  let lit = false;
  device.painter.busy('Testing...');
  device.cue('good');

  function dice(): string {
    try {
      return degenerate(device.pool.stream()) ? 'bad' : 'fair';
    } catch (_) {
      return 'bad';
    }
  }
  const fair = dice();

  return {
    press(button, push) {
      if (push === 'hold') return false;
      if (pressed.indexOf(button) < 0) pressed.push(button);
      else if (button === 'back') return false;
      else if (button === 'ok') {
        lit = !lit && pressed.length > 3; // what is still to be pressed stays in view
        device.cue('turn');
      } else if (pressed.length > 3) device.browse(place, button, 0);
      return true;
    },
    view() {
      let missing = '';
      for (const button of ['up', 'down', 'ok', 'back']) if (pressed.indexOf(button) < 0) missing += ` ${button}`;
      const fault = device.hal.faults.join('\n'),
        row = '\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c',
        wide = device.settings.big ? row.slice(7) : row; // a whole row of them
      if (lit) return { title: row.slice(3), body: [wide, wide, wide, wide, wide, wide].join('\n'), foot: 'OK beep  BACK twice' };
      return {
        title: 'Self-test',
        body:
          (missing ? `Press:${missing}` : 'All buttons work') +
          (device.settings.volume ? '\nDid you hear a beep?' : '\nThe sound is off') +
          '\nDice: ' +
          fair +
          '\nFlash: ' +
          device.ring.room() +
          ' pages free' +
          (device.hal.battery() ? `\nBattery ${device.hal.battery()} mV` : '') +
          (fault && `\n${fault}`),
        place,
        foot: 'OK beep  BACK twice',
      };
    },
  };
}
