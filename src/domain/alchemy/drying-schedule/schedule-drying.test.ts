import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dryingModel, type ScheduleProblem } from './drying-model.ts';
import {
  scheduleCost,
  scheduleInTurn,
  wholeStretch,
  type DryerSchedule,
} from './dryer-schedule.ts';
import { DryingSearch } from './drying-search.ts';
import { priceDays, type DayPrices } from './price-days.ts';
import { seededRandom } from './seeded-random.ts';
import { stretchCost, VarietyDays, type Stretch } from './variety-days.ts';

/** Problems so small that every way to dry the trays can be tried. */
const smallProblem: fc.Arbitrary<ScheduleProblem> = fc
  .record({
    slots: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 4 }),
    traysPerSlot: fc.constantFrom(1, 2),
    traysPerCycle: fc.constantFrom(2, 3),
    trays: fc.array(
      fc.record({ variety: fc.integer({ min: 0, max: 1 }), day: fc.integer({ min: 0, max: 3 }) }),
      { maxLength: 5 },
    ),
    dayCosts: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ trays, dayCosts, ...problem }) => ({
    ...problem,
    varieties: 2,
    demands: trays.map(({ variety, day }) => ({
      variety,
      trays: 1,
      day,
      first: day - 2,
      last: day + 1,
    })),
    dayCost: (variety, day) => dayCosts[variety * 4 + day] ?? 0,
  }));

/** The least points of any way to dry the trays, found by trying all of them. */
function leastCost(problem: ScheduleProblem): number {
  const { slots, demands, traysPerSlot, traysPerCycle } = problem;
  const choices = demands.map(({ first, last }) =>
    slots.flatMap((_, day) => (day >= first && day <= last ? [day] : [])),
  );
  let least = Infinity;
  const choose = (index: number, days: readonly (number | null)[]): void => {
    if (index < demands.length) {
      for (const day of [null, ...(choices[index] ?? [])]) choose(index + 1, [...days, day]);
      return;
    }
    let points = 0;
    for (const [day, free] of slots.entries()) {
      let used = 0;
      for (const variety of [0, 1]) {
        const trays = days.filter((d, i) => d === day && demands[i]?.variety === variety).length;
        used += Math.ceil(trays / traysPerSlot);
        points += 10 * Math.ceil(trays / traysPerCycle);
        points += trays * (problem.dayCost?.(variety, day) ?? 0);
      }
      if (used > free) return;
    }
    days.forEach((day, i) => {
      points += day === null ? 100 : Math.abs(day - (demands[i]?.day ?? 0));
    });
    least = Math.min(least, points);
  };
  choose(0, []);
  return least;
}

function pricesOf(problem: ScheduleProblem): DayPrices {
  const rounds = priceDays(dryingModel(problem));
  let round = rounds.next();
  while (round.done !== true) round = rounds.next();
  return round.value;
}

/** Points of a schedule, and whether it keeps to the slots, counted from the schedule alone. */
function check(problem: ScheduleProblem, schedule: DryerSchedule): void {
  problem.slots.forEach((slots, day) => {
    const used = schedule.varieties.reduce(
      (sum, { dried }) => sum + Math.ceil((dried[day] ?? 0) / problem.traysPerSlot),
      0,
    );
    expect(used).toBeLessThanOrEqual(slots);
    expect(schedule.free[day]).toBe(slots - used);
  });
}

test('one variety alone gets the best days there are', () => {
  fc.assert(
    fc.property(smallProblem, (problem) => {
      const alone = { ...problem, demands: problem.demands.filter(({ variety }) => variety === 0) };
      const model = dryingModel(alone);
      const found = new VarietyDays(model).find(wholeStretch(model, 0), model.slots, null);
      expect(found).toBe(leastCost(alone));
    }),
    { numRuns: 300 },
  );
});

