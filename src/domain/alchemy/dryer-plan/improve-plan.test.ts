import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/day-number.ts';
import { checkDryerPlan } from '#tests/support/laws/check-dryer-plan.ts';
import { seededRandom } from '../drying-schedule/seeded-random.ts';
import type { DryerPlanInput } from './dryer-plan.ts';
import { improvePlan, orderLoads, type ImprovedPlan } from './improve-plan.ts';
import { placeByRule, planDryers } from './plan-dryers.ts';
import { planCost } from './plan-cost.ts';
import { sortOrders } from './drying-orders.ts';

const START = '2025-06-02';
const VARIETIES = [
  { id: 'sun', name: 'Sunflower', daysToHarvest: 12, yieldOzPerTray: 18 },
  { id: 'pea', name: 'Pea', daysToHarvest: 12, yieldOzPerTray: 16 },
  { id: 'rad', name: 'Radish', daysToHarvest: 9, yieldOzPerTray: 12 },
];

const anyInput: fc.Arbitrary<DryerPlanInput> = fc
  .record({
    dryers: fc.array(
      fc.record({
        trays: fc.integer({ min: 2, max: 8 }),
        cyclesPerDay: fc.constantFrom(1 / 9, 1 / 3, 0.5, 1, 2),
        shelfMaxOz: fc.constant(16),
      }),
      { maxLength: 2 },
    ),
    lines: fc.array(
      fc.record({
        variety: fc.constantFrom('sun', 'pea', 'rad'),
        trays: fc.integer({ min: 0, max: 15 }),
        due: fc.integer({ min: 1, max: 40 }),
        dry: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
    planted: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 3 }),
  })
  .map(({ dryers, lines, planted }) => ({
    start: START,
    varieties: VARIETIES,
    dryers,
    orders: lines.map(({ variety, trays, due, dry }, index) => ({
      id: `O-${index}`,
      varietyId: variety,
      traysNeeded: trays,
      dueDate: addDays(START, due),
      requiresFreezeDry: dry,
    })),
    undated: [],
    totalOrders: lines.length,
    plantings: planted.map((days) => ({ date: addDays(START, days), varietyId: 'pea' })),
  }));

/** Improves a plan for so many steps. */
function improve(input: DryerPlanInput, steps: number): ImprovedPlan {
  let step = 0;
  const search = improvePlan(input, seededRandom(1), () => step / steps);
  let result = search.next();
  while (result.done !== true) {
    step += 1;
    result = search.next();
  }
  return result.value;
}

test('a plan of the fixed rule can be carried out and costs what it says', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const orders = sortOrders(input);
      const placement = placeByRule(input, orders);
      const counted = checkDryerPlan(input, planDryers(input), orderLoads(orders, placement));
      expect(planCost(orders.drying, placement)).toEqual(counted);
    }),
    { numRuns: 60 },
  );
});

test('an improved plan can be carried out, costs what it says and no more than the fixed rule', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { plan, cost, ruleCost, bound, loads } = improve(input, 20);
      expect(cost).toEqual(checkDryerPlan(input, plan, loads));
      expect(cost.points).toBeLessThanOrEqual(ruleCost.points);
      expect(cost.points).toBeGreaterThanOrEqual(bound - 1e-6);
      if (cost.points === ruleCost.points) expect(plan).toEqual(planDryers(input));
    }),
    { numRuns: 60 },
  );
});

test('trays of one variety that fit into one cycle are put together', () => {
  // Thursday to Sunday serve both orders; the rule dries each on its own last day.
  const line = (id: string, dueDate: string) => ({
    id,
    varietyId: 'pea',
    traysNeeded: 3,
    dueDate,
    requiresFreezeDry: true,
  });
  const input: DryerPlanInput = {
    start: START,
    varieties: VARIETIES,
    dryers: [{ trays: 7, cyclesPerDay: 1, shelfMaxOz: 16 }],
    orders: [line('A', '2025-06-27'), line('B', '2025-06-29')],
    undated: [],
    totalOrders: 2,
    plantings: [],
  };
  const { plan, cost, ruleCost } = improve(input, 100);
  expect(ruleCost.cycles).toBe(2);
  expect(cost.cycles).toBe(1);
  expect(plan.fdCycles).toEqual([
    { date: '2025-06-26', totalTrays: 6, assignments: [{ varietyId: 'pea', trays: 6 }] },
  ]);
});

test('a plan with fewer points is kept, also when it has as many cycles and late trays', () => {
  // The rule keeps Saturday to sunflower and dries the peas on Friday: 3 trays a day early.
  const line = (id: string, traysNeeded: number, dueDate: string, varietyId: string) => ({
    id,
    varietyId,
    traysNeeded,
    dueDate,
    requiresFreezeDry: true,
  });
  const input: DryerPlanInput = {
    start: START,
    varieties: VARIETIES,
    dryers: [{ trays: 7, cyclesPerDay: 1, shelfMaxOz: 18 }],
    orders: [line('A', 3, '2025-06-29', 'sun'), line('B', 3, '2025-06-29', 'pea')],
    undated: [],
    totalOrders: 2,
    plantings: [],
  };
  const { cost, ruleCost } = improve(input, 100);
  expect([ruleCost.points, cost.points]).toEqual([23, 20]);
});

test('the same seed finds the same plan', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(improve(input, 12)).toEqual(improve(input, 12));
    }),
    { numRuns: 15 },
  );
});
