import { useCallback, useMemo } from 'react';
import { finishesDay, hasPlantings, markDayQuestion } from '#domain/planning/task-days.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { taskInWords } from './task-text.ts';
import { TASK_TOASTS } from './task-toasts.ts';

/**
 * What a grower does with tasks: tick one, close a day, and skip or move what is late. Closing a day
 * is always asked first; a day with plantings is closed by counting its trays.
 */
export function useTaskActions(
  onTicked: (taskId: string) => void,
  onCountTrays: (day: TaskDay) => void,
) {
  const perform = usePerform();
  const confirm = useConfirm();
  const today = useToday();
  const undoLast = useUndoLast();

  const toggle = useCallback(
    async (day: TaskDay, task: Task) => {
      if (finishesDay(day, task)) {
        if (hasPlantings(day)) {
          onCountTrays(day);
          return;
        }
        if (!(await confirm(markDayQuestion(day)))) return;
      }
      const mark = (done: boolean) =>
        perform({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id, done } });
      onTicked(task.id);
      mark(!task.done);
      if (task.done) toast.clear(TASK_TOASTS);
      // Undo opens exactly this task, whatever was done since.
      else
        toast.success(`${taskInWords(task)} done`, { undo: () => mark(false), slot: TASK_TOASTS });
    },
    [confirm, onCountTrays, onTicked, perform],
  );

  const markDayDone = useCallback(
    async (day: TaskDay) => {
      if (!(await confirm(markDayQuestion(day)))) return;
      if (hasPlantings(day)) {
        onCountTrays(day);
        return;
      }
      perform({ type: 'MARK_DAY_DONE', payload: { dateISO: day.dateISO } });
      toast.success('Day done', { undo: undoLast(), slot: TASK_TOASTS });
    },
    [confirm, onCountTrays, perform, undoLast],
  );

  const skip = useCallback(
    (task: Task) => {
      perform({ type: 'SKIP_TASK', payload: { id: task.id } });
      toast.success(`${taskInWords(task)} skipped`, { undo: undoLast(), slot: TASK_TOASTS });
    },
    [perform, undoLast],
  );

  const moveToToday = useCallback(
    (task: Task) => {
      perform({ type: 'MOVE_TASK', payload: { id: task.id, dateISO: today } });
      toast.success(`${taskInWords(task)} moved to today`, {
        undo: undoLast(),
        slot: TASK_TOASTS,
      });
    },
    [perform, today, undoLast],
  );

  return useMemo(
    () => ({ toggle, markDayDone, skip, moveToToday }),
    [toggle, markDayDone, skip, moveToToday],
  );
}

export type TaskActions = ReturnType<typeof useTaskActions>;
