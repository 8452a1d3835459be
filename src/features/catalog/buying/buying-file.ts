import type { BuyingGroup, BuyingLine } from '#domain/buying/buying-list.ts';
import { roundTo, roundUnits } from '#domain/units/rounding.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { csvRows, type RecordColumn } from '#ui/tables/record-column.tsx';

/** The list as a file holds it; helpers see no costs. */
export function buyingFile(
  groups: readonly BuyingGroup[],
  hasCosts: boolean,
): readonly (readonly CsvCell[])[] {
  const cost: RecordColumn<BuyingLine> = {
    head: 'Cost',
    csv: (line) => (line.cost === null ? null : roundTo(line.cost, 2)),
  };
  return csvRows(
    [
      { head: 'Supplier', csv: ({ supplier }) => supplier },
      { head: 'Item', csv: ({ name }) => name },
      { head: 'On hand', csv: ({ onHand }) => roundUnits(onHand) },
      { head: 'Coming', csv: ({ coming }) => roundUnits(coming) },
      { head: 'Unit', csv: ({ unit }) => unit },
      { head: 'Runs out', csv: ({ runOutISO }) => runOutISO },
      { head: 'Order by', csv: ({ orderByISO }) => orderByISO },
      { head: 'Packs', csv: ({ packs }) => packs },
      { head: 'Amount', csv: ({ amount }) => roundUnits(amount) },
      ...(hasCosts ? [cost] : []),
      { head: 'Link', csv: ({ reorderUrl }) => reorderUrl },
    ],
    groups.flatMap(({ supplier, lines }) => lines.map((line) => ({ ...line, supplier }))),
  );
}
