import { useDeferredValue } from 'react';
import classes from './costs.module.css';
import type { OrderLike } from './use-order-like.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

const NONE: OrderLike['offered'] = [];

/** Says how unit costs bear events and batches, and offers them as an order would. */
export function OrderLikeField({ like }: { readonly like: OrderLike }) {
  // A farm has hundreds of orders: the screen is there before all of them are offered.
  const offered = useDeferredValue(like.offered, NONE);
  const isChosenIn = offered.some(({ id }) => id === like.chosen);
  const chosen = isChosenIn ? NONE : like.offered.filter(({ id }) => id === like.chosen);
  return (
    <div className={classes.like}>
      <p>
        Unit cost spreads event and batch overhead over all trays. An order is charged for its own.
      </p>
      <SelectField
        aria-label="In an order like"
        className={classes.order ?? ''}
        value={like.chosen}
        onChange={like.choose}
        data={[
          { value: '', label: 'In an order like …' },
          ...[...chosen, ...offered].map(({ id, label }) => ({ value: id, label })),
        ]}
      />
    </div>
  );
}
