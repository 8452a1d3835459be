import { GoToOrders } from '#ui/page/go-to-orders.tsx';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { OpenedFor, useDialogTarget, lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { EmptyState } from '#ui/page/page-parts.tsx';
import { useDayPapers } from './day-papers.tsx';
import classes from './deliveries.module.css';
import { DeliveriesToolbar } from './deliveries-toolbar.tsx';
import { DeliveryCards } from './delivery-cards.tsx';
import { useDeliveryDay } from './delivery-view.ts';
import type { LabelScope } from './lots/pack-labels-dialog.tsx';
import { ProductLines, ProductSums } from './product-lines.tsx';

const PackLabelsDialog = lazyDialog(
  async () => (await import('./lots/pack-labels-dialog.tsx')).PackLabelsDialog,
);

export function DeliveriesPage() {
  const { view, list, show } = useDeliveryDay();
  const { papers, print } = useDayPapers(list);
  const labeling = useDialogTarget<LabelScope>();
  return (
    <>
      <DeliveriesToolbar
        view={view}
        orders={list.orders}
        onShow={show}
        onPrint={print}
        onLabels={labeling.open}
      />
      {list.orders.length === 0 ? (
        <NoDeliveries />
      ) : (
        <div className={`${classes.cards} no-print`}>
          {view.by === 'product' ? (
            <ProductLines list={list} onLabels={labeling.open} />
          ) : (
            <>
              <DeliveryCards list={list} onLabels={labeling.open} />
              <ProductSums sums={list.sums} />
            </>
          )}
        </div>
      )}
      {papers}
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
      action={!isDayOnly && <GoToOrders />}
    />
  );
}
