import { expect, test } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import {
  anOrder,
  aRepeatOrder,
  aSingleProduct,
  aVariety,
} from '#tests/support/builders/builders.ts';
import { importTable, planOfFile } from '#tests/support/files/import-file.ts';
import { orderFileRows, planOrderImport } from './import-orders.ts';
const pea = aVariety({ id: 'pea' });
const kale = aVariety({ id: 'kale' });
const farm = {
  varieties: [pea, kale],
  products: [aSingleProduct(pea), aSingleProduct(kale)],
  orders: [],
  recurring: [],
  single: [],
};

const RULES = ['Order', 'Id', 'Every (weeks)', 'Week of month'];
const standing = {
  WEEKLY: aRepeatOrder({ id: 'w', name: 'W', interval: 3 }),
  BIWEEKLY: aRepeatOrder({ id: 'b', name: 'B', frequency: 'BIWEEKLY' }),
  MONTHLY_NTH: aRepeatOrder({ id: 'm', name: 'M', frequency: 'MONTHLY_NTH', weekOfMonth: 2 }),
};

test.each([
  ['WEEKLY', 4, '', { interval: 4 }],
  ['WEEKLY', 0, '', 'Every (weeks) “0” must be 1 or more.'],
  ['WEEKLY', 1.5, '', 'Every (weeks) “1.5” must be a whole number.'],
  ['WEEKLY', 3, 2, 'Week of month “2” applies only to MONTHLY.'],
  ['BIWEEKLY', 1, '', 'unchanged'],
  ['BIWEEKLY', 2, '', 'unchanged'],
  ['BIWEEKLY', 3, '', 'Every (weeks) “3” applies only to WEEKLY.'],
  ['MONTHLY_NTH', '', 1, { weekOfMonth: 1 }],
  ['MONTHLY_NTH', '', 4, { weekOfMonth: 4 }],
  ['MONTHLY_NTH', '', '', 'unchanged'],
  ['MONTHLY_NTH', '', 5, 'Week of month “5” must be 4 or less.'],
  ['MONTHLY_NTH', '', 0, 'Week of month “0” must be 1 or more.'],
  ['MONTHLY_NTH', '', 1.5, 'Week of month “1.5” must be a whole number.'],
] as const)(
  '%s with “Every (weeks)” %j and “Week of month” %j: %j',
  (frequency, weeks, nth, becomes) => {
    const order = standing[frequency];
    const table = importTable([RULES, [order.name, order.id, weeks, nth]]);
    const { rows, records } = planOfFile(planOrderImport(table, { ...farm, orders: [order] }));
    const [row] = rows;
    const told = row?.kind === 'error' ? row.problem : row?.kind;
    expect(told === 'changed' ? records.orders : told).toEqual(
      typeof becomes === 'string' ? becomes : [{ ...order, ...becomes }],
    );
  },
);

test('a file has an order’s kind, due day and lines', () => {
  const rules = (more: Parameters<typeof aRepeatOrder>[0]) =>
    aRepeatOrder({ name: 'R', orderCategory: 'FARMERS_MARKET', items: [], ...more });
  const { weekOfMonth: _, ...unsaid } = rules({ id: 'm', frequency: 'MONTHLY_NTH' });
  const orders = [
    anOrder({ id: 'o', customer: 'Ana', orderCategory: 'RESTAURANT', items: [] }),
    rules({ id: 'w', interval: 3 }),
    rules({ id: 'b', frequency: 'BIWEEKLY', weekday: 0 }),
    unsaid,
    rules({ id: 'n', frequency: 'MONTHLY_NTH', weekOfMonth: 4 }),
  ];
  expect(orderFileRows(orders, farm).map((row) => row.slice(0, 8))).toEqual([
    ['Order', 'Customer', 'Category', 'Kind', 'Date', 'Weekday', 'Every (weeks)', 'Week of month'],
    ['O', 'Ana', 'Restaurant', 'ONCE', '2025-03-14', null, null, null],
    ['R', '', 'Farmers Market', 'WEEKLY', '2025-03-01', 'Saturday', 3, null],
    ['R', '', 'Farmers Market', 'BIWEEKLY', '2025-03-01', 'Sunday', null, null],
    ['R', '', 'Farmers Market', 'MONTHLY_NTH', '2025-03-01', 'Saturday', null, 1],
    ['R', '', 'Farmers Market', 'MONTHLY_NTH', '2025-03-01', 'Saturday', null, 4],
  ]);
});

test('an order that becomes one of another kind keeps what both kinds have, and nothing else', () => {
  const ofKind = (order: Order, kind: string) => {
    const table = { heads: ['Id', 'Kind'], lines: [{ line: 2, cells: [order.id, kind] }] };
    return planOfFile(planOrderImport(table, { ...farm, orders: [order] })).records.orders[0];
  };
  const { date, kind: _, ...common } = anOrder({ id: 'x', date: '2025-03-14' });
  const once = { ...common, kind: 'ONCE' as const, date, weekendHarvestToFriday: true };
  const toFriday = { ...common, weekendHarvestToFriday: true, kind: 'RECURRING' };
  // 3/14/2025 is the second Friday of its month.
  const rule = { startDate: date, weekday: 5, interval: 1 };
  const nth = { frequency: 'MONTHLY_NTH', weekOfMonth: 2 };
  expect(ofKind(once, 'WEEKLY')).toEqual({ ...toFriday, ...rule, frequency: 'WEEKLY' });
  expect(ofKind(once, 'MONTHLY')).toEqual({ ...toFriday, ...rule, ...nth });
  const market = aRepeatOrder({ ...common, startDate: date, weekday: 2 });
  expect(ofKind(market, 'once')).toEqual({ ...common, kind: 'ONCE', date });
  expect(ofKind(market, 'monthly')).toEqual({ ...market, ...nth, weekOfMonth: 1 });
});
