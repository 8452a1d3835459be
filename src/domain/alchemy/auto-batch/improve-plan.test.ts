import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNumber } from '#domain/calendar/day-number.ts';
import { seededRandom } from '../batching/seeded-random.ts';
import type { AutoBatchInput, AutoBatchPlan } from './auto-batch.ts';
import { improvePlan, type ImprovedPlan } from './improve-plan.ts';
import { planBatches } from './plan-batches.ts';

const START = '2025-06-02';
const VARIETIES = [
  { id: 'sun', name: 'Sunflower', daysToHarvest: 12, yieldOzPerTray: 18 },
  { id: 'pea', name: 'Pea', daysToHarvest: 12, yieldOzPerTray: 16 },
  { id: 'rad', name: 'Radish', daysToHarvest: 9, yieldOzPerTray: 12 },
];

const anyInput: fc.Arbitrary<AutoBatchInput> = fc
  .record({
    dryers: fc.array(
      fc.record({
        trays: fc.integer({ min: 2, max: 8 }),
        cyclesPerDay: fc.constantFrom(0.5, 1, 2),
        shelfMaxOz: fc.constant(16),
      }),
      { minLength: 1, maxLength: 2 },
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
  })
  .map(({ dryers, lines }) => ({
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
    plantings: [],
  }));

/** Improves a plan for so many steps. */
function improve(input: AutoBatchInput, steps: number): ImprovedPlan {
  let step = 0;
  const search = improvePlan(input, seededRandom(1), () => step / steps);
  let result = search.next();
  while (result.done !== true) {
    step += 1;
    result = search.next();
  }
  return result.value;
}

/** What a plan of the dryers comes to, counted from its days and the orders alone. */
function recount(input: AutoBatchInput, plan: AutoBatchPlan) {
  const slowest = Math.min(1, ...input.dryers.map(({ cyclesPerDay }) => cyclesPerDay));
  const cycleDays = Math.ceil(1 / slowest);
  const room = Math.floor(
    input.dryers.reduce((sum, { trays, cyclesPerDay }) => sum + trays * cyclesPerDay, 0),
  );
  let cycles = 0;
  let unmet = 0;
  let planned = 0;
  for (const { totalTrays, assignments } of plan.fdCycles) {
    expect(totalTrays).toBeLessThanOrEqual(room);
    expect(assignments.reduce((sum, { trays }) => sum + trays, 0)).toBe(totalTrays);
    cycles += assignments.reduce((sum, { trays }) => sum + Math.ceil(trays / 7), 0);
    planned += totalTrays;
  }
  for (const variety of input.varieties) {
    const earliest = dayNumber(input.start) + variety.daysToHarvest;
    const wanted = input.orders
      .filter((order) => order.requiresFreezeDry && order.varietyId === variety.id)
      .flatMap((order) =>
        Array<number>(order.traysNeeded).fill(dayNumber(order.dueDate) - cycleDays),
      )
      .toSorted((a, b) => a - b);
    // The earliest days serve the orders due first: no other way serves more of them in time.
    const dried = plan.fdCycles.flatMap(({ date, assignments }) =>
      assignments
        .filter(({ varietyId }) => varietyId === variety.id)
        .flatMap(({ trays }) => Array<number>(trays).fill(dayNumber(date))),
    );
    for (const day of dried) expect(day).toBeGreaterThanOrEqual(earliest);
    const open = [...dried];
    for (const last of wanted) {
      const first = open[0];
      if (first !== undefined && first <= last) open.shift();
      else unmet += 1;
    }
  }
  return { cycles, unmet, planned };
}

test('an improved plan is never worse than the one of the fixed rule', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { plan, cost, ruleCost, bound } = improve(input, 20);
      const counted = recount(input, plan);
      expect(cost.cycles).toBe(counted.cycles);
      expect(counted.unmet).toBeLessThanOrEqual(cost.unmetTrays);
      expect(cost.points).toBeLessThanOrEqual(ruleCost.points);
      expect(cost.points).toBeGreaterThanOrEqual(bound - 1e-6);
      if (cost.points === ruleCost.points) {
        expect(plan).toEqual(planBatches(input));
      } else if (cost.unmetTrays === ruleCost.unmetTrays) {
        expect(cost.cycles).toBeLessThan(ruleCost.cycles);
      } else {
        expect(cost.unmetTrays).toBeLessThan(ruleCost.unmetTrays);
      }
    }),
    { numRuns: 40 },
  );
});

test('every tray that is ordered is planned or told', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { plan } = improve(input, 8);
      const wanted = input.orders
        .filter(({ requiresFreezeDry }) => requiresFreezeDry)
        .reduce((sum, { traysNeeded }) => sum + traysNeeded, 0);
      const told = plan.risks
        .filter(({ kind }) => kind === 'unscheduled')
        .reduce((sum, { details }) => sum + Number.parseInt(details, 10), 0);
      expect(recount(input, plan).planned + told).toBe(wanted);
    }),
    { numRuns: 40 },
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
  const input: AutoBatchInput = {
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

test('the same seed finds the same plan', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(improve(input, 12)).toEqual(improve(input, 12));
    }),
    { numRuns: 15 },
  );
});
