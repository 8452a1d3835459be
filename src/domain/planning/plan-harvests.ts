import { dayNumber } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { HarvestEntry } from './harvest-entry.ts';
import { planCycles } from './plan-cycles.ts';
import type { PlannedCycle } from './plan-cycles.ts';
import type { PlanInputs } from './plan-inputs.ts';

const DEFAULT_HORIZON_DAYS = 60;
const LOOK_BEHIND_DAYS = 1;

/** What is to be cut from yesterday to the horizon, by day and then by variety name. */
export function planHarvests(
  inputs: PlanInputs,
  today: IsoDate,
  horizonDays: number = DEFAULT_HORIZON_DAYS,
): HarvestEntry[] {
  return plannedCycles(inputs, today, horizonDays).map((cycle) => cycle.entry);
}

/**
 * The harvests from yesterday to the horizon, ready to become tasks.
 *
 * @param of - The varieties to plan; all of the farm unless said otherwise.
 */
export function plannedCycles(
  inputs: PlanInputs,
  today: IsoDate,
  horizonDays: number,
  of: readonly Variety[] = inputs.varieties,
): PlannedCycle[] {
  const day = dayNumber(today);
  return planCycles(inputs, day - LOOK_BEHIND_DAYS, day + horizonDays, of);
}
