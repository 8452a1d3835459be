import { Link, useNavigate, useSearchParams } from 'react-router';
import { formatLongDay, pageTeller } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PackedOrder, PackList, PackSum } from '#domain/deliveries/pack-list.ts';
import { isTracing } from '#domain/trace/trace-farm.ts';
import { selectPackList } from '#state/selectors/sales/pack-list.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { selectHasPrices } from '#state/selectors/sales/price-book.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { OpenedFor, useDialogTarget, lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { EmptyState, SectionCard } from '#ui/page/page-parts.tsx';
import { useIsPrinting } from '#ui/page/screen-kind.ts';
import { usePrintedSheet } from '#ui/page/use-printed-sheet.ts';
import { routePaths, tracePath } from '#ui/route-paths.ts';
import { type OneDelivery, useSkipDelivery } from '../orders/delivery/one-delivery.ts';
import { CorrectLineDialog, type LineOfDelivery } from './correct-line-dialog.tsx';
import { DeliveriesToolbar, type PaperKind } from './deliveries-toolbar.tsx';
import { scopeOfDay, type LabelScope } from './lots/label-scope.ts';
import { readDeliveryView, writeDeliveryView, type DeliveryView } from './delivery-view.ts';
import classes from './deliveries.module.css';
import { DeliveryCard } from './delivery-card.tsx';
import { DeliveryNotes } from './delivery-notes.tsx';
import { PackSheet } from './pack-sheet.tsx';
import { ProductLines } from './product-lines.tsx';
import { useMarkDeliveries } from './use-mark-deliveries.ts';
import { Button } from '#ui/kit/plain-parts.tsx';
import { thingText } from '#domain/deliveries/line-text.ts';
import { quantityText } from './delivery-text.ts';

const RangeFileDialog = lazyDialog(
  async () => (await import('./range-file-dialog.tsx')).RangeFileDialog,
);
const PackLabelsDialog = lazyDialog(
  async () => (await import('./lots/pack-labels-dialog.tsx')).PackLabelsDialog,
);
const BatchDialog = lazyDialog(async () => (await import('./lots/batch-dialog.tsx')).BatchDialog);
const ChangeDeliveryDialog = lazyDialog(
  async () => (await import('../orders/delivery/change-delivery-dialog.tsx')).ChangeDeliveryDialog,
);
const AddLineDialog = lazyDialog(async () => (await import('./add-line-dialog.tsx')).AddLineDialog);

/** Who gets what on a day: for the person who packs and the one who drives. */
export function DeliveriesPage() {
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const view = readDeliveryView(query, today);
  const list = useFarm((farm) => selectPackList(farm, today, view.day));
  const [wanted, print] = usePrintedSheet<PaperKind>();
  const isPrinting = useIsPrinting();
  const isDayOnly = useIsDayOnly();
  const asking = useDialogTarget<IsoDate>();
  const labeling = useDialogTarget<LabelScope>();
  const show = (next: DeliveryView) => setQuery(writeDeliveryView(next, today), { replace: true });
  return (
    <>
      <DeliveriesToolbar
        view={view}
        today={today}
        list={list}
        onShow={show}
        onPrint={print}
        onRangeFile={() => asking.open(view.day)}
        onLabels={() => labeling.open(scopeOfDay(view.day, list.orders))}
      />
      <p className={`${classes.day} no-print`}>{formatLongDay(view.day)}</p>
      {list.orders.length === 0 ? (
        <NoDeliveries />
      ) : (
        <Deliveries list={list} by={view.by} onLabels={labeling.open} />
      )}
      {(wanted === 'pack' || (isPrinting && wanted === null)) && <PackSheet list={list} />}
      {wanted === 'notes' && <DeliveryNotes list={list} withMoney={!isDayOnly} />}
      <OpenedFor dialog={asking}>
        {(shown, day) => <RangeFileDialog {...shown} day={day} />}
      </OpenedFor>
      <OpenedFor dialog={labeling}>
        {(shown, scope) => <PackLabelsDialog {...shown} scope={scope} />}
      </OpenedFor>
    </>
  );
}

function NoDeliveries() {
  const isDayOnly = useIsDayOnly();
  return (
    <EmptyState
      title="No deliveries on this day."
      hint="Orders appear here on their delivery day."
      action={
        !isDayOnly && (
          <Button component={Link} to={routePaths.orders}>
            Go to orders
          </Button>
        )
      }
    />
  );
}

function Deliveries(props: {
  readonly list: PackList;
  readonly by: DeliveryView['by'];
  readonly onLabels: (scope: LabelScope) => void;
}) {
  const { list, by, onLabels } = props;
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
    const { order, dateISO, dayISO, state } = packed;
    const isOpen = state !== 'DELIVERED' && dayISO >= today;
    if (isDayOnly || !isOpen || order.kind !== 'RECURRING') return { onSkip: null, onChange: null };
    const one = { orderId: order.id, name: order.name, dateISO, dayISO, items: order.items };
    return { onSkip: () => void skip(one), onChange: () => changing.open(one) };
  };
  return (
    <div className={`${classes.cards} no-print`}>
      {by === 'product' ? (
        <ProductLines list={list} onLabels={onLabels} />
      ) : (
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
              onLabels={() =>
                onLabels({ day: list.dayISO, name: packed.customer, orders: [packed] })
              }
              {...changesOf(packed)}
            />
          ))}
          <ProductSums sums={list.sums} />
        </>
      )}
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
    </div>
  );
}

/** How much of each product and size the day needs in all. */
function ProductSums({ sums }: { readonly sums: readonly PackSum[] }) {
  return (
    <SectionCard title="In all">
      <ul className={classes.lines} aria-label="In all">
        {sums.map((sum) => (
          <li key={sum.key} className={classes.sum}>
            <span>{thingText(sum, pageTeller())}</span>
            <span className={classes.quantity}>{quantityText(sum, sum.quantity)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
