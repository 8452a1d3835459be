import { sumByKey, compareTexts } from '#domain/records/lists.ts';
import type { GoneChange } from '#domain/orders/delivery-change.ts';
import type { HarvestLoss } from '#domain/planning/task.ts';
import type { CountedLot } from './gather-lots.ts';
import type { HarvestRecord } from './harvest-record.ts';
import type { GrownLot } from './variety-supply.ts';

export interface LotReports {
  readonly yieldOz: number;
  readonly losses: readonly HarvestLoss[];
  readonly weights: readonly HarvestRecord[];
  readonly gone: readonly GoneChange[];
}

/**
 * Returns lots with real amounts: less lost trays, weighed ounces instead of the yield, and less donated
 * ounces.
 *
 * @param lots - In order of use.
 */
export function applyHarvestWeights(lots: readonly CountedLot[], reports: LotReports): GrownLot[] {
  const lost = lostTrays(lots, reports.losses);
  const weights = new Map(reports.weights.map(({ cycleKey, weightOz }) => [cycleKey, weightOz]));
  const weighed = lots.map((lot): GrownLot => {
    const lostOfLot = lost.get(lot.id) ?? 0;
    const expectedOz = (lot.countedTrays - lostOfLot) * reports.yieldOz;
    const weighedOz = weights.get(lot.id) ?? null;
    const oz = lot.isHarvestSkipped ? 0 : (weighedOz ?? expectedOz);
    // Field by field: a copy that leaves fields out is slow, and a farm has thousands of lots.
    return {
      id: lot.id,
      varietyId: lot.varietyId,
      dayISO: lot.dayISO,
      cutISO: lot.cutISO,
      state: lot.state,
      plantings: lot.plantings,
      plannedTrays: lot.plannedTrays,
      countedTrays: lot.countedTrays,
      plannedCarryOz: lot.plannedCarryOz,
      lostTrays: lostOfLot,
      expectedOz,
      weighedOz,
      oz,
    };
  });
  return withoutGone(weighed, reports.gone);
}

/**
 * Trays lost by lot id.
 *
 * A loss that names its planting takes from it first. The rest takes from what grew on that day, earliest
 * harvest first; any remainder is dropped.
 */
function lostTrays(
  lots: readonly CountedLot[],
  losses: readonly HarvestLoss[],
): ReadonlyMap<string, number> {
  const lost = new Map<string, number>();
  const takeFrom = (lot: CountedLot, most: number): number => {
    const sofar = lost.get(lot.id) ?? 0;
    const trays = Math.min(most, lot.countedTrays - sofar);
    lost.set(lot.id, sofar + trays);
    return most - trays;
  };
  const planted = lots.filter(({ isPlanted }) => isPlanted);
  for (const { qty, dateISO, cycleKey } of losses.toSorted(byDayThenId)) {
    const named = planted.find(({ id }) => id === cycleKey);
    let left = named === undefined ? qty : takeFrom(named, qty);
    for (const lot of planted) {
      if (left === 0) break;
      if (lot.plantedISO <= dateISO && lot.dayISO >= dateISO) left = takeFrom(lot, left);
    }
  }
  return lost;
}

function withoutGone(lots: readonly GrownLot[], gone: readonly GoneChange[]): GrownLot[] {
  const left = sumByKey(gone.map(({ harvestISO, oz }) => [harvestISO, oz]));
  if (left.size === 0) return [...lots];
  return lots.map((lot) => {
    const wanted = left.get(lot.dayISO) ?? 0;
    const oz = Math.min(wanted, lot.oz);
    left.set(lot.dayISO, wanted - oz);
    return { ...lot, oz: lot.oz - oz };
  });
}

function byDayThenId(a: HarvestLoss, b: HarvestLoss): number {
  return compareTexts(a.dateISO, b.dateISO) || compareTexts(a.id, b.id);
}
