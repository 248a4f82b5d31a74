// Writing a short text with four buttons: up and down choose the letter, ok takes it, held it is done. Names that were used before are offered first.
import type { Button, Push } from '../../hal/hal';
import type { Device, Place, Screen, View } from '../shell';

export interface Writing {
  title: string;
  text: string; // what stands there now: the first letter replaces it
  most?: number; // letters
  known?: string[]; // offered before anything is written
  own?: string; // the row behind them that begins to write; 'Write a name' unless told
  /** Gets the text when it is done and answers with a reason when it cannot be that. */
  taken(text: string): string;
}

const ERASE = '\x03',
  DONE = '\x08';
const MOST = 8; // letters of a player's name: what fits beside a number

/** The letters that most often come next in first names: at the beginning, behind the first letter, behind any other. Counted in 190 names of several languages. */
function likely(text: string): string {
  const initials = 'ajlmste',
    second =
      'nldmrae eioanlr laehnir aeinlro mrdvlan reianlo aerunil aenilro narsdve aoeuinl aeiunlr eiuaonl aionelr ioanelr lstanei aeihnlr aneilro ouyanei aotuine oihanel tlaneir ieanlro ianelro aneilro avneilr oaneilr',
    later =
      'nrsmtuh ieanlro akeotyn airdyne nolrast ainelro aenilro ineroua alnecsm aneilro eanilro iaelyob eiaomuy aneidsr nbraesm haneilr aneilro aietlyk aohcnei eoaithz lrescit eainlro aneilro aneilro aneilro aneilro',
    row = ((text.charCodeAt(text.length - 1) | 32) - 97) * 8;
  if (!text || row < 0 || row > 25 * 8) return initials;
  return (text.length > 1 ? later : second).slice(row, row + 7);
}

/**
 * The letters as a ring, the most likely one under the cursor. DOWN comes to other likely ones, then to the alphabet from A;
 * UP to one more, to what takes a letter away, to what ends it, and to the alphabet from Z. Signs and figures stand where both ways meet.
 */
function ringOf(text: string): string {
  const next = likely(text).toUpperCase();
  return `${next.slice(0, 2)}${next.slice(3)}ABCDEFGHIJKLM 0123456789-.\xc4\xc9\xd6\xdcNOPQRSTUVWXYZ${DONE}${ERASE}${next.charAt(2)}`;
}

class Write implements Screen {
  _device: Device;
  _arg: Writing;
  _text: string;
  _old: boolean; // what stands there is what was there before
  _ring: string;
  _at: number;
  _place: Place | undefined; // while a known name is chosen

  constructor(device: Device, arg: Writing) {
    this._device = device;
    this._arg = arg;
    this._text = arg.text.slice(0, arg.most || MOST);
    this._old = true;
    this._ring = ringOf('');
    this._at = 0;
    this._place = arg.known && arg.known.length ? { cursor: 0, scroll: 0 } : undefined;
  }

  /** A letter as it would be written: capitals begin a word. Not toLowerCase(): Espruino makes two letters of one with an accent. */
  _letter(at: number): string {
    const ring = this._ring,
      letter = ring.charAt((at + ring.length) % ring.length),
      code = letter.charCodeAt(0),
      text = this._old ? '' : this._text,
      capital = !text || text.charAt(text.length - 1) === ' ';
    return capital || !((code > 64 && code < 91) || code > 191) ? letter : String.fromCharCode(code + 32);
  }

  _to(text: string): void {
    this._text = text;
    this._old = false;
    this._ring = ringOf(text);
    this._at = text.length < (this._arg.most || MOST) ? 0 : this._ring.length - 3; // nothing more fits: it is done
  }

  _done(text: string): void {
    let end = text.length;
    while (end && text.charAt(end - 1) === ' ') end--;
    const why = end ? this._arg.taken(text.slice(0, end)) : 'Write at least one letter.';
    if (why) this._device.say(why, 'error');
    else this._device.close();
  }

  _take(letter: string): void {
    if (letter === DONE) this._done(this._text);
    else if (letter === ERASE) this._to(this._text.slice(0, -1));
    else if (this._old) this._to(letter);
    else if (this._text.length < (this._arg.most || MOST)) this._to(this._text + letter);
  }

  /** The known text that this press takes; '' when it only moves. It is taken by the press itself: the stack of the device is short. */
  _chosen(button: Button): string {
    const place = this._place as Place,
      known = this._arg.known as string[];
    if (button !== 'ok') this._device.browse(place, button, known.length + 1);
    else if (!this._device.seen(place)) return '';
    else if (place.cursor < known.length) return known[place.cursor];
    else this._place = undefined;
    return '';
  }

  /** From a keyboard, where there is one. */
  type(letter: string): boolean {
    const code = letter.charCodeAt(0),
      isKey = letter === '\r' || letter === '\b';
    if (this._place && isKey) return false; // they choose a known name, or leave
    this._place = undefined;
    if (letter === '\r') this._done(this._text);
    else if (letter === '\b') this._take(ERASE);
    else if (code < 32 || (code > 126 && code < 161) || code > 255)
      this._device.say('The device cannot show this letter. Use Latin letters.', 'error');
    else if (letter !== ' ' || (this._text && !this._old)) this._take(letter);
    return true;
  }

  press(button: Button, push: Push): boolean {
    if (button === 'back') return false;
    if (this._place) {
      if (push === 'hold') return false;
      const text = this._chosen(button);
      if (text) this._done(text);
    } else if (button !== 'ok') this._at = (this._at + (button === 'down' ? 1 : this._ring.length - 1)) % this._ring.length;
    else if (push === 'hold') this._done(this._text);
    else this._take(this._letter(this._at));
    return true;
  }

  view(): View {
    const arg = this._arg,
      at = this._at,
      letter = this._letter(at);
    if (this._place)
      return {
        title: arg.title,
        options: (arg.known as string[]).concat([arg.own || 'Write a name']),
        place: this._place,
        foot: 'OK take  BACK leave',
      };
    let near = '';
    for (let i = -3; i < 4; i++) near += i ? `${this._letter(at + i)} ` : '  '; // what UP and DOWN lead to, left and right of the letter
    return {
      title: arg.title,
      clock: letter === ' ' ? '_' : letter,
      body: `\xa0\xa0\x01 ${near}\x02\n${this._text}${this._old ? '' : '_'}`,
      foot: `OK ${letter === DONE ? 'done' : 'take'}  hold: done`,
    };
  }
}

export default function write(device: Device, arg: Writing): Screen {
  return new Write(device, arg);
}
