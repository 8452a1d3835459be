import { createContext, use } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';

type ShowPlanDiff = (diff: PlanChange) => void;

export const ShowPlanDiffContext = createContext<ShowPlanDiff | null>(null);

export function useShowPlanDiff(): ShowPlanDiff {
  const show = use(ShowPlanDiffContext);
  if (show === null) throw new Error('useShowPlanDiff needs a PlanDiffProvider above it');
  return show;
}
