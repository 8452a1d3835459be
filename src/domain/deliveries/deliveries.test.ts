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
import type { Delivery, DeliveryLine } from './delivery.ts';
import { deliveryId } from './delivery.ts';
import { deliveryState } from './delivery-days.ts';
import { deliveryNotes } from './delivery-notes.ts';
import { deliveryRows } from './delivery-rows.ts';
import { packList } from './pack-list.ts';
import { salesReader } from './sold-lines.ts';

const DAY = '2026-12-08';
const VARIETIES = [aVariety({ id: 'pea' }), aVariety({ id: 'kale' })];
const TWELVE = packages('pea', 12, 4);
const FARM = aFarm({
  varieties: VARIETIES,
  products: [...VARIETIES.map(aSingleProduct), aMix({ pea: 70, kale: 30 })],
  orders: [
    anOrder({
      id: 'ord_1',
      name: 'Tuesday',
      customer: 'Bistro Marlow',
      date: DAY,
      items: [TWELVE, packages('mix_salad', 3, 5)],
    }),
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
  const id = deliveryId('ord_1', DAY);
  return { id, orderId: 'ord_1', dateISO: DAY, status, deliveredAtISO: null, lines, note: '' };
}

const line = (more: Partial<DeliveryLine>): DeliveryLine => ({
  itemId: TWELVE.id,
  packed: 12,
  returned: 0,
  ...more,
});

const [FIRST] = FARM.orders;

function soldOf(noted: Delivery | undefined, orderCategory = 'RESTAURANT' as const) {
  if (FIRST === undefined) throw new Error('There is no order.');
  return salesReader({ ...FIRST, orderCategory, items: [TWELVE] }, priceBook(FARM))(DAY, noted);
}

test('what was packed less what came back is paid once it is delivered', () => {
  const noted = line({ packed: 11, returned: 1, reason: 'QUALITY' });
  expect(soldOf(delivery('DELIVERED', noted)).amount).toBe(42.5);
  expect(soldOf(delivery('PACKED', noted)).amount).toBe(51);
  expect(soldOf(delivery('DELIVERED')).amount).toBe(51);
  expect(soldOf(undefined).amount).toBe(51);
});

test('an added line is paid, one of nothing counts nowhere', () => {
  const extra = packages('pea', 9, 4);
  const added = line({ itemId: 'li_more', packed: 2, extra });
  expect(soldOf(delivery('DELIVERED', added))).toMatchObject({
    amount: 59.5,
    lines: [{}, { isAdded: true, ordered: 0, sold: 2, amount: 8.5 }],
  });
  expect(soldOf(delivery('PACKED', added)).amount).toBe(51);
  expect(soldOf(delivery('DELIVERED', line({ itemId: 'li_gone', packed: 5 })))).toMatchObject({
    amount: 51,
    unpriced: 0,
  });
});

test('a line without a price is told, and nobody pays for what the farm itself uses', () => {
  const order = { ...FIRST, items: [TWELVE, bulk('kale', 3, 'oz')], customer: '' } as const;
  const read = (orderCategory: 'GENERAL' | 'INTERNAL_USE') =>
    salesReader({ ...order, orderCategory }, priceBook(FARM))(DAY, undefined);
  expect(read('GENERAL')).toMatchObject({ amount: 51, unpriced: 1 });
  expect(read('GENERAL').lines[1]).toMatchObject({ price: null, amount: null });
  expect(read('INTERNAL_USE')).toMatchObject({ amount: 0, unpriced: 0 });
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

test('sums stand by name, then by size, and loose weight last', () => {
  const items = [
    packages('pea', 1, 8),
    bulk('pea', 2),
    packages('kale', 1, 9),
    packages('pea', 1, 2),
  ];
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

test('a mix is one line with its parts for the person who blends', () => {
  const [, tuesday] = packList(FARM, DAY, DAY).orders;
  expect(tuesday?.lines[1]).toMatchObject({
    name: 'Salad',
    packed: 3,
    parts: [
      { name: 'Pea', ounces: 10.5 },
      { name: 'Kale', ounces: 4.5 },
    ],
  });
  expect(tuesday?.lines[0]?.parts).toEqual([]);
});

test('the parts of a mix are told in tenths of an ounce', () => {
  const orders = [anOrder({ date: DAY, items: [packages('mix_salad', 1, 5.21)] })];
  // 3.647 and 1.563 oz.
  expect(packList({ ...FARM, orders }, DAY, DAY).orders[0]?.lines[0]?.parts).toEqual([
    { name: 'Pea', ounces: 3.6 },
    { name: 'Kale', ounces: 1.6 },
  ]);
});

test('a moved delivery is packed on its new day, and known by the day of its rule', () => {
  const move = {
    id: 'dch_1',
    atISO: '2026-12-01T08:00:00.000Z',
    note: '',
    kind: 'MOVE',
    orderId: 'ord_1',
    dateISO: DAY,
    toISO: '2026-12-09',
  } as const;
  const farm = { ...FARM, deliveryChanges: [move], deliveries: [delivery('DELIVERED')] };
  expect(packList(farm, '2026-12-09', DAY).orders).toMatchObject([
    { dateISO: DAY, dayISO: '2026-12-09', change: 'MOVED', state: 'DELIVERED' },
  ]);
  expect(packList(farm, DAY, DAY).orders).toHaveLength(2);
});

test('a delivery that nobody ticks is to deliver for a week, then it counts as delivered', () => {
  expect(deliveryState(undefined, DAY, DAY)).toBe('TO_DELIVER');
  expect(deliveryState(delivery('PACKED'), DAY, DAY)).toBe('PACKED');
  expect(deliveryState(delivery('DELIVERED'), DAY, DAY)).toBe('DELIVERED');
  expect(deliveryState(undefined, DAY, '2026-12-15')).toBe('TO_DELIVER');
  expect(deliveryState(undefined, DAY, '2026-12-16')).toBe('DELIVERED');
});

test('the file of deliveries has a row for each line', () => {
  const farm = { ...FARM, deliveries: [delivery('DELIVERED', line({ packed: 11, returned: 1 }))] };
  const rows = deliveryRows(farm, DAY, DAY);
  expect(rows).toContainEqual([
    DAY,
    'Bistro Marlow',
    'Tuesday',
    'Pea',
    '4 oz',
    12,
    11,
    1,
    4.25,
    42.5,
  ]);
  expect(rows).toContainEqual([DAY, '', 'Deli', 'Kale', 'g', 500, 500, 0, null, null]);
  expect(rows).toHaveLength(4);
  expect(deliveryRows(farm, '2026-12-09', DAY)).toEqual([]);
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

test('lines of one thing in one size are one sum, whether they name the variety or its product', () => {
  const { orders, sums } = packList(FARM, DAY, DAY);
  const keys = orders.flatMap(({ lines }) => lines.map(({ sumKey }) => sumKey));
  expect(new Set(keys)).toEqual(new Set(sums.map(({ key }) => key)));
  expect(keys).toHaveLength(4);
  expect(sums).toHaveLength(3);
});

test('deliveries of one order come to what each is worth on its own day', () => {
  if (FIRST === undefined) throw new Error('There is no order.');
  const prices = [
    ...(FARM.prices ?? []),
    { id: 'prc_2', varietyId: 'pea', packageOz: 4, amount: 5, from: '2026-12-05' },
  ];
  const read = salesReader({ ...FIRST, items: [TWELVE] }, priceBook({ ...FARM, prices }));
  const amounts = ['2026-12-01', '2026-12-04', '2026-12-08', '2026-12-01'].map(
    (day) => read(day, undefined).amount,
  );
  // Twelve packages at 4.25, and at 5 from 12/5 on.
  expect(amounts).toEqual([51, 51, 60, 51]);
});

test('of what all came back nothing is paid, nor is more taken off than was packed', () => {
  const back = (returned: number) => soldOf(delivery('DELIVERED', line({ packed: 2, returned })));
  expect(back(2)).toMatchObject({ amount: 0, lines: [{ sold: 0 }] });
  expect(back(3)).toMatchObject({ amount: 0, lines: [{ sold: 0 }] });
});

test('a delivery note counts what was packed less what was taken back, in cents', () => {
  const lines = [
    line({ packed: 12, returned: 2, reason: 'QUALITY' }),
    line({
      itemId: 'li_9',
      packed: 3,
      returned: 0,
      extra: { ...TWELVE, id: 'li_9', unitPrice: 0.1 },
    }),
    line({
      itemId: 'li_8',
      packed: 3,
      returned: 0,
      extra: { ...TWELVE, id: 'li_8', unitPrice: 0.1 },
    }),
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

test('a file of days that run backwards has no rows', () => {
  expect(deliveryRows(FARM, '2026-12-09', DAY)).toEqual([]);
  expect(deliveryRows(FARM, DAY, DAY).length).toBeGreaterThan(0);
});
