import { useState } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import { ChangeNote } from '#ui/plan-diff/change-note.tsx';
import { Text } from '#ui/kit/plain-parts.tsx';
import { NeverSoBox } from '../saving/never-so-box.tsx';

export interface DeleteChoice {
  readonly wasNever: boolean;
  readonly isUsed: boolean;
}

export function DeleteNote(props: {
  /** '' when the order has none. */
  readonly name: string;
  readonly diff: PlanChange | null;
  readonly keepsPast: boolean;
  /** What Trace would not find any more if the past were deleted, too; '' for nothing. */
  readonly untraced: string;
  readonly onChoose: (choice: DeleteChoice) => void;
}) {
  const { name, diff } = props;
  const [choice, setChoice] = useState<DeleteChoice>({ wasNever: false, isUsed: true });
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
