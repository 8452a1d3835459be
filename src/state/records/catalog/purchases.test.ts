import { expect, test } from 'vitest';
import type { FarmDocument } from '../../document/farm-document.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aMaterial, aPurchase } from '#tests/support/builders/catalog-builders.ts';
import { seedBought } from '#tests/support/farms/bistro-farm.ts';
import { bookedVariety } from '#domain/buying/purchase.ts';
import type { FarmAction } from '../farm-action.ts';
import { actionLabel } from '../reduce.ts';
import type { NewPurchase } from './purchases.ts';

const TODAY = '2026-11-22';

const FARM = aFarm({
  varieties: [aVariety({ id: 'sunflower', name: 'Sunflower' }), aVariety({ id: 'dwarf' })],
  seedsInventory: [seedBought('sunflower', 1)],
  catalog: {
    materials: [
      aMaterial({ id: 'mat_lid', name: 'Lids', stock: { qty: 50, unit: 'each' } }),
      aMaterial({ id: 'mat_seed', type: 'seed', stock: { qty: 2, unit: 'lb' } }),
    ],
  },
});

const { id: _id, status: _status, receivedISO: _on, receivedQty: _qty, ...SUNFLOWER } = aPurchase();
const LIDS = { ...SUNFLOWER, stockId: 'mat_lid', qty: 100, unit: 'each' } as const;

const order = (...purchases: NewPurchase[]): FarmAction => ({
  type: 'ORDER_STOCK',
  payload: { purchases },
});

const receive = (id: string, qty: number, more = {}): FarmAction => ({
  type: 'RECEIVE_PURCHASE',
  payload: { id, qty, dateISO: TODAY, restComes: false, ...more },
});

function withOrdered(...purchases: ReturnType<typeof aPurchase>[]): FarmDocument {
  return { ...FARM, purchases };
}

test('what is ordered is on its way, each with an id of its own', () => {
  const { purchases = [] } = actOn(FARM, TODAY, order(SUNFLOWER, SUNFLOWER));
  expect(purchases).toMatchObject([SUNFLOWER, SUNFLOWER]);
  expect(purchases[0]).toMatchObject({ status: 'ORDERED', receivedISO: null, receivedQty: null });
  const [first, second] = purchases.map(({ id }) => id);
  expect(first).toMatch(/^pur_[a-z0-9]+$/u);
  expect(second).not.toBe(first);
});

test('a supplier and days that are typed with an order are kept for the line', () => {
  const typed = { ...SUNFLOWER, supplier: ' True Leaf ', leadDays: 9 };
  const ordered = actOn(FARM, TODAY, order(typed, { ...LIDS, leadDays: 4 }));
  expect(ordered.varieties[0]?.seedInfo).toMatchObject({ supplier: 'True Leaf', leadDays: 9 });
  expect(ordered.varieties[1]).toBe(FARM.varieties[1]);
  expect(ordered.catalog.materials[0]?.meta).toEqual({ supplier: 'Johnny’s', leadDays: 4 });
  const again = actOn(ordered, TODAY, order({ ...SUNFLOWER, supplier: 'true  leaf' }));
  expect(again.varieties[0]).toBe(ordered.varieties[0]);
});

test('seed of the vault that comes in is booked under the id of its purchase', () => {
  const lot = { code: 'L-7', supplier: '', germinationPercent: null, bestBefore: null };
  const farm = withOrdered(aPurchase({ qty: 80, unit: 'oz', note: 'By truck' }));
  const came = actOn(farm, TODAY, receive('pur_1', 72, { dateISO: '2026-11-20', lot }));
  expect(came.seedsInventory.at(-1)).toMatchObject({
    id: 'seed_pur_1',
    varietyId: 'sunflower',
    pounds: 4.5,
    note: 'By truck',
    lot,
    atISO: '2026-11-20T12:00:00.000Z',
  });
  expect(came.purchases).toMatchObject([
    { status: 'RECEIVED', receivedISO: '2026-11-20', receivedQty: 72 },
  ]);
});

test('seed of a material goes where it is counted: to the stock, or to the vault once it is booked there', () => {
  const setting = { seedMaterialId: 'mat_seed', gramsPerTray: null };
  const catalog = { ...FARM.catalog, seedsByVariety: { dwarf: setting, sunflower: setting } };
  const purchases = [aPurchase({ stockId: 'mat_seed' })];
  const booked = actOn({ ...FARM, catalog, purchases }, TODAY, receive('pur_1', 5));
  expect(booked.seedsInventory.at(-1)).toMatchObject({ varietyId: 'sunflower', pounds: 5 });
  expect(booked.catalog.materials[1]?.stock.qty).toBe(2);
  const varieties = [aVariety({ id: 'dwarf', seedOf: 'sunflower' }), ...FARM.varieties.slice(0, 1)];
  expect(bookedVariety({ ...FARM, catalog, varieties }, 'mat_seed')).toBe('sunflower');
  const none = { ...FARM, catalog, purchases, seedsInventory: [] };
  const stocked = actOn(none, TODAY, receive('pur_1', 5));
  expect(stocked.seedsInventory).toEqual([]);
  expect(stocked.catalog.materials[1]?.stock.qty).toBe(7);
});

