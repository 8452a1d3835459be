import { useEffect, useState } from 'react';
import type { DryPlan } from '#domain/dry-plan/dry-plan.ts';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import { useFarmStore } from './farm-context.ts';

/** A plan of real machines once it is there, or why there is none; both null while it is being made. */
export interface DryPlanNews {
  readonly plan: DryPlan | null;
  readonly error: string | null;
}

const BEING_MADE: DryPlanNews = { plan: null, error: null };
const DEFAULT_ERROR = 'Planner failed';

/** The plan of real machines for a question: searched for when the screen opens, and again when the question changes. */
export function useDryPlan(question: DryPlanQuestion): DryPlanNews {
  const { dryPlanSearch, logger } = useFarmStore().world;
  const [told, setTold] = useState<{ question: DryPlanQuestion; news: DryPlanNews } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const tell = (news: DryPlanNews) => {
      if (!isLeft) setTold({ question, news });
    };
    const run = dryPlanSearch.plan(question);
    run
      .then(({ done }) => done)
      .then(
        ({ plan }) => tell({ plan, error: null }),
        (cause: unknown) => {
          if (isLeft) return;
          logger.error('The dryers could not be planned', cause);
          const reason = cause instanceof Error ? cause.message : '';
          tell({ plan: null, error: reason.trim() || DEFAULT_ERROR });
        },
      );
    return () => {
      isLeft = true;
      // What could not begin needs no leave; that it could not has been told above.
      run.then(({ leave }) => leave()).catch(() => undefined);
    };
  }, [question, dryPlanSearch, logger]);
  return told?.question === question ? told.news : BEING_MADE;
}
