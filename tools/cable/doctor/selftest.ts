// The device's own self-test, led from the PC: buttons one after the other, the beep, the picture. Finds buttons that hang on a wrong pin.
import type { Button } from '../../../hal/hal';
import type { Console } from '../console';
import type { Talk } from '../talk';
import type { DeviceFacts } from './facts';

const PATIENCE = 30_000, // milliseconds without a new button
  POLL = 150;
const BUTTONS: Button[] = ['up', 'down', 'ok', 'back'];
/** Pins with a pull-up that decide nothing at power-on and are nobody's. */
const USABLE = [4, 13, 14, 16, 17, 18, 19, 21, 22, 23, 25, 26, 27, 32, 33];
/** On a module with PSRAM that memory hangs on these: touching them would crash it. Without PSRAM there are never more variables (docs/hardware.md). */
const PSRAM = [16, 17],
  MOST_WITHOUT = 8131;

/** Which buttons the self-test still waits for; undefined when its screen is closed. */
export function awaited(rows: string[]): Button[] | undefined {
  const text = rows.join(' ');
  if (!text.startsWith('Self-test')) return undefined;
  if (text.includes('All buttons work')) return [];
  const told = /Press:((?: +(?:up|down|ok|back))+)/.exec(text)?.[1] ?? '';
  return BUTTONS.filter(button => told.split(' ').includes(button));
}

/** Tells each button that works; returns those that were never seen. */
async function buttons(board: Console, talk: Talk, patience: number): Promise<Button[]> {
  let missing = BUTTONS;
  const end = Date.now() + BUTTONS.length * patience; // also for a board that changes its mind
  for (let until = Date.now() + patience; Date.now() < Math.min(until, end); await new Promise(done => setTimeout(done, POLL))) {
    const now = awaited(await board.evaluate<string[]>('device.painter.rows()'));
    if (!now) break; // somebody left it
    for (const button of missing) if (!now.includes(button)) talk.say(`  ${button.toUpperCase()} works.`);
    if (now.length < missing.length) until = Date.now() + patience;
    missing = now;
    if (!missing.length) break;
  }
  return missing;
}

/** Looks for the pin that a button really hangs on, while it is held. */
async function misplaced(board: Console, button: Button, device: DeviceFacts, talk: Talk): Promise<string> {
  const name = button.toUpperCase(),
    pin = device.buttons[button];
  const usual = `Check its two wires: one leg to pin ${pin}, the other to GND; of four legs take two that lie diagonally.`;
  const answer = await talk.ask(`Hold ${name} on the device down, and press Enter here (s skips it): `);
  if (answer === undefined || answer.toLowerCase().startsWith('s')) return `${name} was never seen. ${usual}`;
  const { sda, scl, reset, power } = device.display;
  const taken = [...Object.values(device.buttons).filter(other => other !== pin), sda, scl, reset, power, device.buzzer];
  const free = USABLE.filter(other => !taken.includes(other));
  const touched =
    (await board.evaluate<number>('process.memory().total')) > MOST_WITHOUT ? free.filter(other => !PSRAM.includes(other)) : free;
  const low = await board.evaluate<number[]>(`[${touched}].filter(function(p){pinMode(p,"input_pullup");return !digitalRead(p)})`);
  if (low.includes(pin)) return `${name} reaches pin ${pin} now, but no press was seen: its contact is loose. ${usual}`;
  if (low.length === 1)
    return `${name} hangs on pin ${low[0]}, and the wiring file says ${pin}. Move the wire, or write ${button}: ${low[0]} there, then npm run flash.`;
  return `${name} reaches no pin. ${usual}`;
}

/** One of two words, or its first letter; asked twice, and undefined where nobody answers. */
async function either(talk: Talk, question: string, words: [string, string]): Promise<string | undefined> {
  for (let tries = 0; tries < 2; tries++) {
    const answer = await talk.ask(`${question} ${words.join(' or ')}: `);
    if (answer === undefined) break;
    const found = words.find(word => answer && word.startsWith(answer.toLowerCase()));
    if (found) return found;
  }
  return undefined;
}

async function beep(board: Console, device: DeviceFacts, talk: Talk): Promise<string | undefined> {
  if (device.buzzer === undefined) return undefined;
  if (!(await board.evaluate<number>('device.settings.volume')))
    return 'The sound is switched off in the settings of the device, so nothing was heard.';
  if ((await either(talk, 'Did it beep, in two different tones?', ['yes', 'no'])) !== 'no') return undefined;
  return `Nothing is heard. The piezo goes from pin ${device.buzzer} to GND and must be a passive one: an active buzzer knows one tone only. Pins 25 and 26 cannot sound.`;
}

async function picture(device: DeviceFacts, talk: Talk): Promise<string | undefined> {
  const question = 'Is the picture whole, or shifted to the left with rubbish at the right edge?';
  if ((await either(talk, question, ['whole', 'shifted'])) !== 'shifted') return undefined;
  const other = device.display.chip === 'SH1106' ? 'SSD1306' : 'SH1106';
  return `The display is another chip. Write chip: '${other}' into the wiring file, then npm run flash (docs/wiring.md).`;
}

/** What is wrong, in sentences; none when all is well. */
export async function selfTest(board: Console, device: DeviceFacts, talk: Talk, patience = PATIENCE): Promise<string[]> {
  await board.run('device.wake();device.open("selftest");device.show()');
  const wrong: string[] = [];
  try {
    talk.say('The device shows its self-test and beeps. Press each of its buttons once: UP, DOWN, OK, BACK.');
    for (const button of await buttons(board, talk, patience)) wrong.push(await misplaced(board, button, device, talk));
    for (const found of [await beep(board, device, talk), await picture(device, talk)]) if (found) wrong.push(found);
  } finally {
    await board.run('if(device.painter.rows()[0].startsWith("Self-test"))device.close();device.show()').catch(() => {});
  }
  return wrong;
}
