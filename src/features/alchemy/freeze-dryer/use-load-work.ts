import { useCallbackRef } from '@mantine/hooks';
import { say } from '#domain/tell/say.ts';
import type { LoadRow } from '#domain/alchemy/dry-loads/load-rows.ts';
import { startProblem } from '#domain/alchemy/dry-loads/run-load.ts';
import { formatDay, formatSentence } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { earlyQuestion } from '#domain/planning/early-question.ts';
import { useCarryOut, useFarmNow, useToday } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';

export function useLoadWork() {
  const carryOut = useCarryOut();
  const confirm = useConfirm();
  const farmNow = useFarmNow();
  const today = useToday();
  const start = useCallbackRef(async ({ load, dryer, goods }: LoadRow) => {
    const problem = startProblem(load, today, farmNow().tasks);
    if (problem !== null) {
      toast.warning(formatSentence(problem));
      return;
    }
    const early = earlyQuestion(
      (day) => say`Start the ${day} load of ${dryer} (${goods})`,
      load.startISO,
      today,
    );
    if (early !== null && !(await confirm(formatSentence(early)))) return;
    const action = { type: 'START_DRY_LOAD', payload: { id: load.id } } as const;
    carryOut(action, `${dryer} started`, { detail: goods });
  });
  const move = ({ load, dryer }: LoadRow, startISO: IsoDate) => {
    const action = { type: 'MOVE_DRY_LOAD', payload: { id: load.id, startISO } } as const;
    return carryOut(action, `${dryer} moved to ${formatDay(startISO)}`);
  };
  const cancel = useCallbackRef(async ({ load, dryer, goods }: LoadRow) => {
    const question = `Cancel ${dryer} of ${formatDay(load.startISO)}?`;
    const detail = `${goods}. Trays already planted become surplus.`;
    const words = { detail, confirm: 'Cancel the load', cancel: 'Keep it' };
    if (!(await confirm(question, words))) return;
    carryOut({ type: 'CANCEL_DRY_LOAD', payload: { id: load.id } }, 'Load cancelled');
  });
  return { start, move, cancel };
}
