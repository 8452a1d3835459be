import { expect, test } from 'vitest';
import { costBook } from '#domain/costing/cost-book.ts';
import { priceBook } from '#domain/prices/price-book.ts';
import { anOverhead } from '#tests/support/builders/catalog-builders.ts';
import { exampleCatalog, exampleCostFarm } from '#tests/support/farms/cost-example.ts';
import { newItemDraft } from './items/item-draft.ts';
import { newOrderDraft, type OrderDraft } from './order-draft.ts';
import { linePriceText, orderMoney, orderMoneyText } from './order-money.ts';

const TODAY = '2026-11-20';

// Seed 0.231485, soil 0.3125 and packaging 0.336667 with an overhead of 1.019348 are $1.90 a package.
const overheads = [anOverhead({ mode: 'PER_UNIT', cost: 1.019348 })];
const FARM = exampleCostFarm({
  catalog: exampleCatalog({ overheads }),
  prices: [
    { id: 'prc_1', varietyId: 'sunflower', packageOz: 4, amount: 5, from: null },
    { id: 'prc_2', varietyId: 'sunflower', packageOz: 4, amount: 5.5, from: '2026-12-01' },
    {
      id: 'prc_3',
      varietyId: 'sunflower',
      packageOz: 4,
      amount: 4.25,
      customer: 'Bistro Marlow',
      from: null,
    },
  ],
});
const BOOKS = { prices: priceBook(FARM), costs: costBook(FARM) };

const TWELVE = {
  ...newItemDraft('li_1'),
  target: { varietyId: 'sunflower' },
  packageOz: 4,
  count: 12,
} as const;

function draft(more: Partial<OrderDraft> = {}): OrderDraft {
  const made = { id: 'ord_1', itemId: 'li_1', createdAt: '' };
  return { ...newOrderDraft('orders', 'ONCE', TODAY, made), items: [TWELVE], ...more };
}

const textOf = (more: Partial<OrderDraft>) => orderMoneyText(orderMoney(draft(more), BOOKS, TODAY));

test('an order says what a delivery brings, costs and earns', () => {
  expect(textOf({ customer: ' bistro  marlow' })).toBe('$51.00, cost $22.80, margin 55.3%');
});

test('the price is that of the next delivery', () => {
  // Twelve at $5.00 and at $5.50; 37.20 / 60 and 43.20 / 66.
  expect(textOf({})).toBe('$60.00, cost $22.80, margin 62.0%');
  expect(textOf({ date: '2026-12-08' })).toBe('$66.00, cost $22.80, margin 65.5%');
  const everyTuesday = { kind: 'RECURRING', startDate: '2026-12-01', weekday: 2 } as const;
  expect(textOf(everyTuesday)).toBe('$66.00, cost $22.80, margin 65.5%');
});

test('a line without a price is counted, one that sells nothing yet is not', () => {
  const loose = {
    ...newItemDraft('li_2'),
    target: { varietyId: 'sunflower' },
    mode: 'BULK',
    weight: 0,
  } as const;
  expect(textOf({ items: [TWELVE, loose, newItemDraft('li_3')] })).toBe(
    '$60.00, cost $22.80, margin 62.0%, 1 line has no price',
  );
});

test('the price of this order alone goes first, and nobody pays what the farm itself uses', () => {
  expect(textOf({ items: [{ ...TWELVE, unitPrice: 0 }] })).toBe('$0.00, cost $22.80, margin —');
  const own = orderMoney(draft({ orderCategory: 'INTERNAL_USE' }), BOOKS, TODAY);
  expect(orderMoneyText(own)).toBe('$0.00, cost $22.80, margin —');
  expect([...own.lines]).toEqual([]);
});

test('a line of a slim order has its price, too', () => {
  const slim = { ...draft(), list: 'single', items: [{ ...TWELVE, packageOz: 4 }] } as const;
  expect(orderMoney(slim, BOOKS, TODAY).lines.get('li_1')).toMatchObject({ amount: 60 });
});

test('a cost that lacks a part says so', () => {
  const unpacked = {
    ...BOOKS,
    costs: costBook({ ...FARM, catalog: exampleCatalog({ packaging: [] }) }),
  };
  const { margin } = orderMoney(draft(), unpacked, TODAY);
  expect(margin.isIncomplete).toBe(true);
  expect(orderMoneyText({ margin, lines: new Map() })).toContain('(cost incomplete)');
});

test('a price says for how much of it, and that something is given away', () => {
  expect(linePriceText({ amount: 4.25, unit: null })).toBe('$4.25 each');
  expect(linePriceText({ amount: 18, unit: 'lb' })).toBe('$18.00 per lb');
  expect(linePriceText({ amount: 0, unit: 'oz' })).toBe('Given away');
});
