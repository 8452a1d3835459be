import { type Dispatch, type SetStateAction, useDeferredValue, useMemo } from 'react';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { NextDeliveries } from './next-deliveries.tsx';
import {
  listedChanges,
  type OrderChange,
  type OrderChanges,
  typedOrder,
  withOrderChange,
  withoutOrderChange,
} from '../order-changes.ts';
import type { OrderDraft } from '../order-draft.ts';
import { Input } from '@mantine/core';
import { formatDay, formatSentence } from '#ui/format.ts';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import { changedItemsText } from '#domain/orders/changed-items-text.ts';
import { type DatedOrder, isScheduledDay } from '#domain/orders/event-days.ts';
import { deliveryChangeText } from '#domain/orders/delivery-change-text.ts';
import classes from '../order-dialog.module.css';
import { useTargetName } from '../use-assortment.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

const NOTHING_AGREED: readonly DeliveryChange[] = [];

/** The next deliveries of an order as it is typed, and what is agreed about them: all of it is saved with the order. */
export function DeliveriesOfOrder(props: {
  readonly draft: OrderDraft;
  readonly changes: OrderChanges;
  readonly onChange: Dispatch<SetStateAction<OrderChanges>>;
}) {
  const { changes, onChange } = props;
  // Typing goes first.
  const draft = useDeferredValue(props.draft);
  const stored = useFarm((farm) => farm.deliveryChanges ?? NOTHING_AGREED);
  const today = useToday();
  const listed = useMemo(
    () => listedChanges(stored, changes, draft.id, today),
    [stored, changes, draft.id, today],
  );
  const order = useMemo(() => typedOrder(draft, listed), [draft, listed]);
  return (
    <>
      <NextDeliveries
        order={order}
        onAgree={(change) => onChange((before) => withOrderChange(before, change))}
      />
      <DeliveryChangeList
        order={order}
        changes={listed}
        onTakeBack={(id) => onChange((before) => withoutOrderChange(before, id))}
      />
    </>
  );
}

/** What is agreed about single deliveries of an order, each to be taken back. Nothing when nothing is. */
function DeliveryChangeList(props: {
  /** As it is typed. */
  readonly order: DatedOrder;
  readonly changes: readonly OrderChange[];
  readonly onTakeBack: (id: string) => void;
}) {
  const { order, changes: own, onTakeBack } = props;
  const varieties = useFarm((farm) => farm.varieties);
  const itemName = useTargetName();
  const isLost = ({ dateISO }: OrderChange) => !isScheduledDay(order, dayNumber(dateISO));
  const byId = (id: string) => varieties.find((variety) => variety.id === id);
  const nameOf = (id: string) => byId(id)?.name ?? id;
  const isLive = (id: string) => byId(id)?.live === true;
  const textOf = (change: OrderChange) =>
    change.kind === 'ITEMS'
      ? changedItemsText(order.items, change.items, itemName)
      : formatSentence(deliveryChangeText(change, nameOf, isLive));
  const listOf = (label: string, changes: readonly OrderChange[], button: string) => (
    <Input.Wrapper label={label} labelElement="div">
      <ul aria-label={label}>
        {changes
          .toSorted((a, b) => a.dateISO.localeCompare(b.dateISO))
          .map((change) => {
            const text = textOf(change);
            return (
              <li key={change.id} className={classes.agreedLine}>
                <span>
                  {text}
                  <span className={classes.agreedDay}> {formatDay(change.dateISO)}</span>
                </span>
                <PlainButton
                  aria-label={`${button}: ${text}`}
                  onClick={() => onTakeBack(change.id)}
                >
                  {button}
                </PlainButton>
              </li>
            );
          })}
      </ul>
    </Input.Wrapper>
  );
  const lost = own.filter(isLost);
  const others = own.filter((change) => !isLost(change));
  return (
    <>
      {others.length > 0 && listOf('Delivery changes', others, 'Undo')}
      {lost.length > 0 && listOf('No longer on a delivery day', lost, 'Remove')}
    </>
  );
}
