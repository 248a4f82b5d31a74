// The order of npm run flash: what is wrong with the port, the files or the sources is said before anything is built or written.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fakeBoard } from '../../hal/mock/board';
import { flash } from '../../tools/cable/flash';

describe('npm run flash', () => {
  let root: string, said: string;
  const out = { isTTY: false, write: (text: string) => (said += text) } as unknown as NodeJS.WriteStream;

  /** Sources whose build writes a word, or fails with one. */
  function sources(build: string): string {
    mkdirSync(path.join(root, 'tools/build'), { recursive: true });
    writeFileSync(path.join(root, 'tools/build/build.mjs'), build);
    return path.join(root, 'dist');
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'roundkeeper-flash-'));
    said = '';
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('looks for the port, and at the files of Espruino, before it builds', async () => {
    const dist = sources('throw new Error("it builds")');
    await assert.rejects(flash(['--port', '/dev/ttyNone'], dist, out), /^Error: There is no port \/dev\/ttyNone/);
    await assert.rejects(flash(['--port', '/dev/null', '--runtime', path.join(root, 'nowhere')], dist, out), /There is no folder/);
    assert.equal(said, '');
  });

  it('says that it builds, and leaves the board alone when that fails', async () => {
    const board = await fakeBoard();
    try {
      const dist = sources('process.stderr.write("games/hadal/index.ts:7: a word too much\\n");process.exitCode=1');
      await assert.rejects(
        flash(['--port', board.port], dist, out),
        /^Error: games\/hadal\/index\.ts:7: a word too much\nThe program cannot be built\. The board was not touched\.$/,
      );
      assert.match(said, /^Building the program\./);
      assert.equal(board.got, '');
    } finally {
      await board.close();
    }
  });

  it('builds nothing where there are no sources, and says how to get a program', async () => {
    await assert.rejects(flash(['--port', '/dev/null'], path.join(root, 'dist'), out), /There is no build in .*npm run build/);
    assert.equal(said, '');
  });
});
