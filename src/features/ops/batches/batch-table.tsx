import { Card, Table } from '@mantine/core';
import { formatNumber } from '#ui/format.ts';
import { VirtualRows } from '#ui/tables/virtual-rows.tsx';
import { batchDay } from './batch-day.ts';
import { BatchHarvest, BatchStatusBadge, BatchVariety } from './batch-parts.tsx';
import type { BatchViewProps } from './batch-parts.tsx';
import classes from './batches.module.css';

/** Height of a row with its badge. */
const ROW_HEIGHT = 45;

const NUMBER_OF_COLUMNS = 5;

/** The batches, a row each. */
export function BatchTable({ batches, today }: BatchViewProps) {
  return (
    <Card padding={0}>
      <Table aria-label="Batches">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Variety</Table.Th>
            <Table.Th ta="right">Trays</Table.Th>
            <Table.Th>Planted</Table.Th>
            <Table.Th>Harvest</Table.Th>
            <Table.Th>Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <VirtualRows
          rows={batches}
          rowHeight={ROW_HEIGHT}
          columns={NUMBER_OF_COLUMNS}
          renderRow={(batch) => (
            <Table.Tr key={batch.cycleKey} className={classes.row} data-status={batch.status}>
              <Table.Td>
                <BatchVariety batch={batch} />
              </Table.Td>
              <Table.Td ta="right">{formatNumber(batch.trays)}</Table.Td>
              <Table.Td className={classes.planted}>{batchDay(batch.plantedISO, today)}</Table.Td>
              <Table.Td>
                <BatchHarvest batch={batch} today={today} />
              </Table.Td>
              <Table.Td>
                <BatchStatusBadge status={batch.status} />
              </Table.Td>
            </Table.Tr>
          )}
        />
      </Table>
    </Card>
  );
}
