import {
  IconCalendarShare,
  IconPlayerSkipForward,
  IconRepeatOff,
  IconTrashX,
} from '@tabler/icons-react';
import type { Task, TaskRepeat } from '#domain/planning/task.ts';
import { selectLossLabel } from '#state/selectors/losses.ts';
import { selectCanMove } from '#state/selectors/plantings.ts';
import { useFarm, useToday, useFarmNow, usePerform } from '#state/react/use-farm.ts';
import { formatCount } from '#ui/format.ts';
import { largeMenuItem, type RowMenuItem } from '#ui/tables/menu-items.tsx';
import { taskSubject } from './task-text.ts';
import { useSayOfTasks } from './use-say-of-tasks.ts';
import type { TaskActions } from '../use-task-actions.ts';

/** What can be done with a task beside its tick: another day, not at all, or trays of its batch that were lost. */
export function useTaskItems(task: Task, actions: TaskActions): readonly RowMenuItem[] {
  const today = useToday();
  const canMove = useFarm((farm) => selectCanMove(farm, task));
  const lossLabel = useFarm((farm) => selectLossLabel(farm, task.cycleKey, today));
  const stop = useStopSeries();
  const { repeat } = task;
  return [
    canMove && largeMenuItem('Move…', IconCalendarShare, () => actions.chooseDay(task)),
    !task.done && largeMenuItem('Skip', IconPlayerSkipForward, () => actions.skip(task)),
    lossLabel !== null && largeMenuItem(lossLabel, IconTrashX, () => actions.lose(task.cycleKey)),
    repeat && largeMenuItem('Stop repeating', IconRepeatOff, () => stop(task, repeat)),
  ].filter((item) => item !== false && item !== undefined);
}

/** Ends a task that comes back, and says how many of its tasks are gone. */
function useStopSeries(): (task: Task, repeat: TaskRepeat) => void {
  const perform = usePerform();
  const farmNow = useFarmNow();
  const say = useSayOfTasks();
  return (task, { seriesId }) => {
    const before = farmNow().tasks.length;
    perform({ type: 'STOP_SERIES', payload: { seriesId } });
    const gone = before - farmNow().tasks.length;
    const detail = gone === 0 ? '' : `${formatCount(gone, 'later task')} removed`;
    say(`${taskSubject(task)} no longer repeats`, detail);
  };
}
