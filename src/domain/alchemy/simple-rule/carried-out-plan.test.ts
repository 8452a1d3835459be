import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays, isoDate } from '#domain/calendar/iso-date.ts';
import { checkDryerPlan } from '#tests/support/laws/check-dryer-plan.ts';
import type { DryerPlanInput } from './dryer-plan.ts';
import { placeByRule, planDryers } from './plan-dryers.ts';
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
    plantings: planted.map((days) => ({ date: addDays(START, days), varietyId: 'pea' })),
  }));

test('a plan of the simple rule is feasible and lists its risks', () => {
  checkLaw([anyInput], { numRuns: 60 }, (input) => {
    const loads = placeByRule(input, sortOrders(input)).loads.map(({ order, trays, ...load }) => {
      const { id: orderId, varietyId } = order;
      return { orderId, varietyId, date: isoDate(load.day), readyOn: isoDate(load.ready), trays };
    });
    expect(() => checkDryerPlan(input, planDryers(input), loads)).not.toThrow();
  });
});
