// Rollup plugins that keep every bundle one Storage module: kit, engine and shell by name, nothing else shared, one default export.
import fs from 'node:fs';
import path from 'node:path';
import { MODULES } from '../bundles.mjs';

const list = names => (names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join());
const inside = (root, id) => path.relative(root, id).split(path.sep).join('/');

/** The kit, the engine and the shell are modules of their own: everybody but themselves gets require("kit"). */
export const modulesByName = root => ({
  name: 'modules-by-name',
  async resolveId(source, importer) {
    if (!importer) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const name = found && MODULES[inside(root, found.id)];
    const own = name && importer.startsWith(path.dirname(found.id) + path.sep);
    return name && !own ? { id: name, external: true } : found;
  },
});

/** Where shared code belongs depends on who shares it. */
function home(users) {
  if (users.some(u => u.development)) return 'Hand it over when the program runs: a development bundle cannot share code with the others';
  if (users.some(u => u.kind === 'game' || u.name === 'kit'))
    return 'Move it into games/kit, export it from games/kit/index.ts and import it from there';
  return 'Export it from firmware/shell/index.ts and import it from there';
}

function strayChunk(root, bundles, output, chunk) {
  const imports = o => o.type === 'chunk' && o.imports.includes(chunk.fileName);
  const names = Object.values(output)
    .filter(imports)
    .map(o => o.name);
  const file = inside(root, chunk.moduleIds.at(-1));
  return `${file} is used by ${list(names)}, so it would become a bundle of its own. ${home(bundles.filter(b => names.includes(b.name)))}.`;
}

/** A game is found by the name of its folder: another id would be built, and be missed on the board. */
function wrongId(root, { kind, name, source }) {
  const id = kind === 'game' && /^ {2}id: ['"]([^'"]*)['"],$/m.exec(fs.readFileSync(path.join(root, source), 'utf8'))?.[1];
  return id && id !== name ? `${source} says id: '${id}'. The id of a game is the name of its folder: write id: '${name}'.` : undefined;
}

/** What is wrong with one chunk, in sentences. */
function* problemsOf(root, bundles, output, chunk) {
  const entry = bundles.find(b => b.name === chunk.fileName);
  if (!entry) yield strayChunk(root, bundles, output, chunk);
  else yield wrongId(root, entry);
  if (entry?.single && chunk.exports.join() !== 'default')
    yield `${entry.source} exports ${list(chunk.exports) || 'nothing'}. It is loaded by name as one object: give it a default export and no other.`;
  for (const name of chunk.imports)
    if (!output[name] && !Object.values(MODULES).includes(name))
      yield `${chunk.fileName} imports the package "${name}", which is not on the device. Write the few lines it needs into our own code.`;
}

/** Checks what came out, before it is written. */
export const oneModuleEach = (root, bundles) => ({
  name: 'one-module-each',
  generateBundle(_options, output) {
    const chunks = Object.values(output).filter(c => c.type === 'chunk');
    const problems = chunks.flatMap(chunk => [...problemsOf(root, bundles, output, chunk)]).filter(Boolean);
    if (problems.length) this.error(problems.join('\n'));
  },
});

/** `wiring` is the profile of the chosen board under the name that the firmware asks for. */
export const wiringOf = chosen => ({
  name: 'wiring',
  generateBundle(_options, bundle) {
    if (chosen) this.emitFile({ type: 'asset', fileName: 'wiring', source: bundle[chosen.name].code });
  },
});

/**
 * The same font half as large again, 9x12: what a pixel covers is rounded to two, so that lines are bold and no two run together, as hal/pixels.ts draws it.
 * Columns from the left, the most significant bit on top, without a gap between columns and letters.
 */
function widened(font) {
  const WIDTH = 9,
    HEIGHT = 12,
    bits = new Uint8Array((font.length / 6) * WIDTH * HEIGHT),
    both = place => [0, 1].map(more => ((place * 1.5) | 0) + more);
  for (const [at, byte] of font.entries())
    for (const column of both(at % 6).filter(x => x < WIDTH))
      for (let row = 0; row < 8; row++)
        if (byte & (0x80 >> row)) for (const y of both(row)) bits[(((at / 6) | 0) * WIDTH + column) * HEIGHT + y] = 1;
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  for (const [at, bit] of bits.entries()) bytes[at >> 3] |= bit << (7 - (at & 7));
  return bytes;
}

/** The bytes of hal/font.ts as files, in two sizes: the board draws from them where they lie, in flash. */
export const fontOf = root => ({
  name: 'font',
  generateBundle() {
    const source = path.join(root, 'hal/font.ts');
    if (!fs.existsSync(source)) return;
    const pieces = [...fs.readFileSync(source, 'utf8').matchAll(/'([\w+/=]+)'/g)].map(found => found[1]);
    const font = Buffer.from(pieces.join(''), 'base64');
    this.emitFile({ type: 'asset', fileName: 'font', source: font });
    this.emitFile({ type: 'asset', fileName: 'font12', source: widened(font) });
  },
});
