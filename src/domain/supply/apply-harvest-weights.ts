import { byTexts, groupBy, sumByKey } from '#domain/records/lists.ts';
import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import type { GoneChange } from '#domain/orders/delivery-change.ts';
import { varietyOfCycle, type HarvestLoss, type TraysPlantedEntry } from '#domain/planning/task.ts';
import type { CountedLot } from './gather-lots.ts';
import { weighedRecords, type HarvestRecord } from './harvest-record.ts';
import type { GrownLot, SupplyFarm } from './variety-supply.ts';

export interface VarietyReports {
  readonly log: readonly TraysPlantedEntry[];
  readonly losses: readonly HarvestLoss[];
  readonly weights: readonly HarvestRecord[];
  readonly gone: readonly GoneChange[];
}

type ReportedFarm = Pick<
  SupplyFarm,
  'traysPlantedLog' | 'harvestLosses' | 'harvestLog' | 'deliveryChanges'
>;

export function reportsByVariety(
  { traysPlantedLog, harvestLosses, harvestLog = [], deliveryChanges = [] }: ReportedFarm,
  varietyIds: ReadonlySet<string>,
): (varietyId: string) => VarietyReports {
  const ofVariety = <R extends { readonly varietyId: string }>(records: readonly R[]) =>
    groupBy(
      records.filter(({ varietyId }) => varietyIds.has(varietyId)),
      ({ varietyId }) => varietyId,
    );
  const log = ofVariety(traysPlantedLog);
  const losses = ofVariety(harvestLosses);
  const weights = groupBy(harvestLog, ({ cycleKey }) => varietyOfCycle(cycleKey));
  const gone = ofVariety(deliveryChanges.filter((change) => change.kind === 'GONE'));
  return (id) => ({
    log: log.get(id) ?? [],
    losses: losses.get(id) ?? [],
    weights: weights.get(id) ?? [],
    gone: gone.get(id) ?? [],
  });
}

/** Lots, in order of use, less lost trays and donated ounces, with weighed ounces instead of the yield. */
export function applyHarvestWeights(
  lots: readonly CountedLot[],
  variety: Variety,
  reports: Omit<VarietyReports, 'log'>,
): GrownLot[] {
  const yieldOz = effectiveYield(variety);
  const lost = lostTrays(lots, reports.losses);
  const weights = new Map(
    weighedRecords(variety, reports.weights).map(({ cycleKey, weightOz }) => [cycleKey, weightOz]),
  );
  const weighed = lots.map((lot): GrownLot => {
    const lostOfLot = lost.get(lot.id) ?? 0;
    const expectedOz = (lot.countedTrays - lostOfLot) * yieldOz;
    const weighedOz = weights.get(lot.id) ?? null;
    const oz = lot.isHarvestSkipped ? 0 : (weighedOz ?? expectedOz);
    return { ...lot, lostTrays: lostOfLot, expectedOz, weighedOz, oz };
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
  for (const { qty, dateISO, cycleKey } of losses.toSorted(byTexts('dateISO', 'id'))) {
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
