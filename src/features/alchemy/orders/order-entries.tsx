import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { VirtualList } from '#ui/tables/virtual-list.tsx';
import classes from './order-list.module.css';

/** Height of an entry, in pixels of the layout. */
const ENTRY_HEIGHT = 68;

interface OrderEntriesProps {
  readonly orders: readonly ProOrder[];
  readonly renderEntry: (order: ProOrder) => ReactNode;
}

/** The entries of the list; beside the editor they scroll by themselves, and of many few are drawn. */
export function OrderEntries({ orders, renderEntry }: OrderEntriesProps) {
  if (!useIsPhone()) return <ScrolledEntries orders={orders} renderEntry={renderEntry} />;
  return (
    <VirtualList
      label="Orders"
      items={orders}
      itemKey={({ id }) => id}
      renderItem={renderEntry}
      itemHeight={ENTRY_HEIGHT}
      flush
    />
  );
}

function ScrolledEntries({ orders, renderEntry }: OrderEntriesProps) {
  const scroll = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its answers are drawn here, and memoised nowhere.
  const virtualizer = useVirtualizer({
    count: orders.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ENTRY_HEIGHT,
    overscan: 12,
  });
  return (
    <div ref={scroll} className={classes.scroll}>
      <ul
        aria-label="Orders"
        className={classes.entries}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const order = orders[index];
          return order === undefined ? null : (
            <li
              key={order.id}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={orders.length}
              aria-posinset={index + 1}
              className={classes.placed}
              style={{ transform: `translateY(${start}px)` }}
            >
              {renderEntry(order)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
