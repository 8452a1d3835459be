import { packageLabel } from '#domain/costing/package-choices.ts';
import type { ProductionCost } from '#domain/reports/production-costs.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

/** The costs of all varieties as a file holds them: every part, with 6 decimals. */
export function costsCsv(
  lines: readonly ProductionCost[],
  inOrder: ReadonlyMap<string, number | null> | null = null,
): readonly (readonly CsvCell[])[] {
  return [
    [
      'Variety',
      'Package',
      'Seed',
      'Soil',
      'Overhead',
      'Packaging',
      'Unit cost',
      'Warning',
      ...(inOrder === null ? [] : ['In the order']),
    ],
    ...lines.map(({ variety, choice, cost }) => [
      variety.name,
      packageLabel(choice),
      cost.seed,
      cost.soil,
      cost.overhead,
      cost.packaging,
      cost.unitCost,
      cost.warning,
      ...(inOrder === null ? [] : [inOrder.get(variety.id) ?? null]),
    ]),
  ];
}
