import { expect, test } from 'vitest';
import { placeOrder } from '#domain/alchemy/orders/order-transitions.ts';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aPowderShop, aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { settleProOrders } from './settle-pro-orders.ts';

const SHOP = aPowderShop(800, 30, 40);
const DRAFT = aProOrder(10);
/** The order holds 300 g, 10 jars and 10 labels. */
const { order: HELD, items } = placeOrder(DRAFT, SHOP);
const lines = (qty: number) => aProOrder(qty).lines;

function settled(merged: ProOrder, local: ProOrder | null, remote: ProOrder | null) {
  const farm = (order: ProOrder | null) => ({
    ...aFarm(),
    alchemy: { ...SHOP, items, orders: order === null ? [] : [order] },
  });
  const farms = { base: farm(HELD), local: farm(local), remote: farm(remote) };
  const { alchemy } = settleProOrders(farms, farm(merged));
  const [order] = alchemy.orders;
  const stock = alchemy.items.map(({ stockQty }) => stockQty);
  return { status: order?.status, held: order?._reservedItems?.map(({ qty }) => qty), stock };
}
const AS_IT_WAS = { status: 'pending', held: [300, 10, 10], stock: [500, 20, 30] };

test('an order that holds stock for the lines it has keeps it', () => {
  expect(settled(HELD, HELD, HELD)).toEqual(AS_IT_WAS);
  const changed = { ...HELD, lines: lines(20) };
  expect(settled(changed, changed, HELD)).toEqual(AS_IT_WAS);
  expect(settled(changed, HELD, changed)).toEqual(AS_IT_WAS);
});

test('when that does not suffice, it becomes a draft that holds nothing', () => {
  const merged = { ...HELD, lines: lines(40) };
  expect(settled(merged, HELD, { ...DRAFT, lines: lines(40) })).toEqual({
    status: 'draft',
    held: undefined,
    stock: [800, 30, 40],
  });
});

test('an order of older data, which does not say what it holds, takes its stock anew, too', () => {
  const { _reservedItems: _, ...old } = HELD;
  const merged = { ...old, lines: lines(20) };
  expect(settled(merged, old, { ...DRAFT, lines: lines(20) })).toEqual({
    status: 'pending',
    held: [600, 20, 20],
    stock: [200, 10, 20],
  });
});

test('an order that only one side has, has used its stock or holds none is left alone', () => {
  const merged = { ...HELD, lines: lines(20) };
  expect(settled(merged, HELD, null)).toEqual(AS_IT_WAS);
  expect(settled(merged, null, HELD)).toEqual(AS_IT_WAS);
  const used = { ...merged, _consumed: true };
  expect(settled(used, HELD, DRAFT)).toEqual(AS_IT_WAS);
  const free = { ...DRAFT, lines: lines(20) };
  expect(settled(free, HELD, free)).toEqual({
    status: 'draft',
    held: undefined,
    stock: [500, 20, 30],
  });
});
