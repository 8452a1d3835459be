import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

/** Trays that expected sales need. */
export function TrayDemandPage() {
  return (
    <>
      <PageHeader title="Tray Demand Report" />
      <RecordTable
        label="Tray demand"
        records={[]}
        idOf={String}
        empty={{
          title: 'No rows.',
          hint: 'Expected sales of markets and events are turned into trays here.',
        }}
        columns={[
          { head: 'Variety', cell: () => null },
          { head: 'Packaging', cell: () => null },
          { head: 'Units', numeric: true, cell: () => null },
          { head: 'Pkg Oz', numeric: true, cell: () => null },
          { head: 'Avg Yield/Tray (oz)', numeric: true, cell: () => null },
          { head: 'Trays Needed', numeric: true, cell: () => null },
        ]}
      />
    </>
  );
}
