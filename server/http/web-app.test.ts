import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { aRunningServer, BUILT_FILES } from '#tests/support/server/running-server.ts';

const AS_BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

test.each([
  '/',
  '/dashboard',
  '/catalog/varieties/var_1?tab=journal',
  '/no-such-screen',
  '/%E0%A4%A',
  `/${'a'.repeat(300)}`,
])('a browser gets the start page at %s, and asks for it again each time', async (path) => {
  const server = await aRunningServer();
  const answer = await fetch(server + path, AS_BROWSER);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toBe(BUILT_FILES['index.html']);
});

test.each(['/health/x', '/assets/gone.js', '/.vite/manifest.json'])(
  '%s is never answered with the start page by accident',
  async (path) => {
    const server = await aRunningServer();
    const body = await (await fetch(server + path)).text();
    expect(body).toBe('{"ok":false,"error":"Not found"}');
  },
);

test.each(['/..%2fpackage.json', '/assets/..%2f..%2f..%2fetc/passwd', '/..%5cpackage.json'])(
  'nothing but a file of the app is served at %s',
  async (path) => {
    const server = await aRunningServer();
    expect((await fetch(server + path)).status).toBe(403);
  },
);

test.each([
  ['/state/google_1', 401],
  ['/state', 400],
  ['/health/x', 404],
  ['/assets/gone.js', 404],
])('%s is no screen for a browser either', async (path, status) => {
  const server = await aRunningServer();
  expect((await fetch(server + path, AS_BROWSER)).status).toBe(status);
});

test('an unknown path is 404 for a client that does not ask for a page', async () => {
  const server = await aRunningServer();
  const answer = await fetch(`${server}/nothing-here`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an unknown path is 404 for other methods than GET', async () => {
  const server = await aRunningServer();
  const answer = await fetch(`${server}/dashboard`, { method: 'POST', ...AS_BROWSER });
  expect(answer.status).toBe(404);
});

test('files with a content hash are kept for a year, the service worker is always asked for', async () => {
  const server = await aRunningServer();
  const hashed = await fetch(`${server}/assets/main-4f2a.js`);
  const worker = await fetch(`${server}/sw.js`);
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('javascript');
});

test('a kept file is confirmed with 304 instead of being sent again', async () => {
  const server = await aRunningServer();
  const first = await fetch(`${server}/dashboard`, AS_BROWSER);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${server}/dashboard`, {
    headers: { ...AS_BROWSER.headers, 'if-none-match': etag, 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});

test('a screen is answered without a warning in the log of the server', async () => {
  const warnings: string[] = [];
  const hear = (warning: Error) => warnings.push(warning.name);
  process.on('warning', hear);
  onTestFinished(() => void process.off('warning', hear));
  const server = await aRunningServer();
  expect((await fetch(`${server}/tasks/today`, AS_BROWSER)).status).toBe(200);
  expect(warnings).toEqual([]);
});

test('large text is sent compressed', async () => {
  const server = await aRunningServer();
  const answer = await fetch(`${server}/assets/main-4f2a.js`);
  expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip|zstd)$/);
  expect(await answer.text()).toBe(BUILT_FILES['assets/main-4f2a.js']);
});

test('a script that the build packed is sent as packed to browsers that read brotli', async () => {
  const script = BUILT_FILES['assets/main-4f2a.js'] ?? '';
  const packed = brotliCompressSync(script);
  const server = await aRunningServer({ ...BUILT_FILES, 'assets/main-4f2a.js.br': packed });
  const url = `${server}/assets/main-4f2a.js`;
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-length')).toBe(String(packed.length));
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(script);
  const other = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  expect(other.headers.get('content-encoding')).toBe('gzip');
  expect(await other.text()).toBe(script);
});

test('without a built web app the service still answers', async () => {
  const server = await aRunningServer({});
  expect(await (await fetch(server)).json()).toMatchObject({ ok: true });
  expect((await fetch(`${server}/dashboard`, AS_BROWSER)).status).toBe(404);
});

test('where `Accept` decides, whoever keeps an answer is told so; files of the app are the same for all', async () => {
  const server = await aRunningServer();
  for (const path of ['/', '/dashboard', '/nothing.here']) {
    for (const accept of ['text/html', 'application/json']) {
      const { headers } = await fetch(server + path, { headers: { accept } });
      expect([path, headers.get('vary')?.split(', ')]).toEqual([
        path,
        expect.arrayContaining(['Accept']),
      ]);
    }
  }
  const script = await fetch(`${server}/sw.js`);
  expect(script.headers.get('vary') ?? '').not.toMatch(/\bAccept(,|$)/);
});
