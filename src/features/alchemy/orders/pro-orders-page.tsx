import { dateLabel } from '#domain/calendar/day-label.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

const selectOrders = (farm: FarmDocument) => farm.alchemy.orders;

/** Orders of freeze-dried products. */
export function ProOrdersPage() {
  const orders = useFarm(selectOrders);
  return (
    <>
      <PageHeader title="Pro Orders" />
      <RecordTable
        label="Pro Orders"
        records={orders}
        idOf={(order) => order.id}
        empty={{
          title: 'No orders yet.',
          hint: 'Confirmed orders of freeze-dried products reserve their items here.',
        }}
        columns={[
          { head: 'Customer', cell: (order) => order.customer.name || order.id },
          { head: 'Status', cell: (order) => order.status },
          { head: 'Due', cell: ({ dueAt }) => (dueAt === null ? '—' : dateLabel(dueAt)) },
          { head: 'Lines', numeric: true, cell: (order) => order.lines.length },
        ]}
      />
    </>
  );
}
