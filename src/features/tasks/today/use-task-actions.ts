import { useCallback } from 'react';
import { finishesDay } from '#domain/planning/task-days.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { useHistory, usePerform } from '#state/use-farm.ts';
import { useConfirm } from '#ui/confirm.tsx';
import { toast } from '#ui/toast.ts';
import { markDayQuestion, taskInWords } from './task-text.ts';

/** What a grower does with tasks: tick one, close a day. Closing a day is always asked first. */
export function useTaskActions(onTicked: (taskId: string) => void) {
  const perform = usePerform();
  const confirm = useConfirm();
  const { undo } = useHistory();

  const toggle = useCallback(
    async (day: TaskDay, task: Task) => {
      if (finishesDay(day, task) && !(await confirm(markDayQuestion(day)))) return;
      const action = { type: 'TOGGLE_TASK_DONE', payload: { id: task.id } } as const;
      onTicked(task.id);
      perform(action);
      if (!task.done)
        toast.success(`${taskInWords(task)} done`, {
          // Toggling back undoes exactly this task, whatever was done since.
          undo: () => perform(action),
        });
    },
    [confirm, onTicked, perform],
  );

  const markDayDone = useCallback(
    async (day: TaskDay) => {
      if (!(await confirm(markDayQuestion(day)))) return;
      perform({ type: 'MARK_DAY_DONE', payload: { dateISO: day.dateISO } });
      toast.success('Day done', { undo });
    },
    [confirm, perform, undo],
  );

  return { toggle, markDayDone };
}

export type TaskActions = ReturnType<typeof useTaskActions>;
