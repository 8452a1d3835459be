import { useCallbackRef } from '@mantine/hooks';
import { formatDay, formatSentence } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { batchOf, movesBatch } from '#domain/trays/planted-batches.ts';
import { useFarmNow, useToday } from '#state/react/use-farm.ts';
import { usePerformWithImpact } from '#state/react/use-perform-with-impact.ts';
import { detailOf } from '#ui/toasts/detail-of.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { movedBatchText, stepInTheWay } from './list/move-text.ts';
import { taskInText } from './list/task-text.ts';
import { useSayOfTasks } from './list/use-say-of-tasks.ts';

export function useMoveTask() {
  const tell = usePerformWithImpact();
  const today = useToday();
  const farmNow = useFarmNow();
  const say = useSayOfTasks();
  return useCallbackRef((task: Task, dateISO: IsoDate) => {
    const isBatch = movesBatch(farmNow(), task);
    const way = isBatch ? null : stepInTheWay(task, batchOf(farmNow().tasks, task), dateISO);
    if (way !== null) {
      toast.warning(way);
      return;
    }
    toast.attempt(() => {
      const { after, short } = tell({ type: 'MOVE_TASK', payload: { id: task.id, dateISO } });
      const moved = after.tasks.find(({ id }) => id === task.id);
      const words =
        isBatch && moved !== undefined
          ? movedBatchText(moved, after.tasks)
          : `${taskInText(task)} moved to ${dateISO === today ? 'today' : formatDay(dateISO)}`;
      say(words, detailOf(short().then(formatSentence)));
    });
  });
}
