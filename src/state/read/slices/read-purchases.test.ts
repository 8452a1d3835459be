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

test.each([{ stockId: '' }, { qty: 0 }, { orderedISO: 'soon', expectedISO: undefined }])(
  'a purchase with %j is none',
  (more) => {
    expect(first(more)).toBeUndefined();
  },
);

test('of two days the missing one is the other', () => {
  expect(first({ orderedISO: 'soon' })).toMatchObject({ orderedISO: '2026-11-30' });
  expect(first({ expectedISO: undefined })).toMatchObject({ expectedISO: '2026-11-16' });
});

test('packs and cost that are none are unknown, and money has two decimals', () => {
  expect(first({ packs: 0, cost: 'much' })).toMatchObject({ packs: null, cost: null });
  expect(first({ packs: '2', cost: 12.345 })).toMatchObject({ packs: 2, cost: 12.35 });
});

test('an amount without a unit is pounds of seed and pieces of all else', () => {
  expect(first({ unit: undefined })?.unit).toBe('lb');
  expect(first({ unit: 'bushel', stockId: 'mat_lid' })?.unit).toBe('each');
});

test('the numbers of buying are usual ones until they are told, less is kept than is covered', () => {
  const readOf = (buying: unknown) => normalizeFarm({ settings: { buying } }).settings.buying;
  expect(readOf({ coverDays: 14, keepDays: 30 })).toEqual({
    leadDays: 7,
    coverDays: 14,
    keepDays: 13,
  });
  expect(readOf(undefined)).toBeUndefined();
});
