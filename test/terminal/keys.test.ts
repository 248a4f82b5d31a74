// Keys of a terminal as buttons.
import { strict as assert } from 'node:assert';
import sinon from 'sinon';
import { type Key, keys } from '../../hal/terminal/keys';

function told(key: Key): string {
  return typeof key === 'string' ? key : `${key.button} ${key.push}`;
}

describe('the keys of a terminal', () => {
  let clock: sinon.SinonFakeTimers;
  let heard: string[];
  let send: (piece: string) => void;

  beforeEach(() => {
    clock = sinon.useFakeTimers();
    heard = [];
    send = keys(key => heard.push(told(key)));
  });
  afterEach(() => clock.restore());

  it('are arrows, Enter, Backspace and Escape', () => {
    send('\x1b[A\x1b[B\x1bOA\x1bOB\r\n\x7f\b');
    assert.deepEqual(heard, ['up press', 'down press', 'up press', 'down press', 'ok press', 'ok press', 'back press', 'back press']);
  });

  it('hold with Shift and an arrow, with o and b, and with Shift and Enter where the terminal can tell', () => {
    send('\x1b[1;2A\x1b[1;2B\x1b[1;2C\x1b[1;2Dob');
    assert.deepEqual(heard, ['up again', 'down again', 'ok hold', 'back hold', 'ok hold', 'back hold']);
    heard.length = 0;
    send('\x1b[13;2u\x1b[127;2u\x1b[27;2;13~');
    assert.deepEqual(heard, ['ok hold', 'back hold', 'ok hold']);
  });

  it('take a lone Escape for BACK, after a moment', () => {
    send('\x1b');
    assert.deepEqual(heard, []);
    clock.tick(50);
    assert.deepEqual(heard, ['back press']);
  });

  it('know an arrow that comes in pieces, and Escape before another key', () => {
    send('\x1b');
    clock.tick(10);
    send('[');
    send('A');
    clock.tick(100);
    assert.deepEqual(heard, ['up press']);
    send('\x1b\r');
    assert.deepEqual(heard, ['up press', 'back press', 'ok press']);
  });

  it('are letters while a name is written, and keys again afterwards; Ctrl-C leaves all the same', () => {
    let writing = true,
      text = '';
    const write = keys(
      key => heard.push(told(key)),
      letter => {
        if (writing) text += letter;
        return writing;
      },
    );
    write('Bobq?\x7f\r');
    assert.deepEqual([text, heard], ['Bobq?\b\r', []]);
    write('\x1b[A\x03');
    assert.deepEqual(heard, ['up press', 'quit'], 'what is no letter is a key');
    writing = false;
    heard.length = 0;
    write('o?\r');
    assert.deepEqual(heard, ['ok hold', 'help', 'ok press']);
  });

  it('leave with q and with Ctrl-C, in either of its forms', () => {
    send('q\x03\x1b[99;5u');
    assert.deepEqual(heard, ['quit', 'quit', 'quit']);
  });

  it('mean nothing when they mean nothing', () => {
    send('x\x1b[5~\x1b[200~ü');
    clock.tick(100);
    assert.deepEqual(heard, []);
  });
});
