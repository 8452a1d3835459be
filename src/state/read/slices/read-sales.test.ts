import { expect, test } from 'vitest';
import { aCustomer } from '#tests/support/builders/catalog-builders.ts';
import { aDelivery } from '#tests/support/builders/delivery-builders.ts';
import { normalizeFarm } from '../normalize-farm.ts';

const CUSTOMER = aCustomer({ name: 'Bistro Marlow', phone: '555 0100' });
const PRICE = { id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 5, from: null };
const DELIVERY = aDelivery({
  orderId: 'ord_1',
  dateISO: '2026-12-01',
  deliveredAtISO: '2026-12-01T09:00:00.000Z',
  lines: [{ itemId: 'li_1', packed: 11, returned: 1, reason: 'QUALITY' }],
});

const pricesOf = (...prices: readonly object[]) => normalizeFarm({ prices }).prices;
const linesOf = (...lines: readonly object[]) =>
  normalizeFarm({ deliveries: [{ ...DELIVERY, lines }] }).deliveries?.[0]?.lines;

test('customers, prices and deliveries stay as they are, and a farm without them has no list of them', () => {
  const farm = { customers: [CUSTOMER], prices: [PRICE], deliveries: [DELIVERY] };
  expect(normalizeFarm(farm)).toMatchObject(farm);
  for (const name of ['customers', 'prices', 'deliveries']) {
    expect(normalizeFarm({})).not.toHaveProperty(name);
    expect(normalizeFarm({ [name]: [] })).not.toHaveProperty(name);
  }
});

test('of two customers with one name the first stays, and takes what it lacks from the second', () => {
  const second = { ...CUSTOMER, id: 'cus_2', name: ' bistro  MARLOW ', email: 'chef@marlow.com' };
  const customers = [CUSTOMER, { ...second, phone: '555 0199' }];
  expect(normalizeFarm({ customers }).customers).toEqual([
    { ...CUSTOMER, email: 'chef@marlow.com' },
  ]);
});

test('a price is for one thing, of one size, and not below nothing', () => {
  expect(pricesOf({ ...PRICE, productId: 'prod_pea' })).toBeUndefined();
  expect(pricesOf({ ...PRICE, varietyId: '' })).toBeUndefined();
  expect(pricesOf({ ...PRICE, amount: -1 })).toBeUndefined();
  expect(pricesOf({ ...PRICE, packageOz: 0 })).toBeUndefined();
  expect(pricesOf({ ...PRICE, packageOz: 'big' })).toBeUndefined();
  expect(pricesOf({ ...PRICE, amount: 0 })).toEqual([{ ...PRICE, amount: 0 }]);
});

test('a loose price is per pound where its unit is unknown, and a price keeps 4 decimals', () => {
  const loose = { ...PRICE, packageOz: null };
  expect(pricesOf({ ...loose, unit: 'stone' })).toEqual([{ ...loose, unit: 'lb' }]);
  expect(pricesOf(loose)).toEqual([loose]);
  expect(pricesOf({ ...PRICE, unit: 'oz' })).toEqual([PRICE]);
  expect(pricesOf({ ...PRICE, amount: 4.123456 })).toEqual([{ ...PRICE, amount: 4.1235 }]);
  expect(pricesOf({ ...PRICE, customer: '  ' })).toEqual([PRICE]);
});

test('a delivery has one record of its event, and one line of each item', () => {
  const twice = [DELIVERY, { ...DELIVERY, id: 'dlv_other', status: 'PACKED' }];
  expect(normalizeFarm({ deliveries: twice }).deliveries).toEqual([DELIVERY]);
  const line = { itemId: 'li_1', packed: 3, returned: 0 };
  expect(linesOf(line, { ...line, packed: 4 })).toEqual([line]);
  expect(linesOf({ itemId: 'li_1' }, { ...line, packed: -1 })).toEqual([]);
  expect(linesOf({ ...line, returned: 5 })).toEqual([{ ...line, returned: 3 }]);
  expect(linesOf({ ...line, reason: 'rain' })).toEqual([line]);
});

test('an added line is read like a line of an order', () => {
  const extra = { id: 'li_2', productId: 'prod_pea', countStr: '3', unitPrice: 2 };
  expect(linesOf({ itemId: 'li_2', packed: 3, returned: 0, extra })).toEqual([
    {
      itemId: 'li_2',
      packed: 3,
      returned: 0,
      extra: { id: 'li_2', mode: 'PACKAGE', productId: 'prod_pea', count: 3, unitPrice: 2 },
    },
  ]);
});

test('unknown fields stay', () => {
  const farm = {
    customers: [{ ...CUSTOMER, vip: true }],
    prices: [{ ...PRICE, note: 'spring' }],
    deliveries: [{ ...DELIVERY, driver: 'Ana', lines: [{ ...DELIVERY.lines[0], crate: 2 }] }],
  };
  expect(normalizeFarm(farm)).toMatchObject(farm);
});

test('pauses lie by their first day, from the earlier to the later one', () => {
  const order = { id: 'ord_1', kind: 'RECURRING', startDate: '2026-11-03', items: [] };
  const pauses = [
    { id: 'pau_2', from: '2027-01-01', to: '2027-01-07', note: '' },
    { id: 'pau_1', from: '2026-12-05', to: '2026-11-23' },
    { id: 'pau_3', from: '2027-02-01' },
  ];
  const farm = normalizeFarm({
    orders: [{ ...order, pauses, endDate: 'soon' }],
    recurring: [{ ...order, id: 'rec_1', pauses: [], endDate: '2026-12-15' }],
  });
  expect(farm.orders[0]).toMatchObject({
    pauses: [{ id: 'pau_1', from: '2026-11-23', to: '2026-12-05', note: '' }, pauses[0]],
  });
  expect(farm.orders[0]).not.toHaveProperty('endDate');
  expect(farm.recurring[0]).toMatchObject({ endDate: '2026-12-15' });
  expect(farm.recurring[0]).not.toHaveProperty('pauses');
});

test('a price per kilogram is of bulk only, a number of 0 or more with 4 decimals', () => {
  const bulkPrice = { ...PRICE, packageOz: null, unit: 'lb', amount: 8.4141 };
  const perKgOf = (more: object) => pricesOf({ ...bulkPrice, ...more })?.[0]?.perKg;
  expect(perKgOf({ perKg: 18.550049 })).toBe(18.55);
  expect(perKgOf({ perKg: 18.55, packageOz: 4 })).toBeUndefined();
});
