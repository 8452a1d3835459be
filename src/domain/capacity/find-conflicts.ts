import { dayNumber, isoDate, type DayNumber } from '#domain/calendar/day-number.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { Rack } from './capacity.ts';
import type { Resource, ResourceUse } from './demand-uses.ts';
import { dryerTotals } from './freeze-dryers.ts';
import { rackSlots } from './racks.ts';
import { slotsFor } from './shelf-allows.ts';
import type { ConflictType, SimulatedConflict, SimulationInput } from './simulation.ts';

/** Something that is owned, and what is taken of it. */
interface Limit {
  readonly type: ConflictType;
  readonly resources: readonly Resource[];
  readonly owned: number;
  /** What is counted: "grow slots". */
  readonly words: string;
  /** Only what this variety takes counts. */
  readonly varietyId?: string;
}

/** The days of the window on which the demands take more than the farm has. */
export function findConflicts(
  uses: readonly ResourceUse[],
  input: SimulationInput,
): SimulatedConflict[] {
  const first = dayNumber(input.from);
  const limits = limitsOf(uses, input);
  return Array.from({ length: input.days }, (_, index) => first + index).flatMap((day) => {
    const ofDay = uses.filter(
      ({ amount, from, until }) => amount > 0 && from <= day && day < until,
    );
    return limits.flatMap((limit) => conflictOn(day, ofDay, limit) ?? []);
  });
}

function conflictOn(
  day: DayNumber,
  uses: readonly ResourceUse[],
  { type, resources, owned, words, varietyId }: Limit,
): SimulatedConflict | null {
  const taking = uses.filter(
    (use) =>
      resources.includes(use.resource) && (varietyId === undefined || use.varietyId === varietyId),
  );
  const used = taking.reduce((sum, { amount }) => sum + amount, 0);
  if (used <= owned) return null;
  return {
    type,
    date: isoDate(day),
    details: `${rounded(used)} of ${rounded(owned)} ${words}`,
    overBy: rounded(used - owned),
    demandIds: [...new Set(taking.map(({ demandId }) => demandId))],
  };
}

/** Ounces add up to figures like 100.80000000000001. */
function rounded(amount: number): number {
  return roundUnits(amount);
}

function limitsOf(uses: readonly ResourceUse[], input: SimulationInput): Limit[] {
  const { cleanTrays } = input;
  const dryers = dryerTotals(input.freezeDryers);
  return [
    ...rackLimits(uses, input, 'germination'),
    ...rackLimits(uses, input, 'grow'),
    {
      type: 'TRAYS_WITH_HOLES',
      resources: ['traysWithHoles'],
      owned: cleanTrays.withHoles,
      words: 'clean trays with holes',
    },
    {
      type: 'TRAYS_WITHOUT_HOLES',
      resources: ['topCovers', 'bottomSolids'],
      owned: cleanTrays.withoutHoles,
      words: 'clean trays without holes',
    },
    {
      type: 'FREEZE_DRYER_CAPACITY',
      resources: ['freezeShelves'],
      owned: dryers.shelves,
      words: 'freeze-dryer shelves',
    },
    {
      type: 'FREEZE_DRYER_WEIGHT',
      resources: ['freezeOunces'],
      owned: dryers.maxOz,
      words: 'oz in the freeze dryers',
    },
  ];
}

/**
 * Slots of a kind of rack: all of them, and those that are open to a variety which may not stand on
 * every shelf. A farm without slots of a kind has not told what it owns and is not limited.
 */
function rackLimits(
  uses: readonly ResourceUse[],
  { racks, varieties }: SimulationInput,
  kind: Rack['type'],
): Limit[] {
  const owned = rackSlots(racks, kind);
  if (owned === 0) return [];
  const grow = kind === 'grow';
  const all: Limit = {
    type: grow ? 'GROW_CAPACITY' : 'GERM_CAPACITY',
    resources: [grow ? 'growTrays' : 'germStacks'],
    owned,
    words: grow ? 'grow slots' : 'germination slots',
  };
  const taking = new Set(uses.map(({ varietyId }) => varietyId));
  const partly = varieties
    .filter(({ id }) => taking.has(id))
    .map((variety) => ({ variety, open: slotsFor(racks, kind, variety) }))
    .filter(({ open }) => open < owned)
    .map(({ variety, open }) => ({
      ...all,
      owned: open,
      words: `${all.words} open to ${variety.name}`,
      varietyId: variety.id,
    }));
  return [all, ...partly];
}
