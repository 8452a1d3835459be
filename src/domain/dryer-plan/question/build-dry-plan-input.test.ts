import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import { planDays } from './build-dry-plan-input.ts';

const TODAY = '2025-06-07';
const onDay = (day: number): string => addDays(TODAY, day);

/** Pea that is planted for a cut so many days from today, and its harvest. */
function batch(cut: number, trays: number, plant: Partial<Task> = {}): Task[] {
  const shared = { varietyId: 'pea', trays, cycleKey: `pea|${onDay(cut)}` };
  return [
    aTask({ ...shared, type: 'PLANT', dateISO: onDay(cut - 12), ...plant }),
    aTask({ ...shared, type: 'HARVEST', dateISO: onDay(cut), oz: 16 * trays }),
  ];
}

function questionWith(tasks: readonly Task[], more = {}) {
  return dryQuestionOf(
    aPeaPowderFarm({ orders: [aJarOrder(1, onDay(20))], more: { tasks, ...more } }),
    TODAY,
  );
}

test('unclaimed trays are free on their harvest day; days with started work take no more', () => {
  const tasks = [
    ...batch(3, 2, { done: true }),
    ...batch(5, 4, { done: true }),
    // Cut yesterday and on a day that is over.
    ...batch(-1, 3, { done: true }),
  ];
  const [pea] = questionWith(tasks).varieties;
  expect(pea?.frozen).toEqual([onDay(3), onDay(5)]);
  expect(pea?.free).toEqual([
    { cutISO: onDay(3), trays: 2 },
    { cutISO: onDay(5), trays: 4 },
  ]);
  expect(pea?.core).toEqual([]);
  expect(pea).toMatchObject({ id: 'pea', name: 'Pea', yieldOz: 16, ripeDays: 12, growDays: 12 });
});

test('varieties of no order are left out', () => {
  const bare = dryQuestionOf(aPeaPowderFarm(), TODAY);
  expect([bare.varieties, bare.items, bare.needs]).toEqual([[], [], []]);
  expect(questionWith([]).items.map(({ id }) => id)).toEqual(['powder']);
});

test('orders that hold stock until today or later could give it back', () => {
  const held = (id: string, day: number, more = {}) =>
    aJarOrder(1, onDay(day), id, {
      _reserved: true,
      _reservedItems: [{ itemId: 'powder', qty: 0.4, unit: 'kg' }],
      ...more,
    });
  const orders = [
    held('TODAY', 0),
    held('OVER', -1),
    held('USED', 3, { _consumed: true }),
    held('OFF', 3, { status: 'cancelled' }),
    held('BARE', 4, { _reservedItems: [{ itemId: 'powder', qty: 30 }] }),
    held('NONE', 5, { _reservedItems: undefined }),
    aJarOrder(1, onDay(3), 'OPEN'),
    aJarOrder(1, null, 'NODAY', { _reserved: true }),
  ];
  const of = (settings = {}) => dryQuestionOf(aPeaPowderFarm({ orders }), TODAY, settings).holders;
  expect(of()).toEqual([
    { orderId: 'TODAY', dueISO: onDay(0), items: [{ itemId: 'powder', grams: 400 }] },
    { orderId: 'BARE', dueISO: onDay(4), items: [{ itemId: 'powder', grams: 30 }] },
    { orderId: 'NONE', dueISO: onDay(5), items: [] },
  ]);
  // Planned gross nobody holds anything.
  expect(of({ planNet: false })).toEqual([]);
});

test('a load that is kept holds its dryer and what it cuts; a planned one gives both back', () => {
  const load = aDryLoad({
    startISO: onDay(3),
    lines: [aDryLine({ itemId: 'powder', trays: 2, cutISO: onDay(3) })],
  });
  const tasks = batch(3, 5, { done: true });
  const running = questionWith(tasks, { dryLoads: [{ ...load, status: 'RUNNING' }] });
  expect(running.kept.map(({ loadId }) => loadId)).toEqual([load.id]);
  expect(running.varieties[0]?.free).toEqual([{ cutISO: onDay(3), trays: 3 }]);
  const planned = questionWith(batch(3, 5, { done: true, cycleKey: `pea|${onDay(3)}` }), {
    dryLoads: [{ ...load, lines: [aDryLine({ cutISO: onDay(4) })] }],
  });
  expect(planned.kept).toEqual([]);
  expect(planned.varieties[0]?.free).toEqual([{ cutISO: onDay(3), trays: 5 }]);
});

test('a plan reaches four weeks beyond the last due day, or the first cut and its cycle', () => {
  const needs = (day: number) =>
    [{ dueISO: onDay(day) }] as unknown as Parameters<typeof planDays>[0]['needs'];
  const [pea] = questionWith([]).varieties;
  const varieties = pea === undefined ? [] : [pea];
  const days = (day: number, cycle = 1) =>
    planDays({
      today: TODAY,
      needs: needs(day),
      varieties,
      dryers: [aDryer(7, 1), aDryer(7, cycle)],
    });
  expect([days(20), days(13), days(12), days(5)]).toEqual([48, 41, 41, 41]);
  expect(days(5, 2.5)).toBe(12 + 3 + 28);
  expect(planDays({ today: TODAY, needs: [], varieties: [], dryers: [] })).toBe(28);
});

test('room is told for every day of the plan and four weeks more; dirty trays are missing for two days', () => {
  const farm = aPeaPowderFarm({ orders: [aJarOrder(1, onDay(20))] });
  const capacity = { ...farm.capacity, trayInventory: { withHoles: 50, withoutHoles: 90 } };
  const trayStatus = { ...farm.trayStatus, dirtyWithHoles: 8, dirtyWithoutHoles: 0 };
  const { room } = dryQuestionOf({ ...farm, capacity, trayStatus } as typeof farm, TODAY);
  expect(room.have.withHoles.slice(0, 4)).toEqual([42, 42, 50, 50]);
  expect(room.have.withoutHoles.slice(0, 3)).toEqual([90, 90, 90]);
  expect(room.have.withHoles).toHaveLength(20 + 28 + 28 + 1);
  expect(room.stackLimit).toBe(farm.settings.trays.stackLimit);
});
