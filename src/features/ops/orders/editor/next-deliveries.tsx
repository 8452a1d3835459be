import { Input } from '@mantine/core';
import { useMemo } from 'react';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { isoDate } from '#domain/calendar/day-number.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { OrderEvent } from '#domain/orders/event-days.ts';
import { itemQuantity } from '#domain/orders/item-quantity.ts';
import { nextDeliveries } from '#domain/orders/next-event.ts';
import type { Order } from '#domain/orders/order.ts';
import { selectOrdersById } from '#state/selectors/orders.ts';
import { useFarm, usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/use-plan-diff.ts';
import { NextDeliveryLine } from '#ui/fields/next-delivery-line.tsx';
import { planDetail } from '#ui/plan-diff/plan-detail.ts';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import { ChangeAmounts } from './change-amounts.tsx';
import classes from './order-dialog.module.css';

/** So many deliveries are shown. */
const SHOWN = 8;

/** The next deliveries of a standing order, each of which can differ: it is skipped, changed or moved at once. */
export function NextDeliveries({ orderId }: { readonly orderId: string }) {
  const orders = useFarm(selectOrdersById);
  const today = useToday();
  const order = orders.get(orderId);
  const events = useMemo(
    () => (order?.kind === 'RECURRING' ? nextDeliveries(order, today, SHOWN) : []),
    [order, today],
  );
  if (order === undefined || events.length === 0) return null;
  return (
    <Input.Wrapper label="Next deliveries" labelElement="div">
      <ul className={classes.agreed} aria-label="Next deliveries">
        {events.map((event) => (
          <NextDelivery key={event.eventDay} order={order} event={event} />
        ))}
      </ul>
    </Input.Wrapper>
  );
}

function NextDelivery({ order, event }: { readonly order: Order; readonly event: OrderEvent }) {
  const agree = useAgree();
  return (
    <NextDeliveryLine
      orderId={order.id}
      event={event}
      note={changedWords(order, event)}
      onAgree={agree}
      changeForm={(close) => (
        <ChangeAmounts
          items={event.items}
          onChange={(items) => {
            close();
            const day = shortDayLabel(isoDate(event.deliveryDay));
            const dateISO = isoDate(event.eventDay);
            agree({ kind: 'ITEMS', orderId: order.id, dateISO, items }, `Changed ${day}`);
          }}
        />
      )}
    />
  );
}

/** "moved from Tue 12/1", "12 instead of 6"; nothing of a delivery that is as usual. */
function changedWords(order: Order, { eventDay, deliveryDay, items }: OrderEvent): string {
  const moved = eventDay === deliveryDay ? [] : [`moved from ${shortDayLabel(isoDate(eventDay))}`];
  const [was] = order.items;
  const [is] = items;
  const isOneLine = order.items.length === 1 && items.length === 1;
  const changed =
    isOneLine && was !== undefined && is !== undefined
      ? `${itemQuantity(is)} instead of ${itemQuantity(was)}`
      : 'other amounts';
  return [...moved, ...(items === order.items ? [] : [changed])].join(', ');
}

/** Settles something about one delivery, with what it does to the plan and a way back. */
function useAgree(): (change: NewDeliveryChange, told: string) => void {
  const perform = usePerform();
  const undoLast = useUndoLast();
  const diffOf = usePlanDiff();
  return (change, told) => {
    const action = { type: 'CHANGE_DELIVERIES', payload: { add: [change], remove: [] } } as const;
    const detail = planDetail({ label: '', diff: null, told: () => diffOf(action) });
    saveAndSay(
      () => perform(action),
      () => ({ text: told, detail, undo: undoLast() }),
    );
  };
}
