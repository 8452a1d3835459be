import { formatCount, formatLongDay } from '#ui/format.ts';
import type { ShownHarvest } from './weight-unit.ts';
import classes from './harvest-plan.module.css';
import { LinkButton } from '#ui/kit/plain-parts.tsx';

/** Opens the orders behind a harvest; one that nobody has ordered says so. */
export function OrdersButton(props: {
  readonly row: ShownHarvest;
  readonly onView: (row: ShownHarvest) => void;
}) {
  const { row, onView } = props;
  if (row.orderCount === 0) return <span className={classes.details}>None</span>;
  const orders = formatCount(row.orderCount, 'order');
  return (
    <LinkButton
      className={classes.view}
      aria-label={`View ${orders} of ${row.varietyName}, ${formatLongDay(row.cutISO)}`}
      onClick={() => onView(row)}
    >
      View {row.orderCount}
    </LinkButton>
  );
}
