import { expect, test } from 'vitest';
import {
  aPowderShop as shop,
  aProOrder as order,
} from '#tests/support/builders/pro-order-builders.ts';
import type { ProItem } from '../alchemy.ts';
import { newProOrderId } from './order-id.ts';
import {
  completeOrder,
  editOrder,
  moveOrder,
  placeOrder,
  shortagesOf,
  stockWithout,
} from './order-transitions.ts';
import { neededItems } from './needed-items.ts';
import { findShortages, shortageSentence } from './shortages.ts';
import { reserveStock } from './stock-moves.ts';

const stock = ({ items }: { readonly items: readonly ProItem[] }) =>
  items.map(({ stockQty }) => stockQty);

test('an order needs its recipes in proportion to the batch, in the units of the items', () => {
  expect(neededItems(order(25).lines, shop(0, 0, 0))).toEqual([
    { itemId: 'powder', qty: 750 },
    { itemId: 'jar', qty: 25 },
    { itemId: 'label', qty: 25 },
  ]);
});

test('an order that is short stays draft and takes nothing, and the banner says of what', () => {
  const farm = shop(600, 20, 40);
  expect(placeOrder(order(25), farm)).toEqual({ items: farm.items, order: order(25) });
  const shortages = findShortages(neededItems(order(25).lines, farm), farm.items);
  expect(shortages).toMatchObject([
    { name: 'Pea powder', needed: 750, onHand: 600, shortfall: 150 },
    { name: 'Jar', needed: 25, onHand: 20, shortfall: 5 },
  ]);
  expect(shortageSentence(shortages)).toEqual(
    'You’re short on Pea powder (150.000 g), Jar (5.000 unit).',
  );
});

test('the banner names three items and counts the others', () => {
  const lack = { unit: 'g', needed: 2, onHand: 1, shortfall: 1 };
  const short = (name: string) => ({ itemId: name, name, ...lack });
  expect(shortageSentence(['A', 'B', 'C', 'D', 'E'].map(short))).toEqual(
    'You’re short on A (1.000 g), B (1.000 g), C (1.000 g) and 2 more…',
  );
});

test('a placed order holds its stock, once, and gives it back as a draft', () => {
  const placed = placeOrder(order(25), shop(800, 30, 40));
  expect([placed.order.status, placed.order._reserved]).toEqual(['pending', true]);
  expect(stock(placed)).toEqual([50, 5, 15]);
  const farm = { ...shop(0, 0, 0), items: placed.items };
  const again = reserveStock(placed.order, farm);
  expect(again && stock(again)).toEqual([50, 5, 15]);
  const back = moveOrder(placed.order, 'draft', farm);
  expect(back && stock(back)).toEqual([800, 30, 40]);
  expect(back?.order._reserved).toBe(false);
});

test('completing an order takes its stock, uses it and fulfills it', () => {
  const done = completeOrder(order(25), shop(800, 30, 40));
  if (done === null) throw new Error('There was enough');
  expect(done.order).toMatchObject({ status: 'fulfilled', _reserved: true, _consumed: true });
  expect(stock(done)).toEqual([50, 5, 15]);
  expect(completeOrder(order(25), shop(600, 30, 40))).toBeNull();
});

test('confirming what is pending takes nothing twice, and cancelling gives all of it back', () => {
  const placed = placeOrder(order(25), shop(800, 30, 40));
  const farm = { ...shop(0, 0, 0), items: placed.items };
  const confirmed = moveOrder(placed.order, 'confirmed', farm);
  if (confirmed === null) throw new Error('Nothing more was needed');
  expect(confirmed.order).toMatchObject({ status: 'confirmed', _consumed: true, _reserved: true });
  expect(stock(confirmed)).toEqual([50, 5, 15]);
  const cancelled = moveOrder(confirmed.order, 'cancelled', { ...farm, items: confirmed.items });
  expect(cancelled && stock(cancelled)).toEqual([800, 30, 40]);
  expect(cancelled).toMatchObject({ order: { _reserved: false, _consumed: false } });
});

