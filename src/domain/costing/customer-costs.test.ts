import { plainNotes } from './cost-note.ts';
import { expect, test } from 'vitest';
import type { OnceOrder } from '#domain/orders/order.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  anOrder,
  aRepeatOrder,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { costsByCustomer } from './customer-costs.ts';
import { orderCosts } from './order-cost.ts';

const TODAY = '2025-03-20';
const ALL = { from: null, to: null };

const costsIn = (more: Partial<FarmDocument>) =>
  costsByCustomer(orderCosts(exampleCostFarm(more), ALL, TODAY));
const costsOf = (...orders: Partial<OnceOrder>[]) =>
  costsIn({ orders: orders.map((order, at) => exampleOrder({ id: `ord_${at}`, ...order })) });

function namesOf(...orders: Partial<OnceOrder>[]): string[] {
  return costsOf(...orders).map(({ customer }) => customer);
}

test('the orders of a customer are added up', () => {
  expect(costsOf({ customer: 'Chef Ana' }, { customer: 'Chef Ana' })).toMatchObject([
    {
      customer: 'Chef Ana',
      ordersCount: 2,
      packages: 20,
      bulk: 2,
      weightOz: 144,
      totalCost: 48.740437,
      averageCost: 24.370219,
      topVarieties: [
        { name: 'Sunflower', ounces: 80 },
        { name: 'Pea', ounces: 64 },
      ],
      notes: [],
    },
  ]);
});

test('capitals and blanks make no other customer; without one the name of the order counts, else it is unassigned', () => {
  expect(namesOf({ customer: 'Chef Ana' }, { customer: ' chef ana ' })).toEqual(['Chef Ana']);
  expect(namesOf({ customer: '  ', name: 'Saturday market' })).toEqual(['Saturday market']);
  expect(namesOf({ customer: '', name: ' ' })).toEqual(['Unassigned']);
});

test('the dearest customer comes first, then by name', () => {
  const sold = { Bea: 8, Abe: 8, Zoe: 80 };
  const orders = Object.entries(sold).map(([customer, oz]) => ({
    customer,
    items: [bulk('pea', oz)],
  }));
  expect(namesOf(...orders)).toEqual(['Zoe', 'Abe', 'Bea']);
});

test('the three varieties with the most ounces are the top ones', () => {
  const varieties = ['pea', 'kale', 'basil', 'dill'].map((id) => aVariety({ id }));
  const items = [bulk('pea', 1), bulk('kale', 4), packages('basil', 1, 2), bulk('dill', 3)];
  const [customer] = costsIn({ varieties, orders: [anOrder({ items })] });
  expect(customer?.topVarieties).toEqual([
    { name: 'Kale', ounces: 4 },
    { name: 'Dill', ounces: 3 },
    { name: 'Basil', ounces: 2 },
  ]);
  const lost = costsOf({ items: [packages('prod_gone', 2, 4)] });
  expect(lost).toMatchObject([{ topVarieties: [], packages: 2 }]);
});

test('notes of several orders are there once', () => {
  const items = [packages('pea', 1, 8)];
  const [customer] = costsOf({ customer: 'Ana', items }, { customer: 'Ana', items });
  expect(customer?.notes.map(({ text }) => text)).toEqual(['No packaging definition matched 8 oz']);
});

test('a weekly order brings its varieties and parts as often as it is delivered', () => {
  // Three Saturdays up to 3/20 with 8 oz of pea each: half a tray, of $0.881849, $1.25 and $2.40.
  const weekly = aRepeatOrder({ customer: 'Chef Ana', startDate: '2025-03-01', weekday: 6 });
  expect(costsIn({ orders: [weekly] })).toMatchObject([
    {
      topVarieties: [{ name: 'Pea', ounces: 24 }],
      parts: { seed: 1.322774, soil: 1.875, overhead: 3.6, packaging: 0 },
      averageCost: 2.265925,
    },
  ]);
});

test('orders whose cost lacks a part are counted, and what they come to as far as it is known', () => {
  const [ana] = costsOf(
    { customer: 'Ana' },
    { customer: 'Ana', items: [packages('sunflower', 10, 3)] },
  );
  // 30 of 16 oz a tray, of $0.9259415, $1.25 and $2.40, and ten times $0.05: no package holds 3 oz.
  expect(ana).toMatchObject({ ordersCount: 2, incompleteOrders: 1, incompleteCost: 9.07989 });
  expect(costsOf({ customer: 'Ana' })).toMatchObject([{ incompleteOrders: 0, incompleteCost: 0 }]);
});

test('notes of a customer are sorted by order id, not by day', () => {
  const [ana] = costsOf(
    { customer: 'Ana', date: '2025-03-01', items: [packages('sunflower', 1, 3)] },
    { customer: 'Ana', date: '2025-03-09', items: [packages('sunflower', 1, 5)] },
  );
  const sizes = plainNotes(ana?.notes ?? []).map((text) => /\d oz/.exec(text)?.[0]);
  expect(sizes).toEqual(['3 oz', '5 oz']);
});
