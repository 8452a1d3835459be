import { expect, test } from 'vitest';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { aPowderShop, aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { lastPrice, orderCogs, orderValue } from './order-value.ts';

const { items, products } = aPowderShop(800, 30, 40);
const PRICES: Readonly<Record<string, number>> = { powder: 0.1299, jar: 0.85, label: 0.05 };
const itemsById = new Map<string, ProItem>(
  items.map((item) => [item.id, { ...item, unitCost: PRICES[item.id] ?? 0 }]),
);
const line = { productId: 'jars', qty: 25, unitPriceUSD: 9.5 };

test('an order sells for the prices of its lines', () => {
  expect(orderValue([line, { ...line, qty: 2, unitPriceUSD: 11 }])).toBe(259.5);
});

test('its goods cost what their recipes cost', () => {
  // A batch of ten: 300 g at 0.1299, 10 jars at 0.85 and 10 labels at 0.05 are 47.97.
  expect(orderCogs([line], products, itemsById)).toBe(119.925);
});

test('no cost is shown while a recipe or one of its items is missing', () => {
  expect(orderCogs([], products, itemsById)).toBeNull();
  expect(orderCogs([{ ...line, productId: 'gone' }], products, itemsById)).toBeNull();
  expect(orderCogs([line], products, new Map())).toBeNull();
});

test('a product is offered at the price it was sold for last', () => {
  const sold = (createdAt: string, unitPriceUSD: number) =>
    aProOrder(1, { createdAt, lines: [{ ...line, unitPriceUSD }] });
  const orders = [
    sold('2026-11-02T08:00:00.000Z', 11),
    sold('2026-11-01T08:00:00.000Z', 9),
    sold('2026-11-03T08:00:00.000Z', 0),
  ];
  expect(lastPrice(orders, 'jars')).toBe(11);
  expect(lastPrice(orders, 'salt')).toBeNull();
});
