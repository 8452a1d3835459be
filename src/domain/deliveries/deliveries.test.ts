import { expect, test } from 'vitest';
import { priceBook } from '#domain/prices/price-book.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aRepeatOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { aDelivery } from '#tests/support/builders/delivery-builders.ts';
import { type Delivery, type DeliveryLine } from '../orders/delivery.ts';
import { deliveryState } from './delivery-days.ts';
import { deliveryNotes } from './delivery-notes.ts';
import { deliveryRows } from './delivery-rows.ts';
import { packList } from './pack-list.ts';
import { salesReader } from './sold-lines.ts';

const DAY = '2026-12-08';
const VARIETIES = [aVariety({ id: 'pea' }), aVariety({ id: 'kale' })];
const TWELVE = packages('pea', 12, 4);
const FIRST = anOrder({
  id: 'ord_1',
  name: 'Tuesday',
  customer: 'Bistro Marlow',
  date: DAY,
  items: [TWELVE, packages('mix_salad', 3, 5)],
});
const FARM = aFarm({
  varieties: VARIETIES,
  products: [...VARIETIES.map(aSingleProduct), aMix({ pea: 70, kale: 30 })],
  orders: [
    FIRST,
    anOrder({ id: 'ord_2', name: 'Deli', date: DAY, items: [bulk('kale', 500, 'g')] }),
    aRepeatOrder({
      id: 'ord_3',
      name: 'Brunch',
      customer: 'bistro  marlow',
      weekday: 2,
      startDate: '2026-12-01',
      items: [packages('prod_pea', 2, 4)],
    }),
  ],
  prices: [{ id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 4.25, from: null }],
});

function delivery(status: Delivery['status'], ...lines: readonly DeliveryLine[]): Delivery {
  return aDelivery({ orderId: 'ord_1', dateISO: DAY, status, lines });
}

const line = (more: Partial<DeliveryLine>): DeliveryLine => ({
  itemId: TWELVE.id,
  packed: 12,
  returned: 0,
  ...more,
});

function soldOf(noted: Delivery | undefined, orderCategory = 'RESTAURANT' as const) {
  return salesReader({ ...FIRST, orderCategory, items: [TWELVE] }, priceBook(FARM))(DAY, noted);
}

test('an added line is paid, one of nothing counts nowhere', () => {
  const extra = packages('pea', 9, 4);
  const added = line({ itemId: 'li_more', packed: 2, extra });
  expect(soldOf(delivery('DELIVERED', added))).toMatchObject({
    amount: 59.5,
    lines: [{}, { isAdded: true, ordered: 0, sold: 2, amount: 8.5 }],
  });
  expect(soldOf(delivery('PACKED', added)).amount).toBe(51);
  const gone = delivery('DELIVERED', line({ itemId: 'li_gone', packed: 5 }));
  expect(soldOf(gone)).toMatchObject({ amount: 51, unpriced: 0 });
});

test('the pack list of a day goes by customer and by order, with the sum below', () => {
  const list = packList(FARM, DAY, DAY);
  expect(list.orders.map(({ customer, order }) => [customer, order.name])).toEqual([
    ['bistro  marlow', 'Brunch'],
    ['Bistro Marlow', 'Tuesday'],
    ['Deli', 'Deli'],
  ]);
  expect(list.sums).toMatchObject([
    { name: 'Kale', packageOz: null, unit: 'g', quantity: 500 },
    { name: 'Pea', packageOz: 4, quantity: 14 },
    { name: 'Salad', packageOz: 5, quantity: 3 },
  ]);
});

test('sums are sorted by name, then by size, with bulk last', () => {
  const peas = [packages('pea', 1, 8), bulk('pea', 2), packages('pea', 1, 2)];
  const items = [...peas, packages('kale', 1, 9)];
  const { sums } = packList({ ...FARM, orders: [anOrder({ date: DAY, items })] }, DAY, DAY);
  expect(sums.map(({ name, packageOz }) => [name, packageOz])).toEqual([
    ['Kale', 9],
    ['Pea', 2],
    ['Pea', 8],
    ['Pea', null],
  ]);
});

