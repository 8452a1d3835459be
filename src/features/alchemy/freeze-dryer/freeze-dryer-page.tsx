import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

const selectDryers = (farm: FarmDocument) => farm.capacity.freezeDryers;

/** The freeze dryers and what they hold. */
export function FreezeDryerPage() {
  const dryers = useFarm(selectDryers);
  return (
    <>
      <PageHeader title="Freeze Dryer" />
      <RecordTable
        label="Freeze dryers"
        records={dryers}
        idOf={(dryer) => dryer.id}
        empty={{
          title: 'No dryers yet. Click “Add Dryer”.',
          hint: 'Shelves, days of a cycle and ounces per shelf say how much can be dried a week.',
        }}
        columns={[
          { head: 'Label', cell: (dryer) => dryer.label },
          { head: 'Shelves', numeric: true, cell: (dryer) => dryer.shelves },
          { head: 'Cycle days', numeric: true, cell: (dryer) => dryer.cycleDays },
          { head: 'Max oz per shelf', numeric: true, cell: (dryer) => dryer.shelfMaxOz },
        ]}
      />
    </>
  );
}
