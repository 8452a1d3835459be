import { expect, test } from 'vitest';
import { act, actOn, MOMENT } from '#tests/support/devices/act.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aSingleProduct,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import { mergeBothWays, mergeTwo } from '#tests/support/merge/merge-two.ts';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import type { FarmAction } from '../records/farm-action.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { withVersion } from '../document/sync/sync-meta.ts';
import { readTombstones } from '../document/sync/sync-meta-records.ts';

const VARIETIES = [aVariety({ id: 'pea' }), aVariety({ id: 'kale' })];
const FARM = aFarm({
  varieties: VARIETIES,
  products: [...VARIETIES.map(aSingleProduct), aMix({ pea: 60, kale: 40 })],
  orders: [
    anOrder({ id: 'a', items: [packages('prod_pea', 3, 4), packages('prod_kale', 1, 4)] }),
    anOrder({ id: 'b', items: [packages('pea', 2, 4)] }),
  ],
  batchSettings: { delicate: { percent: 12, varieties: ['pea'] } },
});
/** The same, on devices that have synced. */
const MET = withVersion(FARM, { vv: { phone: 1 }, marks: {} });
const WITHOUT_PEA = act(FARM, { type: 'DELETE_VARIETY', payload: { id: 'pea' } });

test('a variety deleted on one device and unused on the other is gone with all its lines', () => {
  const office = act(FARM, {
    type: 'UPDATE_VARIETY',
    payload: { id: 'kale', patch: { notes: 'N' } },
  });
  const { merged, notices } = mergeTwo(FARM, WITHOUT_PEA, office);
  expect(merged.varieties.map(({ id }) => id)).toEqual(['kale']);
  expect(merged.orders.map(({ items }) => items.length)).toEqual([1, 0]);
  expect(notices).toEqual([]);
});

test('a variety edited elsewhere comes back with its product, order lines, share and buffer', () => {
  const office = act(FARM, {
    type: 'UPDATE_VARIETY',
    payload: { id: 'pea', patch: { seedGPerTray: 22 } },
  });
  for (const { merged, notices } of mergeBothWays(FARM, WITHOUT_PEA, office)) {
    expect(merged.varieties.find(({ id }) => id === 'pea')?.seedGPerTray).toBe(22);
    expect(merged.products.map(({ id }) => id).toSorted()).toEqual(
      FARM.products.map(({ id }) => id).toSorted(),
    );
    expect(merged.orders).toEqual(FARM.orders);
    expect(merged.products.find(({ type }) => type === 'mix')).toEqual(aMix({ pea: 60, kale: 40 }));
    expect(merged.batchSettings).toEqual(FARM.batchSettings);
    expect(notices).toMatchObject([{ kind: 'edited', slice: 'varieties', entityId: 'pea' }]);
  }
});

test('a variety sold in a new order elsewhere comes back', () => {
  const order = anOrder({ id: 'new', items: [packages('prod_pea', 5, 4)] });
  const office = act(FARM, { type: 'ADD_ORDER', payload: order });
  const { merged } = mergeTwo(FARM, WITHOUT_PEA, office);
  expect(merged.varieties.map(({ id }) => id).toSorted()).toEqual(['kale', 'pea']);
  expect(merged.orders.find(({ id }) => id === 'new')?.items).toHaveLength(1);
  expect(merged.orders.find(({ id }) => id === 'b')?.items).toHaveLength(1);
});

test('a buffer list forgets a variety that was deleted while it was added there', () => {
  const office = act(FARM, {
    type: 'UPDATE_BATCH_SETTINGS',
    payload: { ...FARM.batchSettings, consistent: { percent: 4, varieties: ['pea', 'kale'] } },
  });
  const { merged } = mergeTwo(FARM, WITHOUT_PEA, office);
  expect(merged.batchSettings.consistent.varieties).toEqual(['kale']);
});

test('two different varieties with one id are two varieties, each with its own orders', () => {
  const add = (name: string, orderId: string, farm: FarmDocument) =>
    act(
      farm,
      { type: 'ADD_VARIETY', payload: aVariety({ id: 'basil', name }) },
      {
        type: 'ADD_ORDER',
        payload: anOrder({
          id: orderId,
          items: [packages('prod_basil', 4, 4), packages('basil', 1, 4)],
        }),
      },
    );
  const { merged, notices } = mergeTwo(FARM, add('Basil!', 'p', FARM), add('Basil', 'o', FARM));
  const names = merged.varieties.map(({ id, name }) => `${id} ${name}`);
  expect(names.toSorted()).toEqual(['basil Basil', 'basil-2 Basil!', 'kale Kale', 'pea Pea']);
  const sold = (id: string) => merged.orders.find((order) => order.id === id)?.items;
  expect(sold('o')).toMatchObject([{ productId: 'prod_basil' }, { varietyId: 'basil' }]);
  expect(sold('p')).toMatchObject([{ productId: 'prod_basil-2' }, { varietyId: 'basil-2' }]);
  expect(notices).toMatchObject([{ kind: 'renamed', base: 'basil', kept: 'basil-2' }]);
});

