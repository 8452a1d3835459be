import { expect, test } from 'vitest';
import { seededRandom } from './search/seeded-random.ts';
import { aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import { CalendarSearch } from './search/calendar-search.ts';
import type { DryModel } from './question/dry-model.ts';
import { LoadSearch } from './search/load-search.ts';
import { takenLoads, type TakenLoad } from './board/load-board.ts';

/** Forty days of two dryers: more trays than a grower plans by hand, and some that have to be late. */
function busyModel(seed: number): DryModel {
  const random = seededRandom(seed);
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const daysFrom = (first: number) => Array.from({ length: 41 - first }, (_, at) => first + at);
  const dryers = [
    { cycle: 1, shelves: 7, shelvesOf: [1, 1, 2] },
    { cycle: 2, shelves: 5, shelvesOf: [1, 2, 2] },
  ];
  const grown = [0, 1, 2].map(() => ({ cut: daysFrom(whole(4, 12)) }));
  const wanted = Array.from(
    { length: 22 },
    () => [whole(0, 2), whole(10, 34), whole(1, 8)] as const,
  );
  return { ...aModelOnPaper(40, dryers, grown, wanted), isMixed: seed % 4 !== 0 };
}

/** The same on every run. */
const BUSY_MODELS = [3, 4, 7, 8].map(busyModel);

/** What a search of so many steps finds that begins with some loads, or with none. */
function searched(model: DryModel, steps: number, known: readonly TakenLoad[] = []): LoadSearch {
  const search = new LoadSearch(emptyBoard(model), seededRandom(7));
  search.begin(known);
  for (let step = 0; step < steps; step += 1) search.step(step / steps);
  return search;
}

/** What no plan of them is below, which a relaxation of the model has told. */
const BOUNDS = [816, 286, 1395, 262];

const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

/** So many times what no plan is below is what a way of planning comes to. */
const aboveBound = (points: readonly number[]): number => sum(points) / sum(BOUNDS);

test('a search comes within three hundredths of what no plan is below', () => {
  const points = BUSY_MODELS.map((model) => {
    const { best, bestPoints } = searched(model, 40);
    expect(countLoads(model, best)).toBe(bestPoints);
    return bestPoints;
  });
  expect(aboveBound(points)).toBeLessThan(1.03);
});

test('the plan that is there at once comes within a half', () => {
  expect(aboveBound(BUSY_MODELS.map((model) => searched(model, 0).bestPoints))).toBeLessThan(1.5);
});

/** Each tray in the first load that takes it, of its own: a plan that nobody would follow. */
function scattered(model: DryModel): TakenLoad[] {
  const board = emptyBoard(model);
  model.demands.forEach(({ trays }, demand) => {
    for (let day = 0, left = trays; day <= model.end; day += 1) {
      for (const machine of model.machines.keys()) {
        if (left === 0 || !board.isFree(machine, day)) continue;
        const load = board.open(machine, day);
        if (board.put(load, demand)) left -= 1;
        if (load.trays.length === 0) board.remove(load);
      }
    }
  });
  return takenLoads(board.all());
}

test('a bad plan that is known becomes a far better one in a few steps', () => {
  const known = BUSY_MODELS.map(scattered);
  const before = BUSY_MODELS.map((model, at) => countLoads(model, known[at] ?? []));
  expect(aboveBound(before)).toBeGreaterThan(10);
  const after = BUSY_MODELS.map((model, at) => searched(model, 30, known[at]).bestPoints);
  expect(aboveBound(after)).toBeLessThan(1.25);
});

test('the days on which loads begin are found from no load at all', () => {
  const points = BUSY_MODELS.map((model) => {
    const search = new CalendarSearch(model, seededRandom(3), []);
    for (let part = 0; part < 30; part += 1) search.try(150, 15 * 0.88 ** part);
    expect(countLoads(model, search.best())).toBe(search.bestPoints);
    return search.bestPoints;
  });
  expect(aboveBound(points)).toBeLessThan(1.05);
});
