// The one place that says which Espruino this program was tested with, and which boards and versions it does not work with.

export const TESTED = '2v29';

/** What is flashed holds numbers as 2v26 was the first to read them (docs/build.md), and 2v26 itself is refused. */
const OLDEST = 2.27;

const REFUSED: { [version: string]: string } = {
  '2v26': 'in 2v26 most pins cannot be watched, so the buttons would be dead',
};

const REMEDY = `Put ${TESTED} on the board: npm run flash -- --runtime DIR (docs/flashing.md says where DIR comes from).`;

/** "2v29.277" -> ["2v29", 2.29, ".277"]. A number behind the point means a build of some day after the release. */
function parts(version: string): [plain: string, number: number, later: string] | undefined {
  const found = /^(\dv\d+)(\.\d+)?$/.exec(version);
  return found ? [found[1]!, Number(found[1]!.replace('v', '.')), found[2] ?? ''] : undefined;
}

/** Why this version cannot be used, with what to do; undefined when it can. */
export function refused(version: string): string | undefined {
  const known = parts(version);
  if (!known) return `"${version}" is no version of Espruino that is known here. ${REMEDY}`;
  const [plain, number] = known;
  if (REFUSED[plain]) return `Espruino ${version} does not work: ${REFUSED[plain]}. ${REMEDY}`;
  if (number < OLDEST) return `Espruino ${version} is too old. ${REMEDY}`;
  return undefined;
}

/** Exactly one version was tested. A later build that only begins with the same number has other faults. */
export function untested(version: string): string | undefined {
  return version === TESTED
    ? undefined
    : `Espruino ${version} was not tested here; ${TESTED} was. Should something behave strangely, put ${TESTED} on the board first (docs/flashing.md).`;
}

/** Whether ESP32.getState() may be asked: builds since March 2026 crash in it (docs/hardware.md), and none that we know has it mended. */
export function tellsState(version: string): boolean {
  const known = parts(version);
  return version === TESTED || (!!known && known[1] < 2.29);
}

/** Chips and builds that people will try, and what stands in their way. */
const UNFIT: [board: RegExp, why: string][] = [
  [
    /^ESP32_IDF4/,
    `This is Espruino's build ESP32_IDF4, which nobody offers for download. It lacks SHA-256 and telnet, and restarts for ever with Bluetooth off. ${REMEDY}`,
  ],
  [
    /^ESP32_IDF5/,
    `This is Espruino's build ESP32_IDF5. Its sources say that it never erases a page of flash, so the memory for plays would fill once and then spoil. ${REMEDY}`,
  ],
  [
    /^ESP32S3/,
    'This is an ESP32-S3. Roundkeeper cannot use it yet: Espruino cannot watch its free pins or measure a voltage there, and its port goes away at every restart. Take an original ESP32; docs/hardware.md says what an S3 would need.',
  ],
  [
    /^ESP32C3/,
    'This is an ESP32-C3. Roundkeeper cannot use it yet: it has too few pins, and its stack may be too short. Take an original ESP32; docs/hardware.md says what a C3 would need.',
  ],
  [
    /^ESP32./,
    'This is another chip of the ESP32 family, or another build of Espruino for it. Nobody has looked at it yet. Take an original ESP32, and the build that Espruino calls ESP32 (docs/hardware.md).',
  ],
];

/** Why this board cannot be used; `board` as Espruino calls itself. The plain build for the original ESP32 is the one that can. */
export function unfit(board: string, port: string): string | undefined {
  if (board === 'ESP32') return undefined;
  const known = UNFIT.find(([name]) => name.test(board));
  return known
    ? known[1]
    : `The board at ${port} is a ${board}. Roundkeeper needs an ESP32, the original one (docs/hardware.md). Is it the right port?`;
}
