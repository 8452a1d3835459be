import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { seededRandom } from './seeded-random.ts';
import { aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { anyPlantedModel, costliness } from '#tests/support/farms/small-dryers.ts';
import { fillOnPaper, type BegunLoad } from '#tests/support/laws/calendar-on-paper.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import { CalendarFilling } from './calendar-filling.ts';
import { CalendarSearch } from './calendar-search.ts';
import type { DryModel } from '../question/dry-model.ts';
import { LoadCalendar } from '../board/load-calendar.ts';

const aSeed = fc.integer({ min: 1, max: 1_000_000 });

/** Begins a load or takes one away. */
function changeOne(
  { machines, end }: DryModel,
  calendar: LoadCalendar,
  random: () => number,
): void {
  const below = (limit: number) => Math.floor(random() * limit);
  const [machine, day] = [below(machines.length), below(end + 1)];
  const start = calendar.startOf(machine, day);
  const filling = { order: below(1), reserve: random() < 0.3 ? 1 : 0 };
  if (start >= 0) calendar.set(machine, start, undefined);
  else if (calendar.isFree(machine, day)) calendar.set(machine, day, filling);
}

test('a calendar that is changed a little is worth what it is worth when it is filled anew', () => {
  checkLaw([anyPlantedModel(5), aSeed], (model, seed) => {
    const random = seededRandom(seed);
    const calendar = new LoadCalendar(model.machines, model.end);
    const filling = new CalendarFilling(model, calendar);
    for (let turn = 0; turn < 25; turn += 1) {
      changeOne(model, calendar, random);
      const points = filling.change();
      expect(points).toBe(new CalendarFilling(model, calendar).points);
      if (random() < 0.5) {
        filling.keep(points);
        calendar.keep();
      } else {
        filling.undo();
        calendar.undo();
      }
      expect(filling.points).toBe(new CalendarFilling(model, calendar).points);
    }
  });
});

test('the loads of the best calendar cost what it says, and can be carried out', () => {
  checkLaw([anyPlantedModel(5), aSeed], (model, seed) => {
    const search = new CalendarSearch(model, seededRandom(seed), []);
    const atFirst = search.bestPoints;
    expect(atFirst).toBe(countLoads(model, []));
    search.try(60, 5);
    expect(search.bestPoints).toBeLessThanOrEqual(atFirst);
    expect(countLoads(model, search.best())).toBe(search.bestPoints);
  });
});

test('the best calendar of small farms costs a hundredth more than their best plan at most', () => {
  const found = costliness((model) => {
    const search = new CalendarSearch(model, seededRandom(3), []);
    for (let part = 0; part < 20; part += 1) search.try(50, 15 * 0.8 ** part);
    return search.bestPoints;
  });
  expect(found).toBeGreaterThanOrEqual(1);
  expect(found).toBeLessThan(1.01);
});

/** Two weeks of one or two dryers and three varieties of any size, and loads that begin on some days of them. */
function aBegunCalendar(seed: number): { model: DryModel; loads: BegunLoad[] } {
  const random = seededRandom(seed);
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const list = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  const end = 14;
  const dryers = list(whole(1, 2), () => ({
    cycle: whole(1, 3),
    shelves: whole(3, 7),
    shelvesOf: list(3, () => whole(1, 4)),
  })).map((dryer) => ({
    ...dryer,
    shelvesOf: dryer.shelvesOf.map((each) => (each > dryer.shelves ? Infinity : each)),
  }));
  const grown = list(3, () => {
    const [first, missing] = [whole(0, 8), whole(0, end)];
    return {
      cut: list(end + 1, () => 0)
        .map((_, day) => day)
        .filter((day) => day >= first && day !== missing),
    };
  });
  const wanted = list(whole(1, 9), () => [whole(0, 2), whole(0, end), whole(1, 5)] as const);
  const model = { ...aModelOnPaper(end, dryers, grown, wanted), isMixed: random() < 0.7 };
  const calendar = new LoadCalendar(model.machines, end);
  const loads: BegunLoad[] = [];
  const orders = new CalendarFilling(model, calendar).trays.orders;
  for (let turn = 0; turn < 12; turn += 1) {
    const [machine, start] = [whole(0, dryers.length - 1), whole(0, end)];
    if (!calendar.isFree(machine, start)) continue;
    const reserve = random() < 0.3 ? whole(1, 8) : 0;
    const order = whole(0, Math.max(0, (orders[machine]?.length ?? 1) - 1));
    calendar.set(machine, start, { order, reserve });
    loads.push({ machine, start, order, reserve });
  }
  return { model, loads };
}

test('the loads of a calendar take what they take on paper, and so does what is late', () => {
  checkLaw([aSeed], { numRuns: 300 }, (seed) => {
    const { model, loads } = aBegunCalendar(seed);
    const calendar = new LoadCalendar(model.machines, model.end);
    for (const { machine, start, order, reserve } of loads)
      calendar.set(machine, start, { order, reserve });
    const filling = new CalendarFilling(model, calendar);
    const paper = fillOnPaper(model, loads);
    expect(filling.points).toBe(paper.points);
    const taken = new Map<string, number[]>();
    const late = filling.tell((machine, start, kind, trays) => {
      const key = `${machine}|${start}`;
      const row = taken.get(key) ?? filling.trays.classes.map(() => 0);
      row[kind] = trays;
      taken.set(key, row);
    });
    for (const { machine, start, filled } of paper.loads)
      expect(taken.get(`${machine}|${start}`) ?? filled.map(() => 0)).toEqual(filled);
    expect(late).toEqual(paper.late);
    // Told once more it is the same: nothing is left on the shelves of those that are late.
    expect(filling.tell(() => undefined)).toEqual(paper.late);
    expect(filling.change()).toBe(paper.points);
  });
});
