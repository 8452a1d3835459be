import { expect, test } from 'vitest';
import type { DryPlan } from './result/dry-plan.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryPlanOf,
} from '#tests/support/farms/pea-powder-farm.ts';

const planOf = (parts: Parameters<typeof aPeaPowderFarm>[0], settings = {}) =>
  dryPlanOf(aPeaPowderFarm(parts), '2025-06-07', settings);

/** Loads as `fd-1 06-19 06-20 7`: the dryer, its days and the trays in it. */
const loads = ({ loads: all }: DryPlan) =>
  all.map(({ dryerId, startISO, readyISO, lines }) => {
    const trays = lines.reduce((sum, line) => sum + line.trays, 0);
    return `${dryerId} ${startISO.slice(5)} ${readyISO.slice(5)} ${trays}`;
  });

/** Trays as `06-27 3`, by the day they are due on. */
const wanted = ({ demands }: DryPlan) =>
  demands.map(({ dueISO, trays }) => `${dueISO.slice(5)} ${trays}`);

test('example 1: a dryer of one day has in time what one of two days has not', () => {
  const dryers = [aDryer(7, 1), aDryer(4, 2, { id: 'fd-2', label: 'Freeze Dryer 2' })];
  const plan = planOf({ dryers, orders: [aJarOrder(7, '2025-06-20')] });
  expect(loads(plan)).toEqual(['fd-1 06-19 06-20 7']);
  expect(plan.plantings).toEqual([{ dateISO: '2025-06-07', varietyId: 'pea', trays: 7 }]);
  expect([plan.alerts, plan.late, plan.points]).toEqual([[], [], 10]);
});

test('example 2: a load of two days is begun two days before, which costs its 10 points', () => {
  const dryers = [aDryer(7, 2)];
  const plan = planOf({ dryers, orders: [aJarOrder(7, '2025-06-27')] });
  expect(loads(plan)).toEqual(['fd-1 06-25 06-27 7']);
  expect([plan.points, plan.bound]).toEqual([10, 10]);
});

test('example 2: a day earlier costs a point a tray, a day late 100, and 5 for each day more', () => {
  // The dryer is taken by a load that is kept on the days around, so that no other day is left.
  const pointsWith = (startISO: string, cycleDays: number) => {
    const lines = [aDryLine({ itemId: '' })];
    const held = aDryLoad({ dryerId: 'fd-1', startISO, cycleDays, status: 'RUNNING', lines });
    const orders = [aJarOrder(7, '2025-06-27')];
    return planOf({ dryers: [aDryer(7, 2)], orders, more: { dryLoads: [held] } }).points;
  };
  expect(pointsWith('2025-06-26', 30)).toBe(10 + 7);
  expect(pointsWith('2025-06-07', 19)).toBe(10 + 700);
  expect(pointsWith('2025-06-07', 20)).toBe(745);
});

test('example 3: a dryer slower than a week takes a load every 8 days', () => {
  const orders = [aJarOrder(7, '2025-07-20', 'A-001'), aJarOrder(7, '2025-07-20', 'B-001')];
  const plan = planOf({ dryers: [aDryer(7, 8)], orders });
  expect(loads(plan)).toEqual(['fd-1 07-04 07-12 7', 'fd-1 07-12 07-20 7']);
  expect(plan.alerts).toEqual([]);
});

test('example 4: thirty jars of 3.6 g are three trays in one load', () => {
  const orders = Array.from({ length: 30 }, (_, at) => aJarOrder(1, '2025-06-27', `J-${at + 100}`));
  const plan = planOf({ gramsPerJar: 3.6, orders });
  expect(plan.demands.map(({ trays }) => trays)).toEqual([3]);
  expect(plan.loads).toHaveLength(1);
});

test('example 4: the rest of a tray serves the next order, so that Friday may need none', () => {
  const weekly = (qty: number) => [
    aJarOrder(qty, '2025-06-23', 'MON-001'),
    aJarOrder(qty, '2025-06-25', 'WED-001'),
    aJarOrder(qty, '2025-06-27', 'FRI-001'),
  ];
  // 40 g a tray: a pound of fresh greens gives 40 g.
  const pea = { freshLb_to_fd_g: 40 };
  const trays = (qty: number) => wanted(planOf({ gramsPerJar: 3.6, orders: weekly(qty), pea }));
  expect(trays(10)).toEqual(['06-23 1', '06-25 1', '06-27 1']);
  expect(trays(6)).toEqual(['06-23 1', '06-25 1']);
});

test('orders of one day share its trays, and one that lives off the stock is none of them', () => {
  const orders = ['B-001', 'A-001', 'C-001'].map((id) => aJarOrder(1, '2025-06-27', id));
  // 18 g a jar, of which there is one: half of a tray of 36 g for each of the others.
  const plan = planOf({ gramsPerJar: 18, orders, item: { stockQty: 18 } });
  expect(wanted(plan)).toEqual(['06-27 1']);
  const shares = plan.demands[0]?.orders.map(({ orderId, oz }) => `${orderId} ${oz}`);
  expect(shares).toEqual(['B-001 8', 'C-001 8']);
});

test('example 5: trays of 15 oz take two shelves of 12 oz, so that seven shelves hold three', () => {
  const dryers = [aDryer(7, 1, { shelfMaxOz: 12 })];
  const pea = { yieldOzPerTray: 15, freshLb_to_fd_g: (36 * 16) / 15 };
  const plan = planOf({ dryers, pea, orders: [aJarOrder(3, '2025-06-27')] });
  expect(plan.loads.map(({ lines }) => lines.map((line) => [line.trays, line.shelves]))).toEqual([
    [[3, 6]],
  ]);
  const four = planOf({ dryers, pea, orders: [aJarOrder(4, '2025-06-27')] });
  expect(loads(four).map((load) => load.at(-1))).toEqual(['1', '3']);
});

