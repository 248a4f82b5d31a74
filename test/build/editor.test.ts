// What somebody sees who opens a file of a fresh clone in an editor: TypeScript's own server, asked as an editor asks it.
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sample } from '../long';

const ROOT = path.resolve(__dirname, '../..');

/** Every source that git has, or would take. */
function sources(): string[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], { cwd: ROOT, encoding: 'utf8' });
  return names.split('\n').filter(name => name && !name.endsWith('.d.ts'));
}

interface Diagnostic {
  text: string;
  start: { line: number };
}

/** TypeScript's server, which answers each request with a message that has its number. */
class Editor {
  #server: ChildProcess;
  #waiting = new Map<number, (body: never) => void>();
  #asked = 0;
  #heard = '';

  constructor() {
    const program = path.join(ROOT, 'node_modules/typescript/lib/tsserver.js');
    this.#server = spawn(process.execPath, [program, '--disableAutomaticTypingAcquisition'], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#server.stdout!.setEncoding('utf8').on('data', text => this.#hear(text));
  }

  #hear(text: string): void {
    const lines = (this.#heard + text).split('\n');
    this.#heard = lines.pop()!;
    for (const line of lines) {
      if (!line.startsWith('{')) continue;
      const { request_seq, body } = JSON.parse(line);
      this.#waiting.get(request_seq)?.(body as never);
      this.#waiting.delete(request_seq);
    }
  }

  say(command: string, args: object): number {
    this.#server.stdin!.write(`${JSON.stringify({ seq: ++this.#asked, type: 'request', command, arguments: args })}\n`);
    return this.#asked;
  }

  ask<Body>(command: string, args: object): Promise<Body> {
    return new Promise(done => this.#waiting.set(this.say(command, args), done));
  }

  async close(): Promise<void> {
    this.#server.kill();
    await once(this.#server, 'close');
  }
}

describe('an editor', function () {
  this.timeout(300_000);
  let editor: Editor;
  before(() => (editor = new Editor()));
  after(() => editor.close());

  it('finds the project of every source file, and no red in it', async () => {
    const files = sources(),
      some = sample(60, files.length),
      red: string[] = [];
    for (let i = 0; i < files.length; i++) {
      const name = files[i]!,
        file = path.join(ROOT, name);
      editor.say('open', { file });
      const { configFileName } = await editor.ask<{ configFileName: string }>('projectInfo', { file, needFileNameList: false });
      if (!configFileName.endsWith('.json')) red.push(`${name} belongs to no tsconfig.json`);
      else if ((i * some) % files.length < some)
        for (const kind of ['syntacticDiagnosticsSync', 'semanticDiagnosticsSync'])
          for (const { start, text } of await editor.ask<Diagnostic[]>(kind, { file })) red.push(`${name}:${start.line} ${text}`);
      editor.say('close', { file });
    }
    assert.deepEqual(red, []);
  });
});
