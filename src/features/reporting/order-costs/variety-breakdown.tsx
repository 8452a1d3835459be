import { formatInColumn } from '#ui/format-weights.ts';
import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import type { OrderCost } from '#domain/costing/order-cost.ts';
import { type VarietyCostRow, varietyCostRows } from '#domain/costing/variety-cost.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';
import { amountColumn, type RecordColumn, UNSORTED } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { COST_PARTS } from '../costs/cost-bar.tsx';

export function VarietyBreakdown({ cost }: { readonly cost: OrderCost }) {
  return (
    <RecordTable
      title="Breakdown by variety"
      csvName={`order-cost-${cost.dateISO}.csv`}
      records={varietyCostRows(cost.event.varieties)}
      columns={breakdownColumns(cost)}
      idOf={({ varietyId }) => varietyId ?? ''}
      empty={{ title: 'Nothing to cost.', hint: 'This order has no packages or weight.' }}
    />
  );
}

function breakdownColumns({
  event,
  totalCost,
}: OrderCost): readonly RecordColumn<VarietyCostRow>[] {
  const dollars = (head: string, of: (row: VarietyCostRow) => number, total: number) =>
    amountColumn(head, of, formatDollars, { ...UNSORTED, total });
  return [
    { head: 'Variety', cell: ({ name }) => name, csv: ({ name }) => name, foot: 'Total' },
    quantityColumn(
      'Weight (oz)',
      event.varieties,
      (row) => row.unit !== 'tray',
      1,
      (ounces) => formatInColumn('oz', ounces, 1),
    ),
    ...(event.liveTrays > 0
      ? [quantityColumn('Live trays', event.varieties, (row) => row.unit === 'tray', 0)]
      : []),
    ...COST_PARTS.map(({ key, label }) => dollars(label, (row) => row[key], event.parts[key])),
    dollars('Cost', (row) => row.totalCost, totalCost),
  ];
}

/** Ounces of what is weighed, or trays of what is sold alive; nothing in the rows of the other. */
function quantityColumn(
  head: string,
  varieties: OrderCost['event']['varieties'],
  isOfIt: (row: AmountUnit) => boolean,
  decimals: number,
  write = (amount: number) => formatNumber(amount, decimals),
): RecordColumn<VarietyCostRow> {
  const own = varieties.filter(isOfIt);
  const total = own.reduce((sum, { ounces }) => sum + ounces, 0);
  return {
    head,
    numeric: true,
    cell: (row) => (isOfIt(row) ? write(row.ounces) : '—'),
    csv: (row) => (isOfIt(row) ? roundTo(row.ounces, decimals) : ''),
    foot: write(total),
  };
}
