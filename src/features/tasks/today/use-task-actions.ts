import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { useToday } from '#state/react/use-farm.ts';
import { useCloseDay } from './use-close-day.ts';
import { useMoveTask } from './use-move-task.ts';
import { useSkipTask } from './use-skip-task.ts';
import type { TaskDialogTargets } from './use-task-dialogs.ts';
import { useTickTask } from './use-tick-task.ts';

/** All that is done with tasks and days on their list: at once, or in a dialog that opens for them. */
export function useTaskActions(dialogs: TaskDialogTargets, onTicked: (taskId: string) => void) {
  const { counting, weighing, moving, looking, tagging, entering, lose, logLoss } = dialogs;
  const today = useToday();
  const ticking = { onTicked, onCountTrays: counting.open, onWeigh: weighing.open };
  const toggle = useTickTask(ticking);
  const { markDayDone, askWeights } = useCloseDay(ticking, toggle);
  const skip = useSkipTask();
  const moveTo = useMoveTask();
  const moveToToday = useCallbackRef((task: Task) => moveTo(task, today));
  const correctPlanted = useCallbackRef((day: TaskDay) => counting.open({ day, closesDay: false }));
  // Each of them stays the same, so that no row is drawn again for them.
  const [actions] = useState({
    toggle,
    markDayDone,
    askWeights,
    skip,
    moveTo,
    moveToToday,
    chooseDay: moving.open,
    correctPlanted,
    weigh: weighing.open,
    enterSheet: entering.open,
    lose,
    logLoss,
    tagTrays: tagging.open,
    openTask: looking.open,
  });
  return actions;
}

export type TaskActions = ReturnType<typeof useTaskActions>;
