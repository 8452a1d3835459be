import { expect, onTestFinished, test } from 'vitest';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { allowEverybody } from '../auth/authentication.ts';
import { SqliteStateStore } from '../store/sqlite/sqlite-state-store.ts';
import { openSqlite } from '../store/sqlite/open-sqlite.ts';

test('health answers ok with the service and the time, and is never stored', async () => {
  const server = await aRunningServer();
  const answer = await fetch(`${server}/health`);
  const body: unknown = await answer.json();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    ok: true,
    service: 'microgreens-state',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test('the root answers like health when the client asks for JSON', async () => {
  const server = await aRunningServer();
  const answer = await fetch(server, { headers: { accept: 'application/json' } });
  expect(await answer.json()).toMatchObject({ ok: true, service: 'microgreens-state' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('health answers 204 to OPTIONS and 405 to every other method', async () => {
  const server = await aRunningServer();
  const options = await fetch(`${server}/health`, { method: 'OPTIONS' });
  expect(options.status).toBe(204);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await fetch(`${server}/health`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ ok: false, error: 'Method not allowed' });
  }
  expect((await fetch(`${server}/health`, { method: 'HEAD' })).status).toBe(405);
});

test.each([
  ['may not be written', 'PRAGMA query_only = 1', 'PRAGMA query_only = 0'],
  ['is full', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 100000'],
])(
  'while the store %s, writes say 503, farms can be read, and nothing is lost',
  async (_, breakIt, mendIt) => {
    const database = openSqlite(':memory:');
    const store = new SqliteStateStore(database);
    onTestFinished(() => store.close());
    const server = await aRunningServer({}, { store, authentication: allowEverybody });
    const farm = `{"notes":"${'tray '.repeat(20)}","meta":{"lastWriteAt":1}}`;
    const put = (n: number) => send(server, `PUT /state/google_${n}`, { body: farm });
    expect((await put(0)).status).toBe(200);
    database.exec(breakIt);
    const refused: number[] = [];
    // A full database may have a little room left on the pages that it has.
    for (let n = 1; n < 40 && refused.length === 0; n += 1) {
      const answer = await put(n);
      if (answer.status !== 200) refused.push(answer.status, Number(answer.headers['retry-after']));
    }
    expect(refused).toEqual([503, 5]);
    expect((await send(server, 'GET /state/google_0')).text).toBe(farm);
    database.exec(mendIt);
    expect((await put(50)).status).toBe(200);
  },
);

test('health reports within 1.5 seconds that the store takes no writes or does not answer', async () => {
  class StuckStore extends SqliteStateStore {
    override check(): Promise<void> {
      return new Promise(() => undefined);
    }
  }
  class BrokenStore extends SqliteStateStore {
    override check(): Promise<void> {
      return Promise.reject(new Error('the disk is gone'));
    }
  }
  for (const store of [new StuckStore(), new BrokenStore()]) {
    const server = await aRunningServer({}, { store });
    for (const path of ['/health', '/']) {
      const answer = await send(server, `GET ${path}`);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(JSON.parse(answer.text)).toMatchObject({ ok: false, service: 'microgreens-state' });
      expect(answer.text).not.toContain('disk');
    }
  }
});
