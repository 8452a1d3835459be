import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

/** What each event of an order costs. */
export function OrderCostsPage() {
  return (
    <>
      <PageHeader title="Order Cost Detail" />
      <RecordTable
        label="Order Cost Detail"
        records={[]}
        idOf={String}
        empty={{
          title: 'No orders in this range.',
          hint: 'Every event of an order is listed here with its packages, weight and estimated cost.',
        }}
        columns={[
          { head: 'Date', cell: () => null },
          { head: 'Order', cell: () => null },
          { head: 'Customer', cell: () => null },
          { head: 'Type', cell: () => null },
          { head: 'Packages', numeric: true, cell: () => null },
          { head: 'Bulk', numeric: true, cell: () => null },
          { head: 'Weight (oz)', numeric: true, cell: () => null },
          { head: 'Estimated cost', numeric: true, cell: () => null },
        ]}
      />
    </>
  );
}
