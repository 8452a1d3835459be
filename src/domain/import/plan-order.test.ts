import { expect, test } from 'vitest';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import {
  aMix,
  anOrder,
  aRecurringOrder,
  aRepeatOrder,
  aSingleOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { importTable, planOfFile } from '#tests/support/files/import-file.ts';
import type { FileCell } from '#domain/records/file-rows.ts';
import { planOrderImport } from './import-orders.ts';

const pea = aVariety({ id: 'pea' });
const kale = aVariety({ id: 'kale' });
const radishes = ['v1', 'v2'].map((id) => aVariety({ id, name: 'Radish' }));
const salad = aMix({ pea: 100 });
const farm = {
  varieties: [pea, kale, ...radishes, aVariety({ id: 'v9', name: ' ' })],
  products: [
    aSingleProduct(pea),
    aSingleProduct(kale),
    salad,
    { ...salad, id: 'mix_2', name: 'v2' },
  ],
  orders: [],
  recurring: [],
  single: [],
};

const plan = (lists: Partial<Parameters<typeof planOrderImport>[1]>, ...rows: FileCell[][]) =>
  planOfFile(planOrderImport(importTable(rows), { ...farm, ...lists }));
const outcomes = ({ rows }: ReturnType<typeof plan>) =>
  rows.map((row) => (row.kind === 'error' ? row.problem : row.kind));

const stand = { name: 'Stand', customer: 'Ana' };
const friday = anOrder({ ...stand, id: 'friday', date: '2026-12-04' });
const saturday = anOrder({ ...stand, id: 'saturday', date: '2026-12-05' });
const weekly = aRepeatOrder({ ...stand, id: 'weekly' });

const ofBo = { ...saturday, id: 'bo', customer: 'Bo' };

test.each<readonly [string, Readonly<Record<string, string>>, readonly Order[], string]>([
  ['of its day', { Date: '12/5/2026' }, [friday, saturday, weekly], 'saturday'],
  ['of another day', { Date: '2026-12-06', Kind: 'once' }, [friday, weekly], 'a new one of 12-06'],
  ['of no such day', { Date: '2026-12-06' }, [weekly], 'a new one of 12-06'],
  ['of its customer', { Date: '12/5/2026', Customer: ' ana ' }, [ofBo, saturday], 'saturday'],
  ['of no customer', { Date: '12/5/2026', Customer: 'Cy' }, [saturday], 'a new one of 12-05'],
])('a line is about the order of its name %s: %o', (_what, cells, orders, is) => {
  const heads = ['Order', 'Category', 'Variety', 'Weight', ...Object.keys(cells)];
  const row = ['stand', 'Restaurant', 'Pea', 8, ...Object.values(cells)];
  const ids = plan({ orders }, heads, row).records.orders.map(({ id }) => id);
  expect(ids).toEqual([is.replace('a new one of ', 'ord_stand-2026-')]);
});

test('where a line may be about two orders, or about none, that is told', () => {
  const heads = ['Order', 'Date', 'Variety', 'Weight'];
  expect(
    outcomes(plan({ orders: [saturday, ofBo] }, heads, ['stand', '2026-12-05', 'Pea', 8])),
  ).toEqual(['2 orders are named “stand”. Add an Id column to choose one.']);
  const nameless = { orders: [anOrder({ id: 'nameless', name: '' })] };
  expect(outcomes(plan(nameless, heads, [' ', '2025-03-14', 'Pea', 8]))).toEqual([
    'Order is empty.',
  ]);
});

test.each([
  ['Variety', ' PEA ', { varietyId: 'pea' }],
  ['Variety', 'v2', { varietyId: 'v2' }],
  ['Variety', 'Radish', '“Radish” isn’t on your farm'],
  ['Product', 'Pea', { productId: 'prod_pea' }],
  ['Product', ' mix_salad ', { productId: 'mix_salad' }],
  ['Product', 'salad', { productId: 'mix_salad' }],
  ['Product', 'v1', { varietyId: 'v1' }],
])('%s %j is what has that id, else the only one of that name', (head, cell, is) => {
  const told = plan({}, ['Order', 'Date', 'Count', head], ['A', '2026-12-04', 1, cell]);
  if (typeof is === 'string') expect(outcomes(told)[0]).toContain(is);
  else expect(told.records.orders[0]?.items).toMatchObject([is]);
});

test('lines of one order may stand apart, and the answer names them in the order of the file', () => {
  const row = (name: string, sells: string) => [name, '2026-12-04', sells, 1];
  const lines = [row('A', 'Pea'), row('B', 'Pea'), row('A', 'Kale')];
  const { rows, records } = plan({}, ['Order', 'Date', 'Product', 'Count'], ...lines);
  expect(rows.map(({ line, title }) => `${line} ${title}`)).toEqual(['2 A', '3 B', '4 A']);
  expect(records.orders.map(({ items }) => items.length)).toEqual([2, 1]);
});

test('an order of the older lists keeps its kind, and one hidden by its id is not there', () => {
  const recurring = [aRecurringOrder({ id: 'rec_fridge', name: 'Fridge' })];
  const single = [aSingleOrder({ id: 'one_gift', name: 'Gift' })];
  const rows = [
    ['Id', 'Kind'],
    ['rec_fridge', 'ONCE'],
    ['one_gift', 'WEEKLY'],
  ];
  expect(outcomes(plan({ recurring, single }, ...rows))).toEqual([
    '“Fridge” is a recurring order. Its Kind can’t change.',
    '“Gift” is a one-time order. Its Kind can’t change.',
  ]);
  const orders = [anOrder({ id: 'rec_fridge' }), aRepeatOrder({ id: 'one_gift' })];
  const hidden = plan({ orders, recurring, single }, ...rows);
  expect(outcomes(hidden)).toEqual(['unchanged', 'unchanged']);
});

test('an older order keeps what other tools have written on its lines', () => {
  const items = [
    { productId: 'prod_pea', count: 4, shelf: 'top' },
    { productId: 'prod_kale', count: 1, shelf: 'low' },
  ];
  const gift = aSingleOrder({ id: 'one_gift', name: 'Gift', items });
  const rows = [
    ['Id', 'Product', 'Count'],
    ['one_gift', 'Pea', 4],
    ['one_gift', 'Kale', 2],
  ];
  expect(plan({ single: [gift] }, ...rows).records.single).toEqual([
    { ...gift, items: [items[0], { productId: 'prod_kale', count: 2, shelf: 'low' }] },
  ]);
});

const packs = (id: string, count: number, packageOz?: number): OrderItem => ({
  ...packages('pea', count, packageOz),
  id,
});
const loose = (id: string, weight: number): OrderItem => ({ ...bulk('pea', weight), id });

/** What lines (product, variety, package size, count, weight, unit) make of the items of an order. */
function matched(items: readonly OrderItem[], ...lines: FileCell[][]) {
  const heads = ['Id', 'Product', 'Variety', 'Package (oz)', 'Count', 'Weight', 'Unit'];
  const rows = lines.map((line) => ['x', ...heads.slice(1).map((_, at) => line[at] ?? '')]);
  const told = plan({ orders: [anOrder({ id: 'x', items })] }, heads, ...rows);
  return {
    items: told.records.orders[0]?.items ?? items,
    told: told.rows.map((row) =>
      row.kind === 'changed'
        ? row.changes.map(({ before, after }) => `${before} > ${after}`)
        : row.kind,
    ),
  };
}

test('a line is the item that says the same, then one of its size, then one of the same crop', () => {
  const before = [packs('a', 4, 2), packs('b', 4, 3), loose('c', 8)];
  const lines = [
    ['', 'Pea', '', '', 9],
    ['', 'Pea', 3, 5],
    ['', 'Pea', 5, 4],
  ];
  expect(matched(before, ...lines).items).toEqual([
    packs('a', 4, 5),
    packs('b', 5, 3),
    loose('c', 9),
  ]);
});

test.each([
  ['another crop', ['', 'Kale', 2, 4]],
  ['a product that sells the same crop', ['Pea', '', 2, 4]],
])('a line of %s is a new item', (_what, line) => {
  expect(matched([packs('a', 4, 2)], line).items.map(({ id }) => id)).toEqual(['li_2']);
});

test.each([
  ['a size of its own', packs('a', 4), ['', 'Pea', 2, 4], 'Pea, 4 packages > Pea, 4 × 2 oz'],
  ['another unit', loose('a', 8), ['', 'Pea', '', '', 8, 'lb'], 'Pea, 8 oz > Pea, 8 lb'],
  ['a weight for packages', packs('a', 4, 2), ['', 'Pea', '', '', 8], 'Pea, 4 × 2 oz > Pea, 8 oz'],
  ['packages for a weight', loose('a', 8), ['', 'Pea', '', 4], 'Pea, 8 oz > Pea, 4 packages'],
])('%s changes an item', (_what, item, line, change) => {
  const { items, told } = matched([item], line);
  expect(told).toEqual([[change]]);
  expect(items.map(({ id }) => id)).toEqual(['a']);
});

test('a line that says the same in other words changes nothing', () => {
  const lines = [
    ['', ' PEA ', '2 oz', '4.0'],
    ['', 'pea', '', '', '8.0', 'ounces'],
  ];
  const { told } = matched([packs('a', 4, 2), loose('b', 8)], ...lines);
  expect(told).toEqual(['unchanged', 'unchanged']);
});

test('an item keeps what other tools have written on it, and nothing of what it sold', () => {
  const shelf = { shelf: 'top' };
  const before: OrderItem = { ...packs('a', 4, 2), ...shelf };
  expect(matched([before], ['', 'Pea', '', '', 8, 'lb']).items).toEqual([
    { id: 'a', shelf: 'top', mode: 'BULK', varietyId: 'pea', weight: 8, unit: 'lb' },
  ]);
});

test('a line without any item is an order without items only where it stands alone and the order has none', () => {
  expect(matched([], []).told).toEqual(['unchanged']);
  expect(matched([], [], []).told).toContain('error');
  expect(matched([packs('a', 4)], []).told).toEqual(['error']);
});
