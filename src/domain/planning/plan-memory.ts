import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { farmCropsAfterSteps, farmCropsSteps } from './plan-cycles.ts';
import type { FarmCrops } from './plan-cycles.ts';
import type { PlanInputs } from './plan-inputs.ts';
import { planWindow, REBUILD_HORIZON_DAYS } from './plan-window.ts';

// A grower edits one farm, one order at a time: the crops of the last plan are nearly those of the next.
let latest: FarmCrops | null = null;

/**
 * The crops of a farm as far as tasks are planned.
 *
 * What the last plan has worked out is taken over where nothing has changed; the answer is the same
 * as without it.
 */
export function cachedCropPlan(inputs: PlanInputs, today: IsoDate): FarmCrops {
  return runToCompletion(knownCropsSteps(inputs, today));
}

/** The same in steps. What is planned meanwhile, of whichever farm, is right all the same. */
export function* knownCropsSteps(inputs: PlanInputs, today: IsoDate): Incremental<FarmCrops> {
  const window = planWindow(today, REBUILD_HORIZON_DAYS);
  const before = latest?.book.window.from === window.from ? latest : null;
  const known =
    before === null
      ? yield* farmCropsSteps(inputs, window)
      : yield* farmCropsAfterSteps(before, inputs);
  latest = known;
  return known;
}
