// Espruino's own tokens. Words and operators become one byte, a text its length and its bytes, a number its bytes where that is shorter.
// A text that does not fit into one variable then stays in flash, where it is, instead of being copied. docs/build.md
import { parse } from 'acorn';
import { walk } from '../walk.mjs';

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

/** A text of any bytes that stays in flash, with zeros behind it where its length would be taken for the beginning of a text; undefined where it is too long. */
export function longText(text) {
  const size = text.length;
  if (size > 0xffff) return undefined;
  const inside = bytes(size & 255, size >> 8);
  return /[\xd1\xd2]/.test(inside) ? longText(`${text}\0`) : bytes(TEXT16) + inside + text;
}

/** An empty text is shorter in quotes. */
function textToken(value, written) {
  const size = value.length;
  if (!size || size > 0xffff || /[^\0-\xff]/.test(value)) return written;
  return size < 256 ? safe(TEXT8, bytes(size) + value, written) : safe(TEXT16, bytes(size & 255, size >> 8) + value, written);
}

/** Numbers below are as short as they are written. */
export function numberToken(value, written) {
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
 * A finished bundle in pieces, each as it is written or as a token, whichever is shorter. A gap between two that are written is one that is needed.
 * @returns {{ ast: object, pieces: { start: number, end: number, text: string, written: boolean, value: unknown }[] }}
 */
export function piecesOf(code) {
  const tokens = [],
    ast = parse(code, { ...SCRIPT, onToken: tokens }),
    words = shorter(ast),
    pieces = [];
  let end = 0;
  for (const token of tokens) {
    if (token.start < end) continue; // the rest of what has become one word
    const word = words.get(token.start);
    end = word?.end ?? token.end;
    const text = word ? bytes(TOKENS.get(word.word)) : tokenOf(token, code);
    pieces.push({ start: token.start, end, text, written: text === code.slice(token.start, end), value: token.value });
  }
  return { ast, pieces };
}

/** @returns {{ text: string, places: Map<number, number> }} places: from where a piece began to where it begins now */
export function joined(pieces) {
  const places = new Map();
  let text = '',
    before;
  for (const piece of pieces) {
    if (before?.written && piece.written && piece.text && piece.start > before.end) text += ' ';
    places.set(piece.start, text.length);
    text += piece.text;
    before = piece;
  }
  return { text, places };
}

export const tokenised = code => joined(piecesOf(code).pieces);
