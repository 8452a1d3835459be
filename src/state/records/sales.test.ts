import { expect, test } from 'vitest';
import { agree, correct, markAs } from '#tests/support/actions/work-actions.ts';
import { act } from '#tests/support/devices/act.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aSingleProduct,
  aVariety,
  aRecurringOrder,
  aRepeatOrder,
  aSingleOrder,
  packages,
} from '#tests/support/builders/builders.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmAction } from './farm-action.ts';

const NAMED = { customer: 'Bistro  Marlow' };
const FARM = aFarm({
  orders: [
    anOrder({ id: 'ord_1', ...NAMED, date: '2025-03-14', items: [packages('prod_pea', 12, 4)] }),
    aRepeatOrder({ id: 'ord_2', customer: 'Cafe Luma' }),
  ],
  recurring: [aRecurringOrder({ id: 'rec_1', customer: 'bistro marlow' })],
  single: [aSingleOrder({ id: 'one_1', customer: ' BISTRO MARLOW' })],
  prices: [
    { id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 5, from: null },
    { id: 'prc_2', varietyId: 'pea', packageOz: 4, amount: 4.25, from: null, ...NAMED },
  ],
});

const customersOf = (farm: FarmDocument) =>
  [...farm.orders, ...farm.recurring, ...farm.single, ...(farm.prices ?? [])].map(
    ({ customer }) => customer,
  );

const WHOLE_DAY = { orderId: 'ord_1', dateISO: '2025-03-14' };
const [LINE] = FARM.orders[0]?.items ?? [];
const itemId = LINE?.id ?? '';

test('a new customer takes over what orders and prices called it so far', () => {
  const farm = act(FARM, {
    type: 'ADD_CUSTOMER',
    payload: { name: ' Marlow & Sons ', phone: '555 0100', formerName: 'bistro marlow' },
  });
  expect(farm.customers).toMatchObject([{ name: 'Marlow & Sons', phone: '555 0100', email: '' }]);
  const renamed = 'Marlow & Sons';
  expect(customersOf(farm)).toEqual([renamed, 'Cafe Luma', renamed, renamed, undefined, renamed]);
});

test('a customer is renamed in all orders and prices, but never to a name that another one has', () => {
  const added = act(
    FARM,
    { type: 'ADD_CUSTOMER', payload: { id: 'cus_1', name: 'Bistro Marlow' } },
    { type: 'ADD_CUSTOMER', payload: { id: 'cus_2', name: 'Cafe Luma' } },
  );
  const rename = (name: string): FarmAction => ({
    type: 'UPDATE_CUSTOMER',
    payload: { id: 'cus_1', patch: { name } },
  });
  const to = 'Marlow';
  expect(customersOf(act(added, rename(to)))).toEqual([to, 'Cafe Luma', to, to, undefined, to]);
  expect(act(added, rename('cafe  LUMA'))).toBe(added);
  expect(act(added, rename(' '))).toBe(added);
  const deleted = act(added, { type: 'DELETE_CUSTOMER', payload: { id: 'cus_1' } });
  expect(deleted.customers?.map(({ id }) => id)).toEqual(['cus_2']);
  expect(customersOf(deleted)).toEqual(customersOf(FARM));
});

test('a price takes the place of the one for the same, and stands beside one from another day', () => {
  const set = (more: object): FarmAction => ({
    type: 'SET_PRICE',
    payload: { productId: 'prod_pea', packageOz: 4, amount: 5.5, from: null, ...more },
  });
  const farm = { ...FARM, products: [aSingleProduct(aVariety({ id: 'pea' }))] };
  expect(act(farm, set({})).prices?.[0]).toMatchObject({ id: 'prc_1', amount: 5.5 });
  expect(act(farm, set({})).prices).toHaveLength(2);
  expect(act(farm, set({ from: '2026-12-01' })).prices).toHaveLength(3);
  expect(act(farm, set({ packageOz: 4.01 })).prices).toHaveLength(3);
  const special = act(farm, set({ customer: 'bistro marlow' })).prices;
  expect(special?.[1]).toMatchObject({ id: 'prc_2', amount: 5.5 });
  const deleted = act(FARM, { type: 'DELETE_PRICE', payload: { id: 'prc_2' } });
  expect(act(deleted, { type: 'DELETE_PRICE', payload: { id: 'prc_1' } })).not.toHaveProperty(
    'prices',
  );
});

