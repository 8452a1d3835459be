import { useCallback, useMemo } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { takenLotsText } from '#domain/seed-lots/lot-text.ts';
import type { LateBatch } from '#domain/supply/late-batches.ts';
import { useToday, useUndoLast } from '#state/react/use-farm.ts';
import { usePerformWithImpact } from '#state/react/use-perform-with-impact.ts';
import { formatTrays } from '#ui/format.ts';
import { seedOfPlantings } from '#ui/seed-of-plantings.ts';
import { toast } from '#ui/toasts/toast.ts';
import { taskSubject, TASK_TOASTS } from './list/task-text.ts';
import { useCloseDay, type Ticking } from './use-close-day.ts';
import { useMoveTask } from './use-move-task.ts';
import { useSkipTask } from './use-skip-task.ts';
import { useTickTask } from './use-tick-task.ts';

/** What a grower does with tasks: tick one, close a day, and skip or move what is late. */
export function useTaskActions(
  onTicked: Ticking['onTicked'],
  onCountTrays: Ticking['onCountTrays'],
  onWeigh?: Ticking['onWeigh'],
) {
  const tell = usePerformWithImpact();
  const today = useToday();
  const undoLast = useUndoLast();
  const ticking = { onTicked, onCountTrays, onWeigh };
  const toggle = useTickTask(ticking);
  const { markDayDone, askWeights } = useCloseDay(ticking, toggle);
  const skip = useSkipTask();
  const moveTo = useMoveTask();
  const moveToToday = useCallback((task: Task) => moveTo(task, today), [moveTo, today]);

  const markPlanted = useCallback(
    ({ cycleKey, begins, trays }: LateBatch) => {
      const { before, after } = tell({ type: 'MARK_PLANTED', payload: { cycleKey } });
      const words = [
        `${taskSubject(begins)} planted`,
        formatTrays(trays),
        takenLotsText(before, after),
      ];
      toast.success(words.filter(Boolean).join(', '), {
        undo: undoLast(),
        slot: TASK_TOASTS,
        detail: seedOfPlantings([begins.varietyId ?? ''], before, after),
      });
    },
    [tell, undoLast],
  );

  /** Opens what was planted on a day to be put right. */
  const correctPlanted = useCallback(
    (day: TaskDay) => onCountTrays({ day, closesDay: false }),
    [onCountTrays],
  );

  return useMemo(
    () => ({
      toggle,
      markDayDone,
      askWeights,
      skip,
      moveTo,
      moveToToday,
      markPlanted,
      correctPlanted,
    }),
    [toggle, markDayDone, askWeights, skip, moveTo, moveToToday, markPlanted, correctPlanted],
  );
}

export type TaskActions = ReturnType<typeof useTaskActions>;

/** The same on the list of tasks, where a day is chosen to move to and trays are reported lost, too. */
export interface ListedTaskActions extends TaskActions {
  readonly lose: (cycleKey: string) => void;
  /** Weighs harvests, or puts right what they weighed. */
  readonly weigh: (tasks: readonly Task[]) => void;
  /** Shows all of one task, and what can be done with it. */
  readonly openTask: (task: Task) => void;
  /** Asks for the day to move a task to. */
  readonly chooseDay: (task: Task) => void;
}
