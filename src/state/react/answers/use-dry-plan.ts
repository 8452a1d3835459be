import { useMemo } from 'react';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import { type DryPlanInput, replaceableLoads } from '#domain/dryer-plan/question/dry-plan-input.ts';
import type { FarmQuestion } from '../../ports/farm-answers.ts';
import { useFarmNow } from '../use-farm.ts';
import { useAnswer } from './use-answer.ts';

/** A plan of real machines, with the question that it answers. */
export interface AnsweredDryPlan {
  readonly question: DryPlanInput;
  readonly plan: DryPlan;
}

/** The plan of real machines for a question: searched for when the screen opens, and again when the question changes. */
export function useDryPlan(question: DryPlanInput) {
  const farmNow = useFarmNow();
  const asking = useMemo(
    () => ({
      subject: question,
      question(): FarmQuestion<'dryPlan'> {
        // What is planned so far stays where nothing better is found; it does not ask for another plan itself.
        const planned = replaceableLoads(farmNow().dryLoads ?? [], question);
        return { asked: null, args: [planned.length === 0 ? question : { ...question, planned }] };
      },
    }),
    [question, farmNow],
  );
  const told = useAnswer('dryPlan', asking, 'The dryers could not be planned');
  const { last, news, isWorking: isRunning, again } = told;
  // The plan before says more than one that nothing was searched for.
  const { asking: of, value: plan } = last ?? news ?? NOTHING;
  // While a plan is being made, the one before, or the first that came to mind.
  const shown: AnsweredDryPlan | null = useMemo(
    () => of && plan && { question: of.subject, plan },
    [of, plan],
  );
  return { shown, isRunning, error: told.error === '' ? 'Planner failed' : told.error, again };
}

const NOTHING = { asking: null, value: null };
