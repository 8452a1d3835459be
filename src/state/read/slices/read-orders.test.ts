import { expect, test } from 'vitest';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { normalizeFarm } from '../normalize-farm.ts';
import { storedOrderSteps } from './read-orders.ts';

const known = { productIds: new Set(['prod_pea']), varietyIds: new Set(['pea']) };

const read = (source: object) =>
  runToCompletion(storedOrderSteps([{ id: 'o', ...source }], known))[0];
const itemsOf = (...items: object[]) => read({ items })?.items;

test('N12: an order of which nothing is known is for one day that is not set', () => {
  expect(read({})).toEqual({
    id: 'o',
    name: '',
    customer: '',
    orderCategory: 'GENERAL',
    harvestFridayIfWeekend: false,
    createdAt: '1970-01-01T00:00:00.000Z',
    items: [],
    kind: 'ONCE',
    date: null,
  });
});

test('N12: a recurring order without a rule is weekly on Saturdays', () => {
  expect(read({ kind: 'recurring', orderCategory: 'party' })).toMatchObject({
    kind: 'RECURRING',
    orderCategory: 'GENERAL',
    startDate: null,
    frequency: 'WEEKLY',
    interval: 1,
    weekday: 6,
  });
});

test('N12: only weekly orders skip weeks', () => {
  const intervalOf = (frequency: string) => read({ kind: 'RECURRING', frequency, interval: 3 });
  expect(intervalOf('WEEKLY')).toHaveProperty('interval', 3);
  expect(intervalOf('BIWEEKLY')).toHaveProperty('interval', 2);
  expect(intervalOf('MONTHLY_2_4')).toHaveProperty('interval', 1);
});

test('N12: the week of the month is 1 to 4 and belongs to MONTHLY_NTH alone', () => {
  const weekOf = (frequency: string, weekOfMonth?: number) =>
    read({ kind: 'RECURRING', frequency, weekOfMonth });
  expect(weekOf('MONTHLY_NTH', 9)).toHaveProperty('weekOfMonth', 4);
  expect(weekOf('MONTHLY_NTH')).toHaveProperty('weekOfMonth', 1);
  expect(weekOf('WEEKLY', 2)).not.toHaveProperty('weekOfMonth');
});

test('N12: buffer days of an order are 0 to 7, and absent stays absent', () => {
  expect(read({ kind: 'RECURRING', harvestBufferDays: 9 })).toHaveProperty('harvestBufferDays', 7);
  expect(read({ kind: 'RECURRING' })).not.toHaveProperty('harvestBufferDays');
  expect(read({ kind: 'RECURRING', weekendHarvestToFriday: false })).toHaveProperty(
    'weekendHarvestToFriday',
    false,
  );
});

test('N13: of product and variety the product counts if the farm has it', () => {
  expect(itemsOf({ id: 'a', productId: 'prod_pea', varietyId: 'pea' })?.[0]).toEqual({
    id: 'a',
    mode: 'PACKAGE',
    productId: 'prod_pea',
    count: 1,
  });
});

test('N13: else the variety counts if the farm has that, else the product', () => {
  expect(itemsOf({ productId: 'gone', varietyId: 'pea' })?.[0]).toHaveProperty('varietyId', 'pea');
  expect(itemsOf({ productId: 'gone', varietyId: 'pea' })?.[0]).not.toHaveProperty('productId');
  expect(itemsOf({ productId: 'gone', varietyId: 'lost' })?.[0]).toHaveProperty(
    'productId',
    'gone',
  );
});

test('N13: a line that names nothing keeps an empty product', () => {
  expect(itemsOf({ count: 2 })?.[0]).toHaveProperty('productId', '');
});

test('N14: a line with a weight and no mode is bulk; typed texts fill what is missing', () => {
  expect(
    itemsOf(
      { id: 'a', varietyId: 'pea', weightStr: '2.5', unit: 'lbs' },
      { id: 'b', varietyId: 'pea', countStr: '3' },
    ),
  ).toEqual([
    { id: 'a', mode: 'BULK', varietyId: 'pea', weight: 2.5, unit: 'lb' },
    { id: 'b', mode: 'PACKAGE', varietyId: 'pea', count: 3 },
  ]);
});

test('N14: a count is whole and at least 1, a weight at least 0, an unknown unit is oz', () => {
  const countOf = (count: unknown) => itemsOf({ varietyId: 'pea', count })?.[0];
  expect(countOf(2.9)).toHaveProperty('count', 2);
  expect(countOf(0)).toHaveProperty('count', 1);
  expect(countOf('')).toHaveProperty('count', 1);
  expect(
    itemsOf({ mode: 'BULK', varietyId: 'pea', weight: -3, unit: 'bushel' })?.[0],
  ).toMatchObject({ weight: 0, unit: 'oz' });
});

test('N14: a package size outside the list is kept, one that is no size is left out', () => {
  expect(itemsOf({ varietyId: 'pea', packageOz: 5 })?.[0]).toHaveProperty('packageOz', 5);
  expect(itemsOf({ varietyId: 'pea', packageOz: 0 })?.[0]).not.toHaveProperty('packageOz');
});

test('N15: lines of recurring and one-time orders are a product and a count', () => {
  const items = [{ id: 'x', mode: 'PACKAGE', productId: 'prod_pea', packageOz: 4, count: 0 }];
  const slim = [{ productId: 'prod_pea', count: 1 }];
  expect(normalizeFarm({ recurring: [{ id: 'r', items }] }).recurring[0]?.items).toEqual(slim);
  expect(normalizeFarm({ single: [{ id: 's', items }] }).single[0]?.items).toEqual(slim);
});

test('N15: the Friday rule of unified orders is understood in the slim lists', () => {
  const old = [{ id: 'r', harvestFridayIfWeekend: true }];
  const { recurring, single } = normalizeFarm({ recurring: old, single: old });
  expect(recurring[0]).toHaveProperty('weekendHarvestToFriday', true);
  expect(recurring[0]).not.toHaveProperty('harvestFridayIfWeekend');
  expect(single[0]).toHaveProperty('weekendHarvestToFriday', true);
});

test('N15: a recurring order without an interval keeps none', () => {
  expect(normalizeFarm({ recurring: [{ id: 'r' }] }).recurring).toEqual([
    {
      id: 'r',
      name: '',
      customer: '',
      orderCategory: 'GENERAL',
      items: [],
      startDate: null,
      frequency: 'WEEKLY',
      weekday: 6,
    },
  ]);
});
