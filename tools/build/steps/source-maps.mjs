// From a place in a bundle back to the line of TypeScript that it was made from.
import fs from 'node:fs';
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

/** Source maps are for us, not for the device: kept in .cache/maps, so that a place in an error of the board can be looked up. */
export const mapsAside = root => ({
  name: 'maps-aside',
  generateBundle(_options, bundle) {
    const folder = path.join(root, '.cache/maps');
    fs.mkdirSync(folder, { recursive: true });
    for (const name of Object.keys(bundle).filter(n => n.endsWith('.map'))) {
      fs.writeFileSync(path.join(folder, name), bundle[name].source);
      delete bundle[name];
    }
  },
});
