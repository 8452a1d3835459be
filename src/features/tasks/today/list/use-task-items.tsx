import {
  IconCalendarShare,
  IconPlayerSkipForward,
  IconRepeatOff,
  IconTrashX,
} from '@tabler/icons-react';
import type { Task, TaskRepeat } from '#domain/planning/task.ts';
import { selectLossLabel } from '#state/selectors/losses.ts';
import { selectCanMove } from '#state/selectors/plantings.ts';
import { useFarm, useToday, useFarmNow, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { formatCount } from '#ui/format.ts';
import type { RowMenuItem } from '#ui/tables/menu-items.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { TASK_TOASTS, taskSubject } from './task-text.ts';
import type { ListedTaskActions } from '../use-task-actions.ts';

const size = '1.125rem';

/** What the menu and the sheet of a task need to do. */
export type TaskItemActions = Pick<ListedTaskActions, 'chooseDay' | 'skip' | 'lose'>;

/** What can be done with a task beside its tick: another day, not at all, or trays of its batch that were lost. */
export function useTaskItems(task: Task, actions: TaskItemActions): readonly RowMenuItem[] {
  const today = useToday();
  const canMove = useFarm((farm) => selectCanMove(farm, task));
  const lossLabel = useFarm((farm) => selectLossLabel(farm, task.cycleKey, today));
  const stop = useStopSeries();
  const items: RowMenuItem[] = [];
  if (canMove) {
    const icon = <IconCalendarShare size={size} />;
    items.push({ label: 'Move…', icon, onClick: () => actions.chooseDay(task) });
  }
  if (!task.done) {
    const icon = <IconPlayerSkipForward size={size} />;
    items.push({ label: 'Skip', icon, onClick: () => actions.skip(task) });
  }
  if (lossLabel !== null) {
    const icon = <IconTrashX size={size} />;
    items.push({ label: lossLabel, icon, onClick: () => actions.lose(task.cycleKey) });
  }
  const { repeat } = task;
  if (repeat !== undefined) {
    const icon = <IconRepeatOff size={size} />;
    items.push({ label: 'Stop repeating', icon, onClick: () => stop(task, repeat) });
  }
  return items;
}

/** Ends a task that comes back, and says how many of its tasks are gone. */
function useStopSeries(): (task: Task, repeat: TaskRepeat) => void {
  const perform = usePerform();
  const farmNow = useFarmNow();
  const undoLast = useUndoLast();
  return (task, { seriesId }) => {
    const before = farmNow().tasks.length;
    perform({ type: 'STOP_SERIES', payload: { seriesId } });
    const gone = before - farmNow().tasks.length;
    toast.success(`${taskSubject(task)} no longer repeats`, {
      undo: undoLast(),
      slot: TASK_TOASTS,
      detail: gone === 0 ? '' : `${formatCount(gone, 'later task')} removed`,
    });
  };
}
