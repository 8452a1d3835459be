import type { CustomerCost } from '#domain/costing/customer-costs.ts';
import type { MarginSum } from '#domain/margins/event-margins.ts';
import { formatDollars, formatMarginPercent } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { AmountPaid } from '../margin-cells.tsx';

/** What customers bring, by their key, and all of them together. */
export interface EarnedByCustomer {
  readonly byKey: ReadonlyMap<string, MarginSum>;
  readonly sum: MarginSum;
}

export function earnedColumns(
  earned: EarnedByCustomer | null,
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