test('loose weight of several orders is summed up to 4 decimals', () => {
  const orders = [0.10001, 0.20002].map((pounds) =>
    anOrder({ id: `ord_${pounds}`, date: DAY, items: [bulk('kale', pounds, 'lb')] }),
  );
  expect(packList({ ...FARM, orders }, DAY, DAY).sums).toMatchObject([{ quantity: 0.3 }]);
});

test('the parts of a mix are told in tenths of an ounce', () => {
  const orders = [anOrder({ date: DAY, items: [packages('mix_salad', 1, 5.21)] })];
  // 3.647 and 1.563 oz.
  expect(packList({ ...FARM, orders }, DAY, DAY).orders[0]?.lines[0]?.parts).toEqual([
    { name: 'Pea', ounces: 3.6 },
    { name: 'Kale', ounces: 1.6 },
  ]);
});

test('an unmarked delivery is open for a week, then it counts as delivered', () => {
  expect(deliveryState(undefined, DAY, DAY)).toBe('TO_DELIVER');
  expect(deliveryState(delivery('PACKED'), DAY, DAY)).toBe('PACKED');
  expect(deliveryState(delivery('DELIVERED'), DAY, DAY)).toBe('DELIVERED');
  expect(deliveryState(undefined, DAY, '2026-12-15')).toBe('TO_DELIVER');
  expect(deliveryState(undefined, DAY, '2026-12-16')).toBe('DELIVERED');
});

test('the file of deliveries has a row for each line', () => {
  const farm = { ...FARM, deliveries: [delivery('DELIVERED', line({ packed: 11, returned: 1 }))] };
  const rows = deliveryRows(farm, DAY, DAY);
  const bistro = [DAY, 'Bistro Marlow', 'Tuesday'];
  expect(rows).toContainEqual([...bistro, 'Pea', '4 oz', 12, 11, 1, 4.25, 42.5, 'package']);
  expect(rows).toContainEqual([DAY, '', 'Deli', 'Kale', 'g', 500, 500, 0, null, null, null]);
  expect(rows).toHaveLength(4);
  expect(deliveryRows(farm, '2026-12-09', DAY)).toEqual([]);
  const perPound = { id: 'prc_2', varietyId: 'kale', packageOz: null, amount: 18, from: null };
  // 500 ÷ 453.59237 × 18
  expect(
    deliveryRows({ ...farm, prices: [perPound] }, DAY, DAY).find(([, , , name]) => name === 'Kale'),
  ).toEqual([DAY, '', 'Deli', 'Kale', 'g', 500, 500, 0, 18, 19.84, 'lb']);
});

test('a delivery note asks for what is there, of all orders of the customer, also before it is delivered', () => {
  const short = delivery('PACKED', line({ packed: 11, reason: 'SHORT' }));
  const notes = deliveryNotes(packList({ ...FARM, deliveries: [short] }, DAY, DAY).orders);
  // Eleven tubs of twelve and two of brunch at $4.25; the mix and the loose kale have no price.
  expect(notes).toMatchObject([
    {
      // As the first of the orders, Brunch, spells it.
      customer: 'bistro  marlow',
      isPriced: true,
      amount: 55.25,
      lines: [
        { quantity: 2, amount: 8.5 },
        { quantity: 11, amount: 46.75 },
        { quantity: 3, amount: null },
      ],
    },
    { customer: 'Deli', isPriced: false, amount: 0, lines: [{ quantity: 500, amount: null }] },
  ]);
});

test('a delivery note counts what was packed less what was taken back, in cents', () => {
  const lines = [
    line({ packed: 12, returned: 2, reason: 'QUALITY' }),
    ...['li_9', 'li_8'].map((id) =>
      line({ itemId: id, packed: 3, extra: { ...TWELVE, id, unitPrice: 0.1 } }),
    ),
  ];
  const orders = FARM.orders.filter(({ id }) => id === 'ord_1');
  const noted = { ...FARM, orders, deliveries: [delivery('PACKED', ...lines)] };
  const [note] = deliveryNotes(packList(noted, DAY, DAY).orders);
  // 10 × 4.25 + 0.30 + 0.30; the mix has no price.
  expect(note?.lines.map(({ quantity, amount }) => [quantity, amount])).toEqual([
    [10, 42.5],
    [3, null],
    [3, 0.3],
    [3, 0.3],
  ]);
  expect(note?.amount).toBe(43.1);
});
