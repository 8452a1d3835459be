import { useCallback, useState } from 'react';
import { useChangeQuestion } from '#state/react/answers/use-change-question.ts';
import { untracedText } from '#domain/trace/untraced-deliveries.ts';
import { useFarmNow, useToday, useCarryOut } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.tsx';
import { changeNote } from '#ui/plan-diff/change-note.tsx';
import { Text } from '#ui/kit/plain-parts.tsx';
import { NeverSoBox } from '../saving/never-so-box.tsx';
import type { OrderRow } from './order-rows.ts';

/** The question tells which trays grow for nobody then, the toast what it does to the plan. */
export function useDeleteOrder(): (row: Pick<OrderRow, 'list' | 'id' | 'title'>) => void {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const diffOf = usePlanDiff();
  const questionOf = useChangeQuestion();
  const farmNow = useFarmNow();
  const today = useToday();
  return useCallback(
    async ({ list, id, title }) => {
      const plain = { type: 'DELETE_ORDER', payload: { id, list } } as const;
      const diff = await diffOf(plain);
      const never = { isTicked: false };
      const past = questionOf(plain)?.keepsPast === true && (
        <PastBox
          untraced={untracedText(farmNow(), id, today)}
          onTick={(isTicked) => (never.isTicked = isTicked)}
        />
      );
      const { note, meant } = changeNote(title, diff, past);
      const question = 'Are you sure you want to delete this order?';
      if (!(await confirm(question, { detail: note }))) return;
      const action = meant({ ...plain, ...(never.isTicked && { past: true as const }) });
      // Something may have changed while the question stood there.
      carryOut(action, 'Order deleted', { detail: pendingPlanDetail(diffOf(action)) });
    },
    [carryOut, confirm, diffOf, farmNow, questionOf, today],
  );
}

function PastBox(props: {
  /** What Trace would not find any more if the past were deleted, too; '' for nothing. */
  readonly untraced: string;
  readonly onTick: (isTicked: boolean) => void;
}) {
  const [isTicked, setTicked] = useState(false);
  const tick = (next: boolean) => {
    setTicked(next);
    props.onTick(next);
  };
  return (
    <>
      <NeverSoBox isTicked={isTicked} onTick={tick} />
      {isTicked && props.untraced !== '' && <Text c="yellow">{props.untraced}</Text>}
    </>
  );
}
