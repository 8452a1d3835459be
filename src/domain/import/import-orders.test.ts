import { expect, test } from 'vitest';
import {
  aMix,
  anOrder,
  aRecurringOrder,
  aRepeatOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { importTable, planOfFile } from '#tests/support/files/import-file.ts';
import type { FileCell } from '#domain/records/file-rows.ts';
import { orderFileRows, planOrderImport } from './import-orders.ts';

const pea = aVariety({ id: 'pea' });
const kale = aVariety({ id: 'kale' });
const market = aRepeatOrder({
  id: 'ord_market',
  name: 'Saturday market',
  items: [packages('prod_pea', 4, 2), bulk('kale', 8)],
});
const gala = anOrder({ id: 'ord_gala', name: 'Gala', customer: 'Town hall', date: '2026-12-05' });
const fridge = aRecurringOrder({ id: 'rec_fridge', name: 'Fridge' });
const farm = {
  varieties: [pea, kale],
  products: [aSingleProduct(pea), aSingleProduct(kale), aMix({ pea: 50, kale: 50 })],
  orders: [market, gala],
  recurring: [fridge],
  single: [],
};

const plan = (...rows: FileCell[][]) => planOfFile(planOrderImport(importTable(rows), farm));

const outcomes = (...rows: FileCell[][]) =>
  plan(...rows).rows.map((row) => (row.kind === 'error' ? row.problem : row.kind));

const HEADS = ['Order', 'Kind', 'Date', 'Product', 'Package (oz)', 'Count'];

test('lines of one name and day are one new order for that day', () => {
  const { rows, records, added } = plan(
    [...HEADS, 'Customer', 'Category'],
    ['Chef tasting', 'once', '12/4/2026', 'Pea', 2, 10, 'Chez Ana', 'restaurant'],
    ['Chef tasting', 'once', '12/4/2026', 'Salad', 4, 5, 'Chez Ana', 'Restaurant'],
  );
  expect(rows).toEqual([
    { kind: 'new', line: 2, title: 'Chef tasting', detail: 'Pea' },
    { kind: 'new', line: 3, title: 'Chef tasting', detail: 'Salad' },
  ]);
  expect(added).toBe(1);
  expect(records.orders).toEqual([
    anOrder({
      id: 'ord_chef-tasting-2026-12-04',
      name: 'Chef tasting',
      customer: 'Chez Ana',
      date: '2026-12-04',
      orderCategory: 'RESTAURANT',
      createdAt: '',
      items: [
        { ...packages('prod_pea', 10, 2), id: 'li_1' },
        { ...packages('mix_salad', 5, 4), id: 'li_2' },
      ],
    }),
  ]);
});

test.each([
  ['WEEKLY', { frequency: 'WEEKLY', interval: 1 }],
  ['every other week', { frequency: 'BIWEEKLY', interval: 2 }],
  ['Monthly', { frequency: 'MONTHLY_NTH', interval: 1, weekOfMonth: 1 }],
  ['MONTHLY_1_3_5', { frequency: 'MONTHLY_1_3_5', interval: 1 }],
  ['monthly 2 4', { frequency: 'MONTHLY_2_4', interval: 1 }],
])('%j is a standing order on the weekday of its first day', (kind, rule) => {
  // 2026-12-04 is the first Friday of its month.
  const [order] = plan(HEADS, ['Stand', kind, '2026-12-04', 'Pea', '', 3]).records.orders;
  expect(order).toMatchObject({ kind: 'RECURRING', startDate: '2026-12-04', weekday: 5, ...rule });
});

test('weekday, weeks and week of the month can be said', () => {
  const { records } = plan(
    [...HEADS, 'Weekday', 'Every (weeks)', 'Week of month'],
    ['A', 'WEEKLY', '2026-12-04', 'Pea', '', 3, 'tue', 3, ''],
    ['B', 'MONTHLY', '2026-12-04', 'Pea', '', 3, 'Sunday', '', 2],
  );
  expect(records.orders).toMatchObject([
    { weekday: 2, interval: 3 },
    { weekday: 0, weekOfMonth: 2 },
  ]);
});

test('a changed line says what it changes, a line that is gone takes its item with it', () => {
  const { rows, records, changed } = plan(
    ['Order', 'Kind', 'Product', 'Package (oz)', 'Count', 'Id'],
    ['Saturday market', 'WEEKLY', 'Pea', 2, 6, 'ord_market'],
  );
  const changes = [
    { field: 'Item', before: 'Pea, 4 × 2 oz', after: 'Pea, 6 × 2 oz' },
    { field: 'Item', before: 'Kale, 8 oz', after: '' },
  ];
  const title = 'Saturday market';
  expect(rows).toEqual([{ kind: 'changed', line: 2, title, detail: 'Pea', changes }]);
  expect(changed).toBe(1);
  expect(records.orders).toEqual([
    { ...market, items: [{ ...packages('prod_pea', 4, 2), count: 6 }] },
  ]);
});

test('a file without a column of items leaves items alone', () => {
  const { records } = plan(['Id', 'Customer'], ['ord_market', 'Ana']);
  expect(records.orders).toEqual([{ ...market, customer: 'Ana' }]);
});

test('a recurring order of packages stays in its list and takes varieties as products', () => {
  const { records } = plan(
    ['Order', 'Kind', 'Variety', 'Count'],
    ['Fridge', 'BIWEEKLY', 'Kale', 3],
    ['Fridge', 'BIWEEKLY', 'Pea', 4],
  );
  expect(records.recurring).toEqual([
    {
      ...fridge,
      frequency: 'BIWEEKLY',
      items: [
        { productId: 'prod_pea', count: 4 },
        { productId: 'prod_kale', count: 3 },
      ],
    },
  ]);
  expect(outcomes(['Order', 'Product', 'Weight'], ['Fridge', 'Pea', 3])).toEqual([
    '“Fridge” uses each product’s own package size. Leave Variety, Package (oz) and Weight empty.',
  ]);
});

const NO_OKRA = 'Product “Okra” isn’t a product or variety on your farm.';
const KINDS = 'ONCE, WEEKLY, BIWEEKLY, MONTHLY, MONTHLY_1_3_5, MONTHLY_2_4';

test.each<readonly [string, Readonly<Record<string, FileCell>>]>([
  ['Order is empty.', { Order: '' }],
  ['Date is empty.', { Date: '' }],
  [`Kind “DAILY” isn’t one of ${KINDS}.`, { Kind: 'DAILY' }],
  [NO_OKRA, { Product: 'Okra' }],
  ['Variety “Okra” isn’t on your farm.', { Product: '', Variety: 'Okra' }],
  ['Product and Variety are empty.', { Product: '' }],
  ['Enter Product or Variety, not both.', { Variety: 'Kale' }],
  ['Enter Count or Weight.', { Count: '' }],
  ['Enter Count or Weight, not both.', { Weight: 8 }],
  ['Weight “-1” must be 0 or more.', { Weight: -1, Count: '' }],
  ['Count “1.5” must be a whole number.', { Count: 1.5 }],
  ['Count “0” must be 1 or more.', { Count: 0 }],
  ['Package (oz) “0” must be more than 0.', { 'Package (oz)': 0 }],
  ...['15/3/2026', '2/30/2026', '4.12.2026', '12/4/26'].map(
    (Date) => [`Date “${Date}” isn’t a date. Write 2026-12-04 or 12/4/2026.`, { Date }] as const,
  ),
])('%s: %o', (problem, more) => {
  const line = { Order: 'A', Kind: 'ONCE', Date: '2026-12-04', Product: 'Pea', Count: 1, ...more };
  expect(outcomes(Object.keys(line), Object.values(line))).toEqual([problem]);
});

test('one bad line leaves its whole order out, and no other', () => {
  const line = (order: string, product: string) => [order, 'ONCE', '2026-12-04', product, '', 1];
  expect(outcomes(HEADS, line('A', 'Pea'), line('A', 'Okra'), line('B', 'Pea'))).toEqual([
    'Skipped with line 3 of the same order.',
    NO_OKRA,
    'new',
  ]);
});

test('lines of one order may not say different things of it', () => {
  expect(
    outcomes(
      ['Id', ...HEADS],
      ['n1', 'A', 'ONCE', '2026-12-04', 'Pea', '', 1],
      ['n1', 'A', 'ONCE', '2026-12-05', 'Kale', '', 1],
    ),
  ).toEqual([
    'Skipped with line 3 of the same order.',
    'Date “2026-12-05” is not “2026-12-04” as in line 2 of the same order.',
  ]);
});

test('an order that stood above under its id is not read again by its name', () => {
  expect(
    outcomes(
      ['Id', 'Order', 'Category'],
      ['ord_market', 'Saturday market', 'Market'],
      ['', 'Saturday market', 'Restaurant'],
    ),
  ).toEqual(['changed', 'Line 2 already has this order.']);
});

test('what is sold under a name of several things is written by its id', () => {
  const twins = {
    ...farm,
    products: [...farm.products, { ...aMix({ pea: 100 }), id: 'mix_2', name: 'pea' }],
  };
  const [, first] = orderFileRows([market], twins);
  expect(first?.[8]).toBe('prod_pea');
});

test('a blank “Every (weeks)” makes a weekly order due every week, and no other order', () => {
  const weekly = aRepeatOrder({ id: 'ord_w', name: 'W', interval: 3 });
  const other = aRepeatOrder({ id: 'ord_b', name: 'B', frequency: 'BIWEEKLY' });
  const lists = { ...farm, orders: [weekly, other], recurring: [] };
  const rows = orderFileRows(lists.orders, farm).map((row) => [...row]);
  const at = rows[0]?.indexOf('Every (weeks)') ?? -1;
  const blank = rows.map((row, line) => row.map((cell, i) => (line > 0 && i === at ? '' : cell)));
  const told = planOfFile(planOrderImport(importTable(blank), lists));
  expect(at).toBeGreaterThan(0);
  expect(told.records.orders).toEqual([{ ...weekly, interval: 1 }]);
});

test('the end of a recurring order is read and written, and a file has the column only if one ends', () => {
  const heads = [...HEADS, 'ends'];
  const line = (ends: string) => ['Stand', 'WEEKLY', '2026-12-04', 'Pea', '', 3, ends];
  const { records } = plan(heads, line('12/18/2026'));
  expect(records.orders).toMatchObject([{ endDate: '2026-12-18' }]);
  expect(plan(heads, line('')).records.orders[0]).not.toHaveProperty('endDate');
  expect(outcomes(heads, line('2026-12-03'))).toEqual([
    'Ends “2026-12-03” is before the first delivery.',
  ]);
  expect(outcomes(heads, ['Once', 'ONCE', '2026-12-04', 'Pea', '', 3, '2026-12-18'])).toEqual([
    'Ends “2026-12-18” applies only to recurring orders. Kind is ONCE.',
  ]);
  const assortment = { varieties: [], products: [] };
  const order = aRepeatOrder();
  expect(orderFileRows([order], assortment)[0]).not.toContain('Ends');
  const [first, row] = orderFileRows([{ ...order, endDate: '2026-12-18' }], assortment);
  expect(row?.[first?.indexOf('Ends') ?? -1]).toBe('2026-12-18');
});
