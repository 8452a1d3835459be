import { Input } from '@mantine/core';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { dayNumber } from '#domain/calendar/day-number.ts';
import { isRuleDay } from '#domain/orders/event-days.ts';
import type { DeliveryChange, GoneChange } from '#domain/orders/delivery-change.ts';
import { deliveryChangeText } from '#domain/orders/delivery-change-text.ts';
import { selectOrdersById } from '#state/selectors/orders.ts';
import { useFarm, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/use-plan-diff.ts';
import { planDetail } from '#ui/plan-diff/plan-detail.ts';
import { toast } from '#ui/toasts/toast.ts';
import classes from './order-dialog.module.css';
import { Button } from '#ui/kit/button.tsx';

type OrderChange = Exclude<DeliveryChange, GoneChange>;

const NOTHING_AGREED: readonly DeliveryChange[] = [];

/** What was agreed about single deliveries of an order, each to be taken back. Nothing when nothing was. */
export function AgreedChanges({ orderId }: { readonly orderId: string }) {
  const agreed = useFarm((farm) => farm.deliveryChanges ?? NOTHING_AGREED);
  const varieties = useFarm((farm) => farm.varieties);
  const takeBack = useTakeBack();
  const own = agreed.filter(
    (change): change is OrderChange => change.kind !== 'GONE' && change.orderId === orderId,
  );
  const order = useFarm(selectOrdersById).get(orderId);
  const isLost = ({ dateISO }: OrderChange) =>
    order !== undefined && !isRuleDay(order, dayNumber(dateISO));
  if (own.length === 0) return null;
  const nameOf = (id: string) => varieties.find((variety) => variety.id === id)?.name ?? id;
  const listOf = (label: string, changes: readonly OrderChange[], button: string) => (
    <Input.Wrapper label={label} labelElement="div">
      <ul className={classes.agreed} aria-label={label}>
        {changes
          .toSorted((a, b) => a.dateISO.localeCompare(b.dateISO))
          .map((change) => {
            const text = deliveryChangeText(change, nameOf);
            return (
              <li key={change.id} className={classes.agreedLine}>
                <span>
                  {text}
                  <span className={classes.agreedDay}> {shortDayLabel(change.dateISO)}</span>
                </span>
                <Button
                  variant="default"
                  aria-label={`${button}: ${text}`}
                  onClick={() => takeBack(change.id, text)}
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
      {others.length > 0 && listOf('Agreed', others, 'Take back')}
      {lost.length > 0 && listOf('No longer falls on a delivery day', lost, 'Remove')}
    </>
  );
}

function useTakeBack(): (id: string, text: string) => void {
  const perform = usePerform();
  const undoLast = useUndoLast();
  const diffOf = usePlanDiff();
  return (id, text) => {
    const action = { type: 'CHANGE_DELIVERIES', payload: { add: [], remove: [id] } } as const;
    const detail = planDetail({ label: '', diff: null, told: () => diffOf(action) });
    perform(action);
    toast.success(`Taken back: ${text}`, { detail, undo: undoLast() });
  };
}
