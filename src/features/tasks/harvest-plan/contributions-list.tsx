import type { OrderContribution } from '#domain/reports/harvest-plan.ts';
import { formatNumber, formatPercent } from '#ui/format.ts';
import classes from './contributions-list.module.css';
import type { ContributionsViewProps } from './contributions-table.tsx';
import { weightIn } from './weight-unit.ts';

/** The orders behind a harvest for a narrow screen: an entry per order, its items below. */
export function ContributionsList({ orders, unit }: ContributionsViewProps) {
  return (
    <ul className={classes.orders}>
      {orders.map((order) => (
        <li key={order.orderId} className={classes.order}>
          <div className={classes.line}>
            <span className={classes.name}>{order.orderName}</span>
            <span>{formatPercent(order.sharePercent, 1)}</span>
          </div>
          {order.customer !== '' && <div className={classes.details}>{order.customer}</div>}
          {order.items.map((item, index) => (
            <div key={index} className={classes.line}>
              <span className={classes.details}>{packing(item)}</span>
              <span className={classes.details}>
                {weightIn(unit, item.weightOz)} {unit}
              </span>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

function packing({ mode, units, packageOz }: OrderContribution): string {
  if (units === null || packageOz === null) return mode;
  return `${mode}, ${formatNumber(units)} × ${formatNumber(packageOz, 1)} oz`;
}
