import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import {
  add,
  aSyncedDevice,
  cloudFarm,
  environment,
  namesIn,
  twoDevices,
  USER,
} from '#tests/support/simulated-devices/quiet-days.ts';
import { fairWeather } from '#tests/support/simulated-devices/simulated-cloud.ts';
import type { SimulatedDevice } from '#tests/support/simulated-devices/simulated-device.ts';
import { aDevice, copyOfDisks } from '#tests/support/simulated-devices/simulated-device.ts';

const SECOND = 1000;

test('a change is in the cloud about a second after it was made, and on the other device at its next poll', async () => {
  const { around, first, second } = await twoDevices();
  await around.time.pass(3 * SECOND);
  add(first, 'pea');
  expect(first.store().sync.status().waiting).toBe(true);
  await around.time.pass(2 * SECOND);
  expect(first.store().sync.status()).toMatchObject({ state: 'online', waiting: false });
  expect(namesIn(cloudFarm(around))).toEqual(['Pea']);
  await around.time.pass(21 * SECOND);
  expect(namesIn(second.farm())).toEqual(['Pea']);
});

test('a device with nothing to do asks every 20 seconds and gets no farm again', async () => {
  const { around } = await aSyncedDevice();
  const before = around.server.requests.loads;
  await around.time.pass(200 * SECOND);
  // The way there and back takes a moment each time.
  expect(around.server.requests.loads - before).toBeGreaterThanOrEqual(9);
  expect(around.server.requests.loads - before).toBeLessThanOrEqual(10);
  expect(around.server.requests.saves).toBe(1);
});

test('a device that nothing was ever entered on sends nothing', async () => {
  const around = await environment();
  await aDevice('1', around);
  await around.time.pass(60 * SECOND);
  expect(cloudFarm(around)).toBe(null);
  expect(around.server.requests.saves).toBe(0);
});

test('without an answer it waits longer every time, and the farm stays as it is', async () => {
  const around = await environment();
  const device = await aDevice('1', around);
  await around.time.pass(3 * SECOND);
  device.weather = { ...fairWeather(), offline: true };
  add(device, 'pea');
  const failures: number[] = [];
  for (let seconds = 0; seconds < 400; seconds += 1) {
    await around.time.pass(SECOND);
    const { state, failures: count, lastError } = device.store().sync.status();
    if (count !== failures.at(-1)) failures.push(count);
    if (state === 'backoff') expect(lastError).toMatch(/^(save|load)RemoteState failed 0$/);
  }
  expect(failures).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(namesIn(device.farm())).toEqual(['Pea']);
  device.weather = fairWeather();
  await around.time.pass(160 * SECOND);
  expect(device.store().sync.status()).toMatchObject({ state: 'online', failures: 0 });
  expect(namesIn(cloudFarm(around))).toEqual(['Pea']);
});

test('a change of the catalog that the cloud did not take is tried again within five seconds', async () => {
  const { around, device } = await aSyncedDevice();
  device.weather = { ...fairWeather(), brokenService: 1 };
  device.store().perform({ type: 'ADD_MATERIAL', payload: aMaterial({ id: 'mat_lid' }) });
  while (device.store().sync.status().state !== 'backoff') await around.time.pass(SECOND / 10);
  expect(device.store().sync.status().lastError).toMatch(/^saveRemoteState failed/);
  device.weather = fairWeather();
  await around.time.pass(5 * SECOND);
  expect(cloudFarm(around)?.catalog.materials.map(({ id }) => id)).toEqual(['mat_lid']);
  expect(cloudFarm(around)?.meta.catalogUpdatedAt).toBe(device.farm().meta.catalogUpdatedAt);
});

test('a farm of a newer version is left alone', async () => {
  const { around, device } = await aSyncedDevice();
  const newer = cloudFarm(around);
  const text = JSON.stringify({ ...newer, meta: { ...newer?.meta, schema: 3 } });
  around.server.save(USER, text, { kind: 'any' });
  await around.time.pass(30 * SECOND);
  add(device, 'kale');
  await around.time.pass(30 * SECOND);
  expect(device.store().sync.status()).toMatchObject({ state: 'disabled' });
  expect(around.server.textOf(USER)).toBe(text);
});

