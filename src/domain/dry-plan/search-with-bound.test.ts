import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { emptyBoard } from '#tests/support/farms/small-dryers.ts';
import type { DryModel } from './dry-model.ts';
import { LoadSearch } from './load-search.ts';
import { searchWithBound } from './search-with-bound.ts';

/** Pea that is ripe from day 5 on, for some days. */
function aFarm(
  wanted: readonly (readonly [due: number, trays: number])[],
  dryers: number = 1,
): DryModel {
  const cut = Array.from({ length: 36 }, (_, at) => at + 5);
  return aModelOnPaper(
    40,
    Array.from({ length: dryers }, () => ({ cycle: 2, shelves: 7, shelvesOf: [1] })),
    [{ cut }],
    wanted.map(([due, trays]) => [0, due, trays] as const),
  );
}

/** Runs so many steps; what is known after each, and the points of the best plan at last. */
function run(model: DryModel, steps: number, isRoomLimited = false) {
  const search = new LoadSearch(emptyBoard(model), seededRandom(7));
  search.begin([]);
  let taken = 0;
  const progress = () => taken / steps;
  const rounds = searchWithBound(model, search, { progress, isRoomLimited });
  const bounds: number[] = [];
  for (; taken < steps; taken += 1) bounds.push(rounds.next().value ?? 0);
  return { bounds, highest: Math.max(...bounds), points: search.bestPoints };
}

/** Seven or nine trays every second day, of which a dryer takes seven: some are early. */
const BUSY = aFarm([8, 10, 12, 14, 16, 18].map((due) => [due, 7 + (due % 4)] as const));

test('a small farm has a plan first, then prices, and then a proof', () => {
  const { bounds, highest, points } = run(BUSY, 60);
  expect(bounds.slice(0, 24).every((bound) => bound === 0)).toBe(true);
  expect(bounds[24]).toBeGreaterThan(0);
  expect(Math.ceil(highest - 1e-6)).toBe(points);
});

test('what is known at the end of the prices is told, however few rounds they took', () => {
  // One load that is ready in time: its price is found at once.
  expect(run(aFarm([[20, 7]]), 10).highest).toBeCloseTo(10, 3);
});

test('where no day may be over in racks, prices begin at half of the time and nothing is proved by days', () => {
  const { bounds } = run(BUSY, 60, true);
  expect(bounds.slice(0, 29).every((bound) => bound === 0)).toBe(true);
  expect(Math.max(...bounds)).toBeGreaterThan(0);
});

test('farms of more than four machines, or of more than 750 trays, are not searched through day by day', () => {
  const large = aFarm([
    [20, 375],
    [30, 376],
  ]);
  for (const farm of [aFarm([[20, 7]], 5), large]) {
    expect(run(farm, 20).bounds.slice(0, 9)).toEqual(Array(9).fill(0));
  }
  expect(run(aFarm([[20, 7]], 4), 20).bounds[9]).toBeGreaterThan(0);
});
