import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { seededRandom } from './seeded-random.ts';
import { anyPlantedModel, costliness } from '#tests/support/farms/small-dryers.ts';
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
