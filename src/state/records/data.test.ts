import { expect, test } from 'vitest';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { MOMENT, act } from '#tests/support/devices/act.ts';
import {
  aFarm,
  aGeneralTask,
  aRepeatOrder,
  aVariety,
  anOrder,
  someSettings,
} from '#tests/support/builders/builders.ts';

const ONE_YEAR = 365 * 24 * 60 * 60 * 1000;

test('loaded slices replace the farm’s own, the others stay', () => {
  const farm = aFarm({ varieties: [aVariety()], orders: [anOrder()] });
  const loaded = act(farm, {
    type: 'LOAD_DATA_SLICES',
    payload: { slices: { orders: [aRepeatOrder()] } },
  });
  expect(loaded.orders).toEqual([aRepeatOrder()]);
  expect(loaded.varieties.map(({ id }) => id)).toEqual(['pea']);
});

test('loaded data fits together: a variety without a product gets one', () => {
  const slices = { varieties: [aVariety({ id: 'kale' })] };
  const loaded = act(aFarm(), { type: 'LOAD_DATA_SLICES', payload: { slices } });
  expect(loaded.products.map(({ id }) => id)).toEqual(['prod_kale']);
});

test('loaded data is dated a year ahead, the catalog only if it came', () => {
  const loaded = act(aFarm(), { type: 'LOAD_DATA_SLICES', payload: { slices: { orders: [] } } });
  expect(loaded.meta).toEqual({
    version: 2,
    lastWriteAt: MOMENT.now + ONE_YEAR,
    catalogUpdatedAt: 0,
  });
  const { catalog } = freshFarm();
  const withCatalog = act(aFarm(), { type: 'LOAD_DATA_SLICES', payload: { slices: { catalog } } });
  expect(withCatalog.meta.catalogUpdatedAt).toBe(MOMENT.now + ONE_YEAR);
});

test('loaded data is newer than a farm that is already dated further ahead', () => {
  const lastWriteAt = MOMENT.now + 2 * ONE_YEAR;
  const farm = aFarm({ meta: { version: 2, lastWriteAt, catalogUpdatedAt: 5 } });
  const loaded = act(farm, { type: 'LOAD_DATA_SLICES', payload: { slices: { orders: [] } } });
  expect(loaded.meta).toEqual({ version: 2, lastWriteAt: lastWriteAt + 1, catalogUpdatedAt: 5 });
});

test('who is signed in on this device stays, the calendar comes from the file', () => {
  const google = { ...freshFarm().settings.google };
  const mine = {
    ...google,
    connected: true,
    sub: '1',
    email: 'a@farm.example',
    name: 'A',
    picture: null,
  };
  const farm = aFarm({ settings: someSettings({ google: mine }) });
  const settings = someSettings({
    google: { ...google, connected: false, sub: '2', email: 'b@farm.example', calendarId: 'beds' },
  });
  const loaded = act(farm, { type: 'LOAD_DATA_SLICES', payload: { slices: { settings } } });
  expect(loaded.settings.google).toEqual({ ...mine, calendarId: 'beds' });
});

test('demo data replaces varieties, products and recurring orders', () => {
  const before = aFarm({ varieties: [aVariety()], orders: [anOrder()], tasks: [aGeneralTask()] });
  const farm = act(before, { type: 'LOAD_DEMO_DATA' });
  expect(farm.varieties.map(({ id }) => id)).toEqual([
    'sunflower',
    'pea-shoots',
    'broccoli',
    'radish',
    'kale',
  ]);
  expect(farm.orders).toBe(before.orders);
  expect(farm.single).toBe(before.single);
  expect(farm.tasks).toBe(before.tasks);
  expect(farm.settings).toBe(before.settings);
  expect(farm.catalog).toBe(before.catalog);
});

test('demo data resets trays and buffers and takes the open scrub task away', () => {
  const scrub = aGeneralTask({ id: 'scrub_1', special: 'TRAY_SCRUB' });
  const oldScrub = aGeneralTask({ id: 'scrub_0', special: 'TRAY_SCRUB', done: true });
  const fresh = freshFarm();
  const farm = act(
    aFarm({
      tasks: [oldScrub, scrub],
      trayStatus: { ...fresh.trayStatus, dirtyWithHoles: 50, scrubTaskId: 'scrub_1' },
      batchSettings: { ...fresh.batchSettings, generalBufferPercent: 20 },
      capacity: { ...fresh.capacity, racks: [], trayInventory: { withHoles: 9, withoutHoles: 9 } },
    }),
    { type: 'LOAD_DEMO_DATA' },
  );
  expect(farm.trayStatus).toEqual(fresh.trayStatus);
  expect(farm.batchSettings).toEqual(fresh.batchSettings);
  expect(farm.capacity).toEqual({ ...fresh.capacity, racks: [] });
  expect(farm.tasks).toEqual([oldScrub]);
});
