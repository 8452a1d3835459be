import fc from 'fast-check';
import type { DryModel } from '#domain/dryer-plan/question/dry-model.ts';
import { LoadBoard } from '#domain/dryer-plan/board/load-board.ts';
import { aModelOnPaper } from '../builders/dry-model-builders.ts';
import { cheapestOnPaper } from '../laws/dry-loads-on-paper.ts';

const END = 9;
const DAYS = Array.from({ length: END + 1 }, (_, day) => day);

const days = fc.integer({ min: 0, max: END });

const machines = fc.array(
  fc.record({
    cycle: fc.integer({ min: 1, max: 3 }),
    shelves: fc.integer({ min: 1, max: 4 }),
    each: fc.constantFrom(1, 1, 2, Infinity),
    held: fc.uniqueArray(days, { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 2 },
);

const varieties = fc.array(
  fc.record({
    ripe: fc.integer({ min: 0, max: 5 }),
    frozen: fc.uniqueArray(days, { maxLength: 2 }),
    free: fc.uniqueArray(fc.record({ day: days, trays: fc.integer({ min: 1, max: 2 }) }), {
      maxLength: 2,
      selector: ({ day }) => day,
    }),
  }),
  { minLength: 2, maxLength: 2 },
);

/** Some days of one or two dryers and two varieties with so many demands: small enough to try every plan. */
export function anyDryModel(maxDemands: number): fc.Arbitrary<DryModel> {
  const demands = fc.array(
    fc.record({ variety: fc.nat(1), due: days, trays: fc.integer({ min: 1, max: 2 }) }),
    { minLength: 1, maxLength: maxDemands },
  );
  return fc
    .record({ machines, varieties, demands, isMixed: fc.boolean() })
    .map(({ machines: dryers, varieties: grown, demands: wanted, isMixed }) => {
      const onPaper = dryers.map(({ each, ...dryer }) => ({
        ...dryer,
        shelvesOf: [1, each > dryer.shelves ? Infinity : each],
      }));
      const cut = grown.map(({ ripe, frozen, free }) => ({
        cut: DAYS.filter((day) => day >= ripe && !frozen.includes(day)),
        free: Object.fromEntries(free.map(({ day, trays }) => [day, trays])),
      }));
      const rows = wanted.map(({ variety, due, trays }) => [variety, due, trays] as const);
      return { ...aModelOnPaper(END, onPaper, cut, rows), isMixed };
    });
}

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

export function emptyBoard(model: DryModel): LoadBoard {
  return new LoadBoard(model, null);
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
