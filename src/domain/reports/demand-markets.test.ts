import { expect, test } from 'vitest';
import type { Market } from '#domain/orders/order.ts';
import { anOrder } from '#tests/support/builders/builders.ts';
import { findMarkets, listMarkets } from './demand-markets.ts';

const riverside: Market = { id: 'mkt_1', name: 'Riverside Market', kind: 'MARKET' };
const gala: Market = { id: 'mkt_2', name: 'Gala', kind: 'EVENT' };
const find = findMarkets([riverside, gala]);

test('an order is for the market of the farm that has its name', () => {
  const order = anOrder({ orderCategory: 'FARMERS_MARKET', name: 'RIVERSIDE market ' });
  expect(find.ofOrder(order)).toBe(riverside);
  expect(find.ofOrder({ ...order, orderCategory: 'RESTAURANT' })).toBeNull();
});

test('an event that is called like a market is another one', () => {
  const order = anOrder({ orderCategory: 'SPECIAL_EVENT', name: riverside.name });
  const event = { id: 'event:riverside market', name: riverside.name, kind: 'EVENT' };
  expect(find.ofOrder(order)).toEqual(event);
});

test('an order without a name is for its customer, or else for no market', () => {
  const order = anOrder({ orderCategory: 'FARMERS_MARKET', name: ' ' });
  expect(find.ofOrder({ ...order, customer: 'Hillside' })?.name).toBe('Hillside');
  expect(find.ofOrder(order)?.name).toBe('Unassigned');
});

test('a note of demand keeps its kind, and the id of a market that is gone', () => {
  const told = find.ofRecord({ kind: 'EVENT', marketId: 'mkt_1' });
  expect(told).toEqual({ ...riverside, kind: 'EVENT' });
  expect(find.ofRecord({ kind: 'MARKET', marketId: 'mkt_9' }).name).toBe('mkt_9');
});

test('markets are listed before events, each once, by name', () => {
  const supper: Market = { id: 'event:supper', name: 'Supper', kind: 'EVENT' };
  const airport: Market = { id: 'market:airport', name: 'Airport', kind: 'MARKET' };
  const sales = [supper, riverside, airport].map((market) => ({ market }));
  expect(listMarkets([riverside, gala], sales)).toEqual([airport, riverside, gala, supper]);
});
