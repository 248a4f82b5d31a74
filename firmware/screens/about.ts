// What this device is, and what it found wrong with itself.
import { catalogue, type Device, reading, type Screen, VERSION } from '../shell';

/** "3.9 V"; nothing where there is no battery. */
function battery(millivolts: number): string {
  const tenths = Math.floor(millivolts / 100 + 0.5);
  return millivolts ? `\nBattery: ${(tenths / 10) | 0}.${tenths % 10} V` : '';
}

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
      battery(device.hal.battery()) +
      '\n' +
      (device.hal.faults.join('\n') || 'No faults found.') +
      '\nFree software, MIT. It keeps the round so that you can play.',
  );
}
