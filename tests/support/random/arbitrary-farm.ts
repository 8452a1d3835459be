import fc from 'fast-check';
import type { Region } from '#domain/tell/region.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { GrowStep, Variety } from '#domain/catalog/varieties/variety.ts';
import type { OrderItem, RecurringOrder, RepeatOrder } from '#domain/orders/order.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aRecurringOrder,
  aRepeatOrder,
  aSingleProduct,
  aStep,
  aVariety,
  bulk,
  packages,
  someSettings,
} from '#tests/support/builders/builders.ts';

/** The day around which arbitrary farms have their orders, a Monday. */
export const ARBITRARY_DAY = '2025-03-10';

const VARIETY_IDS = ['pea', 'kale', 'basil', 'dill'] as const;
const SOLD_IDS = [...VARIETY_IDS, 'prod_pea', 'mix_salad', 'prod_gone'] as const;

/** Small farms with everything that makes plans differ: mixes, soaks, weekends, buffers, daily orders. */
export function arbitraryFarm(): fc.Arbitrary<FarmDocument> {
  return fc
    .record({
      varieties: fc.tuple(...VARIETY_IDS.map(arbitraryVariety)),
      orders: fc.array(fc.oneof(arbitraryOnceOrder(), arbitraryRepeatOrder()), { maxLength: 10 }),
      recurring: fc.array(arbitraryRecurringOrder(), { maxLength: 3 }),
      bufferDays: fc.integer({ min: 0, max: 7 }),
      weekendHarvestToFriday: fc.boolean(),
      percent: fc.integer({ min: 0, max: 40 }),
      maxExtraTrays: fc.integer({ min: 0, max: 3 }),
      sliver: fc.constantFrom(0, 0.25, 1),
    })
    .map(({ varieties, orders, recurring, bufferDays, weekendHarvestToFriday, ...buffers }) =>
      aFarm({
        varieties,
        products: [...varieties.map(aSingleProduct), aMix({ pea: 33, kale: 33, basil: 34 })],
        orders: orders.map((order, index) => ({ ...order, id: `ord_${index}` })),
        recurring: recurring.map((order, index) => ({ ...order, id: `rec_${index}` })),
        settings: someSettings({
          planner: {
            weekStartsOn: 1,
            weekendHarvestToFriday,
            defaultHarvestBufferDays: bufferDays,
            ...(bufferDays > 3 ? { morningHour: bufferDays } : {}),
          },
          ...(bufferDays > 5 && { region: METRIC_REGION }),
        }),
        batchSettings: {
          generalBufferPercent: buffers.percent,
          consistent: { percent: 4, varieties: ['kale'] },
          delicate: { percent: 12, varieties: ['basil'] },
          maxExtraTrays: buffers.maxExtraTrays,
          ...(buffers.sliver > 0 && { sliver: buffers.sliver }),
        },
      }),
    );
}

export const METRIC_REGION: Region = {
  weights: 'metric',
  currency: 'EUR',
  dates: 'day-first',
  numbers: 'comma',
};

function arbitraryVariety(id: string): fc.Arbitrary<Variety> {
  return fc
    .record({
      yieldOzPerTray: fc.double({ min: 0.5, max: 30, noNaN: true }),
      daysToHarvest: fc.integer({ min: 0, max: 25 }),
      soakHours: fc.option(fc.constantFrom(4, 12, 24)),
      waterDays: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
    })
    .map(({ yieldOzPerTray, daysToHarvest, soakHours, waterDays }) => {
      const steps: GrowStep[] = [
        ...(soakHours === null ? [] : [aStep('SOAK', 0, { soakHours })]),
        aStep('PLANT', 0),
        ...waterDays.map((day) => aStep('WATER', day)),
        aStep('HARVEST', daysToHarvest),
      ];
      return aVariety({ id, yieldOzPerTray, daysToHarvest, steps });
    });
}

function arbitraryItems(): fc.Arbitrary<OrderItem[]> {
  const sold = fc.constantFrom(...SOLD_IDS);
  const loose = fc
    .tuple(sold, fc.double({ min: 0, max: 60, noNaN: true }), fc.constantFrom('oz', 'g', 'lb'))
    .map(([id, weight, unit]) => bulk(id, weight, unit));
  const packed = fc
    .tuple(sold, fc.integer({ min: 1, max: 30 }), fc.constantFrom(1, 2, 4))
    .map(([id, count, size]) => packages(id, count, size));
  return fc.array(fc.oneof(loose, packed), { maxLength: 3 });
}

const category = fc.constantFrom('FARMERS_MARKET', 'RESTAURANT', 'GENERAL');
const dayAround = fc.integer({ min: -30, max: 40 }).map((days) => addDays(ARBITRARY_DAY, days));

function arbitraryOnceOrder() {
  return fc
    .record({ date: dayAround, items: arbitraryItems(), orderCategory: category })
    .map((fields) => anOrder(fields));
}

const repeatRule = fc.record({
  startDate: dayAround,
  frequency: fc.constantFrom('WEEKLY', 'BIWEEKLY', 'MONTHLY_1_3_5', 'MONTHLY_2_4'),
  weekday: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
  orderCategory: category,
});

/** Standing orders of all rhythms. */
export function arbitraryRepeatOrder(): fc.Arbitrary<RepeatOrder> {
  return fc
    .record({ rule: repeatRule, items: arbitraryItems(), flagged: fc.boolean() })
    .map(({ rule, items, flagged }) =>
      aRepeatOrder({ ...rule, items, harvestFridayIfWeekend: flagged }),
    );
}

function arbitraryRecurringOrder(): fc.Arbitrary<RecurringOrder> {
  return fc
    .record({ rule: repeatRule, count: fc.integer({ min: 1, max: 20 }) })
    .map(({ rule, count }) =>
      aRecurringOrder({ ...rule, items: [{ productId: 'mix_salad', count }] }),
    );
}
