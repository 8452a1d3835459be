import { expect, test } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { aRepeatOrder, anOrder, packages } from '#tests/support/builders/builders.ts';
import { aBill, anOverhead } from '#tests/support/builders/catalog-builders.ts';
import { exampleCatalog, exampleCostFarm } from '#tests/support/farms/cost-example.ts';
import { costEvents } from './event-cost.ts';
import { overheadCharged } from './overhead-charged.ts';

const TODAY = '2026-11-20';

/** $8 of overhead a tray: 10 packages of 4 oz are 2.5 trays, $20. */
const catalog = exampleCatalog({
  overheads: [anOverhead({ name: 'Lights', mode: 'PER_TRAY', cost: 8 })],
});

/** Every Saturday from 10/3: five in October, 11/7 and 11/14 in November up to today. */
const weekly = aRepeatOrder({ startDate: '2026-10-03', items: [packages('sunflower', 10, 4)] });

/** Bills of 2026 as `[month, amount]`. */
const billsOf = (...bills: readonly (readonly [number, number])[]) =>
  bills.map(([month, amount]) => aBill({ month, amount }));
const BILLS = billsOf([9, 40], [10, 110.5], [11, 60], [12, 70]);

function charged(
  from: string | null,
  to: string | null,
  { bills = BILLS, order = weekly as Order } = {},
) {
  const events = costEvents(exampleCostFarm({ catalog, orders: [order] }));
  return overheadCharged(events, bills, { from, to }, TODAY);
}

test('every month that the days touch counts whole, this one up to today', () => {
  expect(charged('2026-10-22', TODAY)).toEqual({
    months: [
      { month: '2026-11', charged: 40, billed: 60 },
      { month: '2026-10', charged: 100, billed: 110.5 },
    ],
    charged: 140,
    billed: 170.5,
  });
  expect(charged('2026-10-22', '2026-10-23').months).toEqual([
    { month: '2026-10', charged: 100, billed: 110.5 },
  ]);
});

test('without an end the months reach from the first bill to today, also after it', () => {
  const months = [
    { month: '2026-11', charged: 40, billed: 60 },
    { month: '2026-10', charged: 100, billed: 110.5 },
    { month: '2026-09', charged: 0, billed: 40 },
  ];
  expect(charged(null, null).months).toEqual(months);
  expect(charged(null, '2027-01-31').months).toEqual(months);
});

test('months are sorted latest first, even if orders end before the bills, in cents', () => {
  const bills = billsOf([11, 10.006], [9, 40], [10, 20]);
  const told = charged(null, '2026-11-01', { bills });
  expect(told.months.map(({ month }) => month)).toEqual(['2026-11', '2026-10', '2026-09']);
  expect(told.months[0]?.billed).toBe(10.01);
  expect(told.months[2]).toEqual({ month: '2026-09', charged: 0, billed: 40 });
  expect(told.billed).toBe(70.01);
});

test('what is charged is told in cents, and a month with orders and no bill is billed nothing', () => {
  // A package of 1.111 oz of 16 a tray: $0.5555 of $8.
  const order = anOrder({ date: '2026-11-07', items: [packages('sunflower', 1, 1.111)] });
  expect(charged(null, null, { bills: [], order })).toEqual({
    months: [{ month: '2026-11', charged: 0.56, billed: 0 }],
    charged: 0.56,
    billed: 0,
  });
});
