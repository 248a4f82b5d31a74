// What the sources of the project import from each other.
import fs from 'node:fs';
import path from 'node:path';

/** What a source imports for its value: types are free. */
export const imports = (text: string) =>
  [...text.matchAll(/^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'(\.[^']*)'/gm)].map(([, name]) => name!);

/** The files of these folders that imports are looked for in. */
export const sources = (folders: string[]) =>
  folders.flatMap(folder =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => path.posix.join(folder, name))
      .filter(name => /\.(ts|mjs)$/.test(name) && !name.endsWith('.d.ts')),
  );
