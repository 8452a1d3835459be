import { expose } from 'comlink';
import { firstDryPlan } from '#domain/dry-plan/first-dry-plan.ts';
import { timedDryPlan } from './timed-dry-plan.ts';
import type { DryPlanService } from './worker-dry-plan-search.ts';

const service: DryPlanService = {
  async plan(question, terms, onFirst) {
    onFirst?.(firstDryPlan(question));
    return timedDryPlan(question, terms);
  },
};

// The program of the worker: `worker-dry-plan-search.ts` starts it, asks, and ends it.
expose(service);
