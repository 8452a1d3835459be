import { gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { type Answer, send } from '#tests/support/server/send.ts';
import { denyEverybody, allowEverybody } from '../../auth/authentication.ts';
import type { AppParts } from '../app.ts';

const PATH = '/state/google_10001';

function aServer(parts: Partial<AppParts> = {}): Promise<string> {
  return aRunningServer(undefined, { authentication: allowEverybody, ...parts });
}

function said(answer: Answer): unknown[] {
  return [answer.status, JSON.parse(answer.text)];
}

function refusal(status: number, error: string): unknown[] {
  return [status, { ok: false, error }];
}

test.each(['PATCH', 'HEAD', 'LINK', 'PROPFIND'])('%s is answered with 405', async (method) => {
  const server = await aServer();
  for (const path of [PATH, `/${PATH}`, '/state', '/health', '/config.json']) {
    const answer = await send(server, `${method} ${path}`);
    expect(answer.status).toBe(405);
    if (method !== 'HEAD') expect(said(answer)).toEqual(refusal(405, 'Method not allowed'));
  }
});

test.each(['/', '/health', '/state', PATH, '/nothing', '/state/a/b', '/config.json'])(
  'OPTIONS %s is answered with 204',
  async (path) => {
    const answer = await send(await aServer(), `OPTIONS ${path}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test.each(['/nothing', '/state/a/b', '/state/a/', '/healthy', '/v1/state/a', '//state/a/b'])(
  '%s is not found, whatever the method',
  async (path) => {
    const server = await aServer();
    for (const method of ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']) {
      const answer = await send(server, `${method} ${path}`);
      expect(said(answer)).toEqual(refusal(404, 'Not found'));
    }
  },
);

test.each(['/state', '/state/', '/state/?t=1', '/state/%20', '/state/%09'])(
  '%s misses a user id',
  async (path) => {
    const server = await aServer();
    for (const method of ['GET', 'PUT', 'POST', 'DELETE']) {
      const answer = await send(server, `${method} ${path}`);
      expect(said(answer)).toEqual(refusal(400, 'Missing user id'));
    }
  },
);

test.each(['/state/%zz', '/state/%e0%80', '/state/a%00b', `/state/${'x'.repeat(256)}`])(
  'the user id of %.20s is not valid',
  async (path) => {
    const answer = await send(await aServer(), `GET ${path}`);
    expect(answer.status).toBe(400);
  },
);

test('every answer of the service is JSON and is never stored', async () => {
  const server = await aServer();
  const lines = [`GET ${PATH}`, `PUT ${PATH}`, `DELETE ${PATH}`, `PATCH ${PATH}`, 'GET /state'];
  const more = ['GET /health', 'GET /state/%zz', 'GET /state/a/b', 'GET /nothing', 'POST /health'];
  for (const line of [...lines, ...more]) {
    const { headers } = await send(server, line);
    // One that cannot be read reaches no route.
    const isState = line.includes(' /state') && !line.includes('%zz');
    const expected = isState ? 'no-store, no-transform' : 'no-store';
    expect([line, headers['cache-control']]).toEqual([line, expected]);
    expect([line, headers['content-type']]).toEqual([line, 'application/json; charset=utf-8']);
  }
});

test('every request is refused without sign-in', async () => {
  const server = await aServer({ authentication: denyEverybody });
  for (const method of ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD']) {
    for (const path of [PATH, '/state/anon_1', '/state/a/b', '/state/%zz']) {
      const answer = await send(server, `${method} ${path}`, { body: '{}' });
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  }
});

test('a body larger than allowed is refused, packed or not, and nothing is stored', async () => {
  const server = await aServer({ maxBodyBytes: 1_000 });
  const text = (bytes: number): string => `"${'x'.repeat(bytes - 2)}"`;
  expect((await send(server, `PUT ${PATH}`, { body: text(1_000) })).status).toBe(200);
  await send(server, `DELETE ${PATH}`);
  expect((await send(server, `PUT ${PATH}`, { body: text(1_001) })).status).toBe(413);
  const bomb = gzipSync(Buffer.alloc(5_000_000, 'x'));
  const headers = { 'content-encoding': 'gzip' };
  expect((await send(server, `PUT ${PATH}`, { body: bomb.subarray(0, 900), headers })).status).toBe(
    413,
  );
  expect((await send(server, `PUT ${PATH}`, { body: bomb, headers })).status).toBe(413);
  expect((await send(server, `GET ${PATH}`)).text).toBe('null');
});

test('a body that is not gzip is refused, and so is an unknown encoding', async () => {
  const server = await aServer();
  for (const [encoding, status] of [
    ['gzip', 400],
    ['br', 415],
    ['rot13', 415],
  ] as const) {
    const headers = { 'content-encoding': encoding };
    const answer = await send(server, `PUT ${PATH}`, { body: '{"a":1}', headers });
    expect([encoding, answer.status]).toEqual([encoding, status]);
  }
  expect((await send(server, `GET ${PATH}`)).text).toBe('null');
});

test('answers tell proxies not to transform them, even refusals, conflicts and packed ones', async () => {
  const server = await aServer();
  const packed = { 'accept-encoding': 'gzip' };
  const answers = [
    await send(server, `PUT ${PATH}`, { body: '{"meta":{"lastWriteAt":1}}' }),
    await send(server, `GET ${PATH}`, { headers: packed }),
    await send(server, `GET ${PATH}`),
    await send(server, `PUT ${PATH}`, { body: '{}', headers: { 'if-match': '"9-old"' } }),
    await send(server, `PUT ${PATH}`, { body: Buffer.from([0xff]) }),
  ];
  expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
    [200, 200, 200, 409, 400].map((status) => [status, 'no-store, no-transform']),
  );
  expect(answers[1]?.headers['content-encoding']).toBe('gzip');
});

test('a body that was cut off while packed is refused', async () => {
  const server = await aServer();
  const body = gzipSync(`{"notes":"${'tray '.repeat(1_000)}"}`);
  const headers = { 'content-encoding': 'gzip' };
  const answer = await send(server, `PUT ${PATH}`, { body: body.subarray(0, -12), headers });
  expect(answer.status).toBe(400);
  expect((await send(server, `GET ${PATH}`)).text).toBe('null');
});

test('what a plain form of another page can send is refused', async () => {
  const server = await aServer();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined]) {
    const headers = { origin: 'https://evil.example', ...(type && { 'content-type': type }) };
    expect((await send(server, `POST ${PATH}`, { body: '{}', headers })).status).toBe(415);
  }
  const headers = { origin: 'https://farm.example', 'content-type': 'application/json' };
  expect((await send(server, `POST ${PATH}`, { body: '{}', headers })).status).toBe(200);
  expect((await send(server, `POST ${PATH}`, { body: '{}' })).status).toBe(200);
});

test('a body that does not arrive in time is given up', async () => {
  const server = await aServer({ arrivalMs: 300 });
  const { hostname, port } = new URL(server);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`PUT ${PATH} HTTP/1.1\r\nhost: farm\r\ncontent-length: 1000\r\n\r\n{`);
  const drip = setInterval(() => socket.write(' '), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  expect((await send(server, `GET ${PATH}`)).text).toBe('null');
});

test('a user who sends many large bodies at once gets each of them answered', async () => {
  const server = await aServer();
  const body = JSON.stringify({ notes: 'tray '.repeat(100_000), meta: { lastWriteAt: 1 } });
  const headers = { 'if-none-match': '*' };
  const answers = await Promise.all(
    [...Array(40)].map(() => send(server, `PUT ${PATH}`, { body, headers })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(39);
});

test('devices that hang up in the middle of a body keep no other one waiting', async () => {
  const server = await aServer();
  const { hostname, port } = new URL(server);
  const sockets = [...Array(30)].map(() => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(`PUT ${PATH} HTTP/1.1\r\nhost: farm\r\ncontent-length: 1000\r\n\r\n{`);
    return socket;
  });
  const late = send(server, `PUT ${PATH}`, { body: '{"meta":{"lastWriteAt":1}}' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const socket of sockets) socket.destroy();
  expect((await late).status).toBe(200);
  expect((await send(server, `GET ${PATH}`)).text).toBe('{"meta":{"lastWriteAt":1}}');
});
