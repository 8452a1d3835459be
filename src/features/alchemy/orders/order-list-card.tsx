import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { useIsPhone } from '#ui/page/use-is-phone.ts';
import { OrderEntries } from './order-entries.tsx';
import { OrderEntry } from './order-entry.tsx';
import classes from './order-list.module.css';
import { Card } from '#ui/kit/card.tsx';

/** The orders to choose from, with a search. */
export function OrderListCard(props: {
  /** What the search finds, newest first. */
  readonly orders: readonly ProOrder[];
  readonly selectedId: string | null;
  readonly editedIds: ReadonlySet<string>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}) {
  const isPhone = useIsPhone();
  return (
    <Card component="section" aria-label="Order list" padding={0} className={classes.card}>
      <div className={classes.search}>
        <TextInput
          type="search"
          aria-label="Search orders"
          placeholder="Customer, email, id or notes"
          leftSection={<IconSearch size="1rem" aria-hidden />}
          value={props.search}
          onChange={(event) => props.onSearch(event.currentTarget.value)}
        />
      </div>
      {props.orders.length === 0 ? (
        <p role="status" className={classes.nothing}>
          No orders match your search.
        </p>
      ) : (
        <OrderEntries
          orders={props.orders}
          renderEntry={(order) => (
            <OrderEntry
              order={order}
              isSelected={order.id === props.selectedId}
              isEdited={props.editedIds.has(order.id)}
              keepsHistory={isPhone}
            />
          )}
        />
      )}
    </Card>
  );
}