test('what a program writes that knows nothing of this is taken over, and keeps the work here', async () => {
  const { around, device } = await aSyncedDevice();
  device.weather = { ...fairWeather(), offline: true };
  add(device, 'kale');
  const { sync: _sync, ...meta } = cloudFarm(around)?.meta ?? {};
  const legacy = { ...cloudFarm(around), meta, recurring: [] };
  const varieties = [...(legacy.varieties ?? []), aVariety({ id: 'radish' })];
  around.server.save(USER, JSON.stringify({ ...legacy, varieties }), { kind: 'any' });
  device.weather = fairWeather();
  await around.time.pass(60 * SECOND);
  expect(namesIn(device.farm()).toSorted()).toEqual(['Kale', 'Pea', 'Radish']);
  expect(namesIn(cloudFarm(around)).toSorted()).toEqual(['Kale', 'Pea', 'Radish']);
});

test('two tabs that bring in the same farm at once count what came with it once', async () => {
  const { around, first: other, second: tab } = await twoDevices();
  const material = aMaterial({ id: 'mat_lid' });
  other.store().perform({ type: 'ADD_MATERIAL', payload: material });
  await around.time.pass(30 * SECOND);
  const second = await aDevice('2b', around, tab.disks);
  await around.time.pass(5 * SECOND);
  for (const each of [tab, second]) each.weather = { ...fairWeather(), offline: true };
  receive(tab, 3);
  receive(other, 5);
  await around.time.pass(30 * SECOND);
  for (const each of [tab, second]) {
    each.weather = fairWeather();
    each.diskDelay = 2 * SECOND;
  }
  const syncing = [tab, second].map((each) => each.store().sync.syncNow());
  await around.time.pass(20 * SECOND);
  await Promise.all(syncing);
  await around.time.pass(60 * SECOND);
  for (const each of [tab, second, other]) {
    expect(each.farm().catalog.materials[0]?.stock.qty).toBe(8);
  }
});

test('what a copied profile has sent stays when the cloud loses it and the original writes on', async () => {
  const { around, device: original } = await aSyncedDevice();
  const copy = await aDevice('2', around, copyOfDisks(original.disks));
  original.weather = { ...fairWeather(), offline: true };
  add(copy, 'kale');
  await around.time.pass(5 * SECOND);
  expect(namesIn(cloudFarm(around))).toEqual(['Pea', 'Kale']);
  copy.weather = { ...fairWeather(), offline: true };
  around.server.wipe(USER);
  original.weather = fairWeather();
  for (const id of ['radish', 'basil']) {
    add(original, id);
    await around.time.pass(60 * SECOND);
  }
  copy.weather = fairWeather();
  await around.time.pass(200 * SECOND);
  for (const farm of [original.farm(), copy.farm()]) {
    expect(namesIn(farm).toSorted()).toEqual(['Basil', 'Kale', 'Pea', 'Radish']);
  }
});

/** The call for the farm in the cloud is under way, its answer is not there yet. */
const WHILE_IT_LOADS = 1;

test('a farm that leaves the screen in the middle of a round sends nothing that its disk does not know of', async () => {
  const around = await environment();
  const device = await aDevice('1', around);
  await around.time.pass(5 * SECOND);
  device.store().perform({ type: 'UPDATE_SETTINGS', payload: { siteTitle: 'North' } });
  void device.store().sync.syncNow();
  await around.time.pass(WHILE_IT_LOADS);
  device.close();
  await around.time.pass(60 * SECOND);
  expect(around.server.requests.saves).toBe(0);
});

function receive(device: SimulatedDevice, qty: number): void {
  const quantity = { qty, unit: 'each' } as const;
  device.store().perform({ type: 'RECEIVE_STOCK', payload: { id: 'mat_lid', quantity } });
}
