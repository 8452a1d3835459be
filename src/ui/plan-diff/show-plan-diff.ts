import { createContext, use } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';

/** Opens the panel that lists all that a change does to the plan. */
type ShowPlanDiff = (diff: PlanChange) => void;

export const ShowPlanDiffContext = createContext<ShowPlanDiff | null>(null);

/** Opens the one panel of the app for "See all". */
export function useShowPlanDiff(): ShowPlanDiff {
  const show = use(ShowPlanDiffContext);
  if (show === null) throw new Error('useShowPlanDiff needs a PlanDiffProvider above it');
  return show;
}
