// What the board runs first: it chooses a version of the program and starts it, a new one on trial. docs/flashing.md tells the whole story.
// It imports nothing, so that it stays small and is seldom changed; tools/cable/release.ts makes the file .bootcde of it.

const RECORD = 16, // bytes: 'RKS1', the manifest's checksum, a checksum of those 8, tried, kept, 2 spare
  RECORDS = 256, // a page of them
  TRIED = 12,
  KEPT = 13;
const PATIENCE = 10000, // milliseconds for a version on trial to say that it has started
  SETTLE = 2000, // milliseconds that it then has to run without an error
  NEVER = 1000000; // seconds, eleven days: the chip counts twice the time in half milliseconds, in 32 bits, so little more is possible

const storage = require('Storage'),
  chip = require('Flash');
let page = 0; // the address of the flash page that says which version

function record(n: number): string {
  return E.toString(chip.read(RECORD, page + n * RECORD))!;
}

function number(bytes: string, at: number): number {
  return bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8) | (bytes.charCodeAt(at + 2) << 16) | (bytes.charCodeAt(at + 3) << 24);
}

/** Records are written from the front: how many there are is found by halving. */
function written(): number {
  let low = 0,
    high = RECORDS;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (number(record(middle), 0) === -1) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The list of a version's files, if it is there and whole. Its name is its checksum. */
function manifest(name: string): string | undefined {
  const text = storage.read(name);
  return text && `RK.${(E.CRC32(text) + 0x100000000).toString(16).slice(1)}` === name ? text : undefined;
}

/** Looks from the newest record back for a version that was kept, or was never tried. The page is lost only while it is renewed, when there is one manifest. */
function choose(): [list: string | undefined, trial: number] {
  for (let n = written() - 1; n >= 0; n--) {
    const bytes = record(n),
      kept = bytes.charCodeAt(KEPT) < 255;
    if (bytes.slice(0, 4) !== 'RKS1' || number(bytes, 8) !== (E.CRC32(bytes.slice(0, 8)) | 0)) continue;
    if (!kept && bytes.charCodeAt(TRIED) < 255) continue;
    const list = manifest(`RK.${((number(bytes, 4) >>> 0) + 0x100000000).toString(16).slice(1)}`);
    if (list) return [list, kept ? -1 : n];
  }
  for (const name of storage.list()) if (name.slice(0, 3) === 'RK.' && manifest(name)) return [manifest(name), -1];
  return [undefined, -1];
}

/** Modules up to the empty entry are loaded here, in their order; the rest when it is asked for. */
function start(list: string): void {
  for (let at = list.indexOf(';') + 1; list[at] !== ';'; ) {
    const middle = list.indexOf('=', at),
      end = list.indexOf(';', at);
    Modules.addCached(list.slice(at, middle), storage.read(list.slice(middle + 1, end))!);
    at = end + 1;
  }
}

function goBack(why: unknown): void {
  print(`This version does not start: ${why}. Going back to the one before.`);
  E.reboot();
}

/** What it leaves for others: the list of the version that runs, and what that version calls when it has started. */
const world = global as { files?: string; started?: () => void };

/** The record says that it was tried before anything runs: whatever happens then, the next start takes the version before. */
function onTrial(list: string, trial: number): void {
  const mark = (bytes: string) => chip.write(bytes, page + trial * RECORD + TRIED);
  mark('\0\xff\xff\xff');
  E.enableWatchdog(PATIENCE / 1000, true); // ends a loop, too; a start that takes longer says hal.alive()
  const late = setTimeout(goBack, PATIENCE, 'it said nothing for 10 s');
  process.on('uncaughtException', goBack);
  world.started = () => {
    clearTimeout(late);
    setTimeout(() => {
      mark('\0\0\xff\xff');
      E.enableWatchdog(NEVER, true); // there is no way to switch it off (targets/esp32/jshardware.c:467)
      process.removeAllListeners('uncaughtException');
      delete world.started;
      print('This version is kept.');
    }, SETTLE);
  };
  try {
    start(list);
  } catch (problem) {
    goBack(problem);
  }
}

/** Does nothing while BACK is held, so that a broken program can always be replaced. */
export default function boot(back: number, address: number): void {
  pinMode(back, 'input_pullup');
  if (!digitalRead(back)) {
    print('BACK is held: nothing is started. npm run flash puts the program right.');
    return;
  }
  if (world.files) return; // another copy has run, because this one is just being replaced
  page = address;
  const chosen = choose(),
    list = chosen[0];
  if (!list) {
    print('There is no program here. Put it on: npm run flash');
    return;
  }
  world.files = list;
  if (chosen[1] < 0) start(list);
  else onTrial(list, chosen[1]);
}
