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

/** What is cut on one day. */
export interface PlanDay {
  readonly dateISO: IsoDate;
  readonly totals: DayTotals;
  readonly rows: readonly HarvestPlanRow[];
}

/** One line of the plan: the head of a day, or a variety cut on it. */
export type PlanLine =
  | { readonly kind: 'day'; readonly day: PlanDay }
  | { readonly kind: 'variety'; readonly row: HarvestPlanRow };

const NO_TOTALS: DayTotals = {
  demandOz: 0,
  carryUsedOz: 0,
  netDemandOz: 0,
  trays: 0,
  expectedOz: 0,
  leftoverOz: 0,
};

/** The rows of the plan by day. */
export function planDays(rows: readonly HarvestPlanRow[]): PlanDay[] {
  const byDay = new Map<IsoDate, HarvestPlanRow[]>();
  for (const row of rows) {
    const ofDay = byDay.get(row.dateISO);
    if (ofDay) ofDay.push(row);
    else byDay.set(row.dateISO, [row]);
  }
  return [...byDay].map(([dateISO, ofDay]) => ({
    dateISO,
    totals: ofDay.reduce(addRow, NO_TOTALS),
    rows: ofDay,
  }));
}

/** The days as lines of a table: the head of each, then its varieties. */
export function planLines(days: readonly PlanDay[]): PlanLine[] {
  return days.flatMap((day) => [
    { kind: 'day' as const, day },
    ...day.rows.map((row) => ({ kind: 'variety' as const, row })),
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
