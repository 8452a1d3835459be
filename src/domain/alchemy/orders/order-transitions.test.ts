import { expect, test } from 'vitest';
import { aPowderShop as shop, aProOrder as order } from '#tests/support/pro-order-builders.ts';
import type { ProItem } from '../alchemy.ts';
import { newProOrderId } from './order-id.ts';
import { completeOrder, editOrder, moveOrder, placeOrder } from './order-transitions.ts';
import { neededItems } from './needed-items.ts';
import { findShortages, shortageSentence } from './shortages.ts';
import { releaseStock, reserveStock } from './stock-moves.ts';

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
  const placed = placeOrder(order(25), farm);
  expect(placed.order.status).toBe('draft');
  expect(stock(placed)).toEqual([600, 20, 40]);
  const shortages = findShortages(neededItems(order(25).lines, farm), farm.items);
  expect(
    shortages.map(({ name, needed, onHand, shortfall }) => [name, needed, onHand, shortfall]),
  ).toEqual([
    ['Pea powder', 750, 600, 150],
    ['Jar', 25, 20, 5],
  ]);
  expect(shortageSentence(shortages)).toBe(
    'You’re short on Pea powder (150.000 g), Jar (5.000 unit).',
  );
});

test('the banner names three items and counts the others', () => {
  const short = (name: string) => ({
    itemId: name,
    name,
    unit: 'g',
    needed: 2,
    onHand: 1,
    shortfall: 1,
  });
  expect(shortageSentence(['A', 'B', 'C', 'D', 'E'].map(short))).toBe(
    'You’re short on A (1.000 g), B (1.000 g), C (1.000 g) and 2 more…',
  );
});

test('a placed order holds its stock, once, and gives it back as a draft', () => {
  const placed = placeOrder(order(25), shop(800, 30, 40));
  expect([placed.order.status, placed.order._reserved]).toEqual(['pending', true]);
  expect(stock(placed)).toEqual([50, 5, 15]);
  const farm = { ...shop(0, 0, 0), items: placed.items };
  const again = reserveStock(placed.order, farm);
  expect(again.ok && stock(again)).toEqual([50, 5, 15]);
  const back = moveOrder(placed.order, 'draft', farm);
  expect(back.ok && stock(back)).toEqual([800, 30, 40]);
  expect(back.ok && back.order._reserved).toBe(false);
});

test('completing an order takes its stock, uses it and fulfills it', () => {
  const done = completeOrder(order(25), shop(800, 30, 40));
  if (!done.ok) throw new Error('There was enough');
  expect([done.order.status, done.order._reserved, done.order._consumed]).toEqual([
    'fulfilled',
    true,
    true,
  ]);
  expect(stock(done)).toEqual([50, 5, 15]);
  expect(completeOrder(order(25), shop(600, 30, 40)).ok).toBe(false);
});

test('confirming what is pending takes nothing twice, and cancelling gives all of it back', () => {
  const placed = placeOrder(order(25), shop(800, 30, 40));
  const farm = { ...shop(0, 0, 0), items: placed.items };
  const confirmed = moveOrder(placed.order, 'confirmed', farm);
  if (!confirmed.ok) throw new Error('Nothing more was needed');
  expect(stock(confirmed)).toEqual([50, 5, 15]);
  const cancelled = moveOrder(confirmed.order, 'cancelled', { ...farm, items: confirmed.items });
  expect(cancelled.ok && stock(cancelled)).toEqual([800, 30, 40]);
  expect(cancelled.ok && [cancelled.order._reserved, cancelled.order._consumed]).toEqual([
    false,
    false,
  ]);
});

test('an order that was only marked confirmed gives back nothing when it is cancelled', () => {
  const marked = order(25, { status: 'confirmed' });
  const cancelled = moveOrder(marked, 'cancelled', shop(800, 30, 40));
  expect(cancelled.ok && stock(cancelled)).toEqual([800, 30, 40]);
});

test('what was taken comes back, whatever became of the recipe', () => {
  const placed = placeOrder(order(25), shop(800, 30, 40));
  const [product] = shop(0, 0, 0).products;
  if (product === undefined) throw new Error('There is one product');
  const changed = { items: placed.items, products: [{ ...product, recipe: [] }] };
  expect(stock(releaseStock(placed.order, changed))).toEqual([800, 30, 40]);
});

test('a changed order takes its stock anew, and goes to draft when that does not suffice', () => {
  const placed = placeOrder(order(25), shop(800, 30, 40));
  const farm = { ...shop(0, 0, 0), items: placed.items };
  const smaller = editOrder(placed.order, { ...placed.order, lines: order(10).lines }, farm);
  expect([smaller.order.status, ...stock(smaller)]).toEqual(['pending', 500, 20, 30]);
  const larger = editOrder(placed.order, { ...placed.order, lines: order(35).lines }, farm);
  expect([larger.order.status, larger.order._reserved, ...stock(larger)]).toEqual([
    'draft',
    false,
    800,
    30,
    40,
  ]);
  expect(larger.order.lines[0]?.qty).toBe(35);
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
});
