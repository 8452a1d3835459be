import { formatHead } from '#ui/format-weights.ts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { LABEL_ESTIMATE_NOTE } from '#domain/costing/label-estimate.ts';
import { selectInventorySnapshot } from '#state/selectors/inventory.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { inventoryColumns } from './inventory-columns.tsx';
import classes from './inventory.module.css';
import { RunOutCard } from './run-out-card.tsx';
import { Button, QuietText } from '#ui/kit/plain-parts.tsx';

export function InventorySnapshotPage() {
  const today = useToday();
  const { lines, notes } = useFarm((farm) => selectInventorySnapshot(farm, today));
  const columns = useMemo(() => inventoryColumns(today), [today]);
  return (
    <>
      <PageHeader title="Inventory Snapshot" />
      <div className={classes.page}>
        {lines.length > 0 && <CostNotes notes={notes} />}
        <RunOutCard lines={lines} />
        <RecordTable
          label="Inventory Snapshot"
          title="All stock"
          csvName={`inventory-snapshot-${today}.csv`}
          columns={columns}
          records={lines}
          idOf={({ materialId }) => materialId}
          initialSort={{ head: 'Runs out', descending: false }}
          empty={NO_MATERIALS}
        />
        {lines.length > 0 && (
          <QuietText size="sm">
            Runs out: the first planting or packing in 90 days that stock doesn’t cover. Planned per
            week: the plan’s use over 28 days, in whole trays, divided by 4. Weekly use: the same
            for {formatHead('ounces')} sold. <span>{LABEL_ESTIMATE_NOTE}</span>
          </QuietText>
        )}
      </div>
    </>
  );
}

const NO_MATERIALS = {
  title: 'No materials yet.',
  hint: 'Stock on hand appears here, with how many weeks it lasts.',
  action: (
    <Button component={Link} to={routePaths.inventory}>
      Add materials
    </Button>
  ),
};
