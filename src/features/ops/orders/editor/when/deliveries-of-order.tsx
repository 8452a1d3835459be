import { useDeferredValue, useMemo, type Dispatch, type SetStateAction } from 'react';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { DeliveryChangeList } from './delivery-change-list.tsx';
import { NextDeliveries } from './next-deliveries.tsx';
import {
  listedChanges,
  typedOrder,
  withOrderChange,
  withoutOrderChange,
  type OrderChanges,
} from '../order-changes.ts';
import type { OrderDraft } from '../order-draft.ts';

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
  const order = useMemo(() => typedOrder(draft, listed) ?? null, [draft, listed]);
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
