// What this device is, and what it found wrong with itself.
import { catalogue, type Device, type Place, type Screen, VERSION } from '../shell';

export default function about(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 };
  return {
    press(button) {
      if (button != 'up' && button != 'down') return false;
      device.browse(place, button, 0);
      return true;
    },
    view: () => ({
      title: 'About',
      body:
        'Roundkeeper ' +
        VERSION +
        '\n' +
        catalogue().length +
        ' games\nBoard: ' +
        device.hal.board +
        '\n' +
        (device.hal.faults.join('\n') || 'No faults found.') +
        '\nFree software, MIT. It keeps the round so that you can play.',
      place,
      foot: 'BACK back',
    }),
  };
}
