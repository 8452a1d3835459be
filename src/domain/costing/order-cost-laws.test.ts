import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { ARBITRARY_DAY, arbitraryFarm } from '#tests/support/random/arbitrary-farm.ts';
import { exampleCatalog } from '#tests/support/farms/cost-example.ts';
import { anOverhead } from '#tests/support/builders/catalog-builders.ts';
import { costsByCustomer } from './customer-costs.ts';
import { orderCostTotals } from './order-cost-totals.ts';
import { orderCosts } from './order-cost.ts';
import { totalOf } from './cost-parts.ts';

const TODAY = ARBITRARY_DAY;

const day = fc.integer({ min: -40, max: 60 }).map((days) => addDays(TODAY, days));
const range = fc
  .tuple(fc.option(day), fc.option(day))
  .map(([from, to]) => ({ from, to: from !== null && to !== null && to < from ? from : to }));

/** A farm with prices, and with names of customers that partly belong together. */
const farm = fc
  .tuple(arbitraryFarm(), fc.array(fc.constantFrom('', 'Ana', ' ana', 'Bea'), { minLength: 10 }))
  .map(([planned, customers]): FarmDocument => ({
    ...planned,
    catalog: exampleCatalog({
      overheads: [
        ...exampleCatalog().overheads,
        anOverhead({ name: 'Stall', mode: 'PER_EVENT', cost: 45 }),
        anOverhead({ name: 'Wash', mode: 'PER_BATCH', cost: 2 }),
        anOverhead({ name: 'Gas', mode: 'PER_OZ', cost: 0.01 }),
      ],
    }),
    orders: planned.orders.map((order, index) => ({ ...order, customer: customers[index] ?? '' })),
  }));

test('customers together come to what their orders come to', () => {
  checkLaw([farm, range], (given, days) => {
    const totals = orderCostTotals(orderCosts(given, days, TODAY));
    const customers = costsByCustomer(orderCosts(given, days, TODAY));
    const sumOf = (amount: (one: (typeof customers)[number]) => number) =>
      customers.reduce((sum, one) => sum + amount(one), 0);
    expect(sumOf(({ ordersCount }) => ordersCount)).toBe(totals.ordersCount);
    expect(sumOf(({ packages }) => packages)).toBe(totals.packages);
    expect(sumOf(({ bulk }) => bulk)).toBe(totals.bulk);
    expect(sumOf(({ weightOz }) => weightOz)).toBeCloseTo(totals.weightOz, 6);
    expect(sumOf(({ totalCost }) => totalCost)).toBeCloseTo(totals.totalCost, 4);
  });
});

test('an order costs and weighs what its varieties do', () => {
  checkLaw([farm], (given) => {
    for (const { event, totalCost, weightOz } of orderCosts(
      given,
      { from: null, to: null },
      TODAY,
    )) {
      const ofVarieties = event.varieties.reduce((sum, { parts }) => sum + totalOf(parts), 0);
      const ounces = event.varieties.reduce((sum, one) => sum + one.ounces, 0);
      expect(totalCost).toBeCloseTo(ofVarieties, 5);
      expect(weightOz).toBeCloseTo(ounces, 6);
      expect(Number.isFinite(totalCost) && totalCost >= 0).toBe(true);
    }
  });
});

test('nothing depends on the order in which orders are stored', () => {
  checkLaw([farm, range], (given, days) => {
    const turned = { ...given, orders: given.orders.toReversed() };
    expect(orderCosts(turned, days, TODAY)).toEqual(orderCosts(given, days, TODAY));
    expect(costsByCustomer(orderCosts(turned, days, TODAY))).toEqual(
      costsByCustomer(orderCosts(given, days, TODAY)),
    );
  });
});

test('an event inside a range is inside every wider range', () => {
  checkLaw([farm, day, day], (given, one, other) => {
    const [from, to] = one < other ? [one, other] : [other, one];
    const wide = new Set(
      orderCosts(given, { from: addDays(from, -9), to: addDays(to, 9) }, TODAY).map(({ id }) => id),
    );
    for (const { id } of orderCosts(given, { from, to }, TODAY)) expect(wide).toContain(id);
  });
});
