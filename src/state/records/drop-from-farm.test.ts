import { expect, test } from 'vitest';
import fc from 'fast-check';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { farmEvents } from '#domain/orders/farm-events.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { act } from '#tests/support/devices/act.ts';
import {
  aFarm,
  aMix,
  aRecurringOrder,
  aRepeatOrder,
  aSingleOrder,
  aSingleProduct,
  aTask,
  aVariety,
  anOrder,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { restoreRecord } from '../schema/references/restore-references.ts';

const VARIETIES = ['pea', 'kale', 'radish'].map((id) => aVariety({ id }));
const MIX = aMix({ pea: 50, kale: 30, radish: 20 });

function aStockedFarm(): FarmDocument {
  const [grow, ...racks] = aFarm().capacity.racks;
  if (grow === undefined) throw new Error('A fresh farm has racks.');
  const [shelf, ...shelves] = grow.shelves;
  if (shelf === undefined) throw new Error('A fresh rack has shelves.');
  const constraints = { allowedVarieties: ['kale', 'pea'], blockedVarieties: ['PEA ', 'Radish'] };
  return aFarm({
    varieties: VARIETIES,
    products: [...VARIETIES.map(aSingleProduct), MIX],
    orders: [
      anOrder({
        items: [packages('prod_pea', 2), bulk('pea', 8), bulk('kale', 4), packages('mix_salad', 1)],
      }),
    ],
    recurring: [aRecurringOrder({ items: [{ productId: 'prod_pea', count: 4 }] })],
    single: [
      aSingleOrder({
        items: [
          { productId: 'prod_pea', count: 1 },
          { productId: 'prod_kale', count: 1 },
        ],
      }),
    ],
    batchSettings: {
      generalBufferPercent: 6,
      consistent: { percent: 4, varieties: ['pea', 'kale'] },
      delicate: { percent: 12, varieties: ['pea'] },
      maxExtraTrays: 1,
    },
    capacity: { racks: [{ ...grow, shelves: [{ ...shelf, constraints }, ...shelves] }, ...racks] },
    tasks: [aTask({ done: true })],
  });
}

test('a deleted variety leaves its product, mixes, orders, buffers and shelves', () => {
  const farm = act(aStockedFarm(), { type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  expect(farm.varieties.map(({ id }) => id)).toEqual(['kale', 'radish']);
  expect(farm.products.map(({ id }) => id)).toEqual(['prod_kale', 'prod_radish', 'mix_salad']);
  expect(farm.products[2]).toEqual({ ...MIX, components: MIX.components.slice(1) });
  expect(farm.orders[0]?.items).toEqual([bulk('kale', 4), packages('mix_salad', 1)]);
  expect(farm.recurring[0]?.items).toEqual([]);
  expect(farm.single[0]?.items).toEqual([{ productId: 'prod_kale', count: 1 }]);
  expect(farm.batchSettings.consistent.varieties).toEqual(['kale']);
  expect(farm.batchSettings.delicate.varieties).toEqual([]);
  expect(farm.capacity.racks[0]?.shelves[0]?.constraints).toEqual({
    allowedVarieties: ['kale'],
    blockedVarieties: ['Radish'],
  });
});

test('work done with a deleted variety stays as history', () => {
  const before = aStockedFarm();
  expect(act(before, { type: 'DELETE_VARIETY', payload: { id: 'pea' } }).tasks).toBe(before.tasks);
});

test('what does not name a deleted variety keeps its identity', () => {
  const before = aFarm({ varieties: VARIETIES });
  const after = act(before, { type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  expect(after.orders).toBe(before.orders);
  expect(after.batchSettings).toBe(before.batchSettings);
  expect(after.capacity).toBe(before.capacity);
  expect(after.products[0]).toBe(before.products[1]);
});

test('a shelf rule by a name that another variety has too stays', () => {
  const before = aStockedFarm();
  const twin = aVariety({ id: 'pea-2', name: 'Pea' });
  const farm = { ...before, varieties: [...before.varieties, twin] };
  const after = act(farm, { type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  expect(after.capacity.racks[0]?.shelves[0]?.constraints.blockedVarieties).toEqual([
    'PEA ',
    'Radish',
  ]);
});

test('deletions in any order leave nothing that names a deleted record', () => {
  const deletion = fc.oneof(
    fc
      .constantFrom('pea', 'kale', 'radish')
      .map((id) => ({ type: 'DELETE_VARIETY', payload: { id } }) as const),
    fc
      .constantFrom('mix_salad', 'prod_pea', 'none')
      .map((id) => ({ type: 'DELETE_PRODUCT', payload: { id } }) as const),
  );
  checkLaw([fc.array(deletion, { maxLength: 5 })], (deletions) => {
    const farm = act(aStockedFarm(), ...deletions);
    const varietyIds = new Set(farm.varieties.map(({ id }) => id));
    const productIds = new Set(farm.products.map(({ id }) => id));
    for (const product of farm.products) {
      const named =
        product.type === 'mix'
          ? product.components.map((share) => share.varietyId)
          : [product.varietyId];
      expect(named.every((id) => varietyIds.has(id))).toBe(true);
    }
    for (const { items } of [...farm.orders, ...farm.recurring, ...farm.single]) {
      for (const item of items) {
        if ('varietyId' in item) expect(varietyIds).toContain(item.varietyId);
        else expect(productIds).toContain(item.productId);
      }
    }
    const { consistent, delicate } = farm.batchSettings;
    expect([...consistent.varieties, ...delicate.varieties].every((id) => varietyIds.has(id))).toBe(
      true,
    );
  });
});

test('a delivery whose other lines are all of a deleted variety has those of its order again', () => {
  const standing = aRepeatOrder({
    id: 'ord_friday',
    weekday: 5,
    startDate: '2026-11-20',
    items: [packages('pea', 6, 4), packages('kale', 2, 4)],
  });
  const agreed = (dateISO: string, items: readonly OrderItem[]) =>
    aDeliveryChange({ id: `dch_${dateISO}`, kind: 'ITEMS', orderId: 'ord_friday', dateISO, items });
  const before = aFarm({
    varieties: VARIETIES,
    orders: [standing],
    deliveryChanges: [
      agreed('2026-11-27', [packages('pea', 12, 4)]),
      agreed('2026-12-04', [packages('pea', 12, 4), packages('radish', 1, 4)]),
      agreed('2026-12-11', []),
    ],
  });
  const after = act(before, { type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  const said = farmEvents(after, '2026-11-27', '2026-12-11').map(({ dateISO, order, change }) => [
    dateISO,
    order.items.map((item) => item.varietyId),
    change,
  ]);
  // The one without lines was skipped by the grower, and stays so.
  expect(said).toEqual([
    ['2026-11-27', ['kale'], ''],
    ['2026-12-04', ['radish'], 'CHANGED'],
  ]);
  expect(after.deliveryChanges?.map(({ id }) => id)).toEqual(['dch_2026-12-04', 'dch_2026-12-11']);
  const back = restoreRecord(after, before, 'varieties', 'pea');
  expect(farmEvents(back, '2026-11-27', '2026-12-04').map(({ order }) => order.items)).toEqual([
    [packages('pea', 12, 4)],
    [packages('pea', 12, 4), packages('radish', 1, 4)],
  ]);
});

test('a variety that comes back brings no empty list to an order that has none by now', () => {
  const order = aRepeatOrder({ items: [packages('prod_pea', 2)] });
  const { id: _id, name: _name, createdAt: _at, ...version } = order;
  const former = [{ ...version, until: '2025-06-01' }];
  const before = aFarm({ varieties: VARIETIES, orders: [{ ...order, former }] });
  const now = { ...before, varieties: VARIETIES.slice(1), orders: [order] };
  expect(restoreRecord(now, before, 'varieties', 'pea').orders).toEqual([order]);
});
