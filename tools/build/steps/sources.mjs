// Rollup plugin: reads TypeScript file by file and takes the types away. Whether they fit is looked at by `npx tsc -b`, not here.
import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { transform } from 'esbuild';

const COMPILER = { target: 'ES2022', useDefineForClassFields: false, verbatimModuleSyntax: true };

/** The file that an import without an ending means. */
export function sourceFile(from, name) {
  const file = path.resolve(path.dirname(from), name);
  return [`${file}.ts`, `${file}/index.ts`, file].find(found => found.endsWith('.ts') && fs.existsSync(found));
}

async function withoutTypes(id, text) {
  try {
    const options = { loader: 'ts', sourcefile: id, sourcemap: 'external', tsconfigRaw: { compilerOptions: COMPILER } };
    const { code, map } = await transform(text, options);
    return { code, map };
  } catch (error) {
    const [{ location, text: why }] = error.errors ?? [{ text: error.message }];
    throw new Error(location ? `${path.relative('', id)}:${location.line}: ${why}: ${location.lineText.trim()}` : why);
  }
}

/** Files with methods, or with calls of them, are read by `methods` (methods-as-functions.mjs), all others here. */
export const sources = methods => ({
  name: 'sources',
  resolveId(name, importer) {
    if (isBuiltin(name)) return { id: name, external: true };
    return importer && name.startsWith('.') ? sourceFile(importer, name) : null;
  },
  async load(id) {
    if (!id.endsWith('.ts')) return null;
    return (await methods?.file(id)) ?? withoutTypes(id, fs.readFileSync(id, 'utf8'));
  },
  buildEnd: () => methods?.end(),
});
