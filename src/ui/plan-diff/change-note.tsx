import { type ReactNode, useState } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import { planDiffSections } from './plan-diff-sections.ts';
import { PlanNote } from './plan-note.tsx';

type Takes = NonNullable<PlanChange['use']>['takes'];

/** A note below a question, and the action that the answer means. */
interface AskedChange {
  readonly note: ReactNode;
  /** Adds what grows, if the change frees it and the box is still checked. */
  readonly meant: <Action extends object>(action: Action) => Action & { readonly takes?: Takes };
}

/** Tells below a question what a change is about and what it does to the plan, and offers to use what grows or any other choice. */
export function changeNote(
  name: string,
  diff: PlanChange | null,
  children: ReactNode = false,
): AskedChange {
  let isUsed = true;
  const onUse = (isChecked: boolean) => (isUsed = isChecked);
  const isTold = children !== false || (diff !== null && planDiffSections(diff).length > 0);
  return {
    note: isTold ? <ChangeNote {...{ name, diff, onUse, children }} /> : name || undefined,
    meant: (action) => (isUsed && diff?.use ? { ...action, takes: diff.use.takes } : action),
  };
}

/** A name, what its change does to the plan if anything, and what else may be chosen. */
function ChangeNote(props: {
  /** '' for none. */
  readonly name: string;
  readonly diff: PlanChange | null;
  readonly onUse: (isUsed: boolean) => void;
  readonly children: ReactNode;
}) {
  const { name, diff, children } = props;
  const [isUsed, setIsUsed] = useState(true);
  if (diff === null || planDiffSections(diff).length === 0) {
    return (
      <>
        {name}
        {children}
      </>
    );
  }
  const onUse = (isChecked: boolean) => {
    setIsUsed(isChecked);
    props.onUse(isChecked);
  };
  return (
    <>
      {name !== '' && <p>{name}</p>}
      <PlanNote
        label={diff.summary}
        diff={diff}
        use={diff.use && { words: diff.use.words, isUsed, onUse }}
      >
        {children}
      </PlanNote>
    </>
  );
}
