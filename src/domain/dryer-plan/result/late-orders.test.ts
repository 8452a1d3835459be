import { expect, test } from 'vitest';
import { aPeaPowderFarm, dryQuestionOf } from '#tests/support/farms/pea-powder-farm.ts';
import { aDriedPea, aDryNeed, aGrownItem } from '#tests/support/builders/dry-model-builders.ts';
import type { DryNeed } from './dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { lateOrders } from './late-orders.ts';
import type { SolverPlan } from './to-dry-plan.ts';

const POWDER = aGrownItem('powder');

const june = (day: number): string => `2025-06-${day}`;

const need = (orderId: string, due: number, oz: number, more: Partial<DryNeed> = {}) =>
  aDryNeed(orderId, june(due), { oz, ...more });

/** A tray of pea is 16 oz. */
function question(needs: readonly DryNeed[], more: Partial<DryPlanInput> = {}): DryPlanInput {
  const bare = dryQuestionOf(aPeaPowderFarm(), june(10));
  return { ...bare, items: [POWDER], varieties: [aDriedPea()], needs, ...more };
}

/** Trays of the item by due day, each ready on its day; null: nowhere. */
function plan(
  dues: Readonly<Record<number, readonly (number | null)[]>>,
  { isFresh = false, itemId = 'powder' } = {},
): SolverPlan {
  const rows = Object.entries(dues).map(([due, ready]) => ({ dueISO: june(Number(due)), ready }));
  const tray = (dueISO: string, count: number) => ({
    itemId,
    varietyId: 'pea',
    dueISO,
    trays: count,
  });
  const placed = rows.flatMap(({ dueISO, ready }) =>
    ready.flatMap((day) => (day === null ? [] : [{ dueISO, day }])),
  );
  return {
    today: june(10),
    endISO: june(30),
    needs: [],
    kept: [],
    plantings: [],
    room: [],
    notPlanned: [],
    points: 0,
    bound: 0,
    demands: rows.map(({ dueISO, ready }) => ({ ...tray(dueISO, ready.length), orders: [] })),
    loads: isFresh
      ? []
      : placed.map(({ dueISO, day }) => ({
          dryerId: 'fd-1',
          startISO: june(day - 1),
          readyISO: june(day),
          lines: [{ ...tray(dueISO, 1), freeTrays: 0, shelves: 1 }],
        })),
    fresh: isFresh
      ? placed.map(({ dueISO, day }) => ({ ...tray(dueISO, 1), freeTrays: 0, cutISO: june(day) }))
      : [],
    late: rows.flatMap(({ dueISO, ready }) => {
      const count = ready.filter((day) => day === null).length;
      return count === 0 ? [] : [{ ...tray(dueISO, count), daysLate: null }];
    }),
  };
}

test('trays go to the orders as they are served; who gets a late one is late, and knows what is there in time', () => {
  // A takes a tray and a half of two, B the rest of the second, C two more.
  const needs = [need('A', 20, 24), need('B', 22, 8), need('C', 22, 20)];
  const late = { itemId: 'powder', inTimeOz: 16, isFromLoad: false };
  expect(lateOrders(question(needs), plan({ 20: [21, 20], 22: [23, 22] }))).toEqual([
    { orderId: 'A', dueISO: june(20), items: [{ ...late, readyISO: june(21) }] },
    { orderId: 'C', dueISO: june(22), items: [{ ...late, readyISO: june(23) }] },
  ]);
  expect(lateOrders(question(needs), plan({ 20: [20, 19], 22: [22, 21] }))).toEqual([]);
});

test('an order that uses the rest of a tray is late when that tray is', () => {
  const needs = [need('A', 20, 24), need('B', 20, 8)];
  expect(lateOrders(question(needs), plan({ 20: [20, 21] }))).toMatchObject([
    { orderId: 'A', items: [{ inTimeOz: 16 }] },
    { orderId: 'B', items: [{ inTimeOz: 0, readyISO: june(21) }] },
  ]);
});

test('unplaced trays have no ready day; the last of the others is shown', () => {
  const needs = [need('A', 20, 48)];
  expect(lateOrders(question(needs), plan({ 20: [null, 22, 21] }))).toMatchObject([
    { orderId: 'A', items: [{ readyISO: null, inTimeOz: 0 }] },
  ]);
  expect(lateOrders(question(needs), plan({ 20: [23, 20, 21] }))).toMatchObject([
    { orderId: 'A', items: [{ readyISO: june(23), inTimeOz: 16 }] },
  ]);
});

test('whole trays are counted through what adding up leaves', () => {
  // Three times 16/3 oz are a tray; D begins the next.
  const third = 16 / 3;
  const needs = [...['A', 'B', 'C'].map((id) => need(id, 20, third)), need('D', 20, 16)];
  const late = lateOrders(question(needs), plan({ 20: [20, 21] }));
  expect(late.map(({ orderId }) => orderId)).toEqual(['D']);
});

test('fresh trays serve the orders of their own day alone', () => {
  const items = [{ ...POWDER, isFresh: true }];
  const needs = [need('A', 20, 8), need('B', 21, 8)];
  const cut = (days: Parameters<typeof plan>[0]) =>
    lateOrders(question(needs, { items }), plan(days, { isFresh: true })).map(
      ({ orderId }) => orderId,
    );
  expect(cut({ 20: [20], 21: [23] })).toEqual(['B']);
  expect(cut({ 20: [22], 21: [21] })).toEqual(['A']);
});

test('trays of another item, and orders that need none, are in no order', () => {
  const needs = [need('A', 20, 16), need('B', 19, 0)];
  expect(lateOrders(question(needs), plan({ 20: [25] }, { itemId: 'other' }))).toEqual([]);
  expect(lateOrders(question(needs), plan({ 20: [25] })).map(({ orderId }) => orderId)).toEqual([
    'A',
  ]);
});

test('what a kept load brings too late is told beside the rest; those due first are first', () => {
  const lateComing = [
    { orderId: 'B', itemId: 'powder', readyISO: june(25) },
    { orderId: 'C', itemId: 'powder', readyISO: june(26) },
    { orderId: 'GONE', itemId: 'powder', readyISO: june(26) },
  ];
  const needs = [need('C', 20, 4), need('B', 20, 0), need('A', 20, 12), need('0', 21, 16)];
  const late = lateOrders(question(needs, { lateComing }), plan({ 20: [22], 21: [23] }));
  expect(late.map(({ orderId, items }) => `${orderId} ${items.length}`)).toEqual([
    'A 1',
    'B 1',
    'C 2',
    '0 1',
  ]);
  const fromLoad = { itemId: 'powder', isFromLoad: true };
  expect(late[1]?.items).toEqual([{ ...fromLoad, readyISO: june(25), inTimeOz: 0 }]);
  expect(late[2]?.items[1]).toEqual({ ...fromLoad, readyISO: june(26), inTimeOz: 4 });
});
