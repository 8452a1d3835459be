import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { capacityDays } from '#domain/capacity/capacity-days.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { productionCosts } from '#domain/reports/production-costs.ts';
import { aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { ARBITRARY_DAY, arbitraryFarm } from '#tests/support/random/arbitrary-farm.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const WHOLE = aTraySize({ id: 'siz_whole', name: 'Whole', slotShare: 1 });

function inWholeSlots(farm: FarmDocument): FarmDocument {
  return {
    ...farm,
    varieties: farm.varieties.map((variety) => ({ ...variety, traySizeId: WHOLE.id })),
    catalog: { ...farm.catalog, traySizes: [WHOLE] },
  };
}

const planOf = (farm: FarmDocument) => {
  const { harvests, tasks } = planFarm({ ...farm, tasks: [] }, ARBITRARY_DAY);
  return { harvests, tasks: tasks.map(({ trayUsage: _usage, ...task }) => task) };
};
const costsOf = (farm: FarmDocument) =>
  productionCosts(farm).lines.map(({ variety, cost }) => [variety.id, cost]);

test('sizes that take a whole slot change neither the plan nor room nor costs', () => {
  checkLaw([arbitraryFarm()], { numRuns: 40 }, (farm) => {
    const sized = inWholeSlots(farm);
    expect(planOf(sized)).toEqual(planOf(farm));
    expect(costsOf(sized)).toEqual(costsOf(farm));
    const room = (one: FarmDocument) =>
      capacityDays(one, planFarm(farm, ARBITRARY_DAY).tasks, ARBITRARY_DAY, 30);
    expect(room(sized)).toEqual(room(farm));
  });
});

test('the plan is the same whatever share of a slot trays take', () => {
  checkLaw(
    [arbitraryFarm(), fc.constantFrom(0.5, 0.3333, 2)],
    { numRuns: 30 },
    (farm, slotShare) => {
      const sized = inWholeSlots(farm);
      const traySizes = [{ ...WHOLE, slotShare, soilShare: 0.1 }];
      const other = { ...sized, catalog: { ...sized.catalog, traySizes } };
      expect(planOf(other)).toEqual(planOf(farm));
      const { tasks } = planFarm(farm, ARBITRARY_DAY);
      const used = capacityDays(other, tasks, ARBITRARY_DAY, 30);
      capacityDays(farm, tasks, ARBITRARY_DAY, 30).forEach(({ germUsed, growUsed }, at) => {
        expect(used[at]?.germUsed).toBeCloseTo(germUsed * slotShare, 9);
        expect(used[at]?.growUsed).toBeCloseTo(growUsed * slotShare, 9);
      });
    },
  );
});
