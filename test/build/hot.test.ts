// The list of functions that stay in memory: a name that nothing has any more would be passed over in silence, and cost speed.
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS: { [bundle: string]: string } = {
  kit: 'games/kit',
  engine: 'games/engine',
  shell: 'firmware/shell',
  main: 'hal/esp32',
  biome: 'games/biome',
  hadal: 'games/hadal',
  loop: 'games/loop',
  tales: 'games/tales',
  tamashii: 'games/tamashii',
  s_tracks: 'firmware/screens',
  s_play: 'firmware/screens',
};

/** The functions of a file, and its methods as the build names them: Session_ask. */
function namesIn(file: string): string[] {
  const names: string[] = [];
  let owner = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const named = /^(?:export )?(?:function|const) (\w+)/.exec(line)?.[1],
      method = /^ {2}(\w+)\(/.exec(line)?.[1];
    owner = /^(?:export )?class (\w+)/.exec(line)?.[1] ?? owner;
    if (named) names.push(named);
    else if (method) names.push(`${owner}_${method}`);
  }
  return names;
}

describe('what stays in memory', () => {
  it('is there, by its name', async () => {
    const { HOT } = await import('../../tools/build/hot.mjs' as string);
    for (const [bundle, hot] of Object.entries(HOT as { [bundle: string]: string[] })) {
      const folder = FOLDERS[bundle]!,
        known = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter(name => name.endsWith('.ts'))
          .flatMap(name => namesIn(join(folder, name)));
      assert.deepEqual(
        hot.filter(name => !known.includes(name)),
        [],
        bundle,
      );
    }
  });
});
