import { isoDate } from '#domain/calendar/iso-date.ts';
import { changedItemsText } from '#domain/orders/changed-items-text.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { nextDeliveries } from '#domain/orders/next-event.ts';
import { useToday } from '#state/react/use-farm.ts';
import { NextDeliveryList } from '#ui/fields/next-delivery-list.tsx';
import { ChangeAmounts } from './change-amounts.tsx';
import { useTargetName } from '../use-assortment.ts';

/** So many deliveries are shown. */
const SHOWN = 8;

/** The next deliveries of a standing order as it is typed, each of which can differ: it is skipped, changed or moved. */
export function NextDeliveries(props: {
  /** As it is typed. */
  readonly order: DatedOrder;
  readonly onAgree: (change: NewDeliveryChange) => void;
}) {
  const { order, onAgree } = props;
  const today = useToday();
  const nameOf = useTargetName();
  const events = order.kind === 'RECURRING' ? nextDeliveries(order, today, SHOWN) : [];
  return (
    <NextDeliveryList
      label="Next deliveries"
      orderId={order.id}
      events={events}
      today={today}
      noteOf={({ items }) =>
        items === order.items ? '' : changedItemsText(order.items, items, nameOf)
      }
      onAgree={onAgree}
      changeForm={(event, close) => (
        <ChangeAmounts
          items={event.items}
          onChange={(items) => {
            close();
            const dateISO = isoDate(event.eventDay);
            onAgree({ kind: 'ITEMS', orderId: order.id, dateISO, items });
          }}
        />
      )}
    />
  );
}
