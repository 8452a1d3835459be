import { useCallback } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { useDialogTarget } from '#ui/dialogs/use-dialog-target.ts';
import type { LossTarget } from './loss-form.ts';
import type { TrayCounting } from './use-task-actions.ts';

/** What the dialogs of the list of tasks are about, and what opens them. */
export function useTaskDialogs() {
  const counting = useDialogTarget<TrayCounting>();
  const losses = useDialogTarget<LossTarget>();
  const weighing = useDialogTarget<readonly Task[]>();
  const entering = useDialogTarget<TaskDay>();
  const moving = useDialogTarget<Task>();
  const looking = useDialogTarget<Task>();
  const { open: openLosses } = losses;
  const lose = useCallback(
    (cycleKey: string) => openLosses({ kind: 'batch', cycleKey }),
    [openLosses],
  );
  const logLoss = useCallback((day: TaskDay) => openLosses({ kind: 'day', day }), [openLosses]);
  return {
    counting,
    losses,
    weighing,
    entering,
    moving,
    looking,
    lose,
    logLoss,
    weigh: weighing.open,
    chooseDay: moving.open,
    openTask: looking.open,
  };
}

export type TaskDialogTargets = ReturnType<typeof useTaskDialogs>;
