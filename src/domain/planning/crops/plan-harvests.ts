import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { HarvestEntry } from './harvest-entry.ts';
import { cyclesByDay, knownCropsSteps, type PlanInputs } from './plan-cycles.ts';

const HARVEST_HORIZON_DAYS = 60;

/** Harvests from yesterday to the horizon, by day, then by variety; at most as far as tasks are planned. */
export function planHarvests(
  inputs: PlanInputs,
  today: IsoDate,
  horizonDays: number = HARVEST_HORIZON_DAYS,
): HarvestEntry[] {
  // A harvest is the same in every window: the tasks are planned from these, too.
  const last = addDays(today, horizonDays);
  return cyclesByDay(runToCompletion(knownCropsSteps(inputs, today)))
    .map(({ entry }) => entry)
    .filter(({ dateISO }) => dateISO <= last);
}