test('the same variety added on two devices is one variety', () => {
  const add = (notes: string) =>
    act(FARM, { type: 'ADD_VARIETY', payload: aVariety({ id: 'basil', notes }) });
  const { merged } = mergeTwo(FARM, add('Slow'), add(''));
  expect(merged.varieties.filter(({ id }) => id.startsWith('basil'))).toMatchObject([
    { notes: 'Slow' },
  ]);
});

test('two Pro orders with one number are two orders', () => {
  const place = (email: string, createdAt: string) => ({
    ...FARM,
    alchemy: {
      ...FARM.alchemy,
      orders: [aProOrder(1, { customer: { name: 'Jane Doe', email }, createdAt })],
    },
  });
  const { merged } = mergeTwo(
    FARM,
    place('phone', '2025-03-10T08:00:00.000Z'),
    place('office', '2025-03-10T09:00:00.000Z'),
  );
  const found = merged.alchemy.orders.map(({ id, customer }) => `${id} ${customer.email}`);
  expect(found.toSorted()).toEqual(['JANE-001 office', 'JANE-002 phone']);
});

test('racks of one number made on two devices are two racks', () => {
  const add = (label: string) => ({
    ...FARM,
    capacity: {
      ...FARM.capacity,
      racks: [...FARM.capacity.racks, { id: 'grow-2', label, type: 'grow' as const, shelves: [] }],
    },
  });
  const { merged } = mergeTwo(FARM, add('By the window'), add('In the back'));
  expect(merged.capacity.racks.map(({ id, label }) => `${id} ${label}`)).toEqual([
    'germ-1 Germ Rack A',
    'grow-1 Grow Rack A',
    'grow-3 By the window',
    'grow-2 In the back',
  ]);
});

function done(farm: FarmDocument, ...actions: readonly FarmAction[]): FarmDocument {
  return actOn(farm, MOMENT.today, ...actions);
}

test('what is deleted is noted; what is there again is not', () => {
  const deleted = done(FARM, { type: 'DELETE_ORDER', payload: { id: 'a' } });
  expect(readTombstones(deleted)).toEqual({ orders: { a: deleted.meta.lastWriteAt } });
  const order = FARM.orders[0];
  if (order === undefined) throw new Error('There is an order.');
  expect(readTombstones(done(deleted, { type: 'ADD_ORDER', payload: order }))).toEqual({});
});

test('an import notes what it takes away, so that it does not come back without a common past', () => {
  const slices = { orders: FARM.orders.slice(1), varieties: VARIETIES.slice(0, 1) };
  const imported = done(MET, { type: 'LOAD_DATA_SLICES', payload: { slices } });
  const at = imported.meta.lastWriteAt;
  expect(readTombstones(imported)).toMatchObject({ orders: { a: at }, varieties: { kale: at } });
  const { merged, notices } = mergeTwo(null, MET, imported);
  expect(merged.orders.map(({ id }) => id)).toEqual(['b']);
  expect(merged.varieties.map(({ id }) => id)).toEqual(['pea']);
  expect(notices.map(({ kind, entityId }) => `${kind} ${entityId}`)).toContain('deleted a');
});

test('a new variety never gets the id of a deleted one', () => {
  const add: FarmAction = { type: 'ADD_VARIETY', payload: aVariety({ id: 'pea', name: 'Pea' }) };
  const again = done(FARM, { type: 'DELETE_VARIETY', payload: { id: 'pea' } }, add);
  expect(again.varieties.map(({ id }) => id)).toEqual(['kale', 'pea-2']);
  expect(again.products.map(({ id }) => id)).toContain('prod_pea-2');
});

