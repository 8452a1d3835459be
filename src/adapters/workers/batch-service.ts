import type { AutoBatchInput } from '#domain/alchemy/auto-batch/auto-batch.ts';
import type { ImprovedPlan } from '#domain/alchemy/auto-batch/improve-plan.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { BatchProgress } from '#state/ports/workers.ts';
import { searchBatches } from './batch-search.ts';

/** What a search for a plan answers: the best one, or why there is none. */
export type BatchReply =
  | { readonly ok: true; readonly result: ImprovedPlan }
  | { readonly ok: false; readonly error: string };

/** The questions that the worker answers. */
export interface BatchService {
  plan(
    input: AutoBatchInput,
    time: { readonly budget: Millis; readonly slice: Millis },
    tell: (progress: BatchProgress) => void,
  ): Promise<BatchReply>;
  /** Ends the search with the best plan so far. */
  stop(): void;
}

/** Searches for one plan, in the worker and in the page alike; a failure is an answer, too. */
export function batchService(): BatchService {
  let isStopped = false;
  return {
    async plan(input, time, tell) {
      try {
        const terms = { ...time, tell, isStopped: () => isStopped };
        return { ok: true, result: await searchBatches(input, terms) };
      } catch (cause) {
        return { ok: false, error: cause instanceof Error ? cause.message : '' };
      }
    },
    stop() {
      isStopped = true;
    },
  };
}
