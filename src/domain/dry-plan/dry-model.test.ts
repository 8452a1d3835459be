import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/day-number.ts';
import { aDryer, aPeaPowderFarm, dryQuestionOf } from '#tests/support/farms/pea-powder-farm.ts';
import { aDriedPea } from '#tests/support/builders/dry-model-builders.ts';
import { dryModel, shelvesInDryer } from './dry-model.ts';
import type { DryPlanQuestion, DryVariety } from './dry-plan-question.ts';

const TODAY = '2025-06-07';
const onDay = (day: number): string => addDays(TODAY, day);

const PEA = aDriedPea({ ripeDays: 3, growDays: 3, germDays: 1 });

function aQuestion(more: Partial<DryPlanQuestion>): DryPlanQuestion {
  const item = (id: string, varietyId: string, isFresh: boolean) => ({
    id,
    name: id,
    varietyId,
    isFresh,
    gramsPerOz: 2,
  });
  return {
    ...dryQuestionOf(aPeaPowderFarm(), TODAY),
    varieties: [PEA],
    items: [item('powder', 'pea', false), item('fresh', 'pea', true)],
    needs: [],
    ...more,
  };
}

const need = (itemId: string, day: number, oz: number) => ({
  orderId: 'A',
  itemId,
  dueISO: onDay(day),
  grams: 0,
  stockG: 0,
  comingG: 0,
  oz,
});

test('a tray takes as many shelves as its weight asks for, and none in a dryer that is too small', () => {
  expect(shelvesInDryer(16, { shelves: 7, shelfMaxOz: 16 })).toBe(1);
  expect(shelvesInDryer(17, { shelves: 7, shelfMaxOz: 16 })).toBe(2);
  expect(shelvesInDryer(32, { shelves: 2, shelfMaxOz: 16 })).toBe(2);
  expect(shelvesInDryer(32, { shelves: 1, shelfMaxOz: 16 })).toBe(Infinity);
});

test('greens are there from when they are ripe, but on days whose cycle has begun; free ones on their day', () => {
  const variety = {
    ...PEA,
    frozen: [onDay(5)],
    free: [
      { cutISO: onDay(1), trays: 2 },
      { cutISO: onDay(6), trays: 4 },
    ],
  };
  const { varieties } = dryModel(aQuestion({ varieties: [variety] }));
  expect([...(varieties[0]?.canPlant.slice(0, 8) ?? [])]).toEqual([0, 0, 0, 1, 1, 0, 1, 1]);
  expect([...(varieties[0]?.free.slice(0, 8) ?? [])]).toEqual([0, 2, 0, 0, 0, 0, 4, 0]);
});

test('a demand opens on the first day with greens of it, planted or there', () => {
  const opensOf = (more: Partial<DryVariety>) =>
    dryModel(aQuestion({ varieties: [{ ...PEA, ...more }], needs: [need('powder', 9, 16)] }))
      .demands[0]?.opens;
  expect(opensOf({})).toBe(3);
  expect(opensOf({ free: [{ cutISO: onDay(1), trays: 1 }] })).toBe(1);
  expect(opensOf({ frozen: [onDay(3)] })).toBe(4);
});

test('fresh items are no demand of the dryers, but keep their place among all', () => {
  const needs = [need('fresh', 8, 16), need('powder', 9, 40)];
  const { demands, all, end } = dryModel(aQuestion({ needs }));
  expect(all.map(({ itemId, trays }) => [itemId, trays])).toEqual([
    ['fresh', 1],
    ['powder', 3],
  ]);
  expect(demands).toEqual([{ demand: 1, variety: 0, due: 9, trays: 3, opens: 3 }]);
  // Four weeks beyond the last due day.
  expect(end).toBe(9 + 28);
});

test('machines are the dryers with shelves, in whole shelves and days', () => {
  const dryers = [
    aDryer(7.9, 1.2),
    aDryer(0, 1, { id: 'none' }),
    aDryer(4, 0, { id: 'quick', shelfMaxOz: 8 }),
  ];
  const { machines, end } = dryModel(aQuestion({ dryers }));
  expect(
    machines.map(({ dryerId, cycle, shelves, shelvesOf }) => [dryerId, cycle, shelves, shelvesOf]),
  ).toEqual([
    ['fd-1', 2, 7, [1]],
    ['quick', 1, 4, [2]],
  ]);
  // Ripe after three days and dried in two.
  expect(end).toBe(5 + 28);
});

test('a kept load holds its own dryer from its first day up to the day it is out', () => {
  const kept = [
    { loadId: 'a', dryerId: 'fd-1', startISO: onDay(-2), readyISO: onDay(2) },
    { loadId: 'b', dryerId: 'fd-1', startISO: onDay(4), readyISO: onDay(6) },
    { loadId: 'c', dryerId: 'fd-1', startISO: onDay(-5), readyISO: onDay(-3) },
    { loadId: 'd', dryerId: 'fd-2', startISO: onDay(3), readyISO: onDay(9) },
  ];
  const dryers = [aDryer(7, 1), aDryer(7, 1, { id: 'fd-2' })];
  const { machines } = dryModel(aQuestion({ kept, dryers }));
  const held = machines.map(({ isHeld }) =>
    [...isHeld.entries()].flatMap(([day, is]) => (is === 1 ? [day] : [])),
  );
  expect(held).toEqual([
    [0, 1, 4, 5],
    [3, 4, 5, 6, 7, 8],
  ]);
});
