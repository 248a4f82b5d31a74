// A bundle as the board gets it: in tokens. The functions of its shelf become one text, which the interpreter steps over when it loads the bundle.
// Each place, a large number until now, becomes the position in that text at which its function begins.
import { walk } from '../walk.mjs';
import { isPlace } from './functions-from-flash.mjs';
import { SHARED } from './shared.mjs';
import { joined, longText, numberToken, piecesOf } from './tokens.mjs';

/** For a stack trace 2v29 prints what comes next on the line, a whole text too. So the shelf stands farther behind anything that could fail than it looks. */
const DISTANCE = 64;
/** Each function is read up to here, as if it were all there is. In brackets: a statement cannot begin with a function that has no name. */
const END = '\0';

/** The function that holds a bundle's shelf, and the functions in it. */
function shelfIn(ast) {
  let found;
  walk(ast, node => {
    const list = node.type === 'FunctionExpression' && node.body.body[0]?.argument?.elements;
    if (!list || !isPlace(list[0]?.value)) return;
    if (!list.slice(1).every(element => element.type === 'FunctionExpression'))
      throw new Error('terser has taken a function from a shelf: the places there are those of other functions.');
    found = { start: node.start, end: node.end, first: list[0].value, functions: list.slice(1) };
  });
  return found;
}

/** Writes the position of a function instead of its place. It never gets shorter than before, so that the positions stop moving after a few rounds. */
function withPosition(piece, position, width) {
  const written = String(position),
    text = numberToken(position, written);
  return { ...piece, text: text.padStart(width), written: text === written };
}

/** The interpreter takes so many bytes for one text; a few zeros may follow (longText()). A place counts on from one text to the next by PART. */
const MOST = 0xff00,
  PART = 0x10000;

/** The texts of the shelf, mostly one, and where in them each function begins. */
function laidOut(functions, { text, places }) {
  const shelves = [END]; // so that no place is 0: a game that has a function is asked by its place
  const starts = functions.map(({ start, end }) => {
    const written = `(${text.slice(places.get(start), places.get(end - 1) + 1)})${END}`;
    if (shelves.at(-1).length + written.length > MOST) shelves.push(END);
    const at = shelves.length - 1;
    shelves[at] += written;
    return at * PART + shelves[at].length - written.length;
  });
  return { shelves, starts };
}

/** The whole bundle with its shelf as a text, and where everything has gone. */
function withText({ start, end, functions }, { text, places }, { shelves, starts }) {
  const texts = shelves.map(longText);
  if (!texts.every(Boolean)) throw new Error('A function takes more bytes than the interpreter takes for one text, 65,535: divide it.');
  const long = texts.length > 1 ? `[${texts.join(',')}]` : texts[0],
    begins = shelves.map((shelf, n) => long.indexOf(shelf, n ? texts[n - 1].length : 0));
  const head = text.slice(0, places.get(start)).padEnd(text.slice(0, places.get(start)).lastIndexOf('require') + DISTANCE),
    tail = places.get(end - 1) + 1,
    moved = new Map();
  let at = -1; // the function that a place is in or behind: both come in the order of the code
  for (const [from, to] of places) {
    while (functions[at + 1]?.start <= from) at++;
    if (from < start) moved.set(from, to);
    else if (from >= end) moved.set(from, head.length + long.length + to - tail);
    else if (from < functions[at]?.end)
      moved.set(from, head.length + begins[Math.floor(starts[at] / PART)] + (starts[at] % PART) + 1 + to - places.get(functions[at].start));
  }
  return { text: head + long + text.slice(tail), places: moved };
}

/**
 * @param {string} code a finished bundle
 * @param {Map<number, number>} known where functions of other bundles begin, by their places
 * @returns {{ text: string, places: Map<number, number>, positions: Map<number, number> }} places: from where a token began to where it begins now
 */
export function forBoard(code, known = new Map()) {
  const { ast, pieces } = piecesOf(code),
    shelf = shelfIn(ast),
    widths = new Map();
  let positions = known;
  for (;;) {
    const placed = pieces.map(piece => {
      if (!isPlace(piece.value)) return piece;
      const written = withPosition(piece, positions.get(piece.value) ?? 1, widths.get(piece.start) ?? 0);
      widths.set(piece.start, written.text.length);
      return written;
    });
    const whole = joined(placed);
    if (!shelf) return { ...whole, positions };
    const layout = laidOut(shelf.functions, whole),
      now = new Map([...known, ...layout.starts.map((at, n) => [shelf.first + n, at])]);
    if ([...now].every(([place, at]) => positions.get(place) === at)) return { ...withText(shelf, whole, layout), positions };
    positions = now;
  }
}

/** All bundles for the board, by name: those that others import come first, because the others tell where their functions are. */
export function forBoards(bundles) {
  const made = new Map();
  let known = new Map();
  for (const name of [...SHARED.filter(name => bundles.has(name)), ...[...bundles.keys()].filter(name => !SHARED.includes(name))]) {
    const flashed = forBoard(bundles.get(name), known);
    if (SHARED.includes(name)) known = flashed.positions;
    made.set(name, flashed);
  }
  return made;
}

/** Run by the boot code or read by the PC before anything else is there: as they are. */
const isPlain = name => name === 'boot' || name.startsWith('wiring');

/** Rollup plugin: dist/flash/ holds what goes into Storage, under the same names; dist/ itself what people and Node read. */
export const flashFiles = plain => ({
  name: 'flash-files',
  generateBundle(_options, bundle) {
    const files = Object.entries(bundle).filter(([name]) => !name.endsWith('.map')),
      flashed = forBoards(
        new Map(files.filter(([name, { type }]) => type === 'chunk' && !plain && !isPlain(name)).map(([name, { code }]) => [name, code])),
      );
    for (const [name, { code, source }] of files) {
      const text = flashed.get(name)?.text ?? code ?? source;
      this.emitFile({ type: 'asset', fileName: `flash/${name}`, source: typeof text === 'string' ? Buffer.from(text, 'latin1') : text });
    }
  },
});
