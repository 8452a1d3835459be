import { useNavigate } from 'react-router';
import { asksPlanted, finishesDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { selectWorkDays } from '#state/selectors/late-work.ts';
import { useFarm, useFarmNow, usePerform, useToday } from '#state/react/use-farm.ts';
import { loadChanges } from '#state/store/load-changes.ts';
import { tasksDeepLink } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';
import { glanceInText } from './day-glance.ts';

/** Marks one task done from here; a planting, and what ends a day whose trays are to be counted, is done in Tasks. */
export function useMarkDone(): (task: Task) => void {
  const perform = usePerform();
  const today = useToday();
  const farmNow = useFarmNow();
  const navigate = useNavigate();
  const days = useFarm((farm) => selectWorkDays(farm, today));
  return (task) => {
    const day = days.find(({ dateISO }) => dateISO === task.dateISO);
    const isLast = day !== undefined && finishesDay(day, task);
    if (task.type === 'PLANT' || (isLast && asksPlanted(day, farmNow().traysPlantedLog))) {
      void navigate(tasksDeepLink('done', task.id));
      return;
    }
    const mark = (done: boolean) =>
      perform({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id, done } });
    const markNow = async () => {
      // Today is drawn before its code is here.
      await loadChanges();
      mark(true);
      toast.success(`${glanceInText(task)} done`, { undo: () => mark(false) });
    };
    markNow().catch(toast.failed);
  };
}
