import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestPlanRow } from '#domain/reports/harvest-plan.ts';

/** Sums over the varieties cut on one day. */
export interface DayTotals {
  readonly demandOz: number;
  readonly carryUsedOz: number;
  readonly netDemandOz: number;
  readonly trays: number;
  readonly expectedOz: number;
  readonly leftoverOz: number;
}

/** One line of the plan: the head of a day, or a variety cut on it. */
export type PlanLine =
  | { readonly kind: 'day'; readonly dateISO: IsoDate; readonly totals: DayTotals }
  | { readonly kind: 'variety'; readonly row: HarvestPlanRow };

const NO_TOTALS: DayTotals = {
  demandOz: 0,
  carryUsedOz: 0,
  netDemandOz: 0,
  trays: 0,
  expectedOz: 0,
  leftoverOz: 0,
};

/** The rows of the plan with a head above each day. */
export function planLines(rows: readonly HarvestPlanRow[]): PlanLine[] {
  const days = new Map<IsoDate, HarvestPlanRow[]>();
  for (const row of rows) days.set(row.dateISO, [...(days.get(row.dateISO) ?? []), row]);
  return [...days].flatMap(([dateISO, ofDay]) => [
    { kind: 'day' as const, dateISO, totals: ofDay.reduce(addRow, NO_TOTALS) },
    ...ofDay.map((row) => ({ kind: 'variety' as const, row })),
  ]);
}

function addRow(totals: DayTotals, row: HarvestPlanRow): DayTotals {
  return {
    demandOz: totals.demandOz + row.demandOz,
    carryUsedOz: totals.carryUsedOz + row.carryUsedOz,
    netDemandOz: totals.netDemandOz + row.netDemandOz,
    trays: totals.trays + row.trays,
    expectedOz: totals.expectedOz + row.expectedOz,
    leftoverOz: totals.leftoverOz + row.leftoverOz,
  };
}
