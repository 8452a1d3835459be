import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { anyDryModel, anyPlantedModel, emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { cheapestOnPaper, countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import type { DryModel } from './dry-model.ts';
import { LoadSearch } from './load-search.ts';
import { priceTrays } from './price-trays.ts';
import { searchDays } from './search-days.ts';
import type { TakenLoad } from './taken-load.ts';

/** The best plan of a search to its end, and what it proves, from a plan of so many points on. */
function searched(model: DryModel, points: number) {
  const search = new LoadSearch(emptyBoard(model), seededRandom(7));
  search.begin([]);
  const prices = priceTrays(model, search.bestPoints, search.best);
  for (const _ of prices.rounds);
  const costs = prices.costs();
  let known: { points: number; loads: readonly TakenLoad[] } = { points, loads: [] };
  let proved = costs.bound;
  for (const { loads, bound } of searchDays(model, costs, () => known)) {
    if (loads !== null) known = { points: countLoads(model, loads), loads };
    proved = bound;
  }
  return { ...known, proved: Math.ceil(proved - 1e-6) };
}

/** More than any plan of a small farm has. */
const ANY = 2000;

const daysFrom = (first: number, end: number) =>
  Array.from({ length: end + 1 - first }, (_, at) => first + at);

test('seven trays on a dryer of two days are one load that is ready on their day', () => {
  const model = aModelOnPaper(
    20,
    [{ cycle: 2, shelves: 7, shelvesOf: [1] }],
    [{ cut: daysFrom(5, 20) }],
    [[0, 12, 7]],
  );
  expect(searched(model, ANY)).toEqual({
    points: 10,
    proved: 10,
    loads: [{ machine: 0, start: 10, trays: [0, 0, 0, 0, 0, 0, 0] }],
  });
});

test('what is due before it can be dried is late by as few days as can be', () => {
  // Cut on day 5, out of the dryer on day 7, two days late: 105, and a load.
  const model = aModelOnPaper(
    20,
    [{ cycle: 2, shelves: 7, shelvesOf: [1] }],
    [{ cut: daysFrom(5, 20) }],
    [[0, 5, 1]],
  );
  expect(searched(model, ANY)).toMatchObject({ points: 115, proved: 115 });
});

test('of eight trays for seven shelves one is dried the day before, or waits with trays that are due later', () => {
  const dryer = [{ cycle: 1, shelves: 7, shelvesOf: [1] }];
  const pea = [{ cut: daysFrom(5, 20) }];
  expect(searched(aModelOnPaper(20, dryer, pea, [[0, 12, 8]]), ANY)).toMatchObject({ points: 21 });
  const twoDays = aModelOnPaper(20, dryer, pea, [
    [0, 12, 8],
    [0, 10, 1],
  ]);
  // The load of day 10 takes it: two days early, and no load of its own.
  expect(searched(twoDays, ANY)).toMatchObject({ points: 22, proved: 22 });
});

test('late trays go where there is room beside others', () => {
  // Ten trays are due on the first day on which a load can be ready; three of them go with the next load.
  const model = aModelOnPaper(
    20,
    [{ cycle: 1, shelves: 7, shelvesOf: [1] }],
    [{ cut: daysFrom(5, 20) }],
    [
      [0, 6, 10],
      [0, 8, 4],
    ],
  );
  // The first load could be ready on day 6, seven trays of it in time. A second one on day 7 takes the three late ones and
  // four trays a day early.
  expect(searched(model, ANY)).toMatchObject({ points: 20 + 3 * 100 + 4, proved: 324 });
});

test('small and large trays share shelves, and each machine has its own days', () => {
  const model = aModelOnPaper(
    20,
    [
      { cycle: 1, shelves: 3, shelvesOf: [1, 2], held: [11] },
      { cycle: 2, shelves: 4, shelvesOf: [1, 2] },
    ],
    [{ cut: daysFrom(4, 20) }, { cut: daysFrom(6, 20) }],
    [
      [0, 12, 3],
      [1, 12, 2],
    ],
  );
  // Seven shelves for day 12: the slow dryer takes four. The quick one is held on day 11, so its three, a large tray and
  // a small one, are ready on day 11: two loads, and two trays a day early.
  expect(searched(model, ANY)).toMatchObject({ points: 22, proved: 22 });
});

test('a dryer of three hundred shelves takes three hundred trays', () => {
  const model = aModelOnPaper(
    20,
    [{ cycle: 1, shelves: 300, shelvesOf: [1] }],
    [{ cut: daysFrom(5, 20) }],
    [[0, 12, 301]],
  );
  // One of them a day early, in a load of its own.
  expect(searched(model, ANY)).toMatchObject({ points: 21, proved: 21 });
});

test('nothing better is found than the best plan, which is then proved', () => {
  const model = aModelOnPaper(
    20,
    [{ cycle: 2, shelves: 7, shelvesOf: [1] }],
    [{ cut: daysFrom(5, 20) }],
    [[0, 12, 7]],
  );
  expect(searched(model, 10)).toEqual({ points: 10, loads: [], proved: 10 });
});

test('what is proved is the cheapest of all plans', () => {
  fc.assert(
    fc.property(anyPlantedModel(4), (any) => {
      const model = { ...any, isMixed: true };
      const cheapest = cheapestOnPaper(model);
      const { points, proved } = searched(model, ANY);
      expect(proved).toBeLessThanOrEqual(cheapest);
      expect(points).toBeGreaterThanOrEqual(cheapest);
    }),
    { numRuns: 50 },
  );
});

test('on farms whose greens ripen without a gap the cheapest plan is found', () => {
  fc.assert(
    fc.property(anyPlantedModel(4), (any) => {
      const varieties = any.varieties.map((variety) => {
        const opens = variety.canPlant.indexOf(1);
        return {
          ...variety,
          canPlant: variety.canPlant.map((_, day) => +(opens >= 0 && day >= opens)),
        };
      });
      const model = { ...any, varieties, isMixed: true };
      const cheapest = cheapestOnPaper(model);
      expect(searched(model, ANY)).toMatchObject({ points: cheapest, proved: cheapest });
    }),
    { numRuns: 50 },
  );
});

test('greens that are there before they could be grown are no reason for a bound', () => {
  fc.assert(
    fc.property(anyDryModel(3), (any) => {
      const model = { ...any, isMixed: true };
      expect(searched(model, ANY).proved).toBeLessThanOrEqual(cheapestOnPaper(model));
    }),
    { numRuns: 40 },
  );
});
