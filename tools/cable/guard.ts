// The file that Espruino runs before every other, also when BACK is held and after reset(). It closes the consoles that the radios would open. docs/hardware.md

export const GUARD_FILE = '.boot0';

/**
 * Each line by itself: what one Espruino lacks must not keep the others from running. Nothing of it stays in memory.
 * The access point is taken out of the settings before Espruino starts its network, which it does after all boot code.
 */
export const GUARD = [
  '(function(t){',
  'if(!global.ESP32)return;',
  't(function(){E.setConsole("Serial1",{force:true})});',
  't(function(){require("TelnetServer").setOptions({mode:"off"})});',
  't(function(){require("Wifi").stopAP()})',
  '})(function(f){try{f()}catch(e){}});\n',
].join('');