test('deletes of one list never crowd out those of another', () => {
  const orders = Array.from({ length: 1200 }, (_, n) => anOrder({ id: `o${n}` }));
  const without = done(FARM, { type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  const reset: FarmAction = { type: 'RESET_DATA', payload: { name: 'orders' } };
  const tombstones = readTombstones(done({ ...without, orders }, reset));
  expect(Object.keys(tombstones['orders'] ?? {})).toHaveLength(1000);
  expect(Object.keys(tombstones['varieties'] ?? {})).toEqual(['pea']);
});

test('the number of a deleted rack or Pro order is not given again', () => {
  const rack = { id: 'grow-2', label: 'B', type: 'grow' as const, shelves: [] };
  const racks = FARM.capacity.racks;
  const save = (added: readonly (typeof rack)[]): FarmAction => ({
    type: 'CAPACITY_UPDATE',
    payload: { racks: [...racks, ...added] },
  });
  const farm = done(FARM, save([rack]), save([]), save([{ ...rack, label: 'C' }]));
  expect(farm.capacity.racks.at(-1)).toMatchObject({ id: 'grow-3', label: 'C' });
});

test('without a common past both farms come together, and what differs is told', () => {
  const phone = aFarm({
    varieties: [aVariety({ id: 'pea', seedGPerTray: 20 })],
    orders: [anOrder({ id: 'p' })],
  });
  const office = aFarm({
    varieties: [aVariety({ id: 'pea', seedGPerTray: 25 }), aVariety({ id: 'kale' })],
    orders: [anOrder({ id: 'o' })],
  });
  const { merged, notices } = mergeTwo(null, phone, office);
  expect(merged.varieties.map(({ id, seedGPerTray }) => [id, seedGPerTray])).toEqual([
    ['pea', 20],
    ['kale', null],
  ]);
  expect(merged.orders.map(({ id }) => id).toSorted()).toEqual(['o', 'p']);
  expect(notices).toMatchObject([{ field: 'seedGPerTray', kept: 20, lost: 25 }]);
});

test('without a common base, default settings never conflict with changed ones', () => {
  const office = act(freshFarm(), {
    type: 'UPDATE_SETTINGS',
    payload: { trays: { stackLimit: 6 } },
  });
  const { merged, notices } = mergeTwo(null, freshFarm(), office);
  expect(merged.settings.trays.stackLimit).toBe(6);
  expect(merged.capacity.racks).toHaveLength(2);
  expect(notices).toEqual([]);
});

test('farms that never met know nothing of each other’s deletes', () => {
  const office = done(FARM, { type: 'DELETE_ORDER', payload: { id: 'a' } });
  expect(mergeTwo(null, FARM, office).merged.orders.map(({ id }) => id)).toContain('a');
});

test('a merge that empties a list of five, or takes a third of all, is suspicious', () => {
  const orders = ['a', 'b', 'c', 'd', 'e'].map((id) => anOrder({ id }));
  const farm = { ...FARM, orders };
  const other = { ...farm, batchSettings: { ...farm.batchSettings, maxExtraTrays: 5 } };
  expect(mergeTwo(farm, { ...farm, orders: [] }, other).suspicious).toBe(true);
  expect(mergeTwo(farm, { ...farm, orders: orders.slice(1) }, other).suspicious).toBe(false);
});

test('a writer that knows nothing of merging and lacks most of the farm deletes nothing', () => {
  const orders = ['a', 'b', 'c', 'd', 'e'].map((id) => anOrder({ id }));
  const synced = { ...FARM.meta, sync: { v: 1, vv: { phone: 1 } } };
  const farm = { ...FARM, orders, meta: synced };
  const phone = { ...farm, batchSettings: { ...farm.batchSettings, maxExtraTrays: 5 } };
  const legacy = { ...farm, orders: [], meta: FARM.meta };
  const { merged, suspicious } = mergeTwo(farm, phone, legacy);
  expect(merged.orders).toHaveLength(5);
  expect(suspicious).toBe(true);
});

test('with one of two deleted varieties, only its own lines come back', () => {
  const lines = [packages('kale', 1, 4), packages('pea', 2, 4)];
  const farm = { ...FARM, orders: [anOrder({ id: 'a', items: lines })] };
  const phone = act(
    farm,
    { type: 'DELETE_VARIETY', payload: { id: 'pea' } },
    { type: 'DELETE_VARIETY', payload: { id: 'kale' } },
  );
  const patch = { seedGPerTray: 22 };
  const office = act(farm, { type: 'UPDATE_VARIETY', payload: { id: 'pea', patch } });
  const { merged } = mergeTwo(farm, phone, office);
  expect(merged.varieties.map(({ id }) => id)).toEqual(['pea']);
  expect(merged.orders[0]?.items).toEqual([lines[1]]);
});

test('of a variety that is sold elsewhere and comes back, its single product is no news', () => {
  const order = anOrder({ id: 'new', items: [packages('prod_pea', 5, 4)] });
  const office = act(FARM, { type: 'ADD_ORDER', payload: order });
  const { notices } = mergeTwo(FARM, WITHOUT_PEA, office);
  expect(notices.map(({ slice, entityId }) => `${slice} ${entityId}`)).toEqual(['varieties pea']);
});

test('one new mix under two names is one mix when it was made at one moment', () => {
  const named = (name: string, createdAt: string) => ({
    ...FARM,
    products: [...FARM.products, aMix({ pea: 50, kale: 50 }, { id: 'mix_new', name, createdAt })],
  });
  const mixes = (createdAt: string) =>
    mergeTwo(FARM, named('Spicy', createdAt), named('Hot', createdAt))
      .merged.products.filter(({ id }) => id.startsWith('mix_new'))
      .map(({ name }) => name)
      .toSorted();
  expect(mixes('2025-03-01T08:00:00.000Z')).toEqual(['Spicy']);
  // The moment of what stands in for something lost says nothing.
  expect(mixes('1970-01-01T00:00:00.000Z')).toEqual(['Hot', 'Spicy']);
});
