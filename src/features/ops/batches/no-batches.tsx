import { GoToOrders } from '#ui/page/go-to-orders.tsx';
import { EmptyState } from '#ui/page/page-parts.tsx';
import type { BatchFilter } from './batch-filter.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

const NOTHING_OF_FILTER = {
  all: {
    title: 'No batches yet',
    hint: 'A batch is one planting, from seed to harvest. Batches come from your orders.',
  },
  'in-process': { title: 'Nothing in process', hint: 'Everything planned so far is harvested.' },
  harvested: {
    title: 'No harvested batches yet',
    hint: 'Batches appear here once their harvest task is done.',
  },
};

export function NoBatches(props: {
  readonly filter: BatchFilter;
  readonly total: number;
  readonly onShowAll: () => void;
}) {
  const { filter, total, onShowAll } = props;
  return total === 0 ? (
    <EmptyState {...NOTHING_OF_FILTER.all} action={<GoToOrders />} />
  ) : (
    <EmptyState
      {...NOTHING_OF_FILTER[filter]}
      action={<PlainButton onClick={onShowAll}>Show all batches</PlainButton>}
    />
  );
}
