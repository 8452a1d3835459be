import { expect, test } from 'vitest';
import {
  add,
  cloudFarm,
  namesIn,
  environment,
  USER,
} from '#tests/support/simulated-devices/quiet-days.ts';
import { aDevice } from '#tests/support/simulated-devices/simulated-device.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { freshFarm } from '../../document/fresh-farm.ts';
import { restoredFarm } from './restored-farm.ts';
import { withVersion } from '../../document/sync/sync-meta.ts';
import type { JsonRecord } from '../../document/json-record.ts';

const SECOND = 1000;
const NOON = Date.UTC(2026, 10, 20, 12);

/** A document as it comes out of a store. */
function stored(farm: object): JsonRecord {
  return JSON.parse(JSON.stringify(farm)) as JsonRecord;
}

test('a farm that is brought back is taken by open devices and stays; what they had not sent is merged into it', async () => {
  const around = await environment();
  const [laptop, phone] = [await aDevice('laptop', around), await aDevice('phone', around)];
  add(laptop, 'pea');
  laptop.store().perform({ type: 'ADD_MATERIAL', payload: aMaterial({ id: 'soil' }) });
  await around.time.pass(60 * SECOND);
  const good = stored(cloudFarm(around) ?? {});
  laptop.store().perform({ type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  add(laptop, 'spoiled');
  await around.time.pass(60 * SECOND);
  expect(namesIn(phone.farm())).toEqual(['Spoiled']);

  phone.weather = { ...phone.weather, offline: true };
  add(phone, 'kale');
  await around.time.pass(5 * SECOND);
  const newest = stored(cloudFarm(around) ?? {});
  const back = restoredFarm(good, {
    newest,
    newestNamed: newest,
    now: around.time.now(),
    mark: 'mark0001',
  });
  around.server.save(USER, JSON.stringify(back), { kind: 'any' });
  await around.time.pass(60 * SECOND);
  expect(namesIn(laptop.farm())).toEqual(['Pea']);
  phone.weather = { ...phone.weather, offline: false };
  await around.time.pass(600 * SECOND);
  for (const device of [laptop, phone]) {
    expect(namesIn(device.farm()).toSorted()).toEqual(['Kale', 'Pea']);
    expect(device.farm().catalog.materials.map(({ id }) => id)).toEqual(['soil']);
    expect(device.store().sync.status()).toMatchObject({ state: 'online', waiting: false });
  }
  expect(namesIn(cloudFarm(around)).toSorted()).toEqual(['Kale', 'Pea']);
});

test('a farm that is brought back keeps every field as it was, contains all writes, and gives no id again', () => {
  const farm = freshFarm();
  const [one, two] = [
    { vv: { a: 3 }, marks: { a: 'm3' } },
    { vv: { a: 9, b: 2 }, marks: {} },
  ];
  const rack = (id: string) => ({ id, name: id, slots: 4, kind: 'grow' });
  const older = {
    ...stored(withVersion(farm, one, 'a:3')),
    unknown: { x: 1 },
    varieties: [{ id: 'pea', name: 'Pea', futureField: '\u0000' }],
  };
  const newer = withVersion({ ...farm, meta: { ...farm.meta, lastWriteAt: NOON + 5 } }, two, 'b:2');
  const newest = { ...stored(newer), capacity: { ...farm.capacity, racks: [rack('grow-7')] } };
  const back = restoredFarm(older, { newest, newestNamed: newest, now: NOON, mark: 'm' });
  const { meta, ...slices } = back;
  const { meta: _before, ...slicesBefore } = older as JsonRecord;
  expect(slices).toEqual(slicesBefore);
  expect(meta).toMatchObject({
    lastWriteAt: NOON + 6,
    catalogUpdatedAt: NOON + 6,
    sync: {
      vv: { a: 9, b: 2, service: 1 },
      marks: { service: 'm' },
      writeId: 'service:1',
      idMax: { 'capacity/racks': { 'grow-': 7 } },
      tomb: { 'capacity/racks': { 'grow-7': NOON } },
    },
  });
  const again = restoredFarm(older, { newest: back, newestNamed: back, now: NOON, mark: 'n' });
  expect(again['meta']).toMatchObject({
    lastWriteAt: NOON + 7,
    sync: { vv: { a: 9, b: 2, service: 2 }, marks: { service: 'n.m' } },
  });
});
