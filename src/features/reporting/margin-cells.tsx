import type { Margin } from '#domain/margins/margin.ts';
import { formatDollars, formatMarginPercent, unpricedText } from '#ui/format.ts';
import { IncompleteCost } from './incomplete-mark.tsx';
import classes from './margin-cells.module.css';

/** What is paid, marked where lines of it have no price. */
export function AmountPaid(props: { readonly amount: number; readonly unpriced: number }) {
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
