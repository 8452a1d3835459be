import type { AutoBatchPlan } from '#domain/alchemy/auto-batch/auto-batch.ts';
import type { BatchProgress, FinishedBatchPlan } from '../ports/workers.ts';

/** The plan of the dryers while the app runs; never stored. */
export interface PlannerState {
  readonly isRunning: boolean;
  /** Why the last one failed. */
  readonly error: string | null;
  /** The best plan so far, null before there is any. */
  readonly plan: AutoBatchPlan | null;
  /** How much of the search is over, 0 to 1. */
  readonly share: number;
  /** The last search that ended, null while another is under way. */
  readonly finished: FinishedBatchPlan | null;
}

/** What happens to a plan. */
export type PlannerEvent =
  | { readonly type: 'PLANNER_START' }
  | { readonly type: 'PLANNER_PROGRESS'; readonly payload: BatchProgress }
  | { readonly type: 'PLANNER_SUCCESS'; readonly payload: FinishedBatchPlan }
  | { readonly type: 'PLANNER_ERROR'; readonly payload: { readonly error: string } };

/** How it stands with the plan. */
export type PlannerStatus = 'idle' | 'running' | 'error' | 'complete';

/** Before anything was planned. */
export const NO_BATCH_PLAN: PlannerState = {
  isRunning: false,
  error: null,
  plan: null,
  share: 0,
  finished: null,
};

const DEFAULT_ERROR = 'Planner failed';

/** The plan after an event. A plan stays to be seen until there is a newer one. */
export function reducePlanner(state: PlannerState, event: PlannerEvent): PlannerState {
  switch (event.type) {
    case 'PLANNER_START':
      return { ...state, isRunning: true, error: null, share: 0, finished: null };
    case 'PLANNER_PROGRESS':
      // News may come in after the end, since they travel on their own way.
      return state.isRunning ? { ...state, ...event.payload } : state;
    case 'PLANNER_SUCCESS': {
      const { plan } = event.payload.improved;
      return { isRunning: false, error: null, plan, share: 1, finished: event.payload };
    }
    case 'PLANNER_ERROR':
      return { ...state, isRunning: false, error: event.payload.error.trim() || DEFAULT_ERROR };
  }
}

/** Running first, then an error; otherwise idle before the first plan and complete with one. */
export function plannerStatus({ isRunning, error, finished }: PlannerState): PlannerStatus {
  if (isRunning) return 'running';
  if (error !== null) return 'error';
  return finished === null ? 'idle' : 'complete';
}
