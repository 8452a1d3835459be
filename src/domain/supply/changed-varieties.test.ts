import { expect, test } from 'vitest';
import { changedVarieties } from './changed-varieties.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aRecurringOrder,
  aSingleOrder,
  aSingleProduct,
  aTask,
  aVariety,
  bulk,
} from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';

const VARIETIES = ['pea', 'kale', 'dill', 'corn'].map((id) => aVariety({ id }));
const MIX = aMix({ pea: 50, dill: 50 });
const FARM = aFarm({
  varieties: VARIETIES,
  products: [...VARIETIES.map(aSingleProduct), MIX],
  orders: [
    anOrder({ id: 'kale', items: [bulk('kale', 4)] }),
    anOrder({ id: 'mix', items: [bulk('mix_salad', 4)] }),
  ],
});

/** The varieties that a change of the farm touches, by name; null: all. */
function touched(more: Partial<FarmDocument>, before: FarmDocument = FARM): string[] | null {
  const ids = changedVarieties(before, { ...before, ...more });
  return ids === null ? null : [...ids].toSorted();
}

/** All of them but the first, which is made anew. */
const anew = <T extends object>([first, ...rest]: readonly T[]): T[] =>
  first === undefined ? [] : [{ ...first }, ...rest];

test('nothing changed touches nothing', () => {
  expect(touched({})).toEqual([]);
  expect(touched({ meta: { ...FARM.meta } })).toEqual([]);
});

test('the rules of the plan touch all, other settings none', () => {
  const { settings } = FARM;
  expect(touched({ batchSettings: { ...FARM.batchSettings } })).toBeNull();
  expect(
    touched({
      settings: { ...settings, planner: { ...settings.planner, defaultHarvestBufferDays: 3 } },
    }),
  ).toBeNull();
  expect(
    touched({ settings: { ...settings, trays: { ...settings.trays, stackLimit: 2 } } }),
  ).toBeNull();
  expect(touched({ settings: { ...settings } })).toEqual([]);
});

test('a variety that comes, goes or takes the place of another touches all, one that changes itself', () => {
  expect(touched({ varieties: VARIETIES.slice(1) })).toBeNull();
  expect(touched({ varieties: [...VARIETIES, aVariety({ id: 'new' })] })).toBeNull();
  expect(touched({ varieties: [aVariety({ id: 'new' }), ...VARIETIES.slice(1)] })).toBeNull();
  expect(touched({ varieties: anew(VARIETIES) })).toEqual(['pea']);
});

test('work, records, losses and weights touch their variety', () => {
  const task = aTask({ cycleKey: 'kale|2025-03-14' });
  expect(touched({ tasks: [task] })).toEqual(['kale']);
  const entry = { varietyId: 'dill' } as FarmDocument['traysPlantedLog'][number];
  expect(touched({ traysPlantedLog: [entry] })).toEqual(['dill']);
  const loss = { varietyId: 'corn' } as FarmDocument['harvestLosses'][number];
  expect(touched({ harvestLosses: [loss] })).toEqual(['corn']);
  type Weighed = NonNullable<FarmDocument['harvestLog']>[number];
  const weighed = { cycleKey: 'pea|2025-03-14' } as Weighed;
  expect(touched({ harvestLog: [weighed] })).toEqual(['pea']);
  // Gone is changed, too.
  expect(touched({ harvestLog: [] }, { ...FARM, harvestLog: [weighed] })).toEqual(['pea']);
  const load = aDryLoad({ lines: [aDryLine(), aDryLine({ varietyId: 'kale' })] });
  expect(touched({ dryLoads: [load] })).toEqual(['kale', 'pea']);
});

test('an order touches all that it wants, before or after', () => {
  expect(touched({ orders: anew(FARM.orders) })).toEqual(['kale']);
  expect(touched({ orders: FARM.orders.slice(0, 1) })).toEqual(['dill', 'pea']);
  const [kale, mix] = FARM.orders;
  if (kale === undefined || mix === undefined) throw new Error('There are two orders.');
  const other = { ...kale, items: [bulk('corn', 1)] };
  expect(touched({ orders: [other, mix] })).toEqual(['corn', 'kale']);
  expect(touched({ recurring: [aRecurringOrder()] })).toEqual(['pea']);
  expect(touched({ single: [aSingleOrder()] })).toEqual(['pea']);
});

test('a product touches what is in the orders that sell it, before and after', () => {
  const blend = aMix({ pea: 50, corn: 50 });
  expect(touched({ products: [...VARIETIES.map(aSingleProduct), blend] })).toEqual([
    'corn',
    'dill',
    'pea',
  ]);
  // Nobody orders single pea.
  expect(touched({ products: anew(FARM.products) })).toEqual([]);
});

test('a delivery change affects its variety, that of a swap, and those of the order', () => {
  const shared = { id: 'c', atISO: '2025-03-01T08:00:00.000Z', note: '' };
  const swap = {
    ...shared,
    kind: 'SWAP' as const,
    orderId: 'kale',
    dateISO: '2025-03-14',
    varietyId: 'kale',
    toVarietyId: 'corn',
    oz: 2,
    harvestISO: '2025-03-14',
  };
  expect(touched({ deliveryChanges: [swap] })).toEqual(['corn', 'kale']);
  const gone = {
    ...shared,
    kind: 'GONE' as const,
    varietyId: 'dill',
    harvestISO: '2025-03-14',
    oz: 2,
  };
  expect(
    touched({ deliveryChanges: [gone as NonNullable<FarmDocument['deliveryChanges']>[number]] }),
  ).toEqual(['dill']);
  // An order that swaps brings what it swaps for with it when it changes.
  const swapping = { ...FARM, deliveryChanges: [swap] };
  expect(touched({ orders: anew(FARM.orders) }, swapping)).toEqual(['corn', 'kale']);
  const moved = {
    ...shared,
    kind: 'MOVE' as const,
    orderId: 'mix',
    dateISO: '2025-03-14',
    toISO: '2025-03-15',
  };
  expect(touched({ deliveryChanges: [moved] })).toEqual(['dill', 'pea']);
});
