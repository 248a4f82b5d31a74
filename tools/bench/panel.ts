// What an SSD1306 or SH1106 makes of the bytes it is sent. Runs on Espruino (board.ts) and in Node (the driver's tests).

/** How many bytes follow a command as its argument; the others have none. */
function following(command: number): number {
  if (command === 0x21 || command === 0x22) return 2;
  return [0x20, 0x81, 0x8d, 0xa8, 0xad, 0xd3, 0xd5, 0xd9, 0xda, 0xdb].includes(command) ? 1 : 0;
}

export interface Panel {
  /** One I2C message without its address. */
  take(bytes: Uint8Array): void;
  /** 1024 bytes: eight pages of 128 columns, least significant bit on top, as the driver meant them. */
  pages(): Uint8Array;
  on: boolean;
  contrast: number;
  /** The picture is upside down for an eye. */
  turned: boolean;
  /** The picture is moved up by so many lines, wrapping. */
  offset: number;
}

export function panel(chip: 'SSD1306' | 'SH1106'): Panel {
  const columns = chip === 'SH1106' ? 132 : 128;
  const first = (columns - 128) / 2;
  const glass = new Uint8Array(8 * columns); // by where it lies on the glass, not by address
  let page = 0;
  let column = 0;
  let across = false; // horizontal addressing, SSD1306 only
  const from = [0, 0]; // column and page
  const until = [127, 7];

  const place = () => page * columns + (p.turned ? columns - 1 - column : column);

  const ends = () => (across ? until[0]! + 1 : columns);

  function data(bytes: Uint8Array): void {
    for (let i = 1; i < bytes.length; ) {
      let run = 1;
      // one copy of whatever goes into one page, which is what our driver sends
      if (!p.turned) run = Math.min(bytes.length - i, ends() - column);
      if (run > 1) glass.set(new Uint8Array(bytes.buffer, bytes.byteOffset + i, run), place());
      else if (column < columns) glass[place()] = bytes[i]!;
      run = Math.max(1, run);
      i += run;
      column += run;
      if (across && column > until[0]!) nextPage();
    }
  }

  function nextPage(): void {
    column = from[0]!;
    page = page < until[1]! ? page + 1 : from[1]!;
  }

  /** Where horizontal addressing begins and ends: the SSD1306 alone has it. */
  function range(c: number, a: number, b: number): void {
    const at = c - 0x21; // 0: columns, 1: pages
    from[at] = a;
    until[at] = b;
    if (at) page = a;
    else column = a;
  }

  /** What the whole panel has. */
  function set(c: number, a: number): void {
    if (c === 0x81) p.contrast = a;
    else if (c === 0xa0) p.turned = true;
    else if (c === 0xa1) p.turned = false;
    else if (c === 0xae) p.on = false;
    else if (c === 0xaf) p.on = true;
    else if (c === 0xd3) p.offset = a;
  }

  function command(c: number, a: number, b: number): void {
    if (c < 0x10) column = (column & 0xf0) | c;
    else if (c < 0x20) column = (column & 0x0f) | ((c & 15) << 4);
    else if (c === 0x20) across = a === 0 && chip === 'SSD1306';
    else if (c === 0x21 || c === 0x22) {
      if (chip === 'SSD1306') range(c, a, b);
    } else if (c >= 0xb0 && c < 0xb8) page = c & 7;
    else set(c, a);
  }

  const p: Panel = {
    on: false,
    contrast: 127,
    turned: false,
    offset: 0,
    take(bytes) {
      if (bytes[0] === 0x40) {
        data(bytes);
        return;
      }
      for (let i = 1; i < bytes.length; ) {
        const c = bytes[i]!;
        command(c, bytes[i + 1]!, bytes[i + 2]!);
        i += 1 + following(c);
      }
    },
    pages() {
      const picture = new Uint8Array(1024);
      for (let i = 0; i < 8; i++) picture.set(new Uint8Array(glass.buffer, i * columns + first, 128), i * 128);
      if (p.turned)
        for (let i = 0; i < 8; i++) for (let x = 0; x < 128; x++) picture[i * 128 + x] = glass[i * columns + columns - 1 - first - x]!;
      return picture;
    },
  };
  return p;
}
