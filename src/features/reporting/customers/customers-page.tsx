import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

/** What the orders of each customer cost. */
export function CustomersPage() {
  return (
    <>
      <PageHeader title="Customer cost dashboard" />
      <RecordTable
        label="Customers"
        records={[]}
        idOf={String}
        empty={{
          title: 'No customers in this range.',
          hint: 'Aggregate order cost trends by customer for smart follow-ups.',
        }}
        columns={[
          { head: 'Customer', cell: () => null },
          { head: 'Orders', numeric: true, cell: () => null },
          { head: 'Packages', numeric: true, cell: () => null },
          { head: 'Bulk', numeric: true, cell: () => null },
          { head: 'Weight (oz)', numeric: true, cell: () => null },
          { head: 'Total cost', numeric: true, cell: () => null },
          { head: 'Avg / order', numeric: true, cell: () => null },
          { head: 'Top varieties', cell: () => null },
        ]}
      />
    </>
  );
}
