import { NativeSelect } from '@mantine/core';
import { SPREAD_OVERHEADS } from '../overhead-words.ts';
import classes from './costs.module.css';
import type { OrderLike } from './use-order-like.ts';

/** Says how unit costs bear events and batches, and offers them as an order would. */
export function OrderLikeField({ like }: { readonly like: OrderLike }) {
  return (
    <div className={classes.like}>
      <p>{SPREAD_OVERHEADS}</p>
      <NativeSelect
        aria-label="In an order like"
        value={like.chosen}
        onChange={({ currentTarget }) => like.choose(currentTarget.value)}
        data={[
          { value: '', label: 'In an order like …' },
          ...like.offered.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
    </div>
  );
}
