import { useCallback, useMemo } from 'react';
import { loadTaskProblem } from '#domain/alchemy/dry-loads/load-tasks.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { earlyQuestion } from '#domain/planning/early-question.ts';
import {
  asksPlanted,
  finishesDay,
  markDayQuestion,
  openTaskIds,
} from '#domain/planning/task-days.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { batchOf } from '#domain/trays/planted-batches.ts';
import type { LateBatch } from '#domain/supply/late-batches.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarmNow, usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { selectLateBatches, selectWorkDays } from '#state/selectors/late-work.ts';
import { selectMovesBatch } from '#state/selectors/plantings.ts';
import { usePerformWithImpact } from '#state/react/use-perform-with-impact.ts';
import { usePreview } from '#state/react/answers/use-preview.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatTrays } from '#ui/format.ts';
import { seedOfPlantings } from '#ui/seed-of-plantings.ts';
import { detailOf } from '#ui/toasts/detail-of.ts';
import { toast } from '#ui/toasts/toast.ts';
import { allDoneText, closedDayText } from './list/day-end-text.ts';
import { movedBatchText, stepInTheWay } from './list/move-text.ts';
import { openAgainText, skippedBatchText } from './planting/planting-text.ts';
import { taskInText, taskNoun, taskSubject } from './list/task-text.ts';
import { TASK_TOASTS } from './task-toasts.ts';
import { useTasksToClose } from './late/use-tasks-to-close.ts';

/** The trays of a day that are to be counted. */
export interface TrayCounting {
  readonly day: TaskDay;
  /** Whether the day is closed with it; otherwise only what was planted already is put right. */
  readonly closesDay: boolean;
  /** A batch that is told of afterwards, of which the day has the plantings alone. */
  readonly cycleKey?: string;
}

/** Whether the scale is asked for at the tick of a harvest. */
export const asksWeight = (farm: FarmDocument) => farm.settings.reporting.askHarvestWeight === true;

/**
 * What a grower does with tasks: tick one, close a day, and skip or move what is late. Closing a day at
 * once is asked first; a day with plantings is closed by counting its trays.
 */