test('a changed order reserves its stock again', () => {
  const placed = placeOrder(order(25), shop(800, 30, 40));
  const farm = { ...shop(0, 0, 0), items: placed.items };
  const smaller = editOrder(placed.order, { ...placed.order, lines: order(10).lines }, farm);
  expect([smaller.order.status, ...stock(smaller)]).toEqual(['pending', 500, 20, 30]);
});

test('an order is numbered by the letters of its customer, else of its product', () => {
  const id = (customer: string, firstProduct = '', known: readonly string[] = []) =>
    newProOrderId({ customer, firstProduct }, known);
  expect(id('Jane Doe')).toBe('JANE-001');
  expect(id('Jane Doe', '', ['JANE-001'])).toBe('JANE-002');
  expect(id('Al')).toBe('AL-001');
  expect(id('', 'Pea Powder Jar')).toBe('PEAP-001');
  expect(id('')).toBe('ORD-001');
  expect(id('Éloïse')).toBe('ELOI-001');
  expect(id('Jane', '', ['JANE-999', 'JANE-X12', 'JANET-7'])).toBe('JANE-1000');
  // Numbers of others, and what only begins like a number, do not count.
  expect(id('Jane', '', ['JOHN-007', 'JANE-002', 'JANE-008-B'])).toBe('JANE-003');
});

const SHELF = shop(800, 30, 40);

test('saying that an order is fulfilled moves no stock', () => {
  const told = { items: SHELF.items, order: order(10, { status: 'fulfilled' }) };
  expect(moveOrder(order(10), 'fulfilled', SHELF)).toEqual(told);
});

test('lines that are changed before stock is taken, or after it was used, move none', () => {
  const more = order(20).lines;
  const draft = order(10);
  const draftWithMore = { ...draft, lines: more };
  const untouched = { items: SHELF.items, order: draftWithMore };
  expect(editOrder(draft, draftWithMore, SHELF)).toEqual(untouched);
  const placed = placeOrder(draft, SHELF);
  const used = { ...placed.order, _consumed: true };
  const held = { ...SHELF, items: placed.items };
  const kept = { items: placed.items, order: { ...used, lines: more } };
  expect(editOrder(used, { ...used, lines: more }, held)).toEqual(kept);
  // A price alone moves no stock, either.
  const priced = placed.order.lines.map((line) => ({ ...line, unitPriceUSD: 5 }));
  expect(editOrder(placed.order, { ...placed.order, lines: priced }, held).items).toBe(
    placed.items,
  );
});

test('changed lines that do not suffice make a draft that holds nothing', () => {
  const placed = placeOrder(order(10), SHELF);
  const edited = { ...placed.order, lines: order(90).lines };
  const again = editOrder(placed.order, edited, { ...SHELF, items: placed.items });
  const { _reservedItems: _, ...rest } = edited;
  expect(again).toEqual({
    items: SHELF.items,
    order: { ...rest, status: 'draft', _reserved: false, _consumed: false },
  });
});

test('an order that holds or has used what its lines need is short of nothing', () => {
  const placed = placeOrder(order(20), SHELF);
  const held = { ...SHELF, items: placed.items };
  expect(shortagesOf(placed.order, placed.order.lines, held)).toEqual([]);
  expect(shortagesOf({ ...placed.order, _consumed: true }, order(90).lines, held)).toEqual([]);
  // 30 jars are there in all: it holds 20 of them.
  expect(shortagesOf(placed.order, order(26).lines, held)).toEqual([]);
  expect(shortagesOf(order(26), order(26).lines, held)).not.toEqual([]);
});

test('a deleted order gives back what it held, not what it used', () => {
  const placed = placeOrder(order(10), SHELF);
  const held = { ...SHELF, items: placed.items };
  expect(stockWithout(placed.order, held)).toEqual(SHELF.items);
  expect(stockWithout({ ...placed.order, _consumed: true }, held)).toBe(placed.items);
});
