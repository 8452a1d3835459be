import { expect, test } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { outlookOf } from '#domain/supply/outlook.ts';
import { BISTRO_DAY, bistroFarm, RADISH, SUNFLOWER } from '#tests/support/farms/bistro-farm.ts';
import { anOrder, aRepeatOrder, bulk } from '#tests/support/builders/builders.ts';
import { lateOrder } from './late-order.ts';
import { lateOrderReach } from './late-order-reach.ts';
import { lateOrderWords } from './late-order-words.ts';

const NOW = '2026-11-22T14:00:00.000Z';

/** What the editor of a new order says on the test farm, and what it offers. */
function told(order: Order, more: Parameters<typeof bistroFarm>[0] = {}) {
  const farm = bistroFarm(more);
  const before = outlookOf(farm, BISTRO_DAY);
  const after = outlookOf({ ...farm, orders: [...farm.orders, order] }, BISTRO_DAY);
  const late = lateOrder(before, after, order.id);
  if (late === null) return null;
  const steps = lateOrderReach(before, order, []);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const { most, mostChanges, earliestISO } = step.value;
  const taken = mostChanges.map((change) => ('harvestISO' in change ? change.harvestISO : ''));
  return { text: lateOrderWords(late, most), taken, earliestISO, startISO: late.startISO };
}

function sunflower(ounces: number, date: string): Order {
  return anOrder({ id: 'ord_new', date, createdAt: NOW, items: [bulk('sunflower', ounces)] });
}

test('an order that comes too late says so, when it could be ready, and what is free', () => {
  // 20 oz for Mon 11/30 need 2 trays planted on Fri 11/20, ten days before; today is Sun 11/22.
  expect(told(sunflower(20, '2026-11-30'))).toEqual({
    text: 'Too late for Mon 11/30: planted today it is ready Wed 12/2. 12 oz are free on Mon.',
    taken: ['2026-11-28'],
    earliestISO: '2026-12-02',
    startISO: null,
  });
});

test('an order in good time is not late', () => {
  expect(told(sunflower(20, '2026-12-04'))).toBeNull();
});

test('of several varieties the one that is ready last is named, and no amount is offered', () => {
  // Radish needs 8 days, two less than sunflower: both are late for Thu 11/26.
  const items = [bulk('radish', 30), bulk('sunflower', 30)];
  const order = anOrder({ id: 'ord_new', date: '2026-11-26', createdAt: NOW, items });
  const answer = told(order);
  expect(answer?.text).toBe(
    'Too late for Thu 11/26: planted today Sunflower and 1 more are ready Wed 12/2.',
  );
  expect(answer?.earliestISO).toBe('2026-12-02');
});

test('a standing order that starts too early names the deliveries, and the first good one', () => {
  // A crop of 20 days from Sun 11/22 on is ready on Sat 12/12: the Thursdays 11/26, 12/3 and 12/10 come too early.
  const slow = { ...SUNFLOWER, id: 'pea', name: 'Pea', daysToHarvest: 20 };
  const weekly = {
    id: 'ord_new',
    createdAt: NOW,
    startDate: '2026-11-26',
    frequency: 'WEEKLY',
    weekday: 4,
    items: [bulk('pea', 12)],
  } as const;
  const varieties = [SUNFLOWER, RADISH, slow];
  expect(told(aRepeatOrder(weekly), { varieties })).toEqual({
    text: 'The first 3 deliveries come too early: 11/26, 12/3, 12/10.',
    taken: [],
    earliestISO: null,
    startISO: '2026-12-17',
  });
  const later = aRepeatOrder({ ...weekly, startDate: '2026-12-10' });
  expect(told(later, { varieties })).toEqual({
    text: 'The first delivery comes too early: 12/10.',
    taken: [],
    earliestISO: null,
    startISO: '2026-12-17',
  });
});
