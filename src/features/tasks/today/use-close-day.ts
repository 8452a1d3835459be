import { isWeighed } from '#domain/supply/real-trays.ts';
import { formatSentence } from '#ui/format.ts';
import { useCallbackRef } from '@mantine/hooks';
import {
  asksPlanted,
  finishesDay,
  markDayQuestion,
  openTaskIds,
  type TaskDay,
} from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { useFarmNow, usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { useTasksToClose } from './late/use-tasks-to-close.ts';
import { closedDayText } from './list/day-end-text.ts';
import { asksWeight } from './use-perform-tick.ts';

export interface TrayCounting {
  readonly day: TaskDay;
  /** Whether the day is closed with it; otherwise only what was planted already is put right. */
  readonly closesDay: boolean;
  /** A batch that is told of afterwards, of which the day has the plantings alone. */
  readonly cycleKey?: string;
}

/** What is asked for beside a tick. */
export interface Ticking {
  readonly onTicked: (taskId: string) => void;
  readonly onCountTrays: (counting: TrayCounting) => void;
  readonly onWeigh?: ((tasks: readonly Task[]) => void) | undefined;
}

/** Ticks a task of a day, or opens it again. */
export type TickTask = (day: TaskDay, task: Task) => Promise<void>;

/**
 * Closes a day. At once is asked first; a day with plantings is closed by counting its trays.
 *
 * @param toggle - Ticks the one task that is open on a day.
 */
export function useCloseDay({ onTicked, onCountTrays, onWeigh }: Ticking, toggle: TickTask) {
  const perform = usePerform();
  const confirm = useConfirm();
  const today = useToday();
  const farmNow = useFarmNow();
  const undoLast = useUndoLast();
  const tasksToClose = useTasksToClose();
  /** After a day was closed: weighs the harvests that were open on it, where that is wanted. */
  const askWeights = useCallbackRef((day: TaskDay) => {
    const taskIds = openTaskIds(day);
    const harvests = day.tasks.filter((task) => isWeighed(task) && taskIds.includes(task.id));
    if (harvests.length > 0 && asksWeight(farmNow())) onWeigh?.(harvests);
  });
  const markDayDone = useCallbackRef(async (day: TaskDay) => {
    const only = day.tasks.find((task) => finishesDay(day, task));
    if (only !== undefined) {
      await toggle(day, only);
      return;
    }
    if (!(await confirm(formatSentence(markDayQuestion(day))))) return;
    const taskIds = tasksToClose(day);
    for (const id of taskIds) onTicked(id);
    if (asksPlanted(day, farmNow().traysPlantedLog)) {
      onCountTrays({ day, closesDay: true });
      return;
    }
    perform({ type: 'MARK_DAY_DONE', payload: { dateISO: day.dateISO, taskIds } });
    const { tone, text, why, hasClosed } = closedDayText(day, farmNow(), today);
    toast[tone](text, { detail: why, ...(hasClosed && { undo: undoLast() }) });
    askWeights(day);
  });
  return { markDayDone, askWeights };
}
