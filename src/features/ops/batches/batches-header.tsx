import { useToday } from '#state/react/use-farm.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import type { BatchFilter } from './batch-filter.ts';
import classes from './batches.module.css';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

export function BatchesHeader(props: {
  /** The list as a file; null while there is nothing in it. */
  readonly fileRows: (() => readonly (readonly CsvCell[])[]) | null;
  readonly filter: BatchFilter;
  readonly onFilter: (filter: BatchFilter) => void;
  readonly onBuffers: () => void;
}) {
  const { fileRows, filter, onFilter, onBuffers } = props;
  const today = useToday();
  return (
    <PageHeader
      title="Batches"
      actions={
        <>
          <Segments
            aria-label="Batches to show"
            className={classes.filter}
            data={{ 'in-process': 'In process', harvested: 'Harvested', all: 'All' }}
            value={filter}
            onChange={onFilter}
          />
          {fileRows !== null && <CsvButton fileName={`batches-${today}.csv`} rows={fileRows} />}
          <PlainButton onClick={onBuffers} className={classes.buffers}>
            Buffer settings
          </PlainButton>
        </>
      }
    />
  );
}
