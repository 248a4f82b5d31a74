// Closes the consoles that Espruino opens to everybody on Wi-Fi and Bluetooth. docs/hardware.md says why, with the lines of its source.

export function closeRadios(faults: string[]): void {
  if (!(process.env.BOARD || '').startsWith('ESP32')) return;
  // The one that holds: neither Bluetooth nor telnet can take a console that is forced to the cable.
  E.setConsole('Serial1', { force: true });
  require('TelnetServer').setOptions({ mode: 'off' });
  const state = ESP32.getState();
  if (!state.BLE && !state.Wifi) return;
  // Not ESP32.enableBLE(false) and enableWifi(false): they erase the boot code and restart. That is done once, before flashing.
  faults.push('The radios are on, their consoles closed. To switch them off for good see docs/hardware.md');
  // Espruino restores Wi-Fi after this code has run, and starts advertising about then
  setTimeout(() => {
    if (state.BLE) NRF.sleep();
    if (!state.Wifi) return;
    const wifi = require('Wifi');
    wifi.disconnect();
    wifi.stopAP();
  }, 3000);
}
