import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import {
  aMix,
  anOrder,
  aSingleOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { NO_ORDERS } from '#domain/orders/stored-order.ts';
import { generalPrice } from './general-price.ts';
import { hasPrices } from './has-prices.ts';
import { amountOfLine } from './line-price.ts';
import { priceBook } from './price-book.ts';
import { priceForMargin } from './price-for-margin.ts';
import { poundPrice, type Price } from './price.ts';

const PEA = aVariety({ id: 'pea', packSizes: [4] });
const FARM = { varieties: [PEA], products: [aSingleProduct(PEA), aMix({ pea: 100 })] };
const PRICE: Price = { id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 5, from: null };
const pea = (more: Partial<Price>): Price => ({ ...PRICE, ...more });
const LIST = [
  pea({}),
  pea({ id: 'prc_2', amount: 5.5, from: '2026-12-01' }),
  pea({ id: 'prc_3', amount: 4.25, customer: 'Bistro Marlow' }),
  pea({ id: 'prc_4', packageOz: null, amount: 18 }),
];

function amountOf(
  item: OrderItem,
  customer: string,
  dayISO: string,
  prices: readonly Price[] = LIST,
) {
  const price = priceBook({ ...FARM, prices }).priceOf(item, customer)(dayISO);
  const quantity = item.mode === 'BULK' ? item.weight : item.count;
  return price && amountOfLine(item, quantity, price);
}

const TWELVE = packages('pea', 12, 4);

test('a price counts from its day on, and always where it has none', () => {
  expect(amountOf(TWELVE, 'Cafe Luma', '2026-11-30')).toBe(60);
  expect(amountOf(TWELVE, 'Cafe Luma', '2026-12-01')).toBe(66);
  expect(amountOf(TWELVE, '', '2026-12-01', [pea({ from: '2026-12-02' })])).toBeNull();
  const twice = [pea({ id: 'prc_b', amount: 2 }), pea({ id: 'prc_a', amount: 1 })];
  expect(amountOf(TWELVE, '', '2026-12-01', twice)).toBe(24);
});

test('the general price of the day applies to all customers', () => {
  const book = priceBook({ ...FARM, prices: LIST });
  expect(generalPrice(book, { varietyId: 'pea' }, 4, '2026-11-30')).toBe(5);
  expect(generalPrice(book, { varietyId: 'pea' }, 4, '2026-12-01')).toBe(5.5);
  expect(generalPrice(book, { varietyId: 'pea' }, 8, '2026-12-01')).toBeNull();
});

test('a price per kilogram counts per kilogram as long as the one per pound is its own', () => {
  const perKilo = pea({ packageOz: null, unit: 'lb', amount: poundPrice(18.55), perKg: 18.55 });
  expect(perKilo.amount).toBe(8.4141);
  const half = bulk('pea', 500, 'g');
  expect(amountOf(half, '', '2026-12-01', [perKilo])).toBe(9.28);
  const { perKg: _unknown, ...older } = perKilo;
  expect(amountOf(half, '', '2026-12-01', [older])).toBe(9.27);
  expect(amountOf(half, '', '2026-12-01', [{ ...perKilo, amount: 9 }])).toBe(9.92);
  expect(amountOf(bulk('pea', 2, 'lb'), '', '2026-12-01', [perKilo])).toBe(16.83);
});

const PER_GRAM = [pea({ packageOz: null, unit: 'g', amount: 0.04 })];

test.each<readonly [string, OrderItem, number | null, readonly Price[]]>([
  ['loose weight by the pound, in grams', bulk('pea', 500, 'g'), 19.84, LIST],
  ['loose weight by the pound, in ounces', bulk('pea', 10, 'oz'), 11.25, LIST],
  ['loose weight by the pound', bulk('pea', 2, 'lb'), 36, LIST],
  ['loose weight by the gram, in pounds', bulk('pea', 1, 'lb'), 18.14, PER_GRAM],
  ['a size that is off by more than a hair', packages('pea', 1, 4.00001), null, LIST],
  ['a size that is off by a hair', packages('pea', 1, 4.0000005), 4.25, LIST],
  ['another size', packages('pea', 1, 8), null, LIST],
  ['a line with its own price', { ...TWELVE, unitPrice: 3 }, 36, LIST],
  ['a line with its own price of nothing', { ...TWELVE, unitPrice: 0 }, 0, LIST],
  ['a loose line with its own price', { ...bulk('pea', 10, 'oz'), unitPrice: 1.5 }, 15, LIST],
])('the amount of %s: %o comes to %s', (_what, item, amount, prices) => {
  expect(amountOf(item, 'Bistro Marlow', '2026-12-08', prices)).toBe(amount);
});

test('amounts are rounded half up to cents', () => {
  expect(amountOfLine(packages('pea', 3, 4), 3, { amount: 0.335, unit: null })).toBe(1.01);
  expect(amountOfLine(packages('pea', 1, 4), 1, { amount: 1.005, unit: null })).toBe(1.01);
});

test('of many prices the newest that has begun counts, whatever their order', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((at) => `2026-11-${String(at).padStart(2, '0')}`);
  const entry = fc.record({ from: fc.option(day), amount: fc.integer({ min: 1, max: 99 }) });
  checkLaw([fc.array(entry, { maxLength: 12 }), day], (entries, dayISO) => {
    const prices = entries.map((one, at) => pea({ ...one, id: `prc_${at + 10}` }));
    const begun = prices.filter(({ from }) => from === null || from <= dayISO);
    const newest = begun.reduce<Price | null>((best, price) => {
      if (best === null) return price;
      const [a, b] = [best.from ?? '', price.from ?? ''];
      return b > a || (b === a && price.id > best.id) ? price : best;
    }, null);
    expect(amountOf(packages('pea', 1, 4), '', dayISO, prices)).toBe(newest?.amount ?? null);
  });
});

test('the price that earns a wished margin is rounded up to a nickel', () => {
  expect(priceForMargin(1.9)).toBe(4.75);
  expect(priceForMargin(1.91)).toBe(4.8);
  expect(priceForMargin(1.9, 0)).toBe(1.9);
  expect(priceForMargin(1.9, 100)).toBeNull();
});

test('a farm has prices when the list or any line has one', () => {
  const none = { ...NO_ORDERS, orders: [anOrder({ items: [TWELVE] })] };
  expect(hasPrices(none)).toBe(false);
  expect(hasPrices({ ...none, prices: [pea({})] })).toBe(true);
  const orders = [anOrder({ items: [{ ...TWELVE, unitPrice: 0 }] })];
  expect(hasPrices({ ...none, orders })).toBe(true);
  const single = [aSingleOrder({ items: [{ productId: 'prod_pea', count: 1, unitPrice: 2 }] })];
  expect(hasPrices({ ...none, single })).toBe(true);
});
