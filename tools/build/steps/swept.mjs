// Rollup plugin: takes away what earlier builds have left in dist/, bundles of sources that are gone.
import fs from 'node:fs';
import path from 'node:path';

/** Anything with a dot in its name is not ours. */
function sweep(dir, names) {
  for (const file of fs.readdirSync(dir, { withFileTypes: true }))
    if (file.isFile() && !file.name.includes('.') && !names.includes(file.name)) fs.rmSync(path.join(dir, file.name));
}

export const swept = () => ({
  name: 'swept',
  writeBundle({ dir }, bundle) {
    const names = Object.keys(bundle);
    for (const folder of new Set(names.map(name => path.dirname(name))))
      sweep(
        path.join(dir, folder),
        names.filter(name => path.dirname(name) === folder).map(name => path.basename(name)),
      );
  },
});
