import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

/** How long materials last. */
export function InventorySnapshotPage() {
  return (
    <>
      <PageHeader title="Inventory Snapshot" />
      <RecordTable
        label="Inventory Snapshot"
        records={[]}
        idOf={String}
        empty={{
          title: 'No materials yet.',
          hint: 'What is on hand and how many weeks it lasts at the present use is listed here.',
        }}
        columns={[
          { head: 'Material', cell: () => null },
          { head: 'Unit', cell: () => null },
          { head: 'On hand', numeric: true, cell: () => null },
          { head: 'Weekly use', numeric: true, cell: () => null },
          { head: 'Weeks to runout', numeric: true, cell: () => null },
          { head: 'Reorder', cell: () => null },
        ]}
      />
    </>
  );
}
