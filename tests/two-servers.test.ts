import { afterAll, expect, onTestFinished, test } from 'vitest';
import { fetchCloud } from '#adapters/cloud/fetch-cloud.ts';
import { allowEverybody } from '#server/auth/authentication.ts';
import { PostgresStateStore } from '#server/store/postgres/postgres-state-store.ts';
import { openedStore } from '#tests/support/devices/open-tab.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { aGoogle } from '#tests/support/google/google-double.ts';
import { aRunningServer, BUILT_FILES } from '#tests/support/server/running-server.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { startPostgres } from '#tests/support/server/throwaway-postgres.ts';
import { systemTimers } from '../src/adapters/device/system-clock.ts';

const postgres = await startPostgres();
afterAll(() => postgres.remove());

test('two servers on one PostgreSQL: work sent through one of them is there through the other at the next poll', async () => {
  const url = await postgres.newDatabase();
  const first = await aDeviceAt(await aServerOn(url));
  const second = await aDeviceAt(await aServerOn(url));
  // Large enough to travel packed.
  const slices = { ...smallFarmState(), varieties: [aVariety({ id: 'pea' })] };
  first.perform({ type: 'LOAD_DATA_SLICES', payload: { slices } });
  await first.sync.syncNow();
  await second.sync.syncNow();
  expect(farmOf(second).varieties.map(({ name }) => name)).toEqual(['Pea']);
  first.perform({ type: 'ADD_ORDER', payload: anOrder({ id: 'ord_a', name: 'Of the first' }) });
  second.perform({ type: 'ADD_ORDER', payload: anOrder({ id: 'ord_b', name: 'Of the second' }) });
  await Promise.all([first.sync.syncNow(), second.sync.syncNow()]);
  await Promise.all([first.sync.syncNow(), second.sync.syncNow()]);
  for (const device of [first, second]) {
    const names = farmOf(device).orders.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Of the first', 'Of the second']));
    expect(device.sync.status()).toMatchObject({ state: 'online', waiting: false });
  }
});

async function aServerOn(url: string): Promise<string> {
  const store = new PostgresStateStore(url);
  const address = await aRunningServer(BUILT_FILES, { store, authentication: allowEverybody });
  onTestFinished(() => store.close());
  return address;
}

async function aDeviceAt(address: string): Promise<FarmStore> {
  const world = anEnvironment();
  const service = fetchCloud({
    find: async () => ({ ready: true, address }),
    takesGzip: () => true,
    logger: world.logger,
  });
  const store = await openedStore({
    ...world,
    timers: systemTimers(),
    google: aGoogle({ account: { connected: true, sub: '10001' } }),
    cloud: { ...world.cloud, service, userKey: 'google_10001' },
  });
  onTestFinished(() => store.close());
  return store;
}

function farmOf(store: FarmStore) {
  return store.state().document;
}
