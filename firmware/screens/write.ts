// Writing a short text with four buttons: up and down choose the letter, ok takes it. An arrow takes the last one away; back leaves.
import type { Device, Screen } from '../shell';

const ERASE = '\x03';
const LETTERS = `${ERASE}ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789-.\xc4\xc9\xd6\xdc`;
const MOST = 8; // letters of a player's name: what fits beside a number

/** `taken` gets the text when it is done and answers with a reason when it cannot be that. */
export default function write(device: Device, arg: { title: string; text: string; most?: number; taken(text: string): string }): Screen {
  const most = arg.most || MOST;
  let text = arg.text.slice(0, most),
    at = text.length ? -1 : 1; // -1 is "done"

  function letter(): string {
    const c = LETTERS.charAt(at),
      code = c.charCodeAt(0);
    // capitals begin a word. Not toLowerCase(): Espruino makes two letters of one with an accent
    if (!text || text.charAt(text.length - 1) === ' ' || !((code > 64 && code < 91) || code > 191)) return c;
    return String.fromCharCode(code + 32);
  }

  function take() {
    if (at === 0) text = text.slice(0, -1);
    else if (at > 0) {
      text += letter();
      if (text.length >= most) at = -1;
    } else {
      const name = text.replace(/ +$/, ''),
        why = name ? arg.taken(name) : 'Write at least one letter.';
      if (why) device.say(why, 'error');
      else device.close();
    }
  }

  return {
    press(button, push) {
      if (button === 'back') return false;
      if (button === 'ok') {
        if (push === 'hold') at = -1;
        else take();
        return true;
      }
      at += button === 'down' ? 1 : -1;
      if (at < -1) at = LETTERS.length - 1;
      if (at >= LETTERS.length || (at > 0 && text.length >= most)) at = -1;
      return true;
    },
    view: () => ({
      title: arg.title,
      body: `${text + (at < 0 ? '' : '_')}\n${at < 0 ? 'OK: take this name' : at ? 'next letter:' : 'take a letter away:'}`,
      clock: at < 0 ? '\x08' : at && letter() === ' ' ? '_' : letter(),
      foot: `\x01\x02 OK ${at < 0 ? 'done' : 'take'} BACK leave`,
    }),
  };
}