test('the rest that still comes is a purchase of its own, without packs and cost', () => {
  const farm = withOrdered(aPurchase({ note: 'By truck' }));
  const { purchases } = actOn(farm, TODAY, receive('pur_1', 3.5, { restComes: true }));
  expect(purchases).toMatchObject([
    { id: 'pur_1', status: 'RECEIVED', qty: 5, receivedQty: 3.5 },
    aPurchase({ id: 'pur_1-2', qty: 1.5, packs: null, cost: null, note: 'By truck' }),
  ]);
  expect(actOn(farm, TODAY, receive('pur_1', 3.5)).purchases).toHaveLength(1);
  expect(actOn(farm, TODAY, receive('pur_1', 6, { restComes: true })).purchases).toHaveLength(1);
});

test('a deleted purchase is neither received nor canceled', () => {
  const [came, off] = [
    aPurchase({ status: 'RECEIVED', receivedISO: TODAY, receivedQty: 5 }),
    aPurchase({ id: 'pur_2', status: 'CANCELLED' }),
  ];
  const farm = withOrdered(came, off);
  for (const { id } of [came, off]) {
    expect(actOn(farm, TODAY, receive(id, 5))).toBe(farm);
    expect(actOn(farm, TODAY, { type: 'CANCEL_PURCHASE', payload: { id } })).toBe(farm);
  }
  const patch = { status: 'RECEIVED', receivedISO: TODAY, receivedQty: 5, note: 'Odd' } as const;
  const changed = actOn(farm, TODAY, { type: 'CHANGE_PURCHASE', payload: { id: 'pur_2', patch } });
  expect(changed.purchases?.[1]).toEqual({ ...off, note: 'Odd' });
});

test('a purchase that came without being received is marked so, and books nothing', () => {
  const farm = withOrdered(aPurchase());
  const patch = { status: 'RECEIVED', receivedISO: TODAY, receivedQty: 5 } as const;
  const marked = actOn(farm, TODAY, { type: 'CHANGE_PURCHASE', payload: { id: 'pur_1', patch } });
  expect(marked.purchases).toEqual([aPurchase(patch)]);
  expect(marked.seedsInventory).toBe(farm.seedsInventory);
});

test('how much of a material came in is noted only while some of it is ordered', () => {
  const quantity = { qty: 90, unit: 'each' } as const;
  const intake: FarmAction = { type: 'RECEIVE_STOCK', payload: { id: 'mat_lid', quantity } };
  expect(actOn(FARM, TODAY, intake).catalog.materials[0]?.meta).not.toHaveProperty('receivedQty');
  const farm = withOrdered(aPurchase({ stockId: 'mat_lid', qty: 100, unit: 'each' }));
  expect(actOn(farm, TODAY, intake).catalog.materials[0]?.meta.receivedQty).toBe(90);
});

test('the actions are called by what is ordered', () => {
  const farm = withOrdered(aPurchase());
  const named = { id: 'pur_1' };
  expect([
    actionLabel(order(SUNFLOWER), farm),
    actionLabel(order(SUNFLOWER, LIDS), farm),
    actionLabel(receive('pur_1', 5), farm),
    actionLabel({ type: 'CHANGE_PURCHASE', payload: { ...named, patch: {} } }, farm),
    actionLabel({ type: 'CANCEL_PURCHASE', payload: named }, farm),
  ]).toEqual([
    'Order Sunflower seed',
    'Order 2 items',
    'Receive Sunflower seed',
    'Change order of Sunflower seed',
    'Cancel order of Sunflower seed',
  ]);
});

test.each<FarmAction>([
  order({ ...SUNFLOWER, qty: 0 }),
  receive('pur_1', 0),
  { type: 'CHANGE_PURCHASE', payload: { id: 'pur_1', patch: { qty: 0 } } },
  { type: 'CHANGE_PURCHASE', payload: { id: 'pur_1', patch: { note: '' } } },
])('$type of nothing gives the very same farm', (action) => {
  const farm = withOrdered(aPurchase());
  expect(actOn(farm, TODAY, action)).toBe(farm);
});
