import type { BuyingGroup } from '#domain/buying/buying-list.ts';
import { roundTo, roundUnits } from '#domain/units/rounding.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

const HEADS = [
  'Supplier',
  'Item',
  'On hand',
  'Coming',
  'Unit',
  'Runs out',
  'Order by',
  'Packs',
  'Amount',
] as const;

/** The list as a file holds it; helpers see no costs. */
export function buyingFile(
  groups: readonly BuyingGroup[],
  hasCosts: boolean,
): readonly (readonly CsvCell[])[] {
  const rows = groups.flatMap(({ supplier, lines }) =>
    lines.map((line): readonly CsvCell[] => [
      supplier,
      line.name,
      roundUnits(line.onHand),
      roundUnits(line.coming),
      line.unit,
      line.runOutISO,
      line.orderByISO,
      line.packs,
      roundUnits(line.amount),
      ...(hasCosts ? [line.cost === null ? null : roundTo(line.cost, 2)] : []),
      line.reorderUrl,
    ]),
  );
  return [[...HEADS, ...(hasCosts ? ['Cost'] : []), 'Link'], ...rows];
}
