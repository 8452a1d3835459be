import type { ReactNode } from 'react';
import { useIsPrinting } from '../page/screen-kind.ts';
import { SPACER, useWindowedRows } from './use-windowed-rows.ts';
import classes from './virtual-list.module.css';

/** Up to here all cards are drawn. */
const ALL_ITEMS_LIMIT = 100;

const OVERSCAN = 8;

interface VirtualListProps<Item> {
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
    <ul aria-label={props.label}>
      {props.items.map((item) => (
        <li key={props.itemKey(item)} className={props.flush ? classes.flush : classes.item}>
          {props.renderItem(item)}
        </li>
      ))}
    </ul>
  );
}

function WindowedList<Item>(props: VirtualListProps<Item>) {
  const { label, items, itemKey, renderItem, itemHeight, flush } = props;
  const list = useWindowedRows<HTMLUListElement, Item>(items, itemHeight, OVERSCAN);
  const { ref, shown, first, before, after } = list;
  return (
    <ul ref={ref} aria-label={label}>
      {before > 0 && <Spacer height={before} />}
      {shown.map((item, place) => (
        <li
          key={itemKey(item)}
          aria-setsize={items.length}
          aria-posinset={first + place + 1}
          className={flush ? classes.flush : classes.item}
        >
          {renderItem(item)}
        </li>
      ))}
      {after > 0 && <Spacer height={after} />}
    </ul>
  );
}

function Spacer({ height }: { readonly height: number }) {
  return <li aria-hidden {...{ [SPACER]: true }} style={{ height }} />;
}
