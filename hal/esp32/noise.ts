// Whatever noise the chip has, 32 bits of it. On this chip E.hwRand() is a fixed sequence: only this file may call it, and trusts it with nothing.

// The random register, true random while a radio or the ADC runs and pseudo-random otherwise:
// https://docs.espressif.com/projects/esp-idf/en/stable/esp32/api-reference/system/random.html
const REGISTER = 0x3ff75144;

/** True when eight readings are eight different numbers. */
export function varies(read: () => number): boolean {
  const read8: number[] = [];
  for (let i = 0; i < 8; i++) {
    const n = read();
    if (read8.includes(n)) return false;
    read8.push(n);
  }
  return true;
}

export function esp32Noise(loose: number | undefined): () => number {
  // other chips have something else at this address, and a PC would crash
  const register = process.env.BOARD === 'ESP32' && varies(() => peek32(REGISTER));
  let pool = 0;
  return () => {
    // one reading: it comes with every press, and whoever makes dice of it asks many times (firmware/shell/pool.ts)
    const bits = (register ? peek32(REGISTER) : E.hwRand()) ^ (getTime() * 1e6) ^ (loose === undefined ? 0 : analogRead(loose) * 4096);
    pool = ((pool << 5) | (pool >>> 27)) ^ bits;
    return pool >>> 0;
  };
}
