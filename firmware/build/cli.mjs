// npm pack: the commands that need a board as one file of plain JavaScript beside the bundles, for who has only the package.
import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import ts from 'typescript';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Types are checked elsewhere: here they are only taken away. */
const typescript = {
  name: 'typescript',
  resolveId(source, importer) {
    if (isBuiltin(source)) return { id: source, external: true };
    if (!importer) return null;
    const file = path.resolve(path.dirname(importer), source);
    return [file, `${file}.ts`, `${file}/index.ts`].find(name => name.endsWith('.ts') && fs.existsSync(name));
  },
  transform(code) {
    const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
    return { code: ts.transpileModule(code, { compilerOptions: options }).outputText, map: null };
  },
};

const rolled = await rollup({ input: path.join(ROOT, 'hal/usb/main.ts'), plugins: [typescript] });
await rolled.write({ file: path.join(ROOT, 'dist/roundkeeper.mjs'), format: 'es' });
await rolled.close();
fs.chmodSync(path.join(ROOT, 'dist/roundkeeper.mjs'), 0o755);
