// The device looks at itself: every pixel, every button, the buzzer, the flash, the dice.
import { degenerate } from '../../games/kit';
import type { Device, Screen } from '../shell';

export default function selftest(device: Device): Screen {
  const pressed: string[] = [];
  let lit = false;
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
      if (push == 'hold') return false;
      if (pressed.indexOf(button) < 0) pressed.push(button);
      else if (button == 'back') return false;
      else if (button == 'ok') {
        lit = !lit;
        device.cue('turn');
      }
      return true;
    },
    view() {
      let missing = '';
      for (const button of ['up', 'down', 'ok', 'back']) if (pressed.indexOf(button) < 0) missing += ' ' + button;
      const fault = device.hal.faults.join('\n');
      return {
        title: lit ? '\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c' : 'Self-test',
        body:
          (missing ? 'Press:' + missing : 'All buttons work') +
          '\nYou heard a beep?\nDice: ' +
          fair +
          '\nFlash: ' +
          device.ring.room() +
          ' pages free' +
          (device.hal.battery() ? '\nBattery ' + device.hal.battery() + ' mV' : '') +
          (fault && '\n' + fault),
        foot: 'OK beep  BACK twice',
      };
    },
  };
}
