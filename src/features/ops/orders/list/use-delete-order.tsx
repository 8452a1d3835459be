import { useCallback, useState } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useChangeQuestion } from '#state/react/answers/use-change-question.ts';
import { untracedText } from '#domain/trace/untraced-deliveries.ts';
import { useFarmNow, useToday, useCarryOut } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.tsx';
import { ChangeNote } from '#ui/plan-diff/change-note.tsx';
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
      let chosen = AT_FIRST;
      const note = (
        <DeleteNote
          name={title}
          diff={diff}
          untraced={untracedText(farmNow(), id, today)}
          keepsPast={questionOf(plain)?.keepsPast === true}
          onChoose={(choice) => (chosen = choice)}
        />
      );
      const question = 'Are you sure you want to delete this order?';
      if (!(await confirm(question, { detail: note }))) return;
      const { wasNever, isUsed } = chosen;
      const action: FarmAction = {
        ...plain,
        ...(wasNever && { past: true }),
        ...(isUsed && diff?.use && { takes: diff.use.takes }),
      };
      // Something may have changed while the question stood there.
      carryOut(action, 'Order deleted', { detail: pendingPlanDetail(diffOf(action)) });
    },
    [carryOut, confirm, diffOf, farmNow, questionOf, today],
  );
}

interface DeleteChoice {
  readonly wasNever: boolean;
  readonly isUsed: boolean;
}

const AT_FIRST: DeleteChoice = { wasNever: false, isUsed: true };

function DeleteNote(props: {
  /** '' when the order has none. */
  readonly name: string;
  readonly diff: PlanChange | null;
  readonly keepsPast: boolean;
  /** What Trace would not find any more if the past were deleted, too; '' for nothing. */
  readonly untraced: string;
  readonly onChoose: (choice: DeleteChoice) => void;
}) {
  const { name, diff } = props;
  const [choice, setChoice] = useState(AT_FIRST);
  const choose = (part: Partial<DeleteChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    props.onChoose(next);
  };
  return (
    <ChangeNote name={name} diff={diff} onUse={(isUsed) => choose({ isUsed })}>
      {props.keepsPast && (
        <>
          <NeverSoBox isTicked={choice.wasNever} onTick={(wasNever) => choose({ wasNever })} />
          {choice.wasNever && props.untraced !== '' && <Text c="yellow">{props.untraced}</Text>}
        </>
      )}
    </ChangeNote>
  );
}
