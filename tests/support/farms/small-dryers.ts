import fc from 'fast-check';
import type { DryModel } from '#domain/dry-plan/dry-model.ts';
import { LoadBoard } from '#domain/dry-plan/load-board.ts';
import { cheapestOnPaper } from '../laws/dry-loads-on-paper.ts';
import { anyDryModel } from '../random/dry-models.ts';

/** A few demands of farms whose greens are all planted for their load: none is there already. */
export function anyPlantedModel(maxDemands: number): fc.Arbitrary<DryModel> {
  return anyDryModel(maxDemands).map((model) => ({
    ...model,
    varieties: model.varieties.map((variety) => ({
      ...variety,
      free: new Int32Array(model.end + 1),
    })),
  }));
}

/** A board with no load on it. */
export function emptyBoard(model: DryModel): LoadBoard {
  const cut = model.varieties.map(() => new Int32Array(model.end + 1));
  return new LoadBoard(model, cut, null);
}

/**
 * Thirty small farms with the points of the best of all their plans. They are the same on every run: a search promises
 * no best plan of any farm, but what it finds of these it has to find again.
 */
export const SMALL_DRYERS = fc
  .sample(anyPlantedModel(3), { seed: 20_261_122, numRuns: 30 })
  .map((model) => ({ model, best: cheapestOnPaper(model) }));

/** So many times the points of the best plans of all small farms is what a way of planning them comes to. */
export function costliness(pointsOf: (model: DryModel) => number): number {
  const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);
  return (
    sum(SMALL_DRYERS.map(({ model }) => pointsOf(model))) /
    sum(SMALL_DRYERS.map(({ best }) => best))
  );
}
