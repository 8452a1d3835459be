import { useNavigate } from 'react-router';
import { asksPlanted, finishesDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { selectWorkDays } from '#state/selectors/late-work.ts';
import { useFarm, useFarmNow, usePerform, useToday } from '#state/react/use-farm.ts';
import { loadChanges } from '#state/store/load-changes.ts';
import { tasksDeepLink } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';
import { glanceInText } from './day-glance.ts';

/** Loads what is said of the seed of a planting: nothing of it is drawn first. */
async function loadPlantedSeed() {
  const [{ seedOfPlantings }, { takenLotsText }] = await Promise.all([
    import('#ui/seed-of-plantings.ts'),
    import('#domain/seed-lots/lot-text.ts'),
  ]);
  return (varietyId: string, before: FarmDocument, after: FarmDocument) => ({
    lots: takenLotsText(before, after),
    detail: seedOfPlantings([varietyId], before, after),
  });
}

/** Marks one task done from here; what ends a day whose trays are to be counted is done in Tasks. */
export function useMarkDone(): (task: Task) => void {
  const perform = usePerform();
  const today = useToday();
  const farmNow = useFarmNow();
  const navigate = useNavigate();
  const days = useFarm((farm) => selectWorkDays(farm, today));
  return (task) => {
    const day = days.find(({ dateISO }) => dateISO === task.dateISO);
    const isLast = day !== undefined && finishesDay(day, task);
    if (isLast && asksPlanted(day, farmNow().traysPlantedLog)) {
      void navigate(tasksDeepLink('done', task.id));
      return;
    }
    const mark = (done: boolean) =>
      perform({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id, done } });
    const markNow = async () => {
      // Today is drawn before its code is here.
      const isPlanting = task.type === 'PLANT';
      const [seed] = await Promise.all([isPlanting && loadPlantedSeed(), loadChanges()]);
      const before = farmNow();
      mark(true);
      const planted = seed && seed(task.varietyId ?? '', before, farmNow());
      const words = [`${glanceInText(task)} done`, planted && planted.lots];
      toast.success(words.filter(Boolean).join(', '), {
        undo: () => mark(false),
        detail: planted ? planted.detail : '',
      });
    };
    markNow().catch(toast.failed);
  };
}
