import { dayNumber, isoDate } from '#domain/calendar/day-number.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { compareTexts } from '#domain/planning/name-order.ts';
import type { CapacityDemand } from './capacity.ts';
import { demandDays, demandUses, type Resource, type ResourceUse } from './demand-uses.ts';
import { dryerUses } from './dryer-loads.ts';
import { findConflicts } from './find-conflicts.ts';
import type {
  SimulatedAssignment,
  SimulatedConflict,
  SimulatedDay,
  SimulatedVariety,
  SimulationInput,
  SimulationResult,
} from './simulation.ts';

/**
 * What would happen if the farm took on these demands, on racks and trays that are free.
 *
 * Every demand is cut on its day and planted as long before as its variety grows; dates are never
 * moved. What does not fit is told as a conflict.
 */
export function simulateCapacity(input: SimulationInput): SimulationResult {
  const placed = placeDemands(input);
  const uses = [
    ...placed.flatMap(({ demand, variety }) => demandUses(demand, variety, input.stackLimit)),
    ...dryerUses(
      placed
        .filter(({ demand }) => demand.requiresFreezeDry)
        .map(({ demand, variety }) => ({ demand, day: demandDays(demand, variety).harvestDay })),
      input.freezeDryers,
    ),
  ];
  const conflicts = [
    ...unknownVarieties(input),
    ...placed.flatMap((placing) => leadTime(placing, input) ?? []),
    ...findConflicts(uses, input),
  ];
  return {
    days: simulatedDays(uses, input),
    assignments: placed.map(assignmentOf),
    conflicts: conflicts.sort((a, b) => compareTexts(a.date, b.date)),
  };
}

/** A demand whose variety is known. */
interface Placing {
  readonly demand: CapacityDemand;
  readonly variety: SimulatedVariety;
}

const PRIORITIES = ['critical', 'normal', 'low'] as const satisfies CapacityDemand['priority'][];

/** The most urgent first, then by date: in this order they take what is free. */
function placeDemands({ demands, varieties }: SimulationInput): Placing[] {
  const byId = new Map(varieties.map((variety) => [variety.id, variety]));
  return demands
    .toSorted(
      (a, b) =>
        PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority) ||
        compareTexts(harvestOf(a), harvestOf(b)) ||
        compareTexts(a.id, b.id),
    )
    .flatMap((demand) => {
      const variety = byId.get(demand.varietyId);
      return variety === undefined ? [] : [{ demand, variety }];
    });
}

function assignmentOf({ demand, variety }: Placing): SimulatedAssignment {
  const { plantDay, harvestDay } = demandDays(demand, variety);
  return {
    demandId: demand.id,
    varietyId: variety.id,
    trays: demand.traysNeeded,
    plantDate: isoDate(plantDay),
    harvestDate: isoDate(harvestDay),
  };
}

function simulatedDays(
  uses: readonly ResourceUse[],
  { from, days }: SimulationInput,
): Record<string, SimulatedDay> {
  const first = dayNumber(from);
  const dates = Array.from({ length: days }, (_, index) => first + index);
  return Object.fromEntries(
    dates.map((day) => {
      const used = (resource: Resource) =>
        uses
          .filter((use) => use.resource === resource && use.from <= day && day < use.until)
          .reduce((sum, { amount }) => sum + amount, 0);
      return [
        isoDate(day),
        {
          germStacksUsed: used('germStacks'),
          topCoversUsed: used('topCovers'),
          bottomSolidsUsed: used('bottomSolids'),
          growTraysUsed: used('growTrays'),
          freezeShelvesUsed: used('freezeShelves'),
          freezeWeightUsedOz: used('freezeOunces'),
        },
      ];
    }),
  );
}

function leadTime(
  { demand, variety }: Placing,
  { from }: SimulationInput,
): SimulatedConflict | null {
  const { plantDay } = demandDays(demand, variety);
  const overBy = dayNumber(from) - plantDay;
  if (overBy <= 0) return null;
  return {
    type: 'LEAD_TIME',
    date: isoDate(plantDay),
    details: `${variety.name} would have to be planted on ${shortDayLabel(isoDate(plantDay))}, before the window`,
    overBy,
    demandIds: [demand.id],
  };
}

function unknownVarieties({ demands, varieties }: SimulationInput): SimulatedConflict[] {
  const known = new Set(varieties.map(({ id }) => id));
  return demands
    .filter(({ varietyId }) => !known.has(varietyId))
    .map((demand) => ({
      type: 'UNKNOWN_VARIETY',
      date: harvestOf(demand),
      details: `There is no variety ‘${demand.varietyId}’`,
      overBy: demand.traysNeeded,
      demandIds: [demand.id],
    }));
}

function harvestOf({ fixedHarvestDate, targetDate }: CapacityDemand): string {
  return fixedHarvestDate ?? targetDate;
}
