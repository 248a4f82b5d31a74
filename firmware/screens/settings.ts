// What the owner likes: sound, light, size of the letters.
import { bar, type Device, keepSettings, type Place, type Screen, type Settings } from '../shell';

interface Setting {
  key: keyof Settings;
  name: string;
  words?: string[]; // for its values, from 0; an empty one cannot be chosen
  minutes?: number[]; // or what it can be
}

function table(): Setting[] {
  return [
    { key: 'volume', name: 'Sound', words: ['mute', 'low', 'middle', 'loud'] },
    { key: 'brightness', name: 'Brightness', words: ['', 'low', 'middle', 'full'] },
    { key: 'timeout', name: 'Dark after', minutes: [0, 1, 2, 5, 10, 30] },
    { key: 'rotate', name: 'Upside down', words: ['no', 'yes'] },
    { key: 'big', name: 'Big letters', words: ['no', 'yes'] },
    { key: 'animate', name: 'Dice tumble', words: ['no', 'yes'] },
    { key: 'sign', name: 'Name at rest', words: ['no', 'yes'] },
    { key: 'told', name: 'Pieces to move', words: ['short', 'full'] },
    { key: 'check', name: 'Table check', words: ['no', 'yes'] },
    { key: 'undo', name: 'Undo of dice', words: ['at once', 'asks', 'anew'] },
    { key: 'sleep', name: 'Sleep when dark', words: ['no', 'yes'] },
    { key: 'practice', name: 'Practice dice', words: ['off', '1', '2', '3', '4', '5', '6', '7', '8', '9'] },
    { key: 'left', name: 'Buttons for', words: ['right', 'left'] },
  ];
}

export default function settings(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 };

  /** The next value of the row under the cursor. */
  function change() {
    const { key, words, minutes } = table()[place.cursor],
      own = device.settings,
      was = own[key];
    if (minutes) own[key] = minutes[(minutes.indexOf(was) + 1) % minutes.length];
    else if (words) {
      own[key] = (was + 1) % words.length;
      if (!words[own[key]]) own[key]++;
    }
    try {
      keepSettings(device.notes, device.settings);
    } catch (error) {
      own[key] = was;
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
      for (const { key, name, words } of table()) {
        const now = device.settings[key],
          minutes = now ? `${now} min` : 'never';
        options.push(bar(name, words ? words[now] : minutes));
      }
      options.push('Clock warnings', 'Test the device', 'About');
      return { title: 'Settings', options, place, foot: 'OK change  BACK leave' };
    },
  };
}
