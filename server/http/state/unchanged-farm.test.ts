import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { aRunningServer, serverParts } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { allowEverybody, denyEverybody } from '../../auth/authentication.ts';
import { ServerMetrics } from '../../operations/server-metrics.ts';
import { SqliteStateStore } from '../../store/sqlite/sqlite-state-store.ts';
import { StoreUnavailable } from '../../store/state-store.ts';
import { createApp } from '../app.ts';

const A_FARM = '{"meta":{"lastWriteAt":1}}';
const FARM = '/state/google_1';

test('a device with the newest farm gets an answer with the fewest headers', async () => {
  const server = await aRunningServer({}, { authentication: allowEverybody });
  const { etag = '' } = (await send(server, `PUT ${FARM}`, { body: A_FARM })).headers;
  const answer = await send(server, `GET ${FARM}`, { headers: { 'if-none-match': etag } });
  expect([answer.status, answer.text]).toEqual([304, '']);
  const { date, connection, 'keep-alive': keepAlive, ...headers } = answer.headers;
  expect(Date.parse(date ?? '')).toBeGreaterThan(0);
  expect([connection, keepAlive]).toEqual(['keep-alive', 'timeout=72']);
  expect(headers).toEqual({ etag, 'cache-control': 'no-store, no-transform', vary: 'Origin' });
});

test('a device is told the same through a proxy, where answers are counted, and by an address written otherwise', async () => {
  const parts = { authentication: allowEverybody, trustedProxies: ['127.0.0.1'] };
  const store = new SqliteStateStore();
  const plain = await aRunningServer({}, { ...parts, store });
  const { etag = '' } = (await send(plain, `PUT ${FARM}`, { body: A_FARM })).headers;
  const metrics = new ServerMetrics(store, { kind: 'postgres', url: '' });
  const counting = await aRunningServer({}, { ...parts, store, metrics });
  const tagged = { 'if-none-match': etag };
  const ways = [
    [plain, FARM, tagged],
    [plain, FARM, { ...tagged, 'x-forwarded-for': '203.0.113.7' }],
    [plain, '//state/google%5F1', tagged],
    [counting, FARM, tagged],
  ] as const;
  for (const [server, path, headers] of ways) {
    const answer = await send(server, `GET ${path}`, { headers });
    const told = [answer.status, answer.text, answer.headers.etag, answer.headers['cache-control']];
    expect(told).toEqual([304, '', etag, 'no-store, no-transform']);
  }
  expect(await metrics.registry.getSingleMetricAsString('mgm_requests_total')).toContain(
    'status="304"} 1',
  );
});

test('a server that closes lets every connection go after its answer', async () => {
  const app = await createApp(serverParts({ authentication: allowEverybody }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'if-none-match': '"0-empty"' };
  const agent = new Agent({ keepAlive: true });
  expect(await statusThrough(agent, address, headers)).toBe(304);
  await app.close();
  await expect(statusThrough(agent, address, headers)).rejects.toThrow(/hang up|ECONN/);
  agent.destroy();
});

test('a page of an allowed origin may read that its farm is the newest one', async () => {
  const origin = 'https://farm.example';
  const parts = { authentication: allowEverybody, allowedOrigins: [origin] };
  const server = await aRunningServer({}, parts);
  const headers = { 'if-none-match': '"0-empty"', origin };
  const { status, headers: told } = await send(server, `GET ${FARM}`, { headers });
  expect([status, told['access-control-allow-origin'], told.vary]).toEqual([304, origin, 'Origin']);
});

test('a refused caller, or one whose store is down, gets all headers', async () => {
  const headers = { 'if-none-match': '"0-empty"' };
  const denied = await aRunningServer({}, { authentication: denyEverybody });
  const refused = await send(denied, `GET ${FARM}`, { headers });
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(refused.headers['content-security-policy']).toContain("default-src 'self'");

  const store = new SqliteStateStore();
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

/** How a request over a connection that is kept is answered. */
function statusThrough(agent: Agent, address: string, headers: Record<string, string>) {
  return new Promise<number | undefined>((resolve, reject) => {
    get(`${address}${FARM}`, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });
}
