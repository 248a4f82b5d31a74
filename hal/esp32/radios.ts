// Closes the consoles that Espruino opens to everybody on Wi-Fi and Bluetooth, and silences both. docs/hardware.md says why, with the lines of its source.
// The file .boot0 has done most of it already; a board that was flashed in another way has none.

/** What one build lacks must not keep the rest from being done. */
function attempt(what: () => void): void {
  try {
    what();
  } catch (_error) {}
}

/** Asks nothing: ESP32.getState() crashes later builds. What is off already stays so. */
export function closeRadios(): void {
  if (!(process.env.BOARD || '').startsWith('ESP32')) return;
  // The one that holds: neither Bluetooth nor telnet can take a console that is forced to the cable.
  attempt(() => E.setConsole('Serial1', { force: true }));
  attempt(() => require('TelnetServer').setOptions({ mode: 'off' }));
  // Not ESP32.enableBLE(false): it erases the boot code and restarts. npm run flash does that once. And never enableWifi(false).
  // Espruino starts a saved network after this code has run, and advertises about then.
  setTimeout(() => {
    attempt(() => NRF.sleep());
    attempt(() => require('Wifi').disconnect());
    attempt(() => require('Wifi').stopAP());
  }, 3000);
}
