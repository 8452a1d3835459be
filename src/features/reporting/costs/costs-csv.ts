import { formatSentence } from '#ui/format.ts';
import { pageTeller } from '#ui/format.ts';
import { packageLabel } from '#domain/costing/package-choices.ts';
import type { ProductionCost } from '#domain/reports/production-costs.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { csvRows, type RecordColumn } from '#ui/tables/record-column.ts';
import { priceColumns } from './price-columns.tsx';
import type { PackagePrices } from './use-package-prices.ts';

const COLUMNS: readonly RecordColumn<ProductionCost>[] = [
  { head: 'Variety', csv: ({ variety }) => variety.name },
  { head: 'Package', csv: ({ choice, variety }) => packageLabel(choice, variety, pageTeller()) },
  { head: 'Seed', csv: ({ cost }) => cost.seed },
  { head: 'Soil', csv: ({ cost }) => cost.soil },
  { head: 'Overhead', csv: ({ cost }) => cost.overhead },
  { head: 'Packaging', csv: ({ cost }) => cost.packaging },
  { head: 'Unit cost', csv: ({ cost }) => cost.unitCost },
  { head: 'Warning', csv: ({ cost }) => formatSentence(cost.warning) },
];

/** The costs of all varieties as a file holds them: every part, with 6 decimals. */
export function costsCsv(
  lines: readonly ProductionCost[],
  inOrder: ReadonlyMap<string, number | null> | null = null,
  prices: PackagePrices | null = null,
): readonly (readonly CsvCell[])[] {
  const ofOrder: readonly RecordColumn<ProductionCost>[] =
    inOrder === null
      ? []
      : [{ head: 'In the order', csv: ({ variety }) => inOrder.get(variety.id) ?? null }];
  return csvRows([...COLUMNS, ...ofOrder, ...priceColumns(prices)], lines);
}
