import type { DryerPlan } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import type { DryerPlanProgress, FinishedDryerPlan } from '../ports/workers.ts';

/** The plan of the dryers while the app runs; never stored. */
export interface DryerPlanState {
  readonly isRunning: boolean;
  /** Why the last one failed. */
  readonly error: string | null;
  /** The best plan so far, null before there is any. */
  readonly plan: DryerPlan | null;
  /** How much of the search is over, 0 to 1. */
  readonly share: number;
  /** The last search that ended, null while another is under way. */
  readonly finished: FinishedDryerPlan | null;
}

export type DryerPlanEvent =
  | { readonly type: 'DRYER_PLAN_START' }
  | { readonly type: 'DRYER_PLAN_PROGRESS'; readonly payload: DryerPlanProgress }
  | { readonly type: 'DRYER_PLAN_SUCCESS'; readonly payload: FinishedDryerPlan }
  | { readonly type: 'DRYER_PLAN_ERROR'; readonly payload: { readonly error: string } };

export type DryerPlanStatus = 'idle' | 'running' | 'error' | 'complete';

/** Before anything was planned. */
export const NO_DRYER_PLAN: DryerPlanState = {
  isRunning: false,
  error: null,
  plan: null,
  share: 0,
  finished: null,
};

const DEFAULT_ERROR = 'Planner failed';

/** The plan after an event. A plan stays to be seen until there is a newer one. */
export function reduceDryerPlan(state: DryerPlanState, event: DryerPlanEvent): DryerPlanState {
  switch (event.type) {
    case 'DRYER_PLAN_START':
      return { ...state, isRunning: true, error: null, share: 0, finished: null };
    case 'DRYER_PLAN_PROGRESS':
      // News may come in after the end, since they travel on their own way.
      return state.isRunning ? { ...state, ...event.payload } : state;
    case 'DRYER_PLAN_SUCCESS': {
      const { plan } = event.payload.improved;
      return { isRunning: false, error: null, plan, share: 1, finished: event.payload };
    }
    case 'DRYER_PLAN_ERROR':
      return { ...state, isRunning: false, error: event.payload.error.trim() || DEFAULT_ERROR };
  }
}

/** Running first, then an error; otherwise idle before the first plan and complete with one. */
export function dryerPlanStatus({ isRunning, error, finished }: DryerPlanState): DryerPlanStatus {
  if (isRunning) return 'running';
  if (error !== null) return 'error';
  return finished === null ? 'idle' : 'complete';
}
