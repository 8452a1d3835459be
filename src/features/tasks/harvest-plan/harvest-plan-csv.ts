import type { HarvestPlanRow } from '#domain/reports/harvest-plan.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

/** The plan as a table of plain values, weights in ounces. */
export function harvestPlanCsv(rows: readonly HarvestPlanRow[]): CsvCell[][] {
  const head = [
    'Date',
    'Variety',
    'Demand (oz)',
    'Carry (oz)',
    'Net demand (oz)',
    'Trays',
    'Expected (oz)',
    'Leftover (oz)',
    'Packages',
    'Bulk',
    'Orders',
  ];
  return [
    head,
    ...rows.map((row) => [
      row.dateISO,
      row.varietyName,
      tenths(row.demandOz),
      tenths(row.carryUsedOz),
      tenths(row.netDemandOz),
      row.trays,
      tenths(row.expectedOz),
      tenths(row.leftoverOz),
      row.packages,
      row.bulk,
      row.orderCount,
    ]),
  ];
}

function tenths(ounces: number): number {
  return Math.round(ounces * 10) / 10;
}
