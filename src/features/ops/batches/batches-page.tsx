import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { selectBatches } from '#state/selectors/supply.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { OpenedFor, useAskedOfAddress, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { csvRows } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { useRecordSorting } from '#ui/tables/record-sorting.ts';
import { BatchCard, batchColumns } from './batch-columns.tsx';
import { type BatchFilter, filterBatches, readBatchFilter } from './batch-filter.ts';
import { BatchesHeader } from './batches-header.tsx';
import { BufferDialog } from './buffer-dialog.tsx';
import { NoBatches } from './no-batches.tsx';
import classes from './batches.module.css';

const CARD_HEIGHT = 112;

export function BatchesPage() {
  const today = useToday();
  const all = useFarm((farm) => selectBatches(farm, today));
  const [query, setQuery] = useSearchParams();
  const filter = readBatchFilter(query.get('show'));
  const batches = useMemo(() => filterBatches(all, filter, today), [all, filter, today]);
  const buffers = useDialogTarget<'open' | 'all'>();
  useAskedOfAddress('buffers', (asked) => buffers.open(asked === 'all' ? 'all' : 'open'), ['show']);
  const columns = useMemo(() => batchColumns(today), [today]);
  const sort = useRecordSorting(batches, columns);
  const show = (picked: BatchFilter) =>
    setQuery(picked === 'in-process' ? {} : { show: picked }, { replace: true });
  return (
    <>
      <BatchesHeader
        fileRows={batches.length > 0 ? () => csvRows(columns, sort.records) : null}
        filter={filter}
        onFilter={show}
        onBuffers={() => buffers.open('open')}
      />
      {batches.length === 0 ? (
        <NoBatches filter={filter} total={all.length} onShowAll={() => show('all')} />
      ) : (
        <RecordTable
          label="Batches"
          columns={columns}
          records={sort.records}
          sort={sort}
          idOf={(batch) => batch.cycleKey}
          stateOf={(batch) => batch.status}
          className={classes.table}
          narrow={{
            as: 'cards',
            height: CARD_HEIGHT,
            draw: (batch) => <BatchCard batch={batch} today={today} />,
          }}
        />
      )}
      <OpenedFor dialog={buffers}>
        {(shown, proposals) => <BufferDialog {...shown} proposals={proposals} />}
      </OpenedFor>
    </>
  );
}
