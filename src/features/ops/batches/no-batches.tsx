import { GoToOrders } from '#ui/page/go-to-orders.tsx';
import { EmptyState } from '#ui/page/page-parts.tsx';
import type { BatchFilter } from './batch-filter.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

const NOTHING_OF_FILTER: Readonly<Record<BatchFilter, { title: string; hint: string }>> = {
  all: { title: 'No batches yet', hint: 'Each planting your orders need is a batch.' },
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
  if (props.total === 0)
    return (
      <EmptyState
        title="No batches yet"
        hint="A batch is one planting, from seed to harvest. Batches come from your orders."
        action={<GoToOrders />}
      />
    );
  return (
    <EmptyState
      {...NOTHING_OF_FILTER[props.filter]}
      action={<PlainButton onClick={props.onShowAll}>Show all batches</PlainButton>}
    />
  );
}
