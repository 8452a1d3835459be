import type { MarginSum } from '#domain/margins/event-margins.ts';
import type { Margin } from '#domain/margins/margin.ts';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { formatDollars, formatMarginPercent, unpricedText } from '#ui/format.ts';
import { IncompleteCost } from './incomplete-mark.tsx';
import classes from './margin-cells.module.css';

/** What records bring, marked where lines of it have no price; nothing where nobody knows. */
export function amountPaidColumn<R>(
  soldOf: (record: R) => MarginSum | null | undefined,
  sum: MarginSum,
): RecordColumn<R> {
  return valueColumn('Amount', (record) => soldOf(record)?.amount ?? null, {
    numeric: true,
    cell: (record) => {
      const sold = soldOf(record);
      return sold && <AmountPaid {...sold} />;
    },
    foot: <AmountPaid {...sum} />,
  });
}

function AmountPaid(props: { readonly amount: number; readonly unpriced: number }) {
  return (
    <IncompleteCost text={unpricedText(props.unpriced)}>
      {formatDollars(props.amount)}
    </IncompleteCost>
  );
}

/** What is earned with its percent, in red where money is lost as far as all prices are known. */
export function MarginEarned(
  props: Pick<Margin, 'margin' | 'marginPercent'> & { readonly unpriced?: number },
) {
  const { margin, marginPercent, unpriced = 0 } = props;
  return (
    <span className={classes.margin} data-lost={(margin < 0 && unpriced === 0) || undefined}>
      <span>{formatDollars(margin)}</span>
      <span className={classes.percent}>{formatMarginPercent(marginPercent)}</span>
    </span>
  );
}
