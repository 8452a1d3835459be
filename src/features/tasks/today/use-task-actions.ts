import { useCallback } from 'react';
import { finishesDay, markDayQuestion } from '#domain/planning/task-days.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { usePerform, useUndoLast } from '#state/use-farm.ts';
import { useConfirm } from '#ui/confirm.tsx';
import { toast } from '#ui/toast.ts';
import { taskInWords } from './task-text.ts';
import { TASK_TOASTS } from './task-toasts.ts';

/** What a grower does with tasks: tick one, close a day. Closing a day is always asked first. */
export function useTaskActions(onTicked: (taskId: string) => void) {
  const perform = usePerform();
  const confirm = useConfirm();
  const undoLast = useUndoLast();

  const toggle = useCallback(
    async (day: TaskDay, task: Task) => {
      if (finishesDay(day, task) && !(await confirm(markDayQuestion(day)))) return;
      const mark = (done: boolean) =>
        perform({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id, done } });
      onTicked(task.id);
      mark(!task.done);
      if (task.done) toast.clear(TASK_TOASTS);
      // Undo opens exactly this task, whatever was done since.
      else
        toast.success(`${taskInWords(task)} done`, { undo: () => mark(false), slot: TASK_TOASTS });
    },
    [confirm, onTicked, perform],
  );

  const markDayDone = useCallback(
    async (day: TaskDay) => {
      if (!(await confirm(markDayQuestion(day)))) return;
      perform({ type: 'MARK_DAY_DONE', payload: { dateISO: day.dateISO } });
      toast.success('Day done', { undo: undoLast(), slot: TASK_TOASTS });
    },
    [confirm, perform, undoLast],
  );

  return { toggle, markDayDone };
}

export type TaskActions = ReturnType<typeof useTaskActions>;
