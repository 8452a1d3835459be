import { useCallbackRef } from '@mantine/hooks';
import { taskInText } from './list/task-text.ts';
import { isWeighed, type RealTask } from '#domain/supply/real-trays.ts';
import { finishesDay, type TaskDay } from '#domain/planning/task-days.ts';
import { takenLotsText } from '#domain/seed-lots/lot-text.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useToday, useUndoLast } from '#state/react/use-farm.ts';
import { usePerformWithImpact } from '#state/react/use-perform-with-impact.ts';
import { selectWorkDays } from '#state/selectors/late-work.ts';
import { seedOfPlantings } from '#ui/seed-of-plantings.ts';
import { toast } from '#ui/toasts/toast.ts';
import { allDoneText } from './list/day-end-text.ts';
import { openAgainText } from './planting/planting-text.ts';

export const asksWeight = (farm: FarmDocument) => farm.settings.reporting.askHarvestWeight === true;

export const tickOf = ({ id }: RealTask, done: boolean) =>
  ({ type: 'TOGGLE_TASK_DONE', payload: { id, done } }) as const;

/** Changes the tick of a task and says what that did; a harvest is weighed, where that is wanted. */
export function usePerformTick() {
  const tell = usePerformWithImpact();
  const today = useToday();
  const undoLast = useUndoLast();
  return useCallbackRef(
    (day: TaskDay, task: RealTask, onWeigh: ((tasks: readonly RealTask[]) => void) | undefined) => {
      const mark = (done: boolean) => tell(tickOf(task, done));
      const { before, after } = mark(!task.done);
      if (task.done) {
        toast.success(openAgainText(task, before, after), { undo: undoLast() });
        return;
      }
      const weigh = isWeighed(task) ? onWeigh : undefined;
      if (weigh !== undefined && asksWeight(after)) {
        weigh([task]);
        return;
      }
      const lots = takenLotsText(before, after);
      const isLast = finishesDay(day, task);
      const words = isLast
        ? [allDoneText(day.dateISO, selectWorkDays(after, today), today)]
        : [`${taskInText(task)} done`, lots];
      const isPlanting = task.type === 'PLANT';
      const seed = isPlanting ? seedOfPlantings([task.varietyId ?? ''], before, after) : '';
      const detail = [isLast && lots !== '' ? `Planted from ${lots}.` : '', seed];
      toast.success(words.filter(Boolean).join(', '), {
        // Undo opens exactly this task, whatever was done since.
        undo: () => void mark(false),
        ...(weigh && { open: { label: 'Add weight', run: () => weigh([task]) } }),
        detail: detail.filter(Boolean).join(' '),
      });
    },
  );
}
