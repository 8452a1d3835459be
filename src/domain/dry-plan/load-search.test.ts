import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { cheapestOnPaper, countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import { anyDryModel } from '#tests/support/random/dry-models.ts';
import type { DryModel } from './dry-model.ts';
import { LoadBoard } from './load-board.ts';
import { LoadSearch } from './load-search.ts';
import { priceTrays } from './price-trays.ts';
import { takenLoads } from './taken-load.ts';

/** A search that has taken so many steps. */
function searched(model: DryModel, steps: number): { search: LoadSearch; board: LoadBoard } {
  const cut = model.varieties.map(() => new Int32Array(model.end + 1));
  const board = new LoadBoard(model, cut, null);
  const search = new LoadSearch(board, seededRandom(7));
  search.begin([]);
  for (let step = 0; step < steps; step += 1) search.step(step / steps);
  search.restore();
  return { search, board };
}

/** All greens are planted for their load. */
const anyPlantedModel = anyDryModel(3).map((model) => ({
  ...model,
  varieties: model.varieties.map((variety) => ({
    ...variety,
    free: new Int32Array(model.end + 1),
  })),
}));

// The same farms on every run: a search promises no best plan, but these small ones it has to find.
const SAME_FARMS = { seed: 20_261_122, numRuns: 30 };

test('on a small farm a search finds the best of all plans', () => {
  fc.assert(
    fc.property(anyPlantedModel, (model) => {
      const { search, board } = searched(model, 24);
      expect(search.bestPoints).toBe(cheapestOnPaper(model));
      expect(countLoads(model, takenLoads(board.all()))).toBe(search.bestPoints);
    }),
    SAME_FARMS,
  );
});

test('no plan is below the bound', () => {
  fc.assert(
    fc.property(anyDryModel(3), (model) => {
      const best = cheapestOnPaper(model);
      const { search } = searched(model, 0);
      for (const bound of priceTrays(model, search.bestPoints, search.best))
        expect(bound).toBeLessThanOrEqual(best + 1e-6);
    }),
    { numRuns: 30 },
  );
});
