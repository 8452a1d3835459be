import { formatCount, formatOzAndTrays } from '#ui/format.ts';
import type { OrderAmount } from './order-amounts.ts';
import type { OrderMark } from './order-marks.ts';
import classes from './orders-list.module.css';
import { WarningBadge } from '#ui/kit/badge.tsx';

/** "57 packages" and "142.0 oz, 6 trays": what one delivery takes. */
export function Amount({ amount }: { readonly amount: OrderAmount | undefined }) {
  if (amount === undefined) return null;
  const { packages, ounces, liveTrays } = amount;
  return (
    <>
      {packages > 0 && <span className={classes.amount}>{formatCount(packages, 'package')}</span>}{' '}
      <span className={packages > 0 ? classes.under : classes.amount}>
        {formatOzAndTrays(ounces, liveTrays)}
      </span>
    </>
  );
}

/** The same in one line. */
export function amountText({ packages, ounces, liveTrays }: OrderAmount): string {
  const parts = packages > 0 ? [formatCount(packages, 'package')] : [];
  return [...parts, formatOzAndTrays(ounces, liveTrays)].join(', ');
}

/** That a delivery will be short, and of what. */
export function MarkBadge({ mark }: { readonly mark: OrderMark | undefined }) {
  if (mark === undefined) return null;
  return (
    <WarningBadge color="red" className={classes.mark}>
      {mark.word}: {mark.detail}
    </WarningBadge>
  );
}
