// A bundle as it is flashed: Espruino's own tokens. Words and operators become one byte, a text its length and its bytes, a number its bytes where that is shorter.
// A text that does not fit into one variable then stays in flash, where it is, instead of being copied. docs/build.md
import { parse } from 'acorn';
import { walk } from '../walk.mjs';
import { placed, shelfOf } from './functions-from-flash.mjs';

const SCRIPT = { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true };

/** As the interpreter numbers them (src/jslex.h); test/build/tokens.test.ts asks it. */
const FIRST = 138;
const WORDS = [
  ...['==', '===', '!=', '!==', '<=', '<<', '<<=', '>=', '>>', '>>>', '>>=', '>>>=', '+=', '-=', '++', '--', '*=', '/=', '%=', '&=', '&&'],
  ...['|=', '||', '^=', '=>', 'if', 'else', 'do', 'while', 'for', 'break', 'continue', 'function', 'return', 'var', 'let', 'const', 'this'],
  ...['throw', 'try', 'catch', 'finally', 'true', 'false', 'null', 'undefined', 'new', 'in', 'instanceof', 'switch', 'case', 'default'],
  ...['delete', 'typeof', 'void', 'debugger', 'class', 'extends', 'super', 'static', 'of'],
];
const TOKENS = new Map([...WORDS.map((word, n) => [word, FIRST + n]), ['??', 208]]);
const TEXT8 = 209,
  TEXT16 = 210,
  ZERO = 211,
  INT16 = 213;

const bytes = (...numbers) => String.fromCharCode(...numbers);

/** For a stack trace 2v29 begins to read anywhere: it must not find what looks like the beginning of a text, and run out of memory with its length. */
const safe = (token, inside, written) => (/[\xd1\xd2]/.test(inside) ? written : bytes(token) + inside);

/** An empty text is shorter in quotes. */
function textToken(value, written) {
  const size = value.length;
  if (!size || size > 0xffff || /[^\0-\xff]/.test(value)) return written;
  return size < 256 ? safe(TEXT8, bytes(size) + value, written) : safe(TEXT16, bytes(size & 255, size >> 8) + value, written);
}

/** Numbers below are as short as they are written. */
function numberToken(value, written) {
  if (value === 0) return bytes(ZERO);
  return Number.isInteger(value) && value > 127 && value < 0x8000 ? safe(INT16, bytes(value & 255, value >> 8), written) : written;
}

function tokenOf({ type, value, start, end }, code) {
  const written = code.slice(start, end);
  if (type.label === 'string') return textToken(value, written);
  if (type.label === 'num') return numberToken(value, written);
  if (type.label === '`') throw new Error('A template in a finished bundle: lowering should have made it a sum of texts.');
  const token = type.label === 'regexp' ? undefined : TOKENS.get(written);
  return token ? bytes(token) : written;
}

/** What terser writes in few characters, and Espruino has one byte for: `!0`, `!1` and `void 0`, by where they begin. */
function shorter(ast) {
  const found = new Map();
  walk(ast, ({ type, operator, argument, start, end }) => {
    if (type !== 'UnaryExpression' || argument.type !== 'Literal') return;
    if (operator === 'void') found.set(start, { word: 'undefined', end });
    if (operator === '!' && typeof argument.value === 'number') found.set(start, { word: String(!argument.value), end });
  });
  return found;
}

/**
 * @param {string} code a finished bundle: a gap in it is one that is needed
 * @param {(token: { start: number }) => boolean} asItIs what is left as it is written
 * @returns {{ text: string, places: Map<number, number> }} places: from where a token began to where it begins now
 */
export function tokenised(code, asItIs = () => false) {
  const tokens = [];
  const words = shorter(parse(code, { ...SCRIPT, onToken: tokens }));
  const places = new Map();
  let text = '',
    end = 0,
    wasWritten = false;
  for (const token of tokens) {
    if (token.start < end) continue; // the rest of what has become one word
    const word = words.get(token.start),
      written = code.slice(token.start, word?.end ?? token.end),
      short = word ? bytes(TOKENS.get(word.word)) : tokenOf(token, code),
      piece = asItIs(token) ? written : short,
      isWritten = piece === written;
    if (wasWritten && isWritten && written && token.start > end) text += ' ';
    places.set(token.start, text.length);
    text += piece;
    end = token.start + written.length;
    wasWritten = isWritten;
  }
  return { text, places };
}

/** The same bundle for the board. The places of a shelf stay as they are written, because they are looked up in its text, and tell where its functions are now. */
export function forBoard(code) {
  const shelf = shelfOf(code);
  const { text, places } = tokenised(code, token => token.start === shelf?.digits - 1);
  if (!shelf) return { text, places };
  const at = place => places.get(place);
  const moved = { ...shelf, start: at(shelf.start), digits: at(shelf.digits - 1) + 1, texts: shelf.texts.map(at), end: at(shelf.end) };
  return { text: placed(text, moved), places };
}

/** Run by the boot code or read by the PC before anything else is there: as they are. */
const isPlain = name => name === 'boot' || name.startsWith('wiring');

/** Rollup plugin: dist/flash/ holds what goes into Storage, under the same names; dist/ itself what people and Node read. */
export const flashFiles = plain => ({
  name: 'flash-files',
  generateBundle(_options, bundle) {
    for (const [name, { type, code, source }] of Object.entries(bundle)) {
      if (name.endsWith('.map')) continue;
      const text = type === 'chunk' && !plain && !isPlain(name) ? forBoard(code).text : (code ?? source);
      this.emitFile({ type: 'asset', fileName: `flash/${name}`, source: typeof text === 'string' ? Buffer.from(text, 'latin1') : text });
    }
  },
});
