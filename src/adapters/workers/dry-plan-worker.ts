import { expose } from 'comlink';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import { timedDryPlan, type DryPlanTerms } from './timed-dry-plan.ts';

// The program of the worker: `worker-dry-plan-search.ts` starts it, asks, and ends it.
expose({
  plan: (question: DryPlanQuestion, terms: DryPlanTerms) => timedDryPlan(question, terms),
});
