import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeStretch } from './dryer-schedule.ts';
import { dryingModel, type DryingDemand, type ScheduleProblem } from './drying-model.ts';
import { stretchCost, VarietyDays, type Stretch } from './variety-days.ts';

const DAYS = 4;

interface Small {
  readonly problem: ScheduleProblem;
  readonly prices: readonly number[];
  readonly stretch: Stretch;
}

/** A few trays of one variety, each with the days around its own that will do, and some of them to be planned. */
function anySmall(): fc.Arbitrary<Small> {
  const perDay = (max: number) => fc.array(fc.nat(max), { minLength: DAYS, maxLength: DAYS });
  return fc
    .record({
      slots: perDay(2),
      prices: perDay(12),
      dayCosts: perDay(3),
      traysPerSlot: fc.integer({ min: 1, max: 2 }),
      traysPerCycle: fc.integer({ min: 1, max: 3 }),
      early: fc.nat(2),
      late: fc.nat(1),
      wanted: fc.array(fc.nat(DAYS - 1), { minLength: 1, maxLength: 4 }),
      from: fc.nat(1),
      settledBefore: fc.nat(1),
    })
    .map(({ slots, prices, dayCosts, early, late, wanted, from, settledBefore, ...sizes }) => ({
      problem: {
        slots,
        ...sizes,
        varieties: 1,
        demands: wanted.map((day): DryingDemand => ({
          variety: 0,
          trays: 1,
          day,
          first: day - early,
          last: day + late,
        })),
        dayCost: (_variety: number, day: number) => dayCosts[day] ?? 0,
      },
      prices,
      stretch: {
        variety: 0,
        from,
        to: DAYS - 1,
        settledBefore,
        settledAfter: wanted.length,
      },
    }));
}

/** The points of the best of all ways to dry the trays, or none of them, on the days of the stretch. */
function bestOnPaper({ problem, prices, stretch }: Small): number {
  const { slots, traysPerSlot, traysPerCycle, dayCost } = problem;
  const trays = problem.demands
    .toSorted((a, b) => a.day - b.day)
    .slice(stretch.settledBefore, stretch.settledAfter);
  const counts = slots.map(() => 0);
  const best = (at: number, points: number): number => {
    const tray = trays[at];
    if (tray === undefined) {
      return counts.reduce(
        (sum, count, day) =>
          sum +
          10 * Math.ceil(count / traysPerCycle) +
          (prices[day] ?? 0) * Math.ceil(count / traysPerSlot) +
          count * (dayCost?.(0, day) ?? 0),
        points,
      );
    }
    let least = best(at + 1, points + 100);
    for (let day = Math.max(stretch.from, tray.first); day <= stretch.to; day += 1) {
      const count = counts[day] ?? 0;
      if (day > tray.last || count === (slots[day] ?? 0) * traysPerSlot) continue;
      counts[day] = count + 1;
      least = Math.min(least, best(at + 1, points + Math.abs(tray.day - day)));
      counts[day] = count;
    }
    return least;
  };
  return best(0, 0);
}

test('the days found for the trays of one variety are the best of all, slots and prices as they are', () => {
  fc.assert(
    fc.property(anySmall(), (small) => {
      const model = dryingModel(small.problem);
      const finder = new VarietyDays(model);
      const free = Int32Array.from(small.problem.slots);
      const prices = Float64Array.from(small.prices);
      const points = finder.find(small.stretch, free, prices);
      expect(points).toBe(bestOnPaper(small));
      // What it says costs as much, with the slots that are paid for.
      const { dried } = finder;
      const paid = small.prices.reduce(
        (sum, price, day) =>
          sum +
          (day < small.stretch.from
            ? 0
            : price * Math.ceil((dried[day] ?? 0) / small.problem.traysPerSlot)),
        0,
      );
      expect(stretchCost(model, small.stretch, finder) + paid).toBe(points);
    }),
    { numRuns: 300 },
  );
});

test('without prices a slot costs nothing', () => {
  fc.assert(
    fc.property(anySmall(), ({ problem }) => {
      const model = dryingModel(problem);
      const whole = wholeStretch(model, 0);
      const points = new VarietyDays(model).find(whole, model.slots, null);
      const prices = problem.slots.map(() => 0);
      expect(points).toBe(bestOnPaper({ problem, prices, stretch: whole }));
    }),
  );
});
