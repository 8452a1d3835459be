import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { seededRandom } from './seeded-random.ts';
import { aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
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
        filling.points = points;
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

/**
 * What a dryer of five shelves takes of trays, as `kind due trays`, in a load that begins on day 4, and what is late: a
 * tray of the first kind takes two shelves, of the second three, of the third one.
 */
function filled(told: string, reserve = 0) {
  const wanted = told.split(', ').map((row) => {
    const [kind = 0, due = 0, trays = 0] = row.split(' ').map(Number);
    return [kind, due, trays] as const;
  });
  const dryer = { cycle: 1, shelves: 5, shelvesOf: [2, 3, 1] };
  const always = { cut: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
  const model = aModelOnPaper(8, [dryer], [always, always, always], wanted);
  const calendar = new LoadCalendar(model.machines, model.end);
  calendar.set(0, 4, { order: 0, reserve });
  const filling = new CalendarFilling(model, calendar);
  const { points } = filling;
  const taken: number[] = [];
  const late = filling.tell((_machine, _start, kind, trays) => (taken[kind] = trays));
  const places = late.map(({ due, start }) => `${due} ${start < 0 ? 'nowhere' : start}`);
  return { points, taken: taken.join(), late: places.join(', ') };
}

// A tray that is nowhere counts as ready on day 9.
test.each([
  ['a smaller tray makes room for a larger one', '0 5 2, 1 5 1', 0, 10 + 115, '1,1', '5 nowhere'],
  ['what is due before it is late', '2 5 5, 2 3 2', 0, 10 + 2 * 125, '5', '3 nowhere, 3 nowhere'],
  [
    'unless shelves are left for it',
    '2 5 5, 2 3 2',
    2,
    10 + 2 * 115 + 2 * 105,
    '3',
    '5 nowhere, 5 nowhere, 3 4, 3 4',
  ],
  [
    'of those that wait, who is due last is late',
    '2 5 4, 2 7 3',
    0,
    10 + 2 + 2 * 105,
    '5',
    '7 nowhere, 7 nowhere',
  ],
])('a load takes what it can: %s', (_what, wanted, reserve, points, taken, late) => {
  expect(filled(wanted, reserve)).toEqual({ points, taken, late });
});
