import { Input } from '@mantine/core';
import { formatDay, formatSentence } from '#ui/format.ts';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import { changedItemsText } from '#domain/orders/changed-items-text.ts';
import { isScheduledDay, type DatedOrder } from '#domain/orders/event-days.ts';
import { deliveryChangeText } from '#domain/orders/delivery-change-text.ts';
import { useFarm } from '#state/react/use-farm.ts';
import classes from '../order-dialog.module.css';
import type { OrderChange } from '../order-changes.ts';
import { useItemName } from '../use-assortment.ts';
import { Button } from '#ui/kit/plain-parts.tsx';

/** What is agreed about single deliveries of an order, each to be taken back. Nothing when nothing is. */
export function DeliveryChangeList(props: {
  /** As it is typed; null when it has no deliveries that can be told apart. */
  readonly order: DatedOrder | null;
  readonly changes: readonly OrderChange[];
  readonly onTakeBack: (id: string) => void;
}) {
  const { order, changes: own, onTakeBack } = props;
  const varieties = useFarm((farm) => farm.varieties);
  const itemName = useItemName();
  const isLost = ({ dateISO }: OrderChange) =>
    order !== null && !isScheduledDay(order, dayNumber(dateISO));
  const byId = (id: string) => varieties.find((variety) => variety.id === id);
  const nameOf = (id: string) => byId(id)?.name ?? id;
  const isLive = (id: string) => byId(id)?.live === true;
  const textOf = (change: OrderChange) =>
    change.kind === 'ITEMS' && order !== null
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
                <Button
                  variant="default"
                  aria-label={`${button}: ${text}`}
                  onClick={() => onTakeBack(change.id)}
                >
                  {button}
                </Button>
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
