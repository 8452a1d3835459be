import { useCallbackRef } from '@mantine/hooks';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import { useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { LossTarget } from './losses/loss-form.ts';
import { sheetRows } from './sheets/day-sheet-text.ts';
import type { TrayCounting } from './use-close-day.ts';

export function useTaskDialogs() {
  const counting = useDialogTarget<TrayCounting>();
  const losses = useDialogTarget<LossTarget>();
  const choosingLost = useDialogTarget<true>();
  const weighing = useDialogTarget<readonly Task[]>();
  const entering = useDialogTarget<TaskDay>();
  const tagging = useDialogTarget<IsoDate>();
  const moving = useDialogTarget<Task>();
  const looking = useDialogTarget<Task>();
  const lose = useCallbackRef((cycleKey: string) => losses.open({ kind: 'batch', cycleKey }));
  /** What was cut last: its weights, or its whole sheet while some of it is still to be cut. */
  const weighLast = useCallbackRef((days: readonly TaskDay[], today: IsoDate) => {
    const isCut = (day: TaskDay) => day.dateISO <= today && sheetRows(day, 'harvest').length > 0;
    const last = days.findLast(isCut);
    if (last === undefined) {
      toast.info('No harvest to weigh yet');
      return;
    }
    const harvests = sheetRows(last, 'harvest').map(({ task }) => task);
    if (harvests.every(isCarriedOut)) weighing.open(harvests);
    else entering.open(last);
  });

  const logLoss = useCallbackRef((day: TaskDay) => losses.open({ kind: 'day', day }));
  return {
    counting,
    losses,
    choosingLost,
    weighing,
    entering,
    tagging,
    moving,
    looking,
    lose,
    logLoss,
    weighLast,
  };
}

export type TaskDialogTargets = ReturnType<typeof useTaskDialogs>;
