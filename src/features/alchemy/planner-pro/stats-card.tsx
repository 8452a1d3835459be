import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DryerPlan } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { routePaths } from '#ui/route-paths.ts';
import { formatAmount, formatDay, formatNumber } from '#ui/format.ts';
import classes from './plan.module.css';
import { Card } from '#ui/kit/card.tsx';

/** From when to when, for how many orders and with how many trays a day; and where a better plan is. */
export function StatsCard({ plan }: { readonly plan: DryerPlan }) {
  const { startDate, endDate, totalOrders, dailyCapacity, mostOnDay } = plan.stats;
  return (
    <Card component="section" aria-label="Plan">
      <dl className={classes.stats}>
        <Stat name="Start date">{formatDay(startDate)}</Stat>
        <Stat name="End date">{formatDay(endDate)}</Stat>
        <Stat name="Total orders">{formatNumber(totalOrders)}</Stat>
        <Stat name="Daily capacity">
          {formatAmount(dailyCapacity)}{' '}
          <span className={classes.unit}>
            trays/day{mostOnDay !== undefined && `, up to ${formatNumber(mostOnDay)}`}
          </span>
        </Stat>
      </dl>
      <p className={classes.rule}>
        This plan uses the simple rule. The <Link to={routePaths.proPlanner}>dryer plan</Link> plans
        each dryer separately and does better.
      </p>
    </Card>
  );
}

function Stat(props: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes.stat}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
