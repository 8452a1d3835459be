import { type ReactNode, useState } from 'react';
import { ScrollFrame } from '#ui/tables/scroll-frame.ts';
import { VirtualList } from '#ui/tables/virtual-list.tsx';
import { SearchField } from '#ui/fields/form-fields.tsx';
import { Link } from 'react-router';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { dueMark } from '#domain/alchemy/orders/due-mark.ts';
import { formatDay } from '#ui/format.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { UnsavedBadge } from '#ui/editing/save-button.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { OrderBadge } from './order-badge.tsx';
import classes from './order-list.module.css';
import { Card } from '#ui/kit/card.tsx';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

const ENTRY_HEIGHT = 68;

export function OrderListCard(props: {
  /** What the search finds, newest first. */
  readonly orders: readonly ProOrder[];
  readonly selectedId: string | null;
  readonly editedIds: ReadonlySet<string>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}) {
  return (
    <Card component="section" aria-label="Order list" padding={0} className={classes.card}>
      <div className={classes.search}>
        <SearchField
          aria-label="Search orders"
          placeholder="Customer, email, id or notes"
          value={props.search}
          onSearch={props.onSearch}
        />
      </div>
      {props.orders.length === 0 ? (
        <p role="status" className={classes.nothing}>
          No orders match your search.
        </p>
      ) : (
        <OwnScroll>
          <VirtualList
            label="Orders"
            items={props.orders}
            itemKey={({ id }) => id}
            renderItem={(order) => (
              <OrderEntry
                order={order}
                isSelected={order.id === props.selectedId}
                isEdited={props.editedIds.has(order.id)}
              />
            )}
            itemHeight={ENTRY_HEIGHT}
            flush
          />
        </OwnScroll>
      )}
    </Card>
  );
}

/** Beside the editor the list scrolls by itself; on a phone with the screen. */
function OwnScroll({ children }: { readonly children: ReactNode }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  if (useIsPhone()) return children;
  return (
    <div ref={setFrame} className={classes.scroll}>
      {frame !== null && <ScrollFrame value={frame}>{children}</ScrollFrame>}
    </div>
  );
}

function OrderEntry(props: {
  readonly order: ProOrder;
  readonly isSelected: boolean;
  readonly isEdited: boolean;
}) {
  const { order, isSelected, isEdited } = props;
  const isPhone = useIsPhone();
  const today = useToday();
  const mark = dueMark(
    order,
    today,
    useFarm((farm) => farm.settings.planner.weekStartsOn),
  );
  return (
    <Link
      to={`?order=${encodeURIComponent(order.id)}`}
      // On a phone the way back leads to the list.
      replace={!isPhone}
      aria-current={isSelected ? 'true' : undefined}
      className={classes.entry}
    >
      <span className={classes.name}>{orderName(order)}</span>
      <span className={classes.status}>
        {isEdited ? <UnsavedBadge /> : <OrderBadge status={order.status} />}
      </span>
      <span className={classes.id}>{order.id}</span>
      <span className={classes.due}>
        {mark !== null && (
          <strong className={classes.mark} data-late={mark === 'Late' || undefined}>
            {mark}
          </strong>
        )}{' '}
        {order.dueAt === null ? 'No due date' : `Due ${formatDay(order.dueAt)}`}
      </span>
    </Link>
  );
}

/** Who an order is for, as lists call it. */
export function orderName({ customer }: Pick<ProOrder, 'customer'>): string {
  return customer.name.trim() || 'Untitled Order';
}

/**
 * The orders that a search finds by customer, email, id or notes, the newest first.
 *
 * An event of a standing order counts as made on its own day: those to come stand below what was ordered by
 * today, the next one first.
 */
export function listOrders(
  orders: readonly ProOrder[],
  search: string,
  today: IsoDate,
): readonly ProOrder[] {
  const wanted = search.trim().toLowerCase();
  return orders
    .filter(({ id, customer, notes }) =>
      [customer.name, customer.email, id, notes].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    )
    .toSorted((one, other) => {
      const [isAhead, isOtherAhead] = [isToCome(one, today), isToCome(other, today)];
      if (isAhead !== isOtherAhead) return isAhead ? 1 : -1;
      const newestFirst =
        other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);
      return isAhead ? -newestFirst : newestFirst;
    });
}

function isToCome({ standing }: ProOrder, today: IsoDate): boolean {
  return standing !== undefined && standing.dateISO > today;
}

/** Which order is looked at once one is deleted: the one above it in the list, else the first. */
export function selectedAfterDelete(shown: readonly ProOrder[], deletedId: string): string | null {
  const place = shown.findIndex(({ id }) => id === deletedId);
  const rest = shown.filter(({ id }) => id !== deletedId);
  return (rest[place - 1] ?? rest[0])?.id ?? null;
}
