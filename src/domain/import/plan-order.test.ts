import { expect, test } from 'vitest';
import {
  anOrder,
  aRecurringOrder,
  aSingleOrder,
  aSingleProduct,
  aVariety,
} from '#tests/support/builders/builders.ts';
import { importTable } from '#tests/support/files/import-file.ts';
import type { ImportCell } from './import-field.ts';
import { planOrderImport } from './import-orders.ts';
const pea = aVariety({ id: 'pea' });
const kale = aVariety({ id: 'kale' });
const farm = {
  varieties: [pea, kale],
  products: [aSingleProduct(pea), aSingleProduct(kale)],
  orders: [],
  recurring: [],
  single: [],
};

function plan(...rows: ImportCell[][]) {
  const reading = planOrderImport(importTable(rows), farm);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.plan;
}

const HEADS = ['Order', 'Kind', 'Date', 'Product', 'Package (oz)', 'Count'];

test('of orders of one name the customer tells which is meant, and a customer of none is a new order', () => {
  const stand = { name: 'Stand', date: '2026-12-05' };
  const orders = [
    anOrder({ ...stand, id: 'a', customer: 'Ana' }),
    anOrder({ ...stand, id: 'b', customer: 'Bo' }),
  ];
  const found = (customer: string) => {
    const table = importTable([
      ['Order', 'Customer', 'Date', 'Category', 'Variety', 'Weight'],
      ['stand', customer, '2026-12-05', 'Restaurant', 'Pea', 8],
    ]);
    const reading = planOrderImport(table, { ...farm, orders });
    if (!reading.ok) throw new Error(reading.problem);
    const [row] = reading.plan.rows;
    return row?.kind === 'error' ? row.problem : reading.plan.records.orders.map(({ id }) => id);
  };
  expect(found(' bo ')).toEqual(['b']);
  expect(found('Cy')).toEqual(['ord_stand-2026-12-05']);
  expect(found('')).toBe('2 orders are named “stand”. Add an Id column to choose one.');
});

test('lines of one order may stand apart, and the answer names them in the order of the file', () => {
  const row = (name: string, sells: string) => [name, 'ONCE', '2026-12-04', sells, '', 1];
  const { rows, records } = plan(HEADS, row('A', 'Pea'), row('B', 'Pea'), row('A', 'Kale'));
  expect(rows.map(({ line, title }) => `${line} ${title}`)).toEqual(['2 A', '3 B', '4 A']);
  expect(records.orders.map(({ items }) => items.length)).toEqual([2, 1]);
});

const fridge = aRecurringOrder({ id: 'rec_fridge', name: 'Fridge' });

test('an order of the older lists keeps its kind', () => {
  const gift = aSingleOrder({ id: 'one_gift', name: 'Gift' });
  const rows = [
    ['Id', 'Kind'],
    ['rec_fridge', 'ONCE'],
    ['one_gift', 'WEEKLY'],
  ];
  const reading = planOrderImport(importTable(rows), {
    ...farm,
    recurring: [fridge],
    single: [gift],
  });
  expect(reading.ok && reading.plan.rows.map((row) => row.kind === 'error' && row.problem)).toEqual(
    [
      '“Fridge” is a recurring order. Its Kind can’t change.',
      '“Gift” is a one-time order. Its Kind can’t change.',
    ],
  );
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
  const reading = planOrderImport(importTable(rows), {
    ...farm,
    recurring: [fridge],
    single: [gift],
  });
  expect(reading.ok && reading.plan.records.single).toEqual([
    { ...gift, items: [items[0], { productId: 'prod_kale', count: 2, shelf: 'low' }] },
  ]);
});
