import { GoToOrders } from '#ui/page/go-to-orders.tsx';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { EmptyState } from '#ui/page/page-parts.tsx';

/** A farm without open work: all of it is done, or nothing was planned yet. */
export function NoTasks({ archived }: { readonly archived: boolean }) {
  const isDayOnly = useIsDayOnly();
  return (
    <EmptyState
      title={archived ? 'All tasks are done' : 'No tasks yet'}
      hint={
        archived
          ? 'No open tasks in the next 28 days. Turn on Show archived to see completed days.'
          : 'Tasks come from your orders: what to soak, plant and harvest each day.'
      }
      action={!isDayOnly && <GoToOrders />}
    />
  );
}
