import { Link } from 'react-router';
import type { RackLoad } from '#domain/capacity/rack-loads.ts';
import { formatCount, formatLongDay, formatTrays } from '#ui/format.ts';
import { orderPath } from '#ui/route-paths.ts';
import classes from './capacity.module.css';
import { Anchor, Title } from '#ui/kit/plain-parts.tsx';

/** Harvests on a kind of rack, each with the orders that it grows for. */
export function RackLoadList(props: {
  readonly title: string;
  readonly loads: readonly RackLoad[];
}) {
  return (
    <section aria-label={props.title}>
      <Title order={3} className={classes.loadsTitle}>
        {props.title}
      </Title>
      <ul className={classes.loads}>
        {props.loads.map((load) => (
          <li key={`${load.varietyId}|${load.harvestISO}`} className={classes.load}>
            <div>
              <div className={classes.loadName}>{load.varietyName}</div>
              <div className={classes.loadFacts}>Harvest on {formatLongDay(load.harvestISO)}</div>
              <OrderLinks load={load} />
            </div>
            <div className={classes.loadTrays}>
              {formatTrays(load.trays)}
              {load.slots !== load.trays && (
                <div className={classes.loadFacts}>{formatCount(load.slots, 'slot')}</div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderLinks({ load }: { readonly load: RackLoad }) {
  if (load.orders.length === 0) {
    return <div className={classes.loadFacts}>No order needs this harvest anymore.</div>;
  }
  return (
    <ul className={classes.orders}>
      {load.orders.map((order) => (
        <li key={order.id}>
          <Anchor component={Link} to={orderPath(order.id)}>
            {order.name}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
