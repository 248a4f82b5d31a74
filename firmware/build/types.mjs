// Rollup plugin: fails the build with all type errors of the bundled files at once.
// (The option noEmitOnError of @rollup/plugin-typescript tells only the first, throws it twice and leaves file watchers behind.)
import path from 'node:path';

export function typeErrors(root, loose) {
  const lines = [];
  return {
    name: 'type-errors',
    onLog(_level, log) {
      if (log.plugin !== 'typescript' || !/^TS\d/.test(log.pluginCode ?? '')) return;
      const where = log.loc ? `${path.relative(root, log.loc.file)}:${log.loc.line}: ` : '';
      lines.push(where + log.message.replace(/^.*@rollup\/plugin-typescript /, ''));
      return false;
    },
    buildEnd(error) {
      if (!error && !loose && lines.length)
        this.error(`These types do not fit:\n${lines.join('\n')}\nLOOSE=1 builds in spite of that, for trying things.`);
    },
  };
}
