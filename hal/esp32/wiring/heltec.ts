// Heltec WiFi Kit 32 (V2), whose OLED sits on the board; buttons and piezo are wired by hand.
import type { Wiring } from '../wiring';

// OLED SSD1306 0x3C on SDA 4, SCL 15, reset 16: https://github.com/luc-github/esp3d.io src/docs/ESP3D/Version_2.1.X/hardware/esp32/heltec_devboard/index.md
// Its power and the battery's divider hang on 21, low = on; the divider of 3.2 is on 37: http://community.heltec.cn/t/heltec-wifi-lora-v2-battery-management/147/38
// LED 25 and button PRG 0 are taken: https://github.com/espressif/arduino-esp32 variants/heltec_wifi_kit_32/pins_arduino.h
const heltec: Wiring = {
  board: 'Heltec WiFi Kit 32',
  buttons: { up: 32, down: 33, ok: 27, back: 14 },
  display: { chip: 'SSD1306', sda: 4, scl: 15, address: 0x3c, reset: 16, power: 21 },
  buzzer: 23,
  flash: { address: 0x310000, size: 0x10000 },
  battery: { pin: 37, ratio: 3.2 },
  loose: 39,
};

export default heltec;
