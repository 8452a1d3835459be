import { expect, test } from 'vitest';
import { aPurchase } from '#tests/support/builders/catalog-builders.ts';
import { normalizeFarm } from '../normalize-farm.ts';

const read = (...purchases: readonly object[]) => normalizeFarm({ purchases }).purchases;
const first = (more: object) => read({ ...aPurchase(), ...more })?.[0];

test('a purchase stays as it is, with what no one here knows; a farm without any has no list', () => {
  const came = aPurchase({ status: 'RECEIVED', receivedISO: '2026-12-01', receivedQty: 4.5 });
  const known = { ...came, pallet: 3 };
  expect(read(aPurchase({ id: 'pur_0' }), known)).toEqual([aPurchase({ id: 'pur_0' }), known]);
  expect(normalizeFarm({})).not.toHaveProperty('purchases');
  expect(normalizeFarm({ purchases: [] })).not.toHaveProperty('purchases');
});

test('a status that no one knows is ordered, and what did not come has no day and no amount', () => {
  expect(first({ status: 'LOST', receivedISO: '2026-12-01', receivedQty: 5 })).toEqual(aPurchase());
  const given = { status: 'cancelled', receivedISO: '2026-12-01', receivedQty: 5 };
  expect(first(given)).toEqual(aPurchase({ status: 'CANCELLED' }));
});

test.each([
  { stockId: '' },
  { stockId: undefined },
  { qty: 0 },
  { qty: -2 },
  { qty: 'some' },
  { orderedISO: 'soon', expectedISO: undefined },
])('a purchase with %j is none', (more) => {
  expect(first(more)).toBeUndefined();
});

test('of two days the missing one is the other', () => {
  expect(first({ orderedISO: 'soon' })).toMatchObject({ orderedISO: '2026-11-30' });
  expect(first({ expectedISO: undefined })).toMatchObject({ expectedISO: '2026-11-16' });
});

test('packs and cost that are none are unknown, and money has two decimals', () => {
  expect(first({ packs: 0, cost: 'much' })).toMatchObject({ packs: null, cost: null });
  expect(first({ packs: '2', cost: 0 })).toMatchObject({ packs: 2, cost: 0 });
  expect(first({ cost: 12.345 })).toMatchObject({ cost: 12.35 });
});

test('an amount without a unit is pounds of seed and pieces of all else', () => {
  expect(first({ unit: undefined })?.unit).toBe('lb');
  expect(first({ unit: 'bushel', stockId: 'mat_lid' })?.unit).toBe('each');
});

test('days of a supplier are whole, 0 to 120, and absent when they are no number', () => {
  const readOf = (leadDays: unknown) => {
    const variety = { id: 'pea', name: 'Pea', seedInfo: { leadDays, supplier: ' Agway ' } };
    const material = { id: 'mat_lid', name: 'Lid', meta: { leadDays, supplier: 'Agway' } };
    const farm = normalizeFarm({ varieties: [variety], catalog: { materials: [material] } });
    return [farm.varieties[0]?.seedInfo.leadDays, farm.catalog.materials[0]?.meta.leadDays];
  };
  expect(readOf('9.7')).toEqual([9, 9]);
  expect(readOf(500)).toEqual([120, 120]);
  expect(readOf(-3)).toEqual([0, 0]);
  expect(readOf('soon')).toEqual([undefined, undefined]);
  expect(readOf(undefined)).toEqual([undefined, undefined]);
});

test('a reorder link of a material is http or https, as that of seed', () => {
  const linkOf = (reorderUrl: unknown) =>
    normalizeFarm({ catalog: { materials: [{ id: 'm', name: 'M', meta: { reorderUrl } }] } })
      .catalog.materials[0]?.meta.reorderUrl;
  expect(linkOf('https://supplier.example/lids')).toBe('https://supplier.example/lids');
  expect(linkOf('javascript:alert(1)')).toBeUndefined();
});

test('the numbers of buying are clamped, a missing one is the usual one, and all absent are absent', () => {
  const readOf = (buying: unknown) => normalizeFarm({ settings: { buying } }).settings.buying;
  expect(readOf({})).toEqual({ leadDays: 7, coverDays: 28, keepDays: 3 });
  expect(readOf({ leadDays: 130, coverDays: 2.5, keepDays: 'a few' })).toEqual({
    leadDays: 120,
    coverDays: 7,
    keepDays: 3,
  });
  expect(readOf({ leadDays: 4.9, coverDays: 14, keepDays: 30 })).toEqual({
    leadDays: 4,
    coverDays: 14,
    keepDays: 13,
  });
  expect(readOf(undefined)).toBeUndefined();
});
