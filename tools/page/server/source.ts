// Rollup plugin: TypeScript as it stands, file by file and without a look at its types, so that a change is seen in a second. npx tsc -b looks.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'rollup';
import ts from 'typescript';

function found(path: string): string | undefined {
  if (existsSync(`${path}.ts`)) return `${path}.ts`;
  if (existsSync(path) && statSync(path).isDirectory()) return `${path}/index.ts`;
  return existsSync(path) ? path : undefined;
}

/** What was made of a text before is made of it again: a change costs the file that changed. */
const made = new Map<string, { text: string; code: string; map: string | undefined }>();

/** `seen` gets every file that takes part. */
export function sources(seen: Set<string>): Plugin {
  return {
    name: 'sources',
    resolveId(name, importer) {
      if (name.startsWith('.') && importer) return found(resolve(dirname(importer), name));
      if (importer)
        this.error(
          `${importer} wants "${name}", which no browser has. Keep it out of what the page imports, or write the few lines it needs.`,
        );
      return null;
    },
    load(id) {
      seen.add(id);
      const text = readFileSync(id, 'utf8'),
        before = made.get(id);
      if (before?.text === text) return { code: before.code, map: before.map };
      const { diagnostics, outputText, sourceMapText } = ts.transpileModule(text, {
        fileName: id,
        reportDiagnostics: true,
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ESNext,
          verbatimModuleSyntax: true,
          useDefineForClassFields: false,
          sourceMap: true,
        },
      });
      const wrong = diagnostics?.[0];
      if (wrong) {
        const line = wrong.start === undefined ? 1 : text.slice(0, wrong.start).split('\n').length;
        this.error(`${id}:${line}: ${ts.flattenDiagnosticMessageText(wrong.messageText, ' ')}`);
      }
      const now = { text, code: outputText, map: sourceMapText };
      made.set(id, now);
      return { code: now.code, map: now.map };
    },
  };
}
