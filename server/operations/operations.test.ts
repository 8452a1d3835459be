import { expect, onTestFinished, test } from 'vitest';
import { serverParts } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { type Authentication, allowEverybody } from '../auth/authentication.ts';
import { createApp } from '../http/app.ts';
import { Health } from '../http/health.ts';
import { SqliteStateStore } from '../store/sqlite/sqlite-state-store.ts';
import { StoreUnavailable } from '../store/state-store.ts';
import { createOperationsApp } from './operations-app.ts';
import { ServerMetrics } from './server-metrics.ts';

/** A store that can fail to be read or written. */
class MoodyStore extends SqliteStateStore {
  isFull = false;
  isAway = false;

  override async check(): Promise<void> {
    if (this.isFull || this.isAway) throw new StoreUnavailable('no room');
  }

  override async backupAt(): Promise<number | undefined> {
    if (this.isAway) throw new StoreUnavailable('away');
    return super.backupAt();
  }
}

async function aWatchedServer(authentication: Authentication = allowEverybody) {
  const store = new MoodyStore();
  const metrics = new ServerMetrics(store, { kind: 'sqlite', folder: '/tmp' });
  const app = await createApp(
    serverParts({ store, authentication: metrics.counting(authentication), metrics }),
  );
  const operations = createOperationsApp(metrics, store, new Health(store));
  onTestFinished(() => app.close());
  onTestFinished(() => operations.close());
  const server = await app.listen({ host: '127.0.0.1', port: 0 });
  const watch = await operations.listen({ host: '127.0.0.1', port: 0 });
  const values = async () => {
    const { text } = await send(watch, 'GET /metrics');
    return new Map(
      text
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => {
          const space = line.lastIndexOf(' ');
          return [line.slice(0, space), Number(line.slice(space + 1))] as const;
        }),
    );
  };
  return { store, server, watch, values };
}

test('metrics tell what was answered, conflicts, devices, the store and the age of the backup', async () => {
  const { store, server, watch, values } = await aWatchedServer();
  const put = (headers: Record<string, string> = {}) =>
    send(server, 'PUT /state/google_1', { body: '{"meta":{"lastWriteAt":5}}', headers });
  await put();
  await put({ 'if-match': '"9-nothing"' });
  await send(server, 'GET /state/google_1', { headers: { 'user-agent': 'phone' } });
  await send(server, 'GET /state/google_1', { headers: { 'user-agent': 'phone' } });
  await store.noteBackup(Date.now() - 3_600_000);
  const { headers, text } = await send(watch, 'GET /metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toContain('# TYPE mgm_requests_total counter');
  const told = await values();
  const of = (method: string, status: number) =>
    told.get(`mgm_requests_total{kind="state",method="${method}",status="${status}"}`);
  expect([of('PUT', 200), of('PUT', 409), of('GET', 200)]).toEqual([1, 1, 2]);
  expect(told.get('mgm_conflicts_total')).toBe(1);
  // One that sends no name of a browser, and one that does.
  expect(told.get('mgm_devices_seen')).toBe(2);
  expect(told.get('mgm_farms')).toBe(1);
  expect(told.get('mgm_store_bytes')).toBeGreaterThan(20);
  expect(told.get('mgm_disk_free_bytes')).toBeGreaterThan(0);
  expect(told.get('mgm_backup_age_seconds')).toBeGreaterThanOrEqual(3600);
  expect(told.get('mgm_backup_age_seconds')).toBeLessThan(3660);
  const p95 = 'mgm_request_seconds{quantile="0.95",kind="state",method="GET"}';
  expect(told.get(p95)).toBeGreaterThan(0);
  expect(text).not.toContain('google_1');
});

test('metrics are served only on their own address', async () => {
  const { server, watch } = await aWatchedServer();
  expect((await send(server, 'GET /metrics')).status).toBe(404);
  expect((await send(watch, 'GET /metrics')).status).toBe(200);
});

test('metrics count refused tokens and what Google could not answer', async () => {
  const answers = ['unknown', 'stranger', 'undecided', 'unknown'] as const;
  let asked = 0;
  const authentication: Authentication = {
    ...allowEverybody,
    admit: async () => answers[asked++] ?? 'admitted',
  };
  const { server, values } = await aWatchedServer(authentication);
  for (const _ of answers) await send(server, 'GET /state/google_1');
  const told = await values();
  expect(told.get('mgm_refused_tokens_total{reason="unknown"}')).toBe(2);
  expect(told.get('mgm_refused_tokens_total{reason="stranger"}')).toBe(1);
  expect(told.get('mgm_google_failures_total')).toBe(1);
  expect(told.has('mgm_backup_age_seconds')).toBe(false);
});

test('a full disk makes no supervisor restart the server, and no balancer take it away', async () => {
  const { store, server, watch } = await aWatchedServer();
  store.isFull = true;
  for (const address of [server, watch]) {
    expect((await send(address, 'GET /live')).status).toBe(200);
    const ready = await send(address, 'GET /ready');
    expect([ready.status, ready.text]).toEqual([200, '{"ok":true,"reads":true,"writes":false}']);
    expect(JSON.parse((await send(address, 'GET /version')).text)).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    });
  }
  // It said 503 before, and still does: the app shows it as a pause.
  expect((await send(server, 'GET /health')).status).toBe(503);
});

test('a server whose store is away is alive, not ready', async () => {
  const { store, watch } = await aWatchedServer();
  store.isAway = true;
  expect((await send(watch, 'GET /live')).status).toBe(200);
  const ready = await send(watch, 'GET /ready');
  expect([ready.status, ready.headers['retry-after']]).toEqual([503, '5']);
  expect((await send(watch, 'GET /elsewhere')).status).toBe(404);
});
