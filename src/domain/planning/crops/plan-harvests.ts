import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { HarvestEntry } from './harvest-entry.ts';
import {
  cyclesByDay,
  farmCropsSteps,
  knownCropsSteps,
  type FarmCrops,
  type PlanInputs,
} from './plan-cycles.ts';
import { planWindow, REBUILD_HORIZON_DAYS } from './plan-window.ts';

const HARVEST_HORIZON_DAYS = 60;

/** Harvests from yesterday to the horizon, by day, then by variety. */
export function planHarvests(
  inputs: PlanInputs,
  today: IsoDate,
  horizonDays: number = HARVEST_HORIZON_DAYS,
): HarvestEntry[] {
  if (horizonDays > REBUILD_HORIZON_DAYS) {
    return entriesOf(runToCompletion(farmCropsSteps(inputs, planWindow(today, horizonDays))));
  }
  // A harvest is the same in every window: the tasks are planned from these, too.
  const last = addDays(today, horizonDays);
  return entriesOf(runToCompletion(knownCropsSteps(inputs, today))).filter(
    ({ dateISO }) => dateISO <= last,
  );
}

function entriesOf(crops: FarmCrops): HarvestEntry[] {
  return cyclesByDay(crops).map(({ entry }) => entry);
}
