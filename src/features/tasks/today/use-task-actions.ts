import { useCallbackRef } from '@mantine/hooks';
import { useMemo } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { useToday } from '#state/react/use-farm.ts';
import { useCloseDay, type Ticking } from './use-close-day.ts';
import { useMoveTask } from './use-move-task.ts';
import { useSkipTask } from './use-skip-task.ts';
import type { TaskDialogTargets } from './use-task-dialogs.ts';
import { useTickTask } from './use-tick-task.ts';

export function useTaskActions(ticking: Ticking) {
  const today = useToday();
  const toggle = useTickTask(ticking);
  const { markDayDone, askWeights } = useCloseDay(ticking, toggle);
  const skip = useSkipTask();
  const moveTo = useMoveTask();
  const moveToToday = useCallbackRef((task: Task) => moveTo(task, today));

  const correctPlanted = useCallbackRef((day: TaskDay) =>
    ticking.onCountTrays({ day, closesDay: false }),
  );

  return useMemo(
    () => ({ toggle, markDayDone, askWeights, skip, moveTo, moveToToday, correctPlanted }),
    [toggle, markDayDone, askWeights, skip, moveTo, moveToToday, correctPlanted],
  );
}

export type TaskActions = ReturnType<typeof useTaskActions>;

/** The same on the list of tasks, where a day is chosen to move to and trays are reported lost, too. */
export type ListedTaskActions = TaskActions &
  Pick<TaskDialogTargets, 'lose' | 'weigh' | 'chooseDay' | 'openTask'>;
