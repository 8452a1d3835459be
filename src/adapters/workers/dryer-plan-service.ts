import type { DryerPlanInput } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import type { ImprovedPlan } from '#domain/alchemy/dryer-plan/improve-plan.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { DryerPlanProgress } from '#state/ports/workers.ts';
import { searchDryerPlan } from './search-dryer-plan.ts';

/** What a search for a plan answers: the best one, or why there is none. */
export type DryerPlanReply =
  | { readonly ok: true; readonly result: ImprovedPlan }
  | { readonly ok: false; readonly error: string };

/** The questions that the worker answers. */
export interface DryerPlanService {
  plan(
    input: DryerPlanInput,
    time: { readonly budget: Millis; readonly slice: Millis },
    onProgress: (progress: DryerPlanProgress) => void,
  ): Promise<DryerPlanReply>;
  /** Ends the search with the best plan so far. */
  stop(): void;
}

/** Searches for one plan, in the worker and in the page alike; a failure is an answer, too. */
export function dryerPlanService(): DryerPlanService {
  let isStopped = false;
  return {
    async plan(input, time, onProgress) {
      try {
        const terms = { ...time, onProgress, isStopped: () => isStopped };
        return { ok: true, result: await searchDryerPlan(input, terms) };
      } catch (cause) {
        return { ok: false, error: cause instanceof Error ? cause.message : '' };
      }
    },
    stop() {
      isStopped = true;
    },
  };
}
