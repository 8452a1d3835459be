import { Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { LABEL_ESTIMATE_NOTE } from '#domain/reports/inventory-snapshot.ts';
import { selectInventorySnapshot } from '#state/selectors/inventory.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { INVENTORY_COLUMNS } from './inventory-columns.tsx';
import classes from './inventory.module.css';
import { RunOutCard } from './run-out-card.tsx';
import { runOuts } from './run-out.ts';

/** How long materials and seed last at the use that the coming orders imply. */
export function InventorySnapshotPage() {
  const today = useToday();
  const { lines, notes } = useFarm((farm) => selectInventorySnapshot(farm, today));
  const lasting = useMemo(() => runOuts(lines), [lines]);
  return (
    <>
      <PageHeader title="Inventory Snapshot" />
      <div className={classes.page}>
        {lines.length > 0 && <CostNotes notes={notes} />}
        <RunOutCard runOuts={lasting} />
        <RecordTable
          label="Inventory Snapshot"
          title="All stock"
          csvName={`inventory-snapshot-${today}.csv`}
          columns={INVENTORY_COLUMNS}
          records={lines}
          idOf={({ materialId }) => materialId}
          initialSort={{ head: 'Weeks to runout', descending: false }}
          empty={NO_MATERIALS}
        />
        {lines.length > 0 && (
          <Text c="dimmed" size="sm">
            Weekly use is what the orders of the next 28 days take, divided by 4.{' '}
            <span>{LABEL_ESTIMATE_NOTE}</span>
          </Text>
        )}
      </div>
    </>
  );
}

const NO_MATERIALS = {
  title: 'No materials yet.',
  hint: 'What is on hand and how many weeks it lasts at the use of coming orders is listed here.',
  action: (
    <Button component={Link} to={routePaths.inventory}>
      Add materials
    </Button>
  ),
};
