import type { HarvestPlanRow } from '#domain/reports/harvest-plan.ts';
import { sumOf } from '#domain/records/lists.ts';

/** Sums over the varieties of one day. Ounces are those of what is cut; trays are counted of all. */
export type DayTotals = Pick<
  HarvestPlanRow,
  'demandOz' | 'carryUsedOz' | 'netDemandOz' | 'trays' | 'expectedOz' | 'leftoverOz'
>;

export function dayTotals(rows: readonly HarvestPlanRow[]): DayTotals {
  const cut = rows.filter(({ unit }) => unit !== 'tray');
  const sum = (field: keyof DayTotals, of: readonly HarvestPlanRow[] = cut) =>
    sumOf(of.map((row) => row[field]));
  return {
    demandOz: sum('demandOz'),
    carryUsedOz: sum('carryUsedOz'),
    netDemandOz: sum('netDemandOz'),
    trays: sum('trays', rows),
    expectedOz: sum('expectedOz'),
    leftoverOz: sum('leftoverOz'),
  };
}
