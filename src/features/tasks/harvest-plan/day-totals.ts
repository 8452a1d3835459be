import type { HarvestPlanRow } from '#domain/reports/harvest-plan.ts';

/** Sums over the varieties of one day. Ounces are those of what is cut; trays are counted of all. */
export type DayTotals = Pick<
  HarvestPlanRow,
  'demandOz' | 'carryUsedOz' | 'netDemandOz' | 'trays' | 'expectedOz' | 'leftoverOz'
>;

const NO_TOTALS: DayTotals = {
  demandOz: 0,
  carryUsedOz: 0,
  netDemandOz: 0,
  trays: 0,
  expectedOz: 0,
  leftoverOz: 0,
};

export function dayTotals(rows: readonly HarvestPlanRow[]): DayTotals {
  return rows.reduce(addRow, NO_TOTALS);
}

function addRow(totals: DayTotals, row: HarvestPlanRow): DayTotals {
  const trays = totals.trays + row.trays;
  if (row.unit === 'tray') return { ...totals, trays };
  return {
    demandOz: totals.demandOz + row.demandOz,
    carryUsedOz: totals.carryUsedOz + row.carryUsedOz,
    netDemandOz: totals.netDemandOz + row.netDemandOz,
    trays,
    expectedOz: totals.expectedOz + row.expectedOz,
    leftoverOz: totals.leftoverOz + row.leftoverOz,
  };
}
