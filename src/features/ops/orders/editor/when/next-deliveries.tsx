import { Input } from '@mantine/core';
import { formatDay } from '#ui/format.ts';
import { isoDate } from '#domain/calendar/iso-date.ts';
import { changedItemsText } from '#domain/orders/changed-items-text.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { DatedOrder, OrderEvent } from '#domain/orders/event-days.ts';
import { nextDeliveries } from '#domain/orders/next-event.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { useToday } from '#state/react/use-farm.ts';
import { NextDeliveryLine } from '#ui/fields/next-delivery-line.tsx';
import { ChangeAmounts } from './change-amounts.tsx';
import { useItemName } from '../use-assortment.ts';

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
  const nameOf = useItemName();
  const events = order.kind === 'RECURRING' ? nextDeliveries(order, today, SHOWN) : [];
  if (events.length === 0) return null;
  return (
    <Input.Wrapper label="Next deliveries" labelElement="div">
      <ul aria-label="Next deliveries">
        {events.map((event) => (
          <NextDeliveryLine
            key={event.eventDay}
            orderId={order.id}
            event={event}
            today={today}
            note={changedWords(order, event, nameOf)}
            onAgree={onAgree}
            changeForm={(close) => (
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
        ))}
      </ul>
    </Input.Wrapper>
  );
}

/** "moved from Tue 12/1", "12 instead of 6"; nothing of a delivery that is as usual. */
function changedWords(
  order: DatedOrder,
  { eventDay, deliveryDay, items }: OrderEvent,
  nameOf: (item: OrderItem) => string,
): string {
  const moved = eventDay === deliveryDay ? [] : [`moved from ${formatDay(isoDate(eventDay))}`];
  const changed = items === order.items ? [] : [changedItemsText(order.items, items, nameOf)];
  return [...moved, ...changed].join(', ');
}
