import { useCallback, useEffect, useRef, useState } from 'react';
import type { DryPlan } from '#domain/dry-plan/dry-plan.ts';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import { replaceableLoads } from '#domain/dry-plan/kept-loads.ts';
import { useFarmStore } from './farm-context.ts';
import { useFarmNow } from './use-farm.ts';

/** A plan of real machines, with the question that it answers. */
export interface AnsweredDryPlan {
  readonly question: DryPlanQuestion;
  readonly plan: DryPlan;
}

export interface DryPlanNews {
  /** While a plan is being made, the one before, or the first that came to mind. */
  readonly shown: AnsweredDryPlan | null;
  readonly isRunning: boolean;
  /** Why there is none. */
  readonly error: string | null;
  readonly again: () => void;
}

/** How a search ended; null as error says that its plan is there. */
interface Ended {
  readonly question: DryPlanQuestion;
  readonly attempt: number;
  readonly error: string | null;
}

const DEFAULT_ERROR = 'Planner failed';

/** The plan of real machines for a question: searched for when the screen opens, and again when the question changes. */
export function useDryPlan(question: DryPlanQuestion): DryPlanNews {
  const farmNow = useFarmNow();
  const { dryPlanSearch, logger } = useFarmStore().world;
  const [shown, setShown] = useState<AnsweredDryPlan | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [attempt, setAttempt] = useState(0);
  const hasPlan = useRef(false);
  useEffect(() => {
    let isLeft = false;
    const show = (plan: DryPlan) => {
      if (isLeft) return;
      hasPlan.current = true;
      setShown({ question, plan });
    };
    const end = (error: string | null) => {
      if (!isLeft) setEnded({ question, attempt, error });
    };
    // What is planned so far stays where nothing better is found; it does not ask for another plan itself.
    const planned = replaceableLoads(farmNow().dryLoads ?? [], question);
    const asked = planned.length === 0 ? question : { ...question, planned };
    // The plan before says more than one that nothing was searched for.
    const run = hasPlan.current ? dryPlanSearch.plan(asked) : dryPlanSearch.plan(asked, show);
    run
      .then(({ done }) => done)
      .then(
        ({ plan }) => {
          show(plan);
          end(null);
        },
        (cause: unknown) => {
          if (isLeft) return;
          logger.error('The dryers could not be planned', cause);
          const reason = cause instanceof Error ? cause.message : '';
          end(reason.trim() || DEFAULT_ERROR);
        },
      );
    return () => {
      isLeft = true;
      // What could not begin needs no leave; that it could not has been told above.
      run.then(({ leave }) => leave()).catch(() => undefined);
    };
  }, [question, attempt, dryPlanSearch, logger, farmNow]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const isRunning = ended?.question !== question || ended.attempt !== attempt;
  return { shown, isRunning, error: isRunning ? null : ended.error, again };
}
