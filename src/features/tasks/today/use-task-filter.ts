import { useCallback, useState } from 'react';
import { useRemembered } from '#ui/page/use-remembered.ts';

/** Whether day cards show every task or only what is still open. */
export type TaskFilter = 'open' | 'all';

/** The chosen filter, remembered on the device. Rows ticked since it was opened stay until the next visit. */
export function useTaskFilter() {
  const [filter, setFilter] = useRemembered('mgm.ui.taskFilter', readFilter, String);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const keep = useCallback((taskId: string) => {
    setKept((before) => (before.has(taskId) ? before : new Set(before).add(taskId)));
  }, []);
  const choose = useCallback(
    (next: TaskFilter) => {
      setKept(new Set());
      setFilter(next);
    },
    [setFilter],
  );
  return { filter, choose, kept, keep };
}

function readFilter(stored: string | null): TaskFilter {
  return stored === 'open' ? 'open' : 'all';
}
