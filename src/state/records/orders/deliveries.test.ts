import { expect, test } from 'vitest';
import { createAvailabilityCheck } from '#domain/answers/availability/availability-check.ts';
import { requestedOrder } from '#domain/answers/availability/availability-question.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { listShortages } from '#domain/answers/shortages/list-shortages.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import type { FarmAction } from '../farm-action.ts';

const act = (farm: FarmDocument, action: FarmAction) => actOn(farm, BISTRO_DAY, action);

const LESS = {
  kind: 'LESS',
  orderId: 'ord_bistro_friday',
  dateISO: '2026-11-27',
  varietyId: 'sunflower',
  oz: 4,
} as const;

test('an accepted order is stored as confirmed: the order, and what it takes from Saturday', () => {
  const farm = bistroFarm();
  const question = {
    item: { kind: 'variety', id: 'sunflower', name: 'Sunflower' },
    amount: { mode: 'BULK', weight: 10, unit: 'oz' },
    dateISO: '2026-11-30',
    limits: [],
  } as const;
  const { changes } = createAvailabilityCheck(forecastSupply(farm, BISTRO_DAY), question).answer();
  const order = requestedOrder(question, BISTRO_DAY, { id: 'ord_chef', customer: 'Chef Ana' });
  const taken = act(farm, { type: 'TAKE_ORDER', payload: { order, changes } });
  expect(taken.orders.at(-1)).toMatchObject({
    id: 'ord_chef',
    name: 'Chef Ana, Mon 11/30',
    customer: 'Chef Ana',
    date: '2026-11-30',
    createdAt: '2026-11-22T12:00:00.000Z',
  });
  expect(taken.deliveryChanges).toMatchObject([
    { kind: 'TAKE', orderId: 'ord_chef', oz: 10, harvestISO: '2026-11-28', note: '' },
  ]);
  expect(taken.deliveryChanges?.[0]?.id).toMatch(/^dch_[0-9a-z]+$/);
  expect(listShortages(forecastSupply(taken, BISTRO_DAY))).toEqual([]);
});

test('an accepted order whose id is taken gets another one, and its delivery changes follow', () => {
  const question = {
    item: { kind: 'variety', id: 'sunflower', name: 'Sunflower' },
    amount: { mode: 'BULK', weight: 10, unit: 'oz' },
    dateISO: '2026-11-30',
  } as const;
  const order = requestedOrder(question, BISTRO_DAY, { id: 'ord_bistro_friday', customer: '' });
  const change = { ...LESS, dateISO: '2026-11-30', orderId: 'ord_promise' };
  const payload = { order, changes: [change] };
  const taken = act(bistroFarm(), { type: 'TAKE_ORDER', payload });
  expect(taken.orders.at(-1)).toMatchObject({ id: 'ord_bistro_friday-2', name: 'Order Mon 11/30' });
  expect(taken.deliveryChanges).toMatchObject([{ orderId: 'ord_bistro_friday-2' }]);
});

test('a delivery change is recorded, and undone without a trace', () => {
  const farm = act(bistroFarm(), { type: 'REGENERATE_TASKS' });
  const agreed = act(farm, { type: 'CHANGE_DELIVERIES', payload: { add: [LESS], remove: [] } });
  expect(agreed.deliveryChanges).toMatchObject([{ ...LESS, atISO: '2026-11-22T12:00:00.000Z' }]);
  const remove = (agreed.deliveryChanges ?? []).map(({ id }) => id);
  const back = act(agreed, { type: 'CHANGE_DELIVERIES', payload: { add: [], remove } });
  expect(back).not.toHaveProperty('deliveryChanges');
  expect(back.tasks).toEqual(farm.tasks);
});

test('two agreements alike are two, and one that makes no sense is none', () => {
  const payload = { add: [LESS, LESS, { ...LESS, oz: Number.NaN }], remove: [] };
  const agreed = act(bistroFarm(), { type: 'CHANGE_DELIVERIES', payload });
  expect(new Set(agreed.deliveryChanges?.map(({ id }) => id)).size).toBe(2);
});

test('a deleted order takes its agreements along, and no others', () => {
  const other = { ...LESS, orderId: 'ord_cafe_saturday', dateISO: '2026-11-28' };
  const gone = { kind: 'GONE', varietyId: 'radish', harvestISO: '2026-11-24', oz: 1 } as const;
  const payload = { add: [LESS, other, gone], remove: [] };
  const agreed = act(bistroFarm(), { type: 'CHANGE_DELIVERIES', payload });
  const left = act(agreed, { type: 'DELETE_ORDER', payload: { id: 'ord_bistro_friday' } });
  expect(left.deliveryChanges).toMatchObject([other, gone]);
});
