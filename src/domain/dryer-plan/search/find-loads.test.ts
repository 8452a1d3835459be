import { expect, test } from 'vitest';
import { aDryModel } from '#tests/support/builders/dry-model-builders.ts';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { firstDryPlan } from './search-dry-plan.ts';
import { findLoads, type FoundLoads, loadCountBound } from './find-loads.ts';

const TODAY = '2025-06-07';

/** How often a search of so many steps stops, and what it finds. */
function search(question: DryPlanInput, steps: number): { stops: number; found: FoundLoads } {
  let stops = 0;
  const running = findLoads(question, () => stops / steps);
  let step = running.next();
  while (step.done !== true) {
    stops += 1;
    step = running.next();
  }
  return { stops, found: step.value };
}

/** Two orders of eight trays for a dryer of seven shelves, the first of them for the first day that there are greens. */
function fullFarm(): DryPlanInput {
  const orders = [aJarOrder(8, '2025-06-20', 'A-001'), aJarOrder(8, '2025-06-24', 'B-001')];
  return dryQuestionOf(aPeaPowderFarm({ orders }), TODAY);
}

test('a search ends by itself when no plan can be better', () => {
  const question = dryQuestionOf(aPeaPowderFarm({ orders: [aJarOrder(7, '2025-06-27')] }), TODAY);
  const { stops, found } = search(question, 50);
  // One full load on its day.
  expect(stops).toBe(1);
  expect(found).toMatchObject({ points: 10, bound: 10 });
  expect(found.board.points).toBe(10);
});

test('time that is over before it begins leaves the first plan', () => {
  const { stops, found } = search(fullFarm(), 0);
  expect(stops).toBe(1);
  expect(found.points).toBe(firstDryPlan(fullFarm()).points);
});

test('what is cut fresh is in the points, and in the bound', () => {
  const item = { type: 'microgreen_fresh' as const };
  const question = dryQuestionOf(
    aPeaPowderFarm({ item, orders: [aJarOrder(1, '2025-06-10')], dryers: [aDryer(7, 1)] }),
    TODAY,
  );
  // Ripe on the 19th, nine days late: 100 and eight of 5.
  expect(search(question, 20).found).toMatchObject({ points: 140, bound: 140 });
});

test('seven trays need one load of seven shelves, eight need two', () => {
  expect(loadCountBound(aDryModel([[0, 7]]))).toBe(10);
  expect(loadCountBound(aDryModel([[0, 8]]))).toBe(20);
});

test('what no dryer takes needs no load', () => {
  expect(loadCountBound(aDryModel([[2, 5]]))).toBe(0);
});
