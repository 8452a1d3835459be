import { expect, onTestFinished, test } from 'vitest';
import { aFakeGoogle } from '#tests/support/google/fake-google.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import { aPostgresPlace, aSqlitePlace } from '#tests/support/server/store-place.ts';
import { send } from '#tests/support/server/send.ts';

const A_FARM = '{"meta":{"lastWriteAt":5}}';

async function aServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServer(environment);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
}

test('two servers on one PostgreSQL are one service', async () => {
  const { environment, remove } = await aPostgresPlace();
  onTestFinished(remove);
  const [one, two] = await Promise.all([aServer(environment), aServer(environment)]);
  const stored = await send(one.address, 'PUT /state/google_1', { body: A_FARM });
  const etag = stored.headers.etag ?? '';
  const seen = await send(two.address, 'GET /state/google_1');
  expect([seen.text, seen.headers.etag]).toEqual([A_FARM, etag]);
  const writes = [one, two, one, two].map(({ address }) =>
    send(address, 'PUT /state/google_1', { body: A_FARM, headers: { 'if-match': etag } }),
  );
  const statuses = (await Promise.all(writes)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  await one.end('SIGKILL');
  expect((await send(two.address, 'DELETE /state/google_1')).status).toBe(200);
});

test('while the database is down the service says so and asks for patience; afterwards it goes on', async () => {
  const { environment, remove, crash } = await aPostgresPlace();
  onTestFinished(remove);
  const { address } = await aServer(environment);
  const ask = (line: string) => send(address, line, line.startsWith('PUT') ? { body: A_FARM } : {});
  expect((await ask('PUT /state/google_1')).status).toBe(200);
  const back = crash();
  const during = await ask('PUT /state/google_1');
  // The database may have been faster than the request.
  if (during.status !== 200) expect(during.status).toBe(503);
  if (during.status === 503) expect(during.headers['retry-after']).toBe('5');
  await back;
  await expect.poll(async () => (await ask('GET /health')).status).toBe(200);
  expect((await ask('GET /state/google_1')).text).toBe(A_FARM);
});

test('a server that never reaches its database still answers, and says so', async () => {
  const url = 'postgres://farm:secret@127.0.0.1:1/farm';
  const { address, output } = await aServer({
    DATABASE_URL: url,
    STATE_AUTH: 'none',
    LOG_LEVEL: 'info',
  });
  for (const line of ['GET /state/google_1', 'DELETE /state/google_1', 'GET /health', 'GET /']) {
    const answer = await send(address, line);
    expect([line, answer.status, answer.headers['retry-after']]).toEqual([line, 503, '5']);
    expect(answer.text).toContain('"ok":false');
    expect(answer.text).not.toContain('127.0.0.1');
  }
  expect(output()).not.toContain('secret');
});

test('the log holds no token, no user and nothing of a farm, whatever happens', async () => {
  const google = await aFakeGoogle();
  const { environment, remove } = await aSqlitePlace();
  onTestFinished(remove);
  const { address, output } = await aServer({
    ...environment,
    STATE_AUTH: 'google',
    LOG_LEVEL: 'trace',
    ...google.environment,
  });
  const anna = google.issue('ya29.SECRET-anna', '55501');
  google.tokens.set('ya29.SECRET-out', { status: 500 });
  const body = '{"customer":"SECRET@example.com","meta":{"lastWriteAt":5}}';
  const lines = ['GET /state/google_55501?t=SECRET', 'PUT /state/google_55501', 'GET /state/%zz'];
  const more = [
    'DELETE /state/google_55501',
    'PATCH /state/google_55501',
    'PUT //state/google_55501/',
  ];
  for (const line of [...lines, ...more, 'GET /state/google_55502']) {
    for (const token of [anna, 'ya29.SECRET-bad', 'ya29.SECRET-out']) {
      await send(address, line, { body, headers: { authorization: `Bearer ${token}` } });
    }
  }
  await send(address, 'PUT /state/google_55501', {
    body: '{"SECRET":',
    headers: { authorization: `Bearer ${anna}`, 'if-match': 'SECRET', 'content-encoding': 'gzip' },
  });
  await expect.poll(output).toContain('"status":200');
  expect(output()).toContain('"status":401');
  expect(output()).not.toMatch(/SECRET|5550|ya29|Bearer|already sent/);
});
