import { Button, Input } from '@mantine/core';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { DeliveryChange, GoneChange } from '#domain/orders/delivery-change.ts';
import { deliveryChangeText } from '#domain/orders/delivery-change-text.ts';
import { useFarm, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/use-plan-diff.ts';
import { planDetail } from '#ui/plan-diff/plan-detail.ts';
import { toast } from '#ui/toasts/toast.ts';
import classes from './order-dialog.module.css';

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
  if (own.length === 0) return null;
  const nameOf = (id: string) => varieties.find((variety) => variety.id === id)?.name ?? id;
  return (
    <Input.Wrapper label="Agreed" labelElement="div">
      <ul className={classes.agreed} aria-label="Agreed">
        {own
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
                  aria-label={`Take back: ${text}`}
                  onClick={() => takeBack(change.id, text)}
                >
                  Take back
                </Button>
              </li>
            );
          })}
      </ul>
    </Input.Wrapper>
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
