import type { OrderCost } from '#domain/costing/order-cost.ts';
import { type VarietyCostRow, varietyCostRows } from '#domain/costing/variety-cost.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';
import type { RecordColumn } from '#ui/tables/record-column.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { COST_PARTS } from '../costs/cost-part-colors.ts';

/** What each variety of an order costs. */
export function VarietyBreakdown({ cost }: { readonly cost: OrderCost }) {
  return (
    <RecordTable
      label="Breakdown by variety"
      title="Breakdown by variety"
      csvName={`order-cost-${cost.dateISO}.csv`}
      records={varietyCostRows(cost.event.varieties)}
      columns={breakdownColumns(cost)}
      idOf={({ varietyId }) => varietyId ?? ''}
      empty={{
        title: 'Nothing to cost.',
        hint: 'This order has no packages or weight.',
      }}
    />
  );
}

function breakdownColumns({
  event,
  totalCost,
}: OrderCost): readonly RecordColumn<VarietyCostRow>[] {
  return [
    { head: 'Variety', cell: ({ name }) => name, csv: ({ name }) => name, foot: 'Total' },
    {
      head: 'Weight (oz)',
      numeric: true,
      cell: ({ ounces }) => formatNumber(ounces, 1),
      csv: ({ ounces }) => roundTo(ounces, 1),
      foot: formatNumber(
        event.varieties.reduce((sum, { ounces }) => sum + ounces, 0),
        1,
      ),
    },
    ...COST_PARTS.map(({ key, label }) => dollarColumn(label, (row) => row[key], event.parts[key])),
    dollarColumn('Cost', (row) => row.totalCost, totalCost),
  ];
}

function dollarColumn(
  head: string,
  dollars: (row: VarietyCostRow) => number,
  total: number,
): RecordColumn<VarietyCostRow> {
  return {
    head,
    numeric: true,
    cell: (row) => formatDollars(dollars(row)),
    csv: dollars,
    foot: formatDollars(total),
  };
}
