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
import { aSentDelivery, aSentLine } from '#tests/support/builders/delivery-builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aHarvestLoss, aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';

const VARIETIES = ['pea', 'kale', 'dill', 'corn'].map((id) => aVariety({ id }));
const NEW = aVariety({ id: 'new' });
const PRODUCTS = VARIETIES.map(aSingleProduct);
const KALE = anOrder({ id: 'kale', items: [bulk('kale', 4)] });
const MIX = anOrder({ id: 'mix', items: [bulk('mix_salad', 4)] });
const FARM = aFarm({
  varieties: VARIETIES,
  products: [...PRODUCTS, aMix({ pea: 50, dill: 50 })],
  orders: [KALE, MIX],
});
const { settings, batchSettings } = FARM;

const [task, weighed] = [
  aTask({ cycleKey: 'kale|2025-03-14' }),
  aWeighedHarvest({ cycleKey: 'pea|2025-03-14' }),
];
const load = aDryLoad({ lines: [aDryLine(), aDryLine({ varietyId: 'kale' })] });
const agreed = (more: object) => {
  const change = { id: 'c', atISO: '', note: '', dateISO: '2025-03-14', ...more };
  // The kind and its own fields are in `more`.
  return [change] as unknown as NonNullable<FarmDocument['deliveryChanges']>;
};
const part = { oz: 2, harvestISO: '2025-03-14' };
const swapped = { orderId: 'kale', varietyId: 'kale', toVarietyId: 'corn' };
const SWAP = agreed({ ...part, ...swapped, kind: 'SWAP' });
const SENT = aSentDelivery(
  { orderId: 'kale', dateISO: '2025-03-14' },
  '',
  aSentLine({ varietyId: 'corn' }),
);
const SWAPPING = { ...FARM, deliveryChanges: SWAP };

/** The first of a list is another object, the rest are the very same. */
const anew = <T extends object>([first, ...rest]: readonly T[]): T[] =>
  first === undefined ? [] : [{ ...first }, ...rest];

type Change = Partial<FarmDocument> & { readonly before?: FarmDocument };

test.each<readonly [string, string | null, Change]>([
  ['nothing', '', {}],
  ['what is no part of the plan', '', { meta: { ...FARM.meta } }],
  ['settings that stay', '', { settings: { ...settings } }],
  ['the rules of batches', null, { batchSettings: { ...batchSettings } }],
  [
    'the days before a delivery',
    null,
    { settings: { ...settings, planner: { ...settings.planner, defaultHarvestBufferDays: 3 } } },
  ],
  [
    'the stack limit',
    null,
    { settings: { ...settings, trays: { ...settings.trays, stackLimit: 2 } } },
  ],
  ['a variety that goes', null, { varieties: VARIETIES.slice(1) }],
  ['a variety that comes', null, { varieties: [...VARIETIES, NEW] }],
  ['a variety in the place of another', null, { varieties: [NEW, ...VARIETIES.slice(1)] }],
  ['a variety', 'pea', { varieties: anew(VARIETIES) }],
  ['work', 'kale', { tasks: [task] }],
  ['trays that are recorded', 'dill', { traysPlantedLog: [aPlantedEntry({ varietyId: 'dill' })] }],
  ['a loss', 'corn', { harvestLosses: [aHarvestLoss({ varietyId: 'corn' })] }],
  ['a weight', 'pea', { harvestLog: [weighed] }],
  ['a weight that is gone', 'pea', { harvestLog: [], before: { ...FARM, harvestLog: [weighed] } }],
  ['a load', 'kale pea', { dryLoads: [load] }],
  ['an order', 'kale', { orders: anew(FARM.orders) }],
  ['an order that goes', 'dill pea', { orders: [KALE] }],
  [
    'an order of something else',
    'corn kale',
    { orders: [{ ...KALE, items: [bulk('corn', 1)] }, MIX] },
  ],
  ['a line of recurring orders', 'pea', { recurring: [aRecurringOrder()] }],
  ['a line of single orders', 'pea', { single: [aSingleOrder()] }],
  [
    'a mix, before and after',
    'corn dill pea',
    { products: [...PRODUCTS, aMix({ pea: 50, corn: 50 })] },
  ],
  ['a product that nobody orders', '', { products: anew(FARM.products) }],
  ['a swap', 'corn kale', { deliveryChanges: SWAP }],
  ['a delivery that gave something else', 'corn kale', { deliveries: [SENT] }],
  ['an order that swaps', 'corn kale', { orders: anew(FARM.orders), before: SWAPPING }],
  [
    'greens that are gone',
    'dill',
    { deliveryChanges: agreed({ ...part, kind: 'GONE', varietyId: 'dill' }) },
  ],
  [
    'a delivery that moves',
    'dill pea',
    { deliveryChanges: agreed({ kind: 'MOVE', orderId: 'mix', toISO: '2025-03-15' }) },
  ],
])(
  'a change of %s touches the varieties “%s”; null: all',
  (_what, touched, { before = FARM, ...more }) => {
    const ids = changedVarieties(before, { ...before, ...more });
    expect(ids && [...ids].toSorted().join(' ')).toBe(touched);
  },
);
