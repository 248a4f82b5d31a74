// What this device is, and what it found wrong with itself.
import { catalogue, type Device, reading, type Screen, VERSION } from '../shell';

export default function about(device: Device): Screen {
  return reading(
    device,
    'About Roundkeeper',
    () =>
      'Version ' +
      VERSION +
      '\n' +
      catalogue().length +
      ' games\nBoard: ' +
      device.hal.board +
      '\n' +
      (device.hal.faults.join('\n') || 'No faults found.') +
      '\nFree software, MIT. It keeps the round so that you can play.',
  );
}
