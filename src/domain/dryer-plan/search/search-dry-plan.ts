import { seededRandom } from './seeded-random.ts';
import type { DryPlan, LateProOrder } from '../result/dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { findLoads, type SearchState } from './find-loads.ts';
import { lateCause } from '../result/late-causes.ts';
import { daySuggestion, trialSuggestions } from '../result/late-suggestions.ts';
import { lateOrders, type LateNeeds } from '../result/late-orders.ts';
import { warmStartLoads } from '../question/warm-start-loads.ts';
import { toDryPlan, type SolverPlan } from '../result/to-dry-plan.ts';

/** Search steps to try a suggestion. */
const TRIAL_STEPS = 4;
/** Maximum number of trial plans. Beyond them a late order only gets its ready day. */
const MAX_TRIALS = 60;
const TRIAL_SEED = 1;
/** Trials also stop after this multiple of the search time. */
const TRIALS_UNTIL = 4;

/**
 * Plans the dryers until the caller stops it, then lists late orders with causes and suggestions. Each
 * suggestion except another day is planned before it is offered.
 *
 * @param random - Numbers in [0, 1). The same numbers give the same plan.
 * @param progress - Elapsed share of the time. From 1 on, the search ends and suggestions are tried.
 * @param maxTrials - Maximum number of trial plans.
 */
export function* searchDryPlan(
  question: DryPlanInput,
  random: () => number,
  progress: () => number,
  maxTrials: number = MAX_TRIALS,
): Generator<SearchState, DryPlan> {
  const plan = toDryPlan(question, yield* findLoads(question, { random, progress }));
  const state = { points: plan.points, bound: plan.bound };
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
    yield state;
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
function planAgain(question: DryPlanInput, { today, loads }: SolverPlan): SolverPlan {
  const from = warmStartLoads(today, loads);
  let steps = 0;
  const progress = () => steps / TRIAL_STEPS;
  const search = findLoads(question, { random: seededRandom(TRIAL_SEED), progress, from });
  let step = search.next();
  while (step.done !== true) {
    steps += 1;
    step = search.next();
  }
  return toDryPlan(question, step.value);
}
