import { useNavigate } from 'react-router';
import type { PackedOrder, PackList } from '#domain/deliveries/pack-list.ts';
import { isTracing } from '#domain/trace/trace-farm.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectHasPrices } from '#state/selectors/sales/price-book.ts';
import { OpenedFor, useDialogTarget, lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { tracePath } from '#ui/route-paths.ts';
import { type OneDelivery, useSkipDelivery } from '../orders/delivery/one-delivery.ts';
import { CorrectLineDialog, type LineOfDelivery } from './correct-line-dialog.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import type { LabelScope } from './lots/label-scope.ts';
import { useMarkDeliveries } from './use-mark-deliveries.ts';

const BatchDialog = lazyDialog(async () => (await import('./lots/batch-dialog.tsx')).BatchDialog);
const ChangeDeliveryDialog = lazyDialog(
  async () => (await import('../orders/delivery/change-delivery-dialog.tsx')).ChangeDeliveryDialog,
);
const AddLineDialog = lazyDialog(async () => (await import('./add-line-dialog.tsx')).AddLineDialog);

export function DeliveryCards(props: {
  readonly list: PackList;
  readonly onLabels: (scope: LabelScope) => void;
}) {
  const { list, onLabels } = props;
  const hasPrices = useFarm(selectHasPrices);
  const isDayOnly = useIsDayOnly();
  const mark = useMarkDeliveries();
  const correcting = useDialogTarget<LineOfDelivery>();
  const naming = useDialogTarget<LineOfDelivery>();
  const traces = useFarm(isTracing);
  const navigate = useNavigate();
  const adding = useDialogTarget<PackedOrder>();
  const changing = useDialogTarget<OneDelivery>();
  const skip = useSkipDelivery();
  const today = useToday();
  const changesOf = (packed: PackedOrder) => {
    const { order, dayISO, state } = packed;
    const isOpen = state !== 'DELIVERED' && dayISO >= today;
    if (isDayOnly || !isOpen || order.kind !== 'RECURRING') return { onSkip: null, onChange: null };
    return { onSkip: () => void skip(packed), onChange: () => changing.open(packed) };
  };
  return (
    <>
      {list.orders.map((packed) => (
        <DeliveryCard
          key={`${packed.order.id}|${packed.dateISO}`}
          packed={packed}
          withMoney={hasPrices && !isDayOnly}
          withOrder={!isDayOnly}
          onPacked={() => mark.packed(packed)}
          onDelivered={() => mark.delivered(packed)}
          onCorrect={(line) => correcting.open({ packed, line })}
          onAdd={() => adding.open(packed)}
          onTrace={traces ? () => void navigate(tracePath(packed.customer)) : null}
          onLabels={() => onLabels({ day: list.dayISO, name: packed.customer, orders: [packed] })}
          {...changesOf(packed)}
        />
      ))}
      <OpenedFor dialog={correcting}>
        {(shown, target) => (
          <CorrectLineDialog {...shown} target={target} onBatch={traces ? naming.open : null} />
        )}
      </OpenedFor>
      <OpenedFor dialog={naming}>
        {(shown, target) => <BatchDialog {...shown} target={target} />}
      </OpenedFor>
      <OpenedFor dialog={changing}>
        {(shown, delivery) => <ChangeDeliveryDialog {...shown} delivery={delivery} />}
      </OpenedFor>
      <OpenedFor dialog={adding}>
        {(shown, packed) => <AddLineDialog {...shown} packed={packed} />}
      </OpenedFor>
    </>
  );
}
