import { type ReactNode, useState } from 'react';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { ScrollFrame } from '#ui/tables/scroll-frame.ts';
import { VirtualList } from '#ui/tables/virtual-list.tsx';
import classes from './order-list.module.css';

const ENTRY_HEIGHT = 68;

/** The entries of the list; beside the editor they scroll by themselves, and of many few are drawn. */
export function OrderEntries(props: {
  readonly orders: readonly ProOrder[];
  readonly renderEntry: (order: ProOrder) => ReactNode;
}) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isPhone = useIsPhone();
  const list = (
    <VirtualList
      label="Orders"
      items={props.orders}
      itemKey={({ id }) => id}
      renderItem={props.renderEntry}
      itemHeight={ENTRY_HEIGHT}
      flush
    />
  );
  if (isPhone) return list;
  return (
    <div ref={setFrame} className={classes.scroll}>
      {frame !== null && <ScrollFrame value={frame}>{list}</ScrollFrame>}
    </div>
  );
}
