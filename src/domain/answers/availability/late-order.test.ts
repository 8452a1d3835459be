import { NOTHING_SAID } from '#domain/tell/say.ts';
import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { BISTRO_DAY, bistroFarm, RADISH, SUNFLOWER } from '#tests/support/farms/bistro-farm.ts';
import { anOrder, aRepeatOrder, bulk, packages } from '#tests/support/builders/builders.ts';
import { lateOrder, lateOrderText } from './late-order.ts';
import { lateOrderReach } from './late-order-reach.ts';

const NOW = '2026-11-22T14:00:00.000Z';

/** What the editor of a new order says on the test farm, and what it offers. */
function told(order: Order, more: Parameters<typeof bistroFarm>[0] = {}) {
  const farm = bistroFarm(more);
  const before = forecastSupply(farm, BISTRO_DAY);
  const after = forecastSupply({ ...farm, orders: [...farm.orders, order] }, BISTRO_DAY);
  const late = lateOrder(before, after, order.id);
  if (late === null) return null;
  const steps = lateOrderReach(before, order, []);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const { move, take } = step.value;
  const harvestOf = (change: object) => ('harvestISO' in change ? change.harvestISO : '');
  const taken = (take?.changes ?? []).map(harvestOf);
  const [text, earliestISO] = [lateOrderText(late, take?.amount ?? null), move?.dateISO ?? null];
  return { text, taken, earliestISO, startISO: late.startISO };
}

function forDay(date: string, ...items: OrderItem[]): Order {
  return anOrder({ id: 'ord_new', date, createdAt: NOW, items });
}

const sunflower = (ounces: number, date: string) => forDay(date, bulk('sunflower', ounces));

const LATE_MONDAY = {
  text: 'Too late for Mon 11/30. Planted today, it’s ready Wed 12/2. 12 oz are available on Mon.',
  taken: ['2026-11-28'],
  earliestISO: '2026-12-02',
  startISO: null,
};

test('an order that comes too late says so, when it could be ready, and what is free', () => {
  // 20 oz for Mon 11/30 need 2 trays planted on Fri 11/20, ten days before; today is Sun 11/22.
  expect(told(sunflower(20, '2026-11-30'))).toEqual(LATE_MONDAY);
});

test('an order in good time is not late', () => {
  expect(told(sunflower(20, '2026-12-04'))).toBeNull();
});

test('of several varieties the one that is ready last is named, and no amount is offered', () => {
  // Radish needs 8 days, two less than sunflower: both are late for Thu 11/26.
  const answer = told(forDay('2026-11-26', bulk('radish', 30), bulk('sunflower', 30)));
  expect(answer?.text).toEqual(
    'Too late for Thu 11/26. Planted today, Sunflower and 1 more are ready Wed 12/2.',
  );
  expect(answer?.earliestISO).toBe('2026-12-02');
});

test('a recurring order that starts too early lists the early deliveries and the first good one', () => {
  // A crop of 20 days from Sun 11/22 on is ready on Sat 12/12: the Thursdays 11/26, 12/3 and 12/10 come too early.
  const slow = { ...SUNFLOWER, id: 'pea', name: 'Pea', daysToHarvest: 20 };
  const thursdays = { startDate: '2026-11-26', frequency: 'WEEKLY', weekday: 4 } as const;
  const weekly = { id: 'ord_new', createdAt: NOW, ...thursdays, items: [bulk('pea', 12)] };
  const varieties = [SUNFLOWER, RADISH, slow];
  const from = { taken: [], earliestISO: null, startISO: '2026-12-17' };
  expect(told(aRepeatOrder(weekly), { varieties })).toEqual({
    text: 'The first 3 deliveries come too early: 11/26, 12/3, 12/10.',
    ...from,
  });
  const later = aRepeatOrder({ ...weekly, startDate: '2026-12-10' });
  const text = 'The first delivery comes too early: 12/10.';
  expect(told(later, { varieties })).toEqual({ text, ...from });
});

test('an order for today is late, and so is what misses only a little of it', () => {
  expect(told(sunflower(20, BISTRO_DAY))).toMatchObject({
    text: 'Too late for Sun 11/22. Planted today, it’s ready Wed 12/2.',
    taken: [],
    earliestISO: '2026-12-02',
  });
});

test('packages of a product are asked for in their own size', () => {
  // 5 × 4 oz for Mon 11/30, of which 12 oz are left.
  expect(told(forDay('2026-11-30', packages('prod_sunflower', 5, 4)))).toEqual(LATE_MONDAY);
  // Without a size of its own: 10 packages of 2 oz, the size of the product, and the first one of the variety.
  for (const id of ['prod_sunflower', 'sunflower']) {
    const text = told(forDay('2026-11-30', packages(id, 10)))?.text ?? NOTHING_SAID;
    expect(tellPlainly(text), id).toContain('12 oz are available');
  }
});

test('of several lines no amount is offered, and all of them can be had on the day of the last', () => {
  const order = forDay('2026-11-30', bulk('sunflower', 20), bulk('radish', 30));
  expect(told(order)).toMatchObject({
    text: 'Too late for Mon 11/30. Planted today, it’s ready Wed 12/2.',
    taken: [],
    earliestISO: '2026-12-02',
  });
});

test('an order without varieties gets no suggestion', () => {
  const order = anOrder({ id: 'ord_new', date: '2026-11-30', items: [bulk('gone', 5)] });
  const steps = lateOrderReach(forecastSupply(bistroFarm(), BISTRO_DAY), order, []);
  expect(steps.next()).toMatchObject({ done: true, value: { move: null, take: null } });
});
