import { afterAll, expect, onTestFinished, test } from 'vitest';
import { allowEverybody } from '#server/auth/authentication.ts';
import { aDeviceAt } from '#tests/support/service/restore-rounds.ts';
import { PostgresStateStore } from '#server/store/postgres/postgres-state-store.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { aRunningServer, BUILT_FILES } from '#tests/support/server/running-server.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { startPostgres } from '#tests/support/server/throwaway-postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres.remove());

test('two servers on one PostgreSQL: work sent through one of them is there through the other at the next poll', async () => {
  const url = await postgres.newDatabase();
  const first = await anOpenDevice(await aServerOn(url));
  const second = await anOpenDevice(await aServerOn(url));
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

async function anOpenDevice(address: string): Promise<FarmStore> {
  const store = await aDeviceAt(address);
  onTestFinished(() => store.close());
  return store;
}

function farmOf(store: FarmStore) {
  return store.state().document;
}
