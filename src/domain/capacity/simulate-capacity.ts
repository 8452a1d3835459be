import { dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { onDay, say } from '#domain/tell/say.ts';
import { compareTexts } from '#domain/records/lists.ts';
import type { CapacityDemand } from './capacity.ts';
import { demandDays, demandUses, harvestDayOf } from './demand-uses.ts';
import type { Resource } from './resource-use.ts';
import { dryerUses } from './dryer-loads.ts';
import { findConflicts } from './find-conflicts.ts';
import { PRIORITIES } from './new-demand.ts';
import type {
  SimulatedAssignment,
  SimulatedConflict,
  SimulatedDay,
  SimulatedVariety,
  SimulationInput,
  SimulationResult,
} from './simulation.ts';
import { amountsByDay, usesByResource, type UsesByResource } from './uses-by-day.ts';

/**
 * Simulates demands on the free racks and trays.
 *
 * Every demand is harvested on its day and planted a growing time before; dates never move. What doesn't fit is
 * a conflict.
 */
export function simulateCapacity(input: SimulationInput): SimulationResult {
  const placed = placeDemands(input);
  const uses = [
    ...(input.taken ?? []),
    ...placed.flatMap(({ demand, variety }) => demandUses(demand, variety, input.stackLimit)),
    ...dryerUses(
      placed.filter(({ demand }) => demand.requiresFreezeDry),
      input.freezeDryers,
    ),
  ];
  const byResource = usesByResource(uses);
  const conflicts = [
    ...unknownVarieties(input),
    ...placed.flatMap((placing) => leadTime(placing, input) ?? []),
    ...findConflicts(byResource, input),
  ];
  return {
    days: simulatedDays(byResource, input),
    assignments: placed.map(assignmentOf),
    conflicts: conflicts.sort((a, b) => compareTexts(a.date, b.date)),
  };
}

interface Placing extends ReturnType<typeof demandDays> {
  readonly demand: CapacityDemand;
  readonly variety: SimulatedVariety;
}

/** The most urgent first, then by date: in this order they take what is free. */
function placeDemands({ demands, varieties }: SimulationInput): Placing[] {
  const byId = new Map(varieties.map((variety) => [variety.id, variety]));
  return demands
    .toSorted(
      (a, b) =>
        PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority) ||
        compareTexts(harvestDayOf(a), harvestDayOf(b)) ||
        compareTexts(a.id, b.id),
    )
    .flatMap((demand) => {
      const variety = byId.get(demand.varietyId);
      return variety === undefined ? [] : [{ demand, variety, ...demandDays(demand, variety) }];
    });
}

function assignmentOf({ demand, variety, plantDay, harvestDay }: Placing): SimulatedAssignment {
  return {
    demandId: demand.id,
    varietyId: variety.id,
    trays: demand.traysNeeded,
    plantDate: isoDate(plantDay),
    harvestDate: isoDate(harvestDay),
  };
}

function simulatedDays(
  uses: UsesByResource,
  { from, days }: SimulationInput,
): Record<string, SimulatedDay> {
  const first = dayNumber(from);
  const used = (resource: Resource) => amountsByDay(uses.get(resource) ?? [], first, days);
  const germStacks = used('germStacks');
  const topCovers = used('topCovers');
  const bottomSolids = used('bottomSolids');
  const growTrays = used('growTrays');
  const freezeShelves = used('freezeShelves');
  const freezeOunces = used('freezeOunces');
  return Object.fromEntries(
    germStacks.map((stacks, day) => [
      isoDate(first + day),
      {
        germStacksUsed: stacks,
        topCoversUsed: topCovers[day] ?? 0,
        bottomSolidsUsed: bottomSolids[day] ?? 0,
        growTraysUsed: growTrays[day] ?? 0,
        freezeShelvesUsed: freezeShelves[day] ?? 0,
        freezeWeightUsedOz: freezeOunces[day] ?? 0,
      },
    ]),
  );
}

function leadTime(
  { demand, variety, plantDay }: Placing,
  { from }: SimulationInput,
): SimulatedConflict | null {
  const overBy = dayNumber(from) - plantDay;
  if (overBy <= 0) return null;
  return {
    type: 'LEAD_TIME',
    date: isoDate(plantDay),
    details: say`${variety.name} would have to be planted on ${onDay(isoDate(plantDay))}, before the window`,
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
      date: harvestDayOf(demand),
      details: say`There is no variety ‘${demand.varietyId}’`,
      overBy: demand.traysNeeded,
      demandIds: [demand.id],
    }));
}
