import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { fetchCloud } from './fetch-cloud.ts';

const USER = { userId: 'google_1/2', token: 'ya29.x' };

test('a farm is asked for by its user, with the token, uncached, and only if it is another one', async () => {
  const { cloud, requests } = await aService((_request, response) => {
    response.setHeader('etag', '"3-ab"');
    response.end('{"varieties":[]}');
  });
  expect(await cloud.load(USER, '"2-aa"')).toMatchObject({
    ok: true,
    status: 200,
    etag: '"3-ab"',
    body: { varieties: [] },
  });
  const [{ method, url, headers }] = requests as [IncomingMessage];
  expect(method).toBe('GET');
  expect(url).toMatch(/^\/state\/google_1%2F2\?t=\d+$/);
  expect(headers).toMatchObject({
    authorization: 'Bearer ya29.x',
    'content-type': 'application/json',
    'if-none-match': '"2-aa"',
    'cache-control': 'no-cache',
  });
});

test('a farm is sent on top of the one that is known, or as the first', async () => {
  const { cloud, requests } = await aService((_request, response) => {
    response.end('{"ok":true,"etag":"\\"4-cd\\""}');
  });
  const saved = await cloud.save(USER, freshFarm(), { kind: 'tag', etag: '"3-ab"' });
  await cloud.save(USER, freshFarm(), { kind: 'absent' });
  // The header was lost on the way; the service says it in the body, too.
  expect(saved.etag).toBe('"4-cd"');
  expect(requests.map(({ method, headers }) => [method, headers['if-match']])).toEqual([
    ['PUT', '"3-ab"'],
    ['PUT', undefined],
  ]);
  expect(requests[1]?.headers['if-none-match']).toBe('*');
});

test('a page of some network in between is no answer, whatever its status', async () => {
  const { cloud } = await aService((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<html>Welcome to our hotel</html>');
  });
  expect(await cloud.load(USER, null)).toMatchObject({ ok: false, status: 0, body: null });
});

test('what the service says about time, patience and deletes is passed on', async () => {
  const { cloud } = await aService((_request, response) => {
    response.statusCode = 503;
    response.setHeader('retry-after', '7');
    response.setHeader('date', 'Fri, 20 Nov 2026 08:00:00 GMT');
    response.setHeader('x-state-deleted-at', '2026-11-19T08:00:00.000Z');
    response.setHeader('x-state-deleted-by', '%C3%81na');
    response.end('{"ok":false,"error":"Not now"}');
  });
  expect(await cloud.load(USER, null)).toMatchObject({
    status: 503,
    error: 'Not now',
    retryAfter: 7000,
    serverNow: Date.UTC(2026, 10, 20, 8),
    deletedAt: '2026-11-19T08:00:00.000Z',
    deletedBy: 'Ána',
  });
});

test('without a network the status is 0, with the reason', async () => {
  const cloud = cloudAt('http://127.0.0.1:1');
  expect(await cloud.load(USER, null)).toMatchObject({ ok: false, status: 0 });
  expect((await cloud.remove(USER)).error).not.toBe(null);
});

test('signing out goes to the service with the token that it is about', async () => {
  const { cloud, requests } = await aService((_request, response) => {
    response.end('{"ok":true}');
  });
  expect(await cloud.signOut('ya29.x')).toMatchObject({ ok: true, status: 200 });
  const [{ method, url, headers }] = requests as [IncomingMessage];
  expect([method, url, headers.authorization]).toEqual(['POST', '/sign-out', 'Bearer ya29.x']);
});

test('signing out ends what is under way with the token, and nothing is asked with it again', async () => {
  const { cloud, requests } = await aService(({ method }, response) => {
    if (method === 'POST') response.end('{"ok":true}');
  });
  const loading = cloud.load(USER, null);
  await expect.poll(() => requests.length).toBe(1);
  await cloud.signOut(USER.token);
  expect(await loading).toMatchObject({ ok: false, status: 0 });
  expect(await cloud.load(USER, null)).toMatchObject({ ok: false, status: 0 });
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('where there is no service, signing out has nobody to tell', async () => {
  const cloud = fetchCloud({
    find: async () => ({ ready: false, reason: 'Cloud sync is disabled here.' }),
    takesGzip: () => false,
    logger: { error: () => undefined, note: () => undefined },
  });
  expect(await cloud.signOut('ya29.x')).toMatchObject({
    ok: false,
    status: 0,
    error: 'Cloud sync is disabled here.',
  });
});

async function aService(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    request.resume();
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const cloud = cloudAt(`http://127.0.0.1:${port}`);
  await cloud.readiness();
  return { cloud, requests };
}

function cloudAt(address: string) {
  return fetchCloud({
    find: async () => ({ ready: true, address }),
    takesGzip: () => false,
    logger: { error: () => undefined, note: () => undefined },
  });
}
