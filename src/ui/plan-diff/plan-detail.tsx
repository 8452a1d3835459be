import { isSaid, NOTHING_SAID } from '#domain/tell/say.ts';
import type { ReactNode } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { ShownPlan } from './plan-note.tsx';
import { SeeAllButton } from './see-all-button.tsx';
import { formatSentence } from '../format.ts';
import { useFollowing } from '../toasts/use-following.ts';

/** What a save would do to the plan, as a form knows it. */
export interface AskedPlan extends ShownPlan {
  /** All of it, worked out for the farm of that moment. */
  readonly told: () => Promise<PlanChange | null>;
}

/** What a save moves in the plan, for the message after it; asked before, while the farm is still as it was. */
export function planDetail({ label, diff, told }: AskedPlan): ReactNode {
  return <PlanOutcome label={label} diff={diff} told={told()} />;
}

/** The second line of the message after something that was done without a form. */
export function pendingPlanDetail(told: Promise<PlanChange | null>): ReactNode {
  return <PlanOutcome label={NOTHING_SAID} diff={null} told={told} />;
}

/** Leads from a message that says itself what was changed to all of it; nothing when nothing was. */
export function allOfIt(diff: PlanChange | null): ReactNode {
  return diff === null || !isSaid(diff.summary) ? null : <SeeAllButton diff={diff} />;
}

/** The second line of the message that something is gone: its name, and what that moves in the plan. */
export function deletedDetail(name: string, told: Promise<PlanChange | null>): ReactNode {
  return (
    <>
      {name}
      <br />
      {pendingPlanDetail(told)}
    </>
  );
}

/** The second line of a message: what was changed in the plan; all of it may follow. Nothing when nothing was. */
function PlanOutcome(props: ShownPlan & { readonly told: Promise<PlanChange | null> }) {
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
