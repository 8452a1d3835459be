import { dryingModel, type ScheduleProblem } from '#domain/alchemy/drying-schedule/drying-model.ts';
import { scheduleDrying } from '#domain/alchemy/drying-schedule/schedule-drying.ts';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import type { DryingPlan } from './count-plan.ts';

/** Our plan, with what it cannot be below. */
export interface SearchedPlan {
  readonly plan: DryingPlan;
  readonly bound: number;
  readonly ms: number;
}

/** The plan that the product finds within some milliseconds, on one thread. */
export function planBySearch(problem: ScheduleProblem, budget: number, seed: number): SearchedPlan {
  const start = performance.now();
  const spent = () => performance.now() - start;
  const model = dryingModel(problem);
  const search = scheduleDrying(model, seededRandom(seed), () => spent() / budget);
  let step = search.next();
  while (step.done !== true) step = search.next();
  const { schedule, bound } = step.value;
  const ms = spent();
  const plan = problem.demands.map(() => problem.slots.map(() => 0));
  schedule.varieties.forEach(({ dried, settled }, variety) => {
    const demands = model.varieties[variety]?.demands ?? [];
    for (const day of problem.slots.keys()) {
      const end = settled[day] ?? 0;
      for (const demand of demands.slice(end - (dried[day] ?? 0), end)) {
        const row = plan[demand];
        if (row) row[day] = (row[day] ?? 0) + 1;
      }
    }
  });
  return { plan, bound, ms };
}
