import type { CustomerCost } from '#domain/costing/customer-costs.ts';
import type { CustomerMargins } from '#domain/margins/event-margins.ts';
import { formatDollars, formatMarginPercent } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { AmountPaid } from '../margin-cells.tsx';

export function earnedColumns(
  earned: CustomerMargins | null,
): readonly RecordColumn<CustomerCost>[] {
  if (earned === null) return [];
  const { byKey, sum } = earned;
  const of = (customer: CustomerCost) => byKey.get(customer.key) ?? null;
  return [
    valueColumn('Amount', (customer) => of(customer)?.amount ?? null, {
      numeric: true,
      cell: (customer) => {
        const row = of(customer);
        return row && <AmountPaid {...row} />;
      },
      foot: <AmountPaid {...sum} />,
    }),
    amountColumn('Margin', (customer) => of(customer)?.margin ?? null, formatDollars, {
      total: sum.margin,
    }),
    amountColumn(
      'Margin %',
      (customer) => of(customer)?.marginPercent ?? null,
      formatMarginPercent,
      { foot: formatMarginPercent(sum.marginPercent) },
    ),
  ];
}
