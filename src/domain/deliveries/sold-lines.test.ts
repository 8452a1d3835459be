import { expect, test } from 'vitest';
import type { OrderItem } from '#domain/orders/order.ts';
import { priceBook } from '#domain/prices/price-book.ts';
import type { Price } from '#domain/prices/price.ts';
import { anOrder, aSingleProduct, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { aDelivery, aSentDelivery, aSentLine } from '#tests/support/builders/delivery-builders.ts';
import type { Delivery, DeliveryLine } from '../orders/delivery.ts';
import { lineSizeLabel, thingText, wordsOfSold } from './line-text.ts';
import { salesReader } from './sold-lines.ts';

const PEA = aVariety({ id: 'pea' });
const KALE = aVariety({ id: 'kale' });
const PRODUCTS = [aSingleProduct(PEA), aSingleProduct(KALE)];

const ounces = (id: string, weight: number, itemId = id): OrderItem => ({
  ...bulk(`prod_${id}`, weight),
  id: itemId,
});

/** Pea is $2 an ounce, from April on $3; kale has no price. */
const PRICES: Price[] = [
  { id: 'p1', productId: 'prod_pea', packageOz: null, unit: 'oz', amount: 2, from: null },
  { id: 'p2', productId: 'prod_pea', packageOz: null, unit: 'oz', amount: 3, from: '2026-04-01' },
];

const BOOK = priceBook({ varieties: [PEA, KALE], products: PRODUCTS, prices: PRICES });
const ORDER = anOrder({ items: [ounces('pea', 10), ounces('kale', 4)] });

const delivery = (more: Partial<Delivery>) =>
  aDelivery({ orderId: ORDER.id, dateISO: '2026-03-02', ...more });

const line = (itemId: string, packed: number, more: Partial<DeliveryLine> = {}): DeliveryLine => ({
  itemId,
  packed,
  returned: 0,
  ...more,
});

test('until it is delivered an order counts as ordered, at the prices of its day', () => {
  const read = salesReader(ORDER, BOOK);
  const march = read('2026-03-02', undefined);
  expect(march).toMatchObject({ amount: 20, unpriced: 1 });
  expect(march.lines).toMatchObject([
    { isAdded: false, ordered: 10, packed: 10, returned: 0, reason: null, sold: 10, amount: 20 },
    { ordered: 4, sold: 4, price: null, amount: null },
  ]);
  // The same prices come to the very same, others do not.
  expect(read('2026-03-09', undefined)).toBe(march);
  expect(read('2026-04-01', undefined)).toMatchObject({ amount: 30, unpriced: 1 });
  expect(read('2026-03-31', undefined)).toMatchObject({ amount: 20, unpriced: 1 });
});

test('what is delivered counts as it was: packed, less what came back', () => {
  const read = salesReader(ORDER, BOOK);
  const lines = [line('pea', 12, { returned: 5, reason: 'QUALITY' })];
  expect(read('2026-03-02', delivery({ lines }))).toMatchObject({
    amount: 14,
    unpriced: 1,
    lines: [
      { ordered: 10, packed: 12, returned: 5, reason: 'QUALITY', sold: 7, amount: 14 },
      { ordered: 4, packed: 4, returned: 0, reason: null, sold: 4 },
    ],
  });
  // Packed and not delivered yet, it counts as ordered.
  expect(read('2026-03-02', delivery({ lines, status: 'PACKED' }))).toMatchObject({
    amount: 20,
    lines: [{ packed: 12, sold: 10 }, { sold: 4 }],
  });
  const back = [line('pea', 2, { returned: 3 })];
  expect(read('2026-03-02', delivery({ lines: back })).lines[0]).toMatchObject({
    sold: 0,
    amount: 0,
  });
});

test('the farm’s own use has no amount', () => {
  const own = { ...ORDER, orderCategory: 'INTERNAL_USE' as const };
  const read = salesReader(own, BOOK);
  expect(read('2026-03-02', undefined)).toMatchObject({ amount: 0, unpriced: 0 });
  expect(read('2026-03-02', undefined).lines.map(({ price, amount }) => [price, amount])).toEqual([
    [null, 0],
    [null, 0],
  ]);
});

test('trays sold alive stay trays after their variety is deleted', () => {
  const trays = { packageOz: 1, unitPrice: null, amount: null };
  const sent = aSentDelivery(
    { orderId: ORDER.id, dateISO: '2026-03-02' },
    'Bistro',
    aSentLine({ ...trays, varietyId: 'pea-live-1010', text: 'Pea, live 1010' }),
    aSentLine({ ...trays, itemId: 'li_cut', varietyId: 'gone', text: 'Dill 1 oz' }),
  );
  const { lines } = salesReader(ORDER, BOOK)('2026-03-02', sent);
  const words = lines.map((sold) => wordsOfSold(sold, BOOK));
  expect(words.map((line) => thingText(line))).toEqual(['Pea, live 1010', 'Dill 1 oz']);
  expect(words.map((line) => lineSizeLabel(line))).toEqual(['tray', '1 oz']);
});