export function useTaskActions(
  onTicked: (taskId: string) => void,
  onCountTrays: (counting: TrayCounting) => void,
  onWeigh?: (tasks: readonly Task[]) => void,
) {
  const perform = usePerform();
  const tell = usePerformWithImpact();
  const confirm = useConfirm();
  const today = useToday();
  const farmNow = useFarmNow();
  const undoLast = useUndoLast();
  const trial = usePreview();
  const tasksToClose = useTasksToClose();

  /** After a day was closed: weighs the harvests that were open on it, where that is wanted. */
  const askWeights = useCallback(
    (day: TaskDay) => {
      const taskIds = openTaskIds(day);
      const harvests = day.tasks.filter(
        ({ id, type }) => type === 'HARVEST' && taskIds.includes(id),
      );
      if (harvests.length > 0 && asksWeight(farmNow())) onWeigh?.(harvests);
    },
    [farmNow, onWeigh],
  );

  const toggle = useCallback(
    async (day: TaskDay, task: Task) => {
      const problem = task.done ? null : loadTaskProblem(farmNow(), task, today);
      if (problem !== null) {
        toast.warning(problem, { slot: TASK_TOASTS });
        return;
      }
      const early = task.done
        ? null
        : earlyQuestion((day) => `Mark the ${day} ${taskNoun(task)} done`, task.dateISO, today);
      if (early !== null && !(await confirm(early))) return;
      const ticked = (done: boolean) =>
        ({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id, done } }) as const;
      const mark = (done: boolean) => tell(ticked(done));
      const isLast = finishesDay(day, task);
      onTicked(task.id);
      // The tick of a planting records it: the day is asked about as it is after that.
      if (isLast && asksPlanted(withDone(day, task), trial(ticked(true)).traysPlantedLog)) {
        onCountTrays({ day, closesDay: true });
        return;
      }
      const { before, after } = mark(!task.done);
      if (task.done) {
        toast.success(openAgainText(task, before, after), {
          undo: undoLast(),
          slot: TASK_TOASTS,
        });
        return;
      }
      if (task.type === 'HARVEST' && onWeigh !== undefined && asksWeight(after)) {
        onWeigh([task]);
        return;
      }
      const words = isLast
        ? allDoneText(day.dateISO, selectWorkDays(after, today), today)
        : `${taskInText(task)} done`;
      toast.success(words, {
        // Undo opens exactly this task, whatever was done since.
        undo: () => void mark(false),
        slot: TASK_TOASTS,
        ...(task.type === 'HARVEST' &&
          onWeigh !== undefined && { open: { label: 'Add weight', run: () => onWeigh([task]) } }),
        detail: task.type === 'PLANT' ? seedOfPlantings([task.varietyId ?? ''], before, after) : '',
      });
    },
    [confirm, farmNow, onCountTrays, onTicked, onWeigh, tell, today, trial, undoLast],
  );

  const markDayDone = useCallback(
    async (day: TaskDay) => {
      const only = day.tasks.find((task) => finishesDay(day, task));
      if (only !== undefined) {
        await toggle(day, only);
        return;
      }
      if (!(await confirm(markDayQuestion(day)))) return;
      const taskIds = tasksToClose(day);
      for (const id of taskIds) onTicked(id);
      if (asksPlanted(day, farmNow().traysPlantedLog)) {
        onCountTrays({ day, closesDay: true });
        return;
      }
      perform({ type: 'MARK_DAY_DONE', payload: { dateISO: day.dateISO, taskIds } });
      const { tone, text, why, hasClosed } = closedDayText(day, farmNow(), today);
      toast[tone](text, {
        detail: why,
        slot: TASK_TOASTS,
        ...(hasClosed && { undo: undoLast() }),
      });
      askWeights(day);
    },
    [
      askWeights,
      confirm,
      farmNow,
      onCountTrays,
      onTicked,
      perform,
      tasksToClose,
      today,
      toggle,
      undoLast,
    ],
  );

  const isOpenBatch = useCallback((task: Task) => selectMovesBatch(farmNow(), task), [farmNow]);

  const skip = useCallback(
    (task: Task) => {
      const isBatch = isOpenBatch(task);
      const missed = selectLateBatches(farmNow(), today).find(
        ({ cycleKey }) => cycleKey === task.cycleKey,
      );
      // Late, it gave nothing already: who goes short is told beside what it would have given.
      const planted =
        missed && trial({ type: 'MARK_PLANTED', payload: { cycleKey: missed.cycleKey } });
      const { short } = tell({ type: 'SKIP_TASK', payload: { id: task.id } }, planted);
      const words = isBatch ? skippedBatchText(task) : `${taskInText(task)} skipped`;
      toast.success(words, { undo: undoLast(), slot: TASK_TOASTS, detail: detailOf(short()) });
    },
    [farmNow, isOpenBatch, tell, today, trial, undoLast],
  );

  const moveTo = useCallback(
    (task: Task, dateISO: IsoDate) => {
      const isBatch = isOpenBatch(task);
      const way = isBatch ? null : stepInTheWay(task, batchOf(farmNow().tasks, task), dateISO);
      if (way !== null) {
        toast.warning(way, { slot: TASK_TOASTS });
        return;
      }
      try {
        const { after, short } = tell({
          type: 'MOVE_TASK',
          payload: { id: task.id, dateISO },
        });
        const moved = after.tasks.find(({ id }) => id === task.id);
        const words =
          isBatch && moved !== undefined
            ? movedBatchText(moved, after.tasks)
            : `${taskInText(task)} moved to ${dateISO === today ? 'today' : shortDayLabel(dateISO)}`;
        toast.success(words, { undo: undoLast(), slot: TASK_TOASTS, detail: detailOf(short()) });
      } catch (error) {
        toast.failed(error);
      }
    },
    [farmNow, isOpenBatch, tell, today, undoLast],
  );
  const moveToToday = useCallback((task: Task) => moveTo(task, today), [moveTo, today]);

  const markPlanted = useCallback(
    ({ cycleKey, begins, trays }: LateBatch) => {
      const { before, after } = tell({ type: 'MARK_PLANTED', payload: { cycleKey } });
      toast.success(`${taskSubject(begins)} planted, ${formatTrays(trays)}`, {
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

function withDone(day: TaskDay, { id }: Task): TaskDay {
  const tasks = day.tasks.map((task) => (task.id === id ? { ...task, done: true } : task));
  return { ...day, tasks };
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
