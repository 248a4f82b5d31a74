import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';

/** What `npm run plays` says and how it ends. */
function plays(...words: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'test/plays.ts', ...words], { encoding: 'utf8' });
  return { said: stdout + stderr, status };
}

describe('npm run plays', () => {
  it('makes as many plays as are wanted, from a number on, and counts them', () => {
    const { said, status } = plays('hadal', '3', '--from', '41');
    assert.match(said, /^hadal: 3 plays, \d+ answers, \d to the end, in \d+ s; 0 failed\n/);
    assert.equal(status, 0);
  });

  it('says which games there are when it is asked for another', () => {
    const { said, status } = plays('chess');
    assert.match(said, /^There is no game "chess". Say one of any, biome, hadal, loop, tales, tamashii: npm run plays -- any 1000\n$/);
    assert.equal(status, 1);
  });

  it('says what it needs when the count is none', () => {
    assert.equal(plays('hadal', 'many').said, 'Say how many plays: npm run plays -- hadal 1000\n');
  });
});
