// What the owner likes: sound, light, size of the letters.
import { type Device, keepSettings, type Place, type Screen, type Settings } from '../shell';

/** Key of Settings, name, and the words for its values from 0, or the greatest number. */
function table(): [key: keyof Settings, name: string, values: string[] | number[]][] {
  return [
    ['volume', 'Sound', ['mute', 'low', 'middle', 'loud']],
    ['brightness', 'Brightness', ['', 'low', 'middle', 'full']],
    ['timeout', 'Dark after', [0, 1, 2, 5, 10, 30]],
    ['rotate', 'Upside down', ['no', 'yes']],
    ['big', 'Big letters', ['no', 'yes']],
    ['animate', 'Dice tumble', ['no', 'yes']],
    ['sign', 'Whose turn, large', ['no', 'yes']],
    ['told', 'Pieces to move', ['short', 'full']],
    ['undo', 'Undo of dice', ['at once', 'asks', 'new dice']],
    ['sleep', 'Sleep when dark', ['no', 'yes']],
    ['practice', 'Practice dice', ['off', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
    ['left', 'Buttons for', ['right hand', 'left hand']],
  ];
}

export default function settings(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 };

  function change() {
    const row = table()[place.cursor];
    const own = device.settings,
      values = row[2],
      words = typeof values[0] === 'string',
      was = own[row[0]];
    let at = (words ? was : (values as number[]).indexOf(was)) + 1;
    if (at >= values.length) at = values[0] === '' ? 1 : 0;
    own[row[0]] = words ? at : (values[at] as number);
    try {
      keepSettings(device.notes, device.settings);
    } catch (error) {
      own[row[0]] = was;
      throw error;
    }
    device.applySettings();
    if (place.cursor === 0) device.cue('turn');
  }

  return {
    press(button, push) {
      if (push === 'hold' || button === 'back') return false;
      const rows = table();
      if (button !== 'ok') device.browse(place, button, rows.length + 3);
      else if (device.seen(place)) {
        if (place.cursor < rows.length) change();
        else if (place.cursor === rows.length) device.open('timers', 'warnings');
        else device.open(place.cursor === rows.length + 1 ? 'selftest' : 'about');
      }
      return true;
    },
    view() {
      const options: string[] = [];
      for (const row of table()) {
        const now = device.settings[row[0]],
          minutes = now ? `${now} min` : 'never',
          value = typeof row[2][0] === 'string' ? row[2][now] : minutes;
        options.push(`${row[1]}\n${value}`);
      }
      options.push('Clock warnings', 'Test the device', 'About');
      return { title: 'Settings', options, place, foot: 'OK change  BACK leave' };
    },
  };
}
