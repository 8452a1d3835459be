import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aPowderShop, aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import type { ProOrder } from '../alchemy.ts';
import { orderSteps } from './order-steps.ts';
import { moveOrder, placeOrder, shortagesOf } from './order-transitions.ts';
import { amountsLabel, deleteEffect, editEffect, heldLabel, stepEffect } from './stock-effect.ts';

const full = aPowderShop(800, 30, 40);
const placed = placeOrder(aProOrder(25), full);
const held = { ...full, items: placed.items };
const RETURNS = 'Returns 750 g Pea powder, 25 Jar, 25 Label to stock.';
const TO_DRAFT = `Saving makes it a draft. ${RETURNS}`;

test('a step says beforehand what it takes from stock', () => {
  expect(stepEffect(aProOrder(25), 'reserve', full)).toEqual(
    'Uses 750 g Pea powder, 25 Jar, 25 Label from stock.',
  );
  expect(stepEffect(aProOrder(25, { lines: [] }), 'complete', full)).toEqual('Uses no stock.');
  expect(stepEffect(placed.order, 'confirm', held)).toEqual('Uses its reserved stock.');
});

test('an order with a line of a product that is gone takes nothing at all', () => {
  const [line] = aProOrder(25).lines;
  const gone = { productId: 'gone', qty: 2, unitPriceUSD: 4 };
  const lines = line === undefined ? [] : [line, gone];
  expect(stepEffect(aProOrder(25, { lines }), 'complete', full)).toEqual('Uses no stock.');
  expect(editEffect(placed.order, lines, held)).toEqual(TO_DRAFT);
});

test('a step says beforehand what it gives back, and what cannot go back', () => {
  expect(stepEffect(placed.order, 'draft', held)).toEqual(RETURNS);
  const withoutJars = { ...held, items: held.items.filter(({ id }) => id !== 'jar') };
  expect(stepEffect(placed.order, 'draft', withoutJars)).toEqual(
    'Returns 750 g Pea powder, 25 Label to stock. 25 of a deleted item can’t be returned to stock.',
  );
  const marked = aProOrder(25, { status: 'confirmed' });
  expect(stepEffect(marked, 'cancel', full)).toEqual('No change to stock.');
});

test('saving changed lines says what it will hold, or that it goes back to draft', () => {
  const lines = (qty: number): ProOrder['lines'] => aProOrder(qty).lines;
  expect(editEffect(placed.order, lines(25), held)).toBeNull();
  expect(editEffect(placed.order, lines(10), held)).toEqual(
    'Saving reserves 300 g Pea powder, 10 Jar, 10 Label instead.',
  );
  expect(editEffect(placed.order, lines(35), held)).toEqual(TO_DRAFT);
  // 35 jars need 1050 g, 35 and 35 of 800 g, 30 and 40.
  expect(shortagesOf(placed.order, lines(35), held)).toMatchObject([
    { name: 'Pea powder', shortfall: 250 },
    { name: 'Jar', shortfall: 5 },
  ]);
});

test('an order says what it holds or used, and what deleting it does', () => {
  expect(heldLabel(aProOrder(25), full)).toBeNull();
  expect(heldLabel(placed.order, held)).toEqual('Reserved: 750 g Pea powder, 25 Jar, 25 Label');
  const used = moveOrder(placed.order, 'confirmed', held);
  expect(used && heldLabel(used.order, held)).toEqual('Used: 750 g Pea powder, 25 Jar, 25 Label');
  expect(used && deleteEffect(used.order, held)).toEqual('Its used stock isn’t returned.');
  expect(deleteEffect(placed.order, held)).toEqual(RETURNS);
  expect(deleteEffect(aProOrder(25), full)).toBeNull();
});

test.each<readonly [Partial<ProOrder>, string]>([
  [{ status: 'draft' }, 'reserve complete'],
  [{ status: 'pending', _reserved: true }, 'draft confirm complete'],
  [{ status: 'confirmed', _reserved: true, _consumed: true }, 'fulfil cancel'],
  [{ status: 'fulfilled', _reserved: true, _consumed: true }, ''],
  [{ status: 'fulfilled' }, 'complete'],
  [{ status: 'cancelled' }, ''],
  // Stock that a plain change of the status left behind can be given back.
  [{ status: 'cancelled', _reserved: true }, 'release'],
  [{ status: 'draft', _reserved: true }, 'release complete'],
])('an order of %o has the steps: %s', (more, steps) => {
  expect(orderSteps(aProOrder(1, more)).join(' ')).toBe(steps);
});

test('an order of older data, which does not say what it took, holds what it needs today', () => {
  const marked = aProOrder(25, { _reserved: true });
  expect(heldLabel(marked, full)).toEqual('Reserved: 750 g Pea powder, 25 Jar, 25 Label');
  expect(stepEffect(marked, 'draft', full)).toEqual(RETURNS);
});

test('saving lines that lack a single item makes the order a draft', () => {
  const shop = aPowderShop(800, 25, 40);
  const { order, items } = placeOrder(aProOrder(25), shop);
  // 26 jars need 780 g of 800 and 26 of 40 labels, but there are 25 jars.
  expect(editEffect(order, aProOrder(26).lines, { ...shop, items })).toEqual(TO_DRAFT);
});

test('a step that only says the goods are out moves no stock', () => {
  expect(stepEffect(placed.order, 'fulfil', held)).toEqual('No change to stock.');
  expect(stepEffect(placed.order, 'reserve', held)).toEqual('Its stock is already reserved.');
});

test('an order that holds nothing gives nothing back', () => {
  const empty = aProOrder(25, { lines: [], _reserved: true, _reservedItems: [] });
  expect(stepEffect(empty, 'cancel', held)).toEqual('Returns nothing to stock.');
  const powder = { ...empty, _reservedItems: [{ itemId: 'powder', qty: 1, unit: 'g' as const }] };
  expect(stepEffect(powder, 'cancel', held)).toEqual('Returns 1 g Pea powder to stock.');
  expect(stepEffect(powder, 'cancel', { ...held, items: [] })).toEqual(
    '1 of a deleted item can’t be returned to stock.',
  );
});

test('saving lines that need nothing gives all back, and none once the stock was used', () => {
  const used = { ...placed.order, _consumed: true };
  expect(editEffect(placed.order, [], held)).toEqual(RETURNS);
  expect(editEffect(used, aProOrder(10).lines, held)).toEqual(
    'Its stock is already used. Saving won’t change it.',
  );
});

test('four items are named, the others are counted', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => anItem({ id, name: id, unit: 'unit' }));
  const amounts = items.map(({ id }) => ({ itemId: id, qty: 2 }));
  const four = '2 a, 2 b, 2 c, 2 d';
  const told = [4, 5, 6].map((count) => amountsLabel(amounts.slice(0, count), items));
  expect(told).toEqual([four, `${four} and 1 more`, `${four} and 2 more`]);
});

test.each([
  [1234.5678, '1,234.568 g Pea powder'],
  [1.0004, '1 g Pea powder'],
  [0.0004, '0.0004 g Pea powder'],
  [0.00000049, '0 g Pea powder'],
  [-0.0004, '-0.0004 g Pea powder'],
])('an amount of %d is told with as many decimals as it needs', (qty, label) => {
  expect(amountsLabel([{ itemId: 'powder', qty }], full.items)).toEqual(label);
});
