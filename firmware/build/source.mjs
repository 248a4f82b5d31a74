// From a place in a bundle back to the line of TypeScript that it was made from.
import { SourceMap } from 'node:module';
import path from 'node:path';

function position(code, at) {
  const before = code.slice(0, at).split('\n');
  return [before.length - 1, before.at(-1).length];
}

/** @returns {(at: number) => { file?: string, line?: number, text: string, name?: string }} */
export function sourceOf(root, dir, code, map) {
  const payload = map && { ...map, version: 3 };
  const lookup = payload && new SourceMap(payload);
  const contents = new Map(map?.sources.map((s, i) => [s, map.sourcesContent?.[i] ?? '']));
  return at => {
    const entry = lookup?.findEntry(...position(code, at));
    if (!entry?.originalSource) return { text: code.slice(at, at + 40) };
    const source = entry.originalSource;
    return {
      file: path.relative(root, path.resolve(dir, source)).split(path.sep).join('/'),
      line: entry.originalLine + 1,
      text: (contents.get(source) ?? '').split('\n')[entry.originalLine]?.trim() ?? '',
      name: entry.name,
    };
  };
}
