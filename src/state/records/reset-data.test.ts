import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import {
  aFarm,
  aGeneralTask,
  aMix,
  anOrder,
  aRecurringOrder,
  aRepeatOrder,
  aSingleOrder,
  aSingleProduct,
  aTask,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { ResetName } from './reset-data.ts';

const reset = (farm: FarmDocument, name: ResetName) =>
  act(farm, { type: 'RESET_DATA', payload: { name } });

const pea = aVariety({ id: 'pea' });
const farm = aFarm({
  varieties: [pea, aVariety({ id: 'kale' })],
  products: [aSingleProduct(pea), aMix({ pea: 60, kale: 40 })],
  orders: [
    anOrder({ id: 'once', items: [packages('mix_salad', 2), packages('pea', 1)] }),
    aRepeatOrder({ id: 'weekly' }),
  ],
  recurring: [aRecurringOrder()],
  single: [aSingleOrder()],
});

test('without varieties there are no single products, no shares and no order lines of them', () => {
  const after = reset(farm, 'varieties');
  expect(after.varieties).toEqual([]);
  expect(after.products).toMatchObject([{ id: 'mix_salad', components: [] }]);
  expect(after.orders[0]?.items).toMatchObject([{ productId: 'mix_salad' }]);
});

test('without products the single products of varieties stay, order lines of products go', () => {
  const after = reset(farm, 'products');
  expect(after.products).toEqual([aSingleProduct(pea)]);
  expect(after.orders[0]?.items).toMatchObject([{ varietyId: 'pea' }]);
  expect(after.recurring[0]?.items).toEqual([]);
});

test('a reset of recurring orders removes those of both lists', () => {
  const after = reset(farm, 'recurring');
  expect(after.recurring).toEqual([]);
  expect(after.orders.map(({ id }) => id)).toEqual(['once']);
  expect(after.single).toEqual(farm.single);
});

test('a reset of orders takes the Orders and the One-Time Orders', () => {
  const after = reset(farm, 'orders');
  expect(after.orders).toEqual([]);
  expect(after.single).toEqual([]);
  expect(after.recurring).toEqual(farm.recurring);
});

test('a reset of tasks leaves only what the orders ask for, none of it done', () => {
  const done = aTask({ done: true });
  const after = reset({ ...farm, tasks: [done, aGeneralTask()] }, 'tasks');
  expect(after.tasks.length).toBeGreaterThan(0);
  expect(after.tasks.every((task) => !task.done && task.type !== 'GENERAL')).toBe(true);
});

test('delivery changes go with their order or variety, nothing else does', () => {
  const made = { atISO: '2026-11-20T08:00:00.000Z', note: '' };
  const part = { ...made, dateISO: '2026-11-21', varietyId: 'pea', oz: 2 };
  const agreed = {
    ...farm,
    deliveryChanges: [
      { ...part, id: 'dch_1', kind: 'LESS', orderId: 'once' },
      { ...part, id: 'dch_2', kind: 'LESS', orderId: 'weekly' },
      { ...made, id: 'dch_3', kind: 'GONE', varietyId: 'kale', harvestISO: '2026-11-20', oz: 1 },
    ],
  } satisfies FarmDocument;
  const left = (name: ResetName) => reset(agreed, name).deliveryChanges?.map(({ id }) => id);
  expect(left('recurring')).toEqual(['dch_1', 'dch_3']);
  expect(left('orders')).toEqual(['dch_3']);
  expect(left('varieties')).toBeUndefined();
  expect(left('tasks')).toEqual(['dch_1', 'dch_2', 'dch_3']);
});