/** The least points of all ways to settle some trays of a variety on some days, with prices of slots. */
function leastOfStretch(
  problem: ScheduleProblem,
  stretch: Stretch,
  prices: readonly number[],
): number {
  const { slots, traysPerSlot, traysPerCycle } = problem;
  const trays = problem.demands
    .filter(({ variety }) => variety === stretch.variety)
    .toSorted((a, b) => a.day - b.day)
    .slice(stretch.settledBefore, stretch.settledAfter);
  let least = Infinity;
  const choose = (index: number, dried: readonly number[], points: number): void => {
    const tray = trays[index];
    if (tray === undefined) {
      const ofDays = dried.map((count, day) => {
        if (count > (slots[day] ?? 0) * traysPerSlot) return Infinity;
        const price = (prices[day] ?? 0) * Math.ceil(count / traysPerSlot);
        return price + 10 * Math.ceil(count / traysPerCycle);
      });
      least = Math.min(
        least,
        ofDays.reduce((sum, one) => sum + one, points),
      );
      return;
    }
    choose(index + 1, dried, points + 100);
    for (
      let day = Math.max(stretch.from, tray.first);
      day <= Math.min(stretch.to, tray.last);
      day += 1
    ) {
      const here = dried[day];
      if (here === undefined) continue;
      const more = dried.with(day, here + 1);
      const off = Math.abs(day - tray.day) + (problem.dayCost?.(stretch.variety, day) ?? 0);
      choose(index + 1, more, points + off);
    }
  };
  choose(
    0,
    slots.map(() => 0),
    0,
  );
  return least;
}

test('some trays of a variety get the best of some days, at the prices of the slots', () => {
  const somePrices = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(
      smallProblem,
      fc.tuple(fc.nat(3), fc.nat(3), fc.nat(5), fc.nat(5)),
      fc.option(somePrices),
      (problem, [a, b, c, d], prices) => {
        const model = dryingModel(problem);
        const trays = problem.demands.filter(({ variety }) => variety === 1).length;
        const last = model.days - 1;
        const stretch: Stretch = {
          variety: 1,
          from: Math.min(a, b, last),
          to: Math.min(Math.max(a, b), last),
          settledBefore: Math.min(c, d, trays),
          settledAfter: Math.min(Math.max(c, d), trays),
        };
        const finder = new VarietyDays(model);
        const priced = prices === null ? null : Float64Array.from(prices);
        const found = finder.find(stretch, model.slots, priced);
        expect(found).toBe(leastOfStretch(problem, stretch, prices ?? []));
        // The days that it tells come to just that.
        const days = { dried: finder.dried.slice(), settled: finder.settled.slice() };
        const ofSlots = prices?.reduce((sum, price, day) => {
          if (day < stretch.from || day > stretch.to) return sum;
          return sum + price * Math.ceil((days.dried[day] ?? 0) / problem.traysPerSlot);
        }, 0);
        expect(stretchCost(model, stretch, days) + (ofSlots ?? 0)).toBe(found);
      },
    ),
    { numRuns: 300 },
  );
});

test('no plan costs less than the bound, and no plan found costs less than the best there is', () => {
  fc.assert(
    fc.property(smallProblem, fc.nat(), (problem, seed) => {
      const model = dryingModel(problem);
      const start = scheduleInTurn(model, null);
      const cost = scheduleCost(model, start);
      const { prices, bound } = pricesOf(problem);
      const least = leastCost(problem);
      expect(bound).toBeLessThanOrEqual(least + 1e-6);
      const search = new DryingSearch(model, start, cost, { prices, random: seededRandom(seed) });
      search.search(300, 0.5);
      check(problem, search.best);
      expect(scheduleCost(model, search.best)).toBeCloseTo(search.bestCost, 9);
      expect(search.bestCost).toBeGreaterThanOrEqual(least);
      expect(search.bestCost).toBeLessThanOrEqual(cost);
    }),
    { numRuns: 150 },
  );
});

test('a search comes within a hair of what is possible', () => {
  // 6 varieties, 28 days, 2 cycles a day; demands drawn until 0.9 of the room is wanted.
  const random = seededRandom(7);
  const demands: ScheduleProblem['demands'][number][] = [];
  for (let trays = 0; trays < 0.9 * 7 * 2 * 28;) {
    const day = Math.floor(random() * 28);
    const demand = { variety: Math.floor(random() * 6), trays: 1 + Math.floor(random() * 10), day };
    demands.push({ ...demand, first: day - 2, last: day + 2 });
    trays += demand.trays;
  }
  const problem: ScheduleProblem = {
    slots: Array<number>(28).fill(2),
    traysPerSlot: 7,
    traysPerCycle: 7,
    varieties: 6,
    demands,
  };
  const model = dryingModel(problem);
  const start = scheduleInTurn(model, null);
  const { prices, bound } = pricesOf(problem);
  const search = new DryingSearch(model, start, scheduleCost(model, start), { prices, random });
  for (let step = 0; step < 60; step += 1) search.search(100, step / 60);
  check(problem, search.best);
  expect(search.bestCost).toBeGreaterThanOrEqual(bound - 1e-6);
  expect(search.bestCost / bound).toBeLessThan(1.05);
});