test('an order that holds its stock needs nothing; gross it is planned whole', () => {
  const orders = [
    aJarOrder(2, '2025-06-27', 'HELD-001', { _reserved: true }),
    aJarOrder(2, '2025-06-27', 'OPEN-001'),
  ];
  const of = { orders, item: { stockQty: 36 } };
  const open = { orderId: 'OPEN-001', itemId: 'powder', dueISO: '2025-06-27' };
  expect(planOf(of).needs).toEqual([{ ...open, grams: 72, stockG: 36, comingG: 0, oz: 16 }]);
  const gross = planOf(of, { planNet: false });
  expect(gross.demands.map(({ trays }) => trays)).toEqual([4]);
});

test('what a kept load brings is taken off, and told late when it is ready after the due day', () => {
  const running = aDryLoad({
    startISO: '2025-06-06',
    cycleDays: 25,
    status: 'RUNNING',
    lines: [aDryLine({ trays: 3, wetOz: 32 })],
  });
  const plan = planOf({ orders: [aJarOrder(3, '2025-06-27')], more: { dryLoads: [running] } });
  expect(plan.needs).toMatchObject([{ grams: 108, stockG: 0, comingG: 72, oz: 16 }]);
  expect(plan.kept).toEqual([
    { loadId: running.id, dryerId: 'fd-1', startISO: '2025-06-06', readyISO: '2025-07-01' },
  ]);
  // The tray that is planned waits for the dryer, too.
  expect(loads(plan)).toEqual(['fd-1 07-01 07-02 1']);
  expect(plan.alerts).toMatchObject([{ orderId: 'JANE-001', cause: 'load' }]);
});

test('what ripens too late says so, and can have the day on which it is ready', () => {
  const plan = planOf({ orders: [aJarOrder(2, '2025-06-15')] });
  expect(loads(plan)).toEqual(['fd-1 06-19 06-20 2']);
  expect(plan.late).toMatchObject([{ trays: 2, daysLate: 5 }]);
  // 2 trays five days late: 2 × (100 + 4 × 5), and a load.
  expect(plan.points).toBe(250);
  const text = 'Move the due date to Fri 6/20';
  const cures = [{ kind: 'day', text, dateISO: '2025-06-20' }];
  expect(plan.alerts).toEqual([{ orderId: 'JANE-001', cause: 'ripe', cures }]);
});

test('where no dryer takes the trays, that is the cause, and a dryer the cure', () => {
  const plan = planOf({ dryers: [], orders: [aJarOrder(1, '2025-06-27')] });
  expect(plan.late).toMatchObject([{ trays: 1, daysLate: null }]);
  const cures = [{ kind: 'dryer', text: 'A freeze dryer of 7 shelves', dateISO: null }];
  expect(plan.alerts).toEqual([{ orderId: 'JANE-001', cause: 'weight', cures }]);
});

test('where the dryers are full, fewer, a shelf, a dryer and the stock of another are offered', () => {
  const orders = [
    aJarOrder(8, '2025-06-20', 'LATE-001'),
    aJarOrder(1, '2025-07-20', 'HOLD-001', {
      _reserved: true,
      _reservedItems: [{ itemId: 'powder', qty: 400, unit: 'g' }],
    }),
  ];
  const plan = planOf({ orders });
  expect(plan.alerts).toEqual([
    {
      orderId: 'LATE-001',
      cause: 'dryers',
      cures: [
        { kind: 'day', text: 'Move the due date to Sat 6/21', dateISO: '2025-06-21' },
        { kind: 'fewer', text: 'Deliver 252 g of powder instead of 288 g', dateISO: null },
        { kind: 'shelf', text: 'One more shelf in Freeze Dryer 1', dateISO: null },
        { kind: 'dryer', text: 'One more freeze dryer like Freeze Dryer 1', dateISO: null },
        {
          kind: 'stock',
          text: 'Release HOLD-001 and take 288 g of powder from stock',
          dateISO: null,
        },
      ],
    },
  ]);
});

test('far more than the dryers can do is late for weeks, all of it has its day, and the last one is offered', () => {
  const orders = [aJarOrder(175, '2025-06-20')];
  const plan = planOf({ orders });
  // 25 loads of 7 trays from 6/19 on: the first in time, the others late by 1 to 24 days.
  expect(plan.late.every(({ daysLate }) => daysLate !== null)).toBe(true);
  expect(plan.loads).toHaveLength(25);
  expect(plan.points).toBe(25 * 10 + 7 * (24 * 100 + 5 * 276));
  expect(plan.alerts).toMatchObject([
    { cures: [{ kind: 'day', dateISO: '2025-07-14' }, { kind: 'fewer' }] },
  ]);
});

test('fresh items go into no dryer and are cut on their due day, or as soon as they are ripe', () => {
  const item = { type: 'microgreen_fresh' as const };
  const orders = [
    aJarOrder(1, '2025-06-10', 'SOON-001'),
    aJarOrder(20, '2025-06-27', 'DUE-001'),
    aJarOrder(20, '2025-06-28', 'NEXT-001'),
  ];
  const plan = planOf({ item, orders, dryers: [] });
  // 36 g are 1.27 oz; 720 g are 25.4 oz, two trays of 16 oz, on each day anew.
  expect(plan.fresh.map(({ cutISO, trays }) => [cutISO.slice(5), trays])).toEqual([
    ['06-19', 1],
    ['06-27', 2],
    ['06-28', 2],
  ]);
  expect(plan.loads).toEqual([]);
  expect(plan.alerts).toMatchObject([{ orderId: 'SOON-001', cause: 'ripe' }]);
});
