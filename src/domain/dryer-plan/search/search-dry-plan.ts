import { type Incremental, runToCompletion } from '#domain/records/run-to-completion.ts';
import type { DryPlan, LateProOrder } from '../result/dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { findLoads } from './find-loads.ts';
import { lateCause } from '../result/late-causes.ts';
import { daySuggestion, trialSuggestions } from '../result/late-suggestions.ts';
import { lateOrders, type LateNeeds } from '../result/late-orders.ts';
import { toDryPlan, type SolverPlan } from '../result/to-dry-plan.ts';

/** Search steps to try a suggestion. */
const TRIAL_STEPS = 4;
/** Maximum number of trial plans. Beyond them a late order only gets its ready day. */
const MAX_TRIALS = 60;
/** Trials also stop after this multiple of the search time. */
const TRIALS_UNTIL = 4;

/**
 * Plans the dryers until the caller stops it, then lists late orders with causes and suggestions. Each
 * suggestion except another day is planned before it is offered.
 *
 * @param progress - Elapsed share of the time. From 1 on, the search ends and suggestions are tried.
 * @param maxTrials - Maximum number of trial plans.
 */
export function* searchDryPlan(
  question: DryPlanInput,
  progress: () => number,
  maxTrials: number = MAX_TRIALS,
): Incremental<DryPlan> {
  const plan = toDryPlan(question, yield* findLoads(question, progress));
  const trials = {
    left: maxTrials,
    take() {
      this.left -= 1;
      return this.left >= 0 && progress() < TRIALS_UNTIL;
    },
  };
  const alerts: LateProOrder[] = [];
  for (const order of lateOrders(question, plan)) {
    alerts.push(lateOrder(question, plan, order, trials));
    yield;
  }
  return { ...plan, alerts };
}

function lateOrder(
  question: DryPlanInput,
  plan: SolverPlan,
  order: LateNeeds,
  trials: { take(): boolean },
): LateProOrder {
  const heals = (changed: DryPlanInput): boolean => {
    if (!trials.take()) return false;
    const after = planAgain(changed, plan);
    return lateOrders(changed, after).every(({ orderId }) => orderId !== order.orderId);
  };
  const cause = lateCause(question, order, () => heals({ ...question, mustFit: false }));
  const tried = trialSuggestions(question, order).flatMap((kind) => {
    const cure = kind.find(({ question: changed }) => heals(changed));
    return cure === undefined ? [] : [{ kind: cure.kind, text: cure.text, dateISO: cure.dateISO }];
  });
  return { orderId: order.orderId, cause, cures: [...daySuggestion(order), ...tried] };
}

/** A plan of a question that has changed a little, which begins with the loads of the plan before. */
function planAgain(question: DryPlanInput, { loads }: SolverPlan): SolverPlan {
  const found = inSteps(TRIAL_STEPS, (progress) => findLoads(question, progress, loads));
  return toDryPlan(question, found);
}

/** Runs a search by steps instead of time, so the same question always gets the same answer. */
export function inSteps<T>(steps: number, search: (progress: () => number) => Incremental<T>): T {
  let taken = 0;
  const running = search(() => Math.min(1, taken / steps));
  let step = running.next();
  while (step.done !== true) {
    taken += 1;
    step = running.next();
  }
  return step.value;
}

/**
 * Returns a feasible plan at once, without a search. Only another day is suggested for late orders, because
 * other suggestions need their own plan.
 */
export function firstDryPlan(question: DryPlanInput): DryPlan {
  return runToCompletion(searchDryPlan(question, () => 1, 0));
}

/** Plans the dryers in so many steps. */
export function dryPlanAtOnce(question: DryPlanInput, steps: number): DryPlan {
  return inSteps(steps, (progress) => searchDryPlan(question, progress));
}