test('a whole day can be marked delivered and reopened', () => {
  const mark = (status: 'PACKED' | 'DELIVERED' | null) =>
    markAs(status, WHOLE_DAY, { orderId: 'ord_2', dateISO: '2025-03-15' });
  const delivered = act(FARM, mark('DELIVERED'));
  const deliveredAtISO = '2025-03-10T12:00:00.000Z';
  expect(delivered.deliveries).toMatchObject([
    { id: 'dlv_2025-03-14_ord_1', status: 'DELIVERED', deliveredAtISO, lines: [] },
    { id: 'dlv_2025-03-15_ord_2', status: 'DELIVERED', deliveredAtISO },
  ]);
  expect(act(delivered, mark('PACKED')).deliveries).toMatchObject([
    { status: 'PACKED', deliveredAtISO: null },
    { status: 'PACKED' },
  ]);
  expect(act(delivered, mark(null))).not.toHaveProperty('deliveries');
});

test('only lines that are not as ordered are written down', () => {
  const corrected = (farm: FarmDocument, more: object) =>
    act(farm, correct(WHOLE_DAY, { itemId, packed: 12, ...more }));
  const linesOf = (farm: FarmDocument) => farm.deliveries?.[0]?.lines;
  const short = corrected(FARM, { packed: 11, reason: 'SHORT' });
  expect(short.deliveries).toMatchObject([
    { status: 'PACKED', lines: [{ itemId, packed: 11, returned: 0, reason: 'SHORT' }] },
  ]);
  const returned = { packed: 11, returned: 1, reason: 'QUALITY' };
  const back = corrected(short, returned);
  expect(linesOf(back)).toEqual([{ itemId, ...returned }]);
  expect(linesOf(corrected(back, {}))).toEqual([]);
  const extra = packages('prod_pea', 2, 4);
  const added = corrected(FARM, { itemId: 'li_more', packed: 2, extra });
  expect(linesOf(added)).toMatchObject([{ itemId: 'li_more', extra }]);
  expect(linesOf(corrected(added, { itemId: 'li_more', packed: 2 }))).toEqual([]);
});

test('a recurring order of either list can end, pause and resume', () => {
  for (const [list, id] of [
    ['orders', 'ord_2'],
    ['recurring', 'rec_1'],
  ] as const) {
    const past = true;
    const end = (endDate: string | null): FarmAction => ({
      type: 'SET_ORDER_END',
      payload: { list, id, endDate },
      past,
    });
    const ended = act(FARM, end('2025-06-30'));
    expect(ended[list].at(-1)).toMatchObject({ endDate: '2025-06-30' });
    expect(act(ended, end(null))).toEqual(FARM);
    const pause = { id: 'pau_1', from: '2025-08-14', to: '2025-08-01' };
    const paused = act(FARM, { type: 'ADD_ORDER_PAUSE', payload: { list, id, pause }, past });
    expect(paused[list].at(-1)).toMatchObject({
      pauses: [{ id: 'pau_1', from: '2025-08-01', to: '2025-08-14', note: '' }],
    });
    const resume = { list, id, pauseId: 'pau_1' };
    expect(act(paused, { type: 'REMOVE_ORDER_PAUSE', payload: resume, past })).toEqual(FARM);
  }
});

test('a product that is deleted goes from the lines of single deliveries, and stays in prices and what was delivered', () => {
  const items = [packages('mix_salad', 2), packages('prod_pea', 1)];
  const extra = packages('mix_salad', 1);
  const farm = act(
    { ...FARM, products: [aMix({})] },
    agree({ kind: 'ITEMS', orderId: 'ord_2', dateISO: '2025-03-15', items }),
    correct(WHOLE_DAY, { itemId: 'li_x', packed: 1, extra }),
    { type: 'SET_PRICE', payload: { productId: 'mix_salad', packageOz: 4, amount: 6, from: null } },
  );
  const after = act(farm, { type: 'DELETE_PRODUCT', payload: { id: 'mix_salad' } });
  expect(after.deliveryChanges).toMatchObject([{ items: [{ productId: 'prod_pea' }] }]);
  expect(after.prices?.at(-1)).toMatchObject({ productId: 'mix_salad' });
  expect(after.deliveries?.[0]?.lines).toMatchObject([{ extra: { productId: 'mix_salad' } }]);
});
