import { useCallback } from 'react';
import type { Task, TaskRepeat } from '#domain/planning/task.ts';
import { useFarmNow, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { formatCount } from '#ui/format.ts';
import { toast } from '#ui/toasts/toast.ts';
import { taskSubject } from '../list/task-text.ts';
import { TASK_TOASTS } from '../task-toasts.ts';

/** Ends a task that comes back, and says how many of its tasks are gone. */
export function useStopSeries(): (task: Task, repeat: TaskRepeat) => void {
  const perform = usePerform();
  const farmNow = useFarmNow();
  const undoLast = useUndoLast();
  return useCallback(
    (task, { seriesId }) => {
      const before = farmNow().tasks.length;
      perform({ type: 'STOP_SERIES', payload: { seriesId } });
      const gone = before - farmNow().tasks.length;
      toast.success(`${taskSubject(task)} no longer repeats`, {
        undo: undoLast(),
        slot: TASK_TOASTS,
        detail: gone === 0 ? '' : `${formatCount(gone, 'later task')} removed`,
      });
    },
    [farmNow, perform, undoLast],
  );
}
