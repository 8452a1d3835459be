import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { selectBatches } from '#state/selectors/batches.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useDialogTarget } from '#ui/dialogs/use-dialog-target.ts';
import { useIsNarrow } from '#ui/page/use-is-narrow.ts';
import { BatchCards } from './batch-cards.tsx';
import type { BatchFilter } from './batch-filter.ts';
import { filterBatches, readBatchFilter } from './batch-filter.ts';
import { BatchTable } from './batch-table.tsx';
import { BatchesHeader } from './batches-header.tsx';
import { BufferDialog } from './buffer-dialog.tsx';
import { NoBatches } from './no-batches.tsx';

/** Every planting on its way to its harvest. */
export function BatchesPage() {
  const all = useFarm(selectBatches);
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const filter = readBatchFilter(query.get('show'));
  const batches = useMemo(() => filterBatches(all, filter), [all, filter]);
  const buffers = useDialogTarget<'buffers'>();
  const isNarrow = useIsNarrow();
  const Batches = isNarrow ? BatchCards : BatchTable;
  const show = (picked: BatchFilter) =>
    setQuery(picked === 'in-process' ? {} : { show: picked }, { replace: true });
  return (
    <>
      <BatchesHeader
        batches={batches}
        filter={filter}
        onFilter={show}
        onBuffers={() => buffers.open('buffers')}
      />
      {batches.length === 0 ? (
        <NoBatches filter={filter} total={all.length} onShowAll={() => show('all')} />
      ) : (
        <Batches batches={batches} today={today} />
      )}
      {buffers.target !== null && (
        <BufferDialog key={buffers.openings} opened={buffers.opened} onClose={buffers.close} />
      )}
    </>
  );
}
