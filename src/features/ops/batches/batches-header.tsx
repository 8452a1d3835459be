import { Button, SegmentedControl } from '@mantine/core';
import type { CycleBatch } from '#domain/planning/batches.ts';
import { useToday } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { batchCsv } from './batch-csv.ts';
import type { BatchFilter } from './batch-filter.ts';
import { BATCH_FILTERS, readBatchFilter } from './batch-filter.ts';
import classes from './batches.module.css';

/** Above the batches: which are shown, the table as a file, and how much more than ordered is planted. */
export function BatchesHeader(props: {
  readonly batches: readonly CycleBatch[];
  readonly filter: BatchFilter;
  readonly onFilter: (filter: BatchFilter) => void;
  readonly onBuffers: () => void;
}) {
  const { batches, filter, onFilter, onBuffers } = props;
  const today = useToday();
  return (
    <PageHeader
      title="Batches"
      actions={
        <>
          <SegmentedControl
            aria-label="Batches to show"
            className={classes.filter}
            data={[...BATCH_FILTERS]}
            value={filter}
            onChange={(picked) => onFilter(readBatchFilter(picked))}
          />
          {batches.length > 0 && (
            <CsvButton fileName={`batches-${today}.csv`} rows={() => batchCsv(batches)} />
          )}
          <Button variant="default" onClick={onBuffers} className={classes.buffers}>
            Buffer settings
          </Button>
        </>
      }
    />
  );
}
