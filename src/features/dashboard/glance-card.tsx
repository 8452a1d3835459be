import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { nextEvent } from '#domain/orders/next-event.ts';
import { selectWorkOfToday } from '#state/selectors/late-work.ts';
import { selectAllOrders } from '#state/selectors/sales/orders.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { PartsBar } from '#ui/charts/parts-bar.tsx';
import { Figure, SectionCard } from '#ui/page/page-parts.tsx';
import { formatCount, formatLongDay } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { TaskTypeIcon } from '#ui/pictures/task-type-icon.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { type GlanceRow, glanceOf } from './day-glance.ts';
import classes from './glance-card.module.css';
import { MoreLink } from './more-link.tsx';
import ordersClasses from './orders-today.module.css';

export function GlanceCard() {
  const today = useToday();
  const isPhone = useIsPhone();
  const tasks = useFarm((farm) => selectWorkOfToday(farm, today));
  const { open, done, rows } = useMemo(() => glanceOf(tasks), [tasks]);
  const total = open + done;
  return (
    <SectionCard
      title={isPhone ? formatLongDay(today) : 'Today at a glance'}
      aside={<MoreLink to={routePaths.tasksToday}>Open tasks</MoreLink>}
    >
      <Figure
        value={open}
        unit={
          total === 0 ? 'tasks today' : `open of ${isPhone ? total : formatCount(total, 'task')}`
        }
        aside={total === 0 ? undefined : `${done} done`}
      />
      {total > 0 && (
        <div className={classes.bar}>
          <PartsBar
            parts={[{ key: 'done', value: done, color: 'var(--mgm-brand-mid)' }]}
            of={total}
          />
        </div>
      )}
      {rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <li key={row.type}>
              <GlanceLine row={row} />
            </li>
          ))}
        </ul>
      )}
      <OrdersToday />
    </SectionCard>
  );
}

function GlanceLine({ row }: { readonly row: GlanceRow }) {
  const isDone = row.open === 0;
  return (
    <Link to={routePaths.tasksToday} className={classes.row} data-done={isDone || undefined}>
      <TaskTypeIcon type={row.type} className={classes.icon ?? ''} />
      <span className={classes.type}>{row.label}</span>
      <span className={classes.words}>{row.words}</span>
      {isDone ? (
        <IconCheck size="1rem" aria-hidden className={classes.check} />
      ) : (
        <span className={classes.open}>{row.open} open</span>
      )}
      <IconChevronRight size="1rem" aria-hidden className={classes.chevron} />
    </Link>
  );
}

function OrdersToday() {
  const today = useToday();
  const orders = useFarm(selectAllOrders);
  const due = useMemo(
    () => orders.filter((order) => nextEvent(order, today) === today),
    [orders, today],
  );
  return (
    <div className={ordersClasses.row}>
      <Link to={routePaths.deliveries} className={ordersClasses.link}>
        {due.length === 0 ? 'No orders today' : `${formatCount(due.length, 'order')} today`}
      </Link>
      <span className={ordersClasses.names}>{due.map((order) => order.name).join(', ')}</span>
    </div>
  );
}
