import { isSaid } from '#domain/tell/say.ts';
import { formatSentence } from '../format.ts';
import { useEffect, useState } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import { useMessageWaits } from '../toasts/use-message-waits.ts';
import type { ShownPlan } from './plan-note.tsx';
import { SeeAllButton } from './see-all-button.tsx';

/** What a change has done to the plan, to be told in a message; all of it may follow. */
interface PlanOutcomeProps extends ShownPlan {
  readonly told: Promise<PlanChange | null>;
}

/** The second line of a message: what was changed in the plan. Nothing when nothing was. */
export function PlanOutcome({ label, diff, told }: PlanOutcomeProps) {
  const [known, setKnown] = useState(diff);
  useMessageWaits(told);
  useEffect(() => {
    let isWanted = true;
    void told.then((whole) => {
      if (isWanted) setKnown(whole);
    });
    return () => {
      isWanted = false;
    };
  }, [told]);
  const text = known?.summary ?? label;
  if (!isSaid(text)) return null;
  return (
    <>
      {formatSentence(text)} {known !== null && <SeeAllButton diff={known} />}
    </>
  );
}
