import { useCallbackRef } from '@mantine/hooks';
import { say } from '#domain/tell/say.ts';
import { formatSentence } from '#ui/format.ts';
import { loadTaskProblem } from '#domain/alchemy/dry-loads/follow-load-tasks.ts';
import { earlyQuestion } from '#domain/planning/early-question.ts';
import { asksPlanted, finishesDay, type TaskDay } from '#domain/planning/task-days.ts';
import { usePreview } from '#state/react/answers/use-preview.ts';
import { useFarmNow, useToday } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { taskNoun } from './list/task-text.ts';
import { tickOf, usePerformTick } from './use-perform-tick.ts';
import type { TickTask, Ticking } from './use-close-day.ts';

/** Ticks a task, or opens it again; the last planting of a day is followed by counting its trays. */
export function useTickTask({ onTicked, onCountTrays, onWeigh }: Ticking): TickTask {
  const performTick = usePerformTick();
  const confirm = useConfirm();
  const today = useToday();
  const farmNow = useFarmNow();
  const trial = usePreview();
  return useCallbackRef(async (day, task) => {
    const problem = task.done ? null : loadTaskProblem(farmNow(), task, today);
    if (problem !== null) {
      toast.warning(formatSentence(problem));
      return;
    }
    const early = task.done
      ? null
      : earlyQuestion((day) => say`Mark the ${day} ${taskNoun(task)} done`, task.dateISO, today);
    if (early !== null && !(await confirm(formatSentence(early)))) return;
    onTicked(task.id);
    // The tick of a planting records it: the day is asked about as it is after that.
    const asked = () => trial(tickOf(task, true)).traysPlantedLog;
    if (finishesDay(day, task) && asksPlanted(withDone(day, task.id), asked())) {
      onCountTrays({ day, closesDay: true });
      return;
    }
    performTick(day, task, onWeigh);
  });
}

function withDone(day: TaskDay, taskId: string): TaskDay {
  const tasks = day.tasks.map((task) => (task.id === taskId ? { ...task, done: true } : task));
  return { ...day, tasks };
}
