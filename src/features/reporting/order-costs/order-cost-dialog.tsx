import { shownName } from '#domain/orders/event-days.ts';
import { isIncomplete } from '#domain/costing/event-cost.ts';
import type { OrderCost } from '#domain/costing/order-cost.ts';
import { categoryLabel } from '#domain/orders/order.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatCount, formatDate, formatDollars, formatOzAndTrays } from '#ui/format.ts';
import { CostHistoryTable } from './cost-history-table.tsx';
import { PricesOfCost } from './costs-note.tsx';
import classes from './order-costs.module.css';
import { VarietyBreakdown } from './variety-breakdown.tsx';
import { QuietNote, Title } from '#ui/kit/plain-parts.tsx';

export function OrderCostDialog({ cost, ...shown }: ShownDialog & { readonly cost: OrderCost }) {
  return (
    <Dialog
      {...shown}
      size="xl"
      title={shownName(cost.event.order) || 'Order'}
      subtitle={subtitleOf(cost)}
      footerNote={summaryOf(cost)}
      closeLabel="Done"
    >
      <div className={classes.parts}>
        <VarietyBreakdown cost={cost} />
        <PricesOfCost cost={cost} />
        {cost.event.ownOverhead > 0 && (
          <QuietNote>
            {formatDollars(cost.event.ownOverhead)} of this overhead is the order’s own event and
            batch cost.
          </QuietNote>
        )}
        {cost.event.notes.length > 0 && (
          <section aria-label="Notes">
            <Title order={3} className={classes.section}>
              Notes
            </Title>
            <CostNotes notes={cost.event.notes} />
          </section>
        )}
        <CostHistoryTable cost={cost} />
      </div>
    </Dialog>
  );
}

function subtitleOf({ dateISO, event: { order } }: OrderCost): string {
  return [formatDate(dateISO), order.customer, categoryLabel(order.orderCategory)]
    .filter((word) => word !== '')
    .join(' · ');
}

function summaryOf({ packages, bulk, weightOz, liveTrays, totalCost, event }: OrderCost): string {
  return [
    formatCount(packages, 'package'),
    `${bulk} bulk`,
    formatOzAndTrays(weightOz, liveTrays),
    formatDollars(totalCost),
    ...(isIncomplete(event) ? ['cost incomplete'] : []),
  ].join(' · ');
}
