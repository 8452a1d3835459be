import { expect, test } from 'vitest';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { allowEverybody, denyEverybody } from '../auth/authentication.ts';
import { MemoryStateStore } from '../store/memory-state-store.ts';
import { StoreUnavailable } from '../store/state-store.ts';

const A_FARM = '{"meta":{"lastWriteAt":1}}';
const FARM = '/state/google_1';

test('a device that has the newest farm is told so with the fewest headers', async () => {
  const server = await aRunningServer({}, { authentication: allowEverybody });
  const { etag = '' } = (await send(server, `PUT ${FARM}`, { body: A_FARM })).headers;
  const answer = await send(server, `GET ${FARM}`, { headers: { 'if-none-match': etag } });
  expect([answer.status, answer.text]).toEqual([304, '']);
  const { date, connection, 'keep-alive': keepAlive, ...headers } = answer.headers;
  expect(Date.parse(date ?? '')).toBeGreaterThan(0);
  expect([connection, keepAlive]).toEqual(['keep-alive', 'timeout=72']);
  expect(headers).toEqual({ etag, 'cache-control': 'no-store, no-transform', vary: 'Origin' });
});

test('a page of an allowed origin may read that its farm is the newest one', async () => {
  const origin = 'https://farm.example';
  const parts = { authentication: allowEverybody, allowedOrigins: [origin] };
  const server = await aRunningServer({}, parts);
  const headers = { 'if-none-match': '"0-empty"', origin };
  const { status, headers: told } = await send(server, `GET ${FARM}`, { headers });
  expect([status, told['access-control-allow-origin'], told.vary]).toEqual([304, origin, 'Origin']);
});

test('who is not let in, or asks a store that does not answer, is told so with all headers', async () => {
  const headers = { 'if-none-match': '"0-empty"' };
  const denied = await aRunningServer({}, { authentication: denyEverybody });
  const refused = await send(denied, `GET ${FARM}`, { headers });
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(refused.headers['content-security-policy']).toContain("default-src 'self'");

  const store = new MemoryStateStore();
  const fail = async () => Promise.reject(new StoreUnavailable('down'));
  Object.assign(store, { tag: fail, read: fail });
  const broken = await aRunningServer({}, { authentication: allowEverybody, store });
  const failed = await send(broken, `GET ${FARM}`, { headers });
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, '5']);
  expect(failed.headers['x-content-type-options']).toBe('nosniff');
});

test('a request is counted once, whether the farm is the newest one or not', async () => {
  const asked: (string | undefined)[] = [];
  const authentication = {
    ...allowEverybody,
    admit: async (_: unknown, userId: string | undefined) => {
      asked.push(userId);
      return 'admitted' as const;
    },
  };
  const server = await aRunningServer({}, { authentication });
  for (const tag of ['"0-empty"', '"7-other"']) {
    await send(server, `GET ${FARM}`, { headers: { 'if-none-match': tag } });
  }
  expect(asked).toEqual(['google_1', 'google_1']);
});
