import { useNavigate } from 'react-router';
import type { PackedOrder, PackList } from '#domain/deliveries/pack-list.ts';
import { isTracing } from '#domain/trace/trace-farm.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectHasPrices } from '#state/selectors/sales/price-book.ts';
import { OpenedFor, useDialogTarget, lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { tracePath } from '#ui/route-paths.ts';
import { useSkipDelivery } from '../orders/delivery/one-delivery.ts';
import { CorrectLineDialog, type LineOfDelivery } from './correct-line-dialog.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import type { LabelScope } from './lots/pack-labels-dialog.tsx';
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
  const changing = useDialogTarget<PackedOrder>();
  const skip = useSkipDelivery();
  const today = useToday();
  const changesOf = (packed: PackedOrder) => {
    const { order, dayISO, state } = packed;
    const isOpen = state !== 'DELIVERED' && dayISO >= today;
    if (isDayOnly || !isOpen || order.kind !== 'RECURRING') return [];
    return [
      { label: 'Skip…', onClick: () => void skip(packed) },
      { label: 'Change…', onClick: () => changing.open(packed) },
    ];
  };
  const menuOf = (packed: PackedOrder) => {
    const { customer: name } = packed;
    const label = () => onLabels({ day: list.dayISO, name, orders: [packed] });
    const trace = { label: 'Trace', onClick: () => void navigate(tracePath(name)) };
    return [...changesOf(packed), { label: 'Labels…', onClick: label }, ...(traces ? [trace] : [])];
  };
  return (
    <>
      {list.orders.map((packed) => (
        <DeliveryCard
          key={packed.id}
          packed={packed}
          withMoney={hasPrices && !isDayOnly}
          withOrder={!isDayOnly}
          menu={menuOf(packed)}
          mark={mark}
          onCorrect={(line) => correcting.open({ packed, line })}
          onAdd={() => adding.open(packed)}
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
