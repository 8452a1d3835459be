import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { leftoverLots } from '#domain/answers/shortages/leftover-lots.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { harvestPlanRows } from '#domain/reports/harvest-plan.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import { harvestSupply } from '#domain/supply/harvest-supply.ts';
import { realHarvestRow } from '#domain/reports/real-harvest-row.ts';
import { SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { arbitraryLivedFarm } from '#tests/support/random/arbitrary-lived-farm.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectWorkDays, selectWorkOfToday } from './late-work.ts';
import { selectNextHarvests } from './next-harvests.ts';
import {
  selectBatches,
  selectLots,
  selectOutlook,
  selectRealDays,
  selectSupplyLedger,
} from './supply.ts';

/** What every list of tasks shows of the harvests that are still to be cut. */
function shownHarvests(farm: FarmDocument, today: string): readonly RealTask[] {
  const lists = [
    selectRealDays(farm, today).flatMap(({ tasks }) => tasks),
    selectWorkDays(farm, today).flatMap(({ tasks }) => tasks),
    selectWorkOfToday(farm, today),
    [...selectNextHarvests(farm, today).values()],
  ];
  return lists.flat().filter(({ type, done }) => type === 'HARVEST' && !done);
}

test('no screen shows more ounces or trays than the ledger has', () => {
  checkLaw([arbitraryLivedFarm()], { numRuns: 40 }, ({ farm: lived, today }) => {
    const farm = { ...lived, tasks: planFarm(lived, today).tasks };
    const lots = selectLots(farm, today);
    for (const { cycleKey, oz = 0, trays = 0 } of shownHarvests(farm, today)) {
      const lot = lots.get(cycleKey);
      if (lot === undefined) continue;
      expect(oz).toBeLessThan(lot.oz + SHORT_OZ);
      expect(trays).toBe(lot.countedTrays - lot.lostTrays);
    }
    for (const { cycleKey, status, trays } of selectBatches(farm, today)) {
      const lot = lots.get(cycleKey);
      if (lot !== undefined && status !== 'Planned') {
        expect(trays).toBe(lot.countedTrays - lot.lostTrays);
      }
    }
    const ledger = selectSupplyLedger(farm, today);
    for (const planned of harvestPlanRows(farm, today, today, addDays(today, 60))) {
      const row = realHarvestRow(planned, ledger, today);
      const there = harvestSupply(ledger, row.dateISO, row.varietyId);
      expect(row.expectedOz).toBeLessThan(there.supplyOz + SHORT_OZ);
      expect(row.carryUsedOz).toBeLessThan(there.carriedInOz + SHORT_OZ);
      if (there.shortOz >= SHORT_OZ) expect(row.leftoverOz).toBeLessThan(0);
    }
    for (const { leftOz, oz, freeOz } of leftoverLots(selectOutlook(farm, today))) {
      expect(leftOz).toBeLessThanOrEqual(oz + 1e-9);
      expect(freeOz).toBeLessThanOrEqual(leftOz + 1e-9);
    }
  });
});
