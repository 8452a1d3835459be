import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsPrinting } from '../page/use-is-printing.ts';
import classes from './virtual-list.module.css';

/** Up to here all cards are drawn. */
const ALL_ITEMS_LIMIT = 100;

export interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  readonly renderItem: (item: Item) => ReactNode;
  /** Usual height of a card with the gap below it, in pixels of the layout. */
  readonly itemHeight: number;
  /** Rows one right under the other, without the room between cards. */
  readonly flush?: boolean;
}

/** Cards one under the other. Of many only those near the screen are drawn; on paper all of them. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const printing = useIsPrinting();
  if (!printing && props.items.length > ALL_ITEMS_LIMIT) return <WindowedList {...props} />;
  return (
    <ul className={classes.list} aria-label={props.label}>
      {props.items.map((item) => (
        <li key={props.itemKey(item)} className={props.flush ? classes.flush : classes.item}>
          {props.renderItem(item)}
        </li>
      ))}
    </ul>
  );
}

function WindowedList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  itemHeight,
  flush,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- its answers are drawn here, and memoised nowhere.
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => itemHeight,
    overscan: 8,
    scrollMargin,
  });
  return (
    <ul
      ref={list}
      className={classes.list}
      aria-label={label}
      style={{ position: 'relative', height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={itemKey(item)}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={flush ? classes.flush : classes.item}
            style={{
              position: 'absolute',
              insetInline: 0,
              transform: `translateY(${start - scrollMargin}px)`,
            }}
          >
            {renderItem(item)}
          </li>
        );
      })}
    </ul>
  );
}
