import { isSaid } from '#domain/tell/say.ts';
import { formatSentence } from '../format.ts';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import { useFollowing } from '../toasts/use-following.ts';
import type { ShownPlan } from './plan-note.tsx';
import { SeeAllButton } from './see-all-button.tsx';

/** The second line of a message: what was changed in the plan; all of it may follow. Nothing when nothing was. */
export function PlanOutcome(props: ShownPlan & { readonly told: Promise<PlanChange | null> }) {
  const { label, diff, told } = props;
  const known = useFollowing(told, diff);
  const text = known?.summary ?? label;
  if (!isSaid(text)) return null;
  return (
    <>
      {formatSentence(text)} {known !== null && <SeeAllButton diff={known} />}
    </>
  );
}
