// The server of npm run web, spoken to as no browser would: it refuses, and lives on.
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { type Served, serve } from '../../tools/page/server/serve';

describe('the server of the page', () => {
  let served: Served, port: number;
  before(async () => {
    served = await serve(new Map([['index.html', Buffer.from('<p>here</p>')]]));
    port = Number(new URL(served.address).port);
  });
  after(() => served.close());

  /** What comes back for these bytes. */
  const said = (bytes: string) =>
    new Promise<string>((done, fail) => {
      const line = connect(port, '127.0.0.1');
      let heard = '';
      line.on('data', piece => (heard += piece));
      line.on('error', fail);
      line.on('close', () => done(heard));
      line.end(bytes);
    });
  const asked = (url: string, host = `127.0.0.1:${port}`, method = 'GET') =>
    said(`${method} ${url} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  afterEach(async () => assert.match(await asked('/'), /^HTTP\/1\.1 200 [\s\S]*<p>here<\/p>/, 'it lives on'));

  it('answers a malformed request with 400 and lives on', async () => {
    for (const url of ['//', '///', '//evil.example/', '/\\', '/\\\\', 'http://evil.example/', 'http://', '*', 'index.html'])
      assert.match(await asked(url), /^HTTP\/1\.1 400/, url);
    for (const bytes of [
      '\r\n\r\n\0\0\0',
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      '\x16\x03\x01\x02',
      'GET /\x1b[2J HTTP/1.1\r\n\r\n',
    ])
      assert.match(await said(bytes), /^(HTTP\/1\.1 400|$)/, JSON.stringify(bytes));
  });

  it('says that there is no such file, whatever the way to it', async () => {
    for (const url of [
      '/none',
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%',
      '/%ff',
      '/index.html/',
      '/__proto__',
      '/constructor',
    ])
      assert.match(await asked(url), /^HTTP\/1\.1 404/, url);
  });

  it('answers to its own names only', async () => {
    assert.match(await asked('/', `localhost:${port}`), /^HTTP\/1\.1 200/);
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      `127.0.0.1.evil.example:${port}`,
      '127.0.0.1:1',
      '',
      `localhost:${port}@evil`,
    ])
      for (const url of ['/', '/changes'])
        assert.match(
          await asked(url, host),
          /^HTTP\/1\.1 40[03][\s\S]*(The page is at http:\/\/127\.0\.0\.1:\d+\/ and nowhere else|$)/,
          host,
        );
  });

  it('is only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) assert.match(await asked('/', undefined, method), /^HTTP\/1\.1 405/, method);
    assert.match(await asked('/', undefined, 'HEAD'), /^HTTP\/1\.1 200/);
  });

  it('lets no page stand around it, and no script but its own files run', async () => {
    const told = await asked('/');
    assert.match(told, /X-Frame-Options: DENY/);
    const policy = /Content-Security-Policy: (.*)\r/.exec(told)![1]!;
    assert.match(policy, /frame-ancestors 'none'/);
    assert.match(policy, /default-src 'self'/);
    assert.doesNotMatch(policy, /unsafe|script-src/);
  });
});

describe('npm run web, while the page is built', () => {
  it('answers with a page that waits, and with the page itself once it is there', async () => {
    const served = await serve(new Map());
    try {
      const waiting = await fetch(served.address);
      assert.equal(waiting.status, 200);
      assert.match(await waiting.text(), /http-equiv="refresh"[\s\S]*The page is being built/);
      assert.equal((await fetch(`${served.address}page.js`)).status, 404);
      served.change(new Map([['index.html', Buffer.from('<p>here</p>')]]));
      assert.equal(await (await fetch(served.address)).text(), '<p>here</p>');
    } finally {
      await served.close();
    }
  });

  it('starts no server when it is asked for help', () => {
    const ran = spawnSync(process.execPath, ['--import', 'tsx', 'tools/page/server/main.ts', '--help'], { encoding: 'utf8' });
    assert.equal(ran.status, 0);
    assert.match(ran.stdout, /npm run web -- --port 0/);
    assert.doesNotMatch(ran.stdout, /http:/);
  });

  it('is found at port 80, which browsers leave out of the address', async function () {
    const served = await serve(new Map([['index.html', Buffer.from('<p>here</p>')]]), 80).catch(
      problem => problem as Error & { code: string },
    );
    if ('code' in served) {
      assert.match(served.code, /^E(ACCES|ADDRINUSE)$/); // only root may have it
      this.skip();
    } else
      try {
        assert.equal(served.address, 'http://127.0.0.1/');
        assert.equal((await fetch(served.address)).status, 200);
      } finally {
        await served.close();
      }
  });
});
