import { expect, test } from 'vitest';
import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { aDriedPea } from '#tests/support/builders/dry-model-builders.ts';
import { aDryer, aPeaPowderFarm, dryQuestionOf } from '#tests/support/farms/pea-powder-farm.ts';
import { simulateSimpleRule } from './simulate-simple-rule.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';

/** A Thursday, as day 14 is; day 15 is a Friday. */
const TODAY = '2025-06-05';
const onDay = (day: number): string => addDays(TODAY, day);

/**
 * Orders by the simple rule, as `A pea 6 15`: six trays of pea for day 15, fresh ones with a word more. It sees dryers of
 * so many trays a day; pea and corn ripen in three days.
 */
function anInput(told: string, traysPerDay = 9): DryerPlanInput {
  const orders = told.split(', ').map((order) => order.split(' '));
  const variety = (id: string, yieldOzPerTray: number) => {
    return { id, name: id, daysToHarvest: 3, yieldOzPerTray };
  };
  return {
    start: TODAY,
    varieties: [variety('pea', 16), variety('corn', 32)],
    dryers: traysPerDay === 0 ? [] : [{ trays: traysPerDay, cyclesPerDay: 1, shelfMaxOz: 99 }],
    orders: orders.map(([id = '', varietyId = '', trays, due, fresh]) => ({
      id,
      varietyId,
      traysNeeded: Number(trays),
      dueDate: onDay(Number(due)),
      requiresFreezeDry: fresh === undefined,
    })),
    undated: [],
    plantings: [],
  };
}

/** What becomes of them on real dryers, of shelves for 16 oz: the loads, and by order how many trays are ready on which day. */
function carriedOut(input: DryerPlanInput, question: Partial<DryPlanInput>) {
  const { loads, parts } = simulateSimpleRule(input, {
    ...dryQuestionOf(aPeaPowderFarm(), TODAY),
    varieties: [aDriedPea(), aDriedPea({ id: 'corn', yieldOz: 32 })],
    ...question,
  });
  return [loads, ...parts.map((part) => `${part.orderId} ${part.trays} ${part.ready}`)].join(', ');
}

test('what the rule dries on a day goes into the quickest dryers first, as much as fits', () => {
  // For Friday the rule dries all of it on Thursday, day 14.
  const input = anInput('A pea 6 15');
  const slow = aDryer(9, 3, { id: 'slow' });
  const quick = aDryer(2, 1, { id: 'quick' });
  expect(carriedOut(input, { dryers: [slow, quick] })).toBe('2, A 2 15, A 4 17');
  // A dryer alone runs again and again.
  expect(carriedOut(input, { dryers: [quick] })).toBe('3, A 2 15, A 2 16, A 2 17');
  expect(carriedOut(input, { dryers: [aDryer(4, 2.5)] })).toBe('2, A 4 17, A 2 20');
  // One without shelves is none, and of shelves and days only whole ones count.
  const none = aDryer(0, 1, { id: 'none' });
  expect(carriedOut(input, { dryers: [none, aDryer(6.9, 0.5)] })).toBe('1, A 6 15');
  const single = anInput('A pea 1 15');
  expect(carriedOut(single, { dryers: [aDryer(1, 1)] })).toBe('1, A 1 15');
});

test('a tray of two shelves leaves room for smaller ones', () => {
  const input = anInput('A corn 3 15, B pea 3 15');
  expect(carriedOut(input, { dryers: [aDryer(5, 1)] })).toBe('2, A 2 15, B 1 15, A 1 16, B 2 16');
});

test('where loads are of one variety each, the other waits', () => {
  const input = anInput('A corn 1 15, B pea 1 15, C corn 1 15');
  expect(carriedOut(input, { dryers: [aDryer(7, 1)], isMixed: false })).toBe(
    '2, A 1 15, C 1 15, B 1 16',
  );
  expect(carriedOut(input, { dryers: [aDryer(7, 1)], isMixed: true })).toBe(
    '1, A 1 15, B 1 15, C 1 15',
  );
});

test('what the rule dries first goes first', () => {
  // Two trays a day: those of A on Thursday, those of B on the Sunday before; both wait for a kept load.
  const input = anInput('A pea 2 15, B pea 2 15', 2);
  const kept = [{ loadId: 'k', dryerId: 'fd-1', startISO: onDay(8), readyISO: onDay(14) }];
  expect(carriedOut(input, { dryers: [aDryer(2, 1)], kept })).toBe('2, B 2 15, A 2 16');
});

test('a kept load holds its own dryer from its first day to the day it is out', () => {
  const input = anInput('A pea 1 15');
  const keptIn = (dryerId: string, from: number, until: number) => ({
    dryers: [aDryer(7, 2)],
    kept: [{ loadId: 'k', dryerId, startISO: onDay(from), readyISO: onDay(until) }],
  });
  const readyWith = (dryerId: string, from: number, until: number) =>
    carriedOut(input, keptIn(dryerId, from, until));
  expect(readyWith('fd-1', 10, 14)).toBe('1, A 1 16');
  expect(readyWith('fd-1', 10, 15)).toBe('1, A 1 17');
  // Two days from Thursday on end before it begins; a day less is too few.
  expect(readyWith('fd-1', 16, 18)).toBe('1, A 1 16');
  expect(readyWith('fd-1', 15, 18)).toBe('1, A 1 20');
  expect(readyWith('other', 10, 20)).toBe('1, A 1 16');
});

test('what finds no dryer within the plan counts as ready on the day after it', () => {
  const end = 15 + 28;
  const input = anInput('A pea 3 15');
  // Too heavy for one shelf, and no dryer at all.
  expect(carriedOut(input, { dryers: [aDryer(1, 1, { shelfMaxOz: 8 })] })).toBe(
    `0, A 3 ${end + 1}`,
  );
  expect(carriedOut(input, { dryers: [] })).toBe(`0, A 3 ${end + 1}`);
  // The rule itself knows of no dryer.
  expect(carriedOut(anInput('A pea 3 15', 0), { dryers: [aDryer(7, 1)] })).toBe(
    `0, A 3 ${end + 1}`,
  );
  // From day 14 on one load fits that is out on the last day, and none that is out after it.
  const cycle = end - 14;
  expect(carriedOut(input, { dryers: [aDryer(2, cycle)] })).toBe(`1, A 2 ${end}, A 1 ${end + 1}`);
  expect(carriedOut(input, { dryers: [aDryer(2, cycle + 1)] })).toBe(`0, A 3 ${end + 1}`);
});

test('what is cut fresh is there on its day, or as soon as it is ripe', () => {
  const input = anInput('A pea 2 9 fresh, B pea 1 1 fresh');
  expect(carriedOut(input, { dryers: [] })).toBe('0, B 1 3, A 2 9');
});
