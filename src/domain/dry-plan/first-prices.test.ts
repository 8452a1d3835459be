import { expect, test } from 'vitest';
import { aDryModel } from '#tests/support/builders/dry-model-builders.ts';
import type { DryModel } from './dry-model.ts';
import { firstPrices } from './first-prices.ts';

/** A load of the one dryer of seven shelves, where a load of a day begins. */
const load = (start: number, ...trays: number[]) => ({ machine: 0, start, trays });
const many = (count: number, demand = 0): number[] => Array<number>(count).fill(demand);

/** A dryer whose day is over the next morning; trays are due on day 20, and there are greens from day 10 on. */
function aQuickModel(...trays: [number, number][]): DryModel {
  return aDryModel(trays, { cycle: 1 });
}

/** The days on which the dryer is not free. */
function held(model: DryModel, ...days: number[]): DryModel {
  const isHeld = Uint8Array.from({ length: model.end + 1 }, (_, day) =>
    days.includes(day) ? 1 : 0,
  );
  return { ...model, machines: model.machines.map((machine) => ({ ...machine, isHeld })) };
}

/** The dryer is held on all days but one. */
function onlyFree(trays: [number, number], free: number): DryModel {
  const days = Array.from({ length: 31 }, (_, day) => day).filter((day) => day !== free);
  return held(aQuickModel(trays), ...days);
}

test('on a shelf of a load that is not full a tray is worth its part of the load, and what it waits', () => {
  expect(firstPrices(aQuickModel([0, 3]), [load(19, ...many(3))])[0]).toBeCloseTo(10 / 7, 9);
  // Where no other day is free it waits for two days, or is late by one.
  expect(firstPrices(onlyFree([0, 3], 17), [load(17, ...many(3))])[0]).toBeCloseTo(2 + 10 / 7, 9);
  expect(firstPrices(onlyFree([0, 3], 20), [load(20, ...many(3))])[0]).toBeCloseTo(100 + 10 / 7, 9);
  // Where one is, a shelf is worth nothing on which a tray costs more than there.
  expect(firstPrices(aQuickModel([0, 3]), [load(17, ...many(3))])[0]).toBe(2);
  // Two shelves a tray.
  expect(firstPrices(aQuickModel([1, 3]), [load(19, ...many(3))])[0]).toBeCloseTo(20 / 7, 9);
});

test('a shelf of a full load is worth what drying elsewhere costs', () => {
  // A day earlier the dryer rests.
  expect(firstPrices(aQuickModel([0, 7]), [load(19, ...many(7))])[0]).toBeCloseTo(1 + 10 / 7, 9);
  // That day is held: two days earlier.
  const busy = held(aQuickModel([0, 7]), 18);
  expect(firstPrices(busy, [load(19, ...many(7))])[0]).toBeCloseTo(2 + 10 / 7, 9);
  // Of two shelves a tray each shelf bears half of the day.
  const large = aQuickModel([1, 3], [0, 1]);
  expect(firstPrices(large, [load(19, ...many(3), 1)])[0]).toBeCloseTo(2 * (0.5 + 10 / 7), 9);
});

test('no greens, no drying elsewhere: before the first of them a tray cannot wait', () => {
  const model = aQuickModel([0, 7]);
  const due = model.demands.map((demand) => ({ ...demand, due: 11 }));
  // Cut on day 10 and ready on day 11; the day after it is late.
  expect(firstPrices({ ...model, demands: due }, [load(10, ...many(7))])[0]).toBeCloseTo(
    100 + 10 / 7,
    9,
  );
  const earlier = due.map((demand) => ({ ...demand, opens: 9 }));
  expect(firstPrices({ ...model, demands: earlier }, [load(10, ...many(7))])[0]).toBeCloseTo(
    1 + 10 / 7,
    9,
  );
});

test('worth is handed on from full load to full load', () => {
  const model = aQuickModel([0, 14]);
  // Day 19 passes its trays on to day 18, which rests.
  const loads = [load(19, ...many(7)), load(18, ...many(7))];
  expect(firstPrices(model, loads)[0]).toBeCloseTo(2 + 10 / 7, 9);
});

test('a tray that is nowhere is worth what it costs there, and so are the shelves it would need', () => {
  const everyDay = Array.from({ length: 20 }, (_, at) => 10 + at);
  const model = held(aQuickModel([0, 8]), ...everyDay.filter((day) => day !== 19));
  // Due on day 20 and nowhere: ready on day 31, 100 and ten days of 5. The other seven could be there, too.
  expect(firstPrices(model, [load(19, ...many(7))])[0]).toBe(150);
  const alone = aQuickModel([0, 1]);
  expect(firstPrices(alone, [])[0]).toBe(150);
});

test('the last day on which a load begins is one that ends within the plan', () => {
  const model = aQuickModel([0, 7]);
  const due = model.demands.map((demand) => ({ ...demand, due: 30 }));
  const only = (...free: number[]): DryModel =>
    held(
      { ...model, demands: due },
      ...Array.from({ length: 31 }, (_, day) => day).filter((day) => !free.includes(day)),
    );
  // Full on day 28, ready on day 29; a load of day 29 would be ready on day 30 and wait for nothing.
  const full = [load(28, ...many(7))];
  expect(firstPrices(only(28, 29), full)[0]).toBeCloseTo(1 + Math.max(0, 10 / 7 - 1), 9);
  // Nowhere it would be a day late: 100, where it waits for a day here.
  expect(firstPrices(only(28), full)[0]).toBeCloseTo(100, 9);
});

test('what nobody dries at all has the price of nowhere; a demand of two places the lower price of both', () => {
  const model = aQuickModel([0, 2]);
  expect(firstPrices(model, [load(19, 0), load(17, 0)])[0]).toBeCloseTo(10 / 7, 9);
  expect(firstPrices(aQuickModel([0, 0]), [])[0]).toBe(Infinity);
});
