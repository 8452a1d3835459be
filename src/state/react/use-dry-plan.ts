import { useEffect, useState } from 'react';
import type { DryPlan } from '#domain/dry-plan/dry-plan.ts';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import { dryPlanSteps } from '#domain/dry-plan/dry-plan-steps.ts';
import { useFarmStore } from './farm-context.ts';

/**
 * The dryer plan of a question, the same as `mgm dry-plan` gives; null while it is being made.
 *
 * It is made a step at a time, so that what is pressed meanwhile does not wait.
 */
export function useDryPlan(question: DryPlanQuestion): DryPlan | null {
  const { timers } = useFarmStore().world;
  const [made, setMade] = useState<{ question: DryPlanQuestion; plan: DryPlan } | null>(null);
  useEffect(() => {
    const search = dryPlanSteps(question);
    const work = () => {
      const step = search.next();
      if (step.done === true) setMade({ question, plan: step.value });
      else cancel = timers.after(0, work);
    };
    let cancel = timers.after(0, work);
    return () => cancel();
  }, [question, timers]);
  return made?.question === question ? made.plan : null;
}
