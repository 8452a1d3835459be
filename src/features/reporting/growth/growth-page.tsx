import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

/** Trays planted and harvested, by week. */
export function GrowthPage() {
  return (
    <>
      <PageHeader title="Growth Report" />
      <RecordTable
        label="Growth Report"
        records={[]}
        idOf={String}
        empty={{
          title: 'No planting or harvest data within this range.',
          hint: 'Trays planted, harvested and lost are added up here by week.',
        }}
        columns={[
          { head: 'Week', cell: () => null },
          { head: 'Planted trays', numeric: true, cell: () => null },
          { head: 'Estimated trays', numeric: true, cell: () => null },
          { head: 'Harvested trays', numeric: true, cell: () => null },
          { head: 'Lost trays', numeric: true, cell: () => null },
          { head: 'Net trays', numeric: true, cell: () => null },
        ]}
      />
    </>
  );
}
