import { expect, test } from 'vitest';
import type { CostSnapshot, Order } from '#domain/orders/order.ts';
import { aRepeatOrder } from '#tests/support/builders/builders.ts';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { type CostHistoryRow, costHistory } from './cost-history.ts';
import { costEvents } from './event-cost.ts';
import { datedCosts } from './order-cost.ts';

/** A standing order that costs $24.370219 at today's prices, every Saturday of March from the 1st. */
const weekly = aRepeatOrder({
  customer: 'Chef Ana',
  startDate: '2025-03-01',
  weekday: 6,
  items: exampleOrder().items,
});

function historyOf(
  orders: readonly Order[],
  viewedId: string,
  recorded: readonly CostSnapshot[] = [],
): CostHistoryRow[] {
  const events = costEvents(exampleCostFarm({ orders }));
  const viewed = datedCosts(events, { from: null, to: null }, '2025-03-20').find(
    ({ id }) => id === viewedId,
  );
  if (viewed === undefined) throw new Error(`No event ${viewedId}.`);
  return costHistory(events, recorded, viewed);
}

test('the history is that of the customer up to the viewed event, the oldest first', () => {
  const once = exampleOrder({ id: 'ord_b', customer: 'chef ana', date: '2025-03-05' });
  const later = exampleOrder({ id: 'ord_c', customer: 'Chef Ana', date: '2025-03-09' });
  const other = exampleOrder({ id: 'ord_d', customer: 'Bea', date: '2025-03-02' });
  const history = historyOf([weekly, once, later, other], 'ord_weekly|2025-03-08');
  expect(history.map(({ id }) => id).join(' ')).toBe(
    'ord_weekly|2025-03-01 ord_b|2025-03-05 ord_weekly|2025-03-08',
  );
});

test('each row shows the difference to the one before; the first has none', () => {
  const items = weekly.items.slice(0, 1);
  const cheaper = exampleOrder({ customer: 'Chef Ana', date: '2025-03-05', items });
  expect(historyOf([weekly, cheaper], 'ord_weekly|2025-03-08')).toMatchObject([
    { totalCost: 24.370219, delta: null },
    { totalCost: 15.30652, delta: -9.063699 },
    { totalCost: 24.370219, delta: 9.063699 },
  ]);
});

test('a recorded cost is kept, whatever prices are today', () => {
  const atISO = '2025-03-01T12:00:00.000Z';
  const first = {
    id: 'cost_1',
    orderId: 'ord_weekly',
    dateISO: '2025-03-01',
    totalCost: 20,
    atISO,
  };
  expect(historyOf([weekly], 'ord_weekly|2025-03-08', [first])).toMatchObject([
    { totalCost: 20, delta: null, isRecorded: true },
    { totalCost: 24.370219, delta: 4.370219, isRecorded: false },
  ]);
});

test('without a customer only the same order counts', () => {
  const nobodys = { ...weekly, customer: ' ' };
  const alike = exampleOrder({ name: nobodys.name, date: '2025-03-05' });
  expect(historyOf([nobodys, alike], 'ord_weekly|2025-03-08')).toHaveLength(2);
});

test('the viewed event is the last one of its day', () => {
  const first = exampleOrder({ id: 'ord_a', customer: 'Ana', date: '2025-03-05' });
  const second = exampleOrder({ id: 'ord_b', customer: 'Ana', date: '2025-03-05' });
  const history = historyOf([first, second], 'ord_a|2025-03-05');
  expect(history.map(({ id }) => id)).toEqual(['ord_b|2025-03-05', 'ord_a|2025-03-05']);
});
