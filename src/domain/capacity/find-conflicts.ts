import { tellPlainly } from '#domain/tell/teller.ts';
import { NOTHING_SAID, say, weightPair } from '#domain/tell/say.ts';
import { dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { roundTo, roundUnits } from '#domain/units/rounding.ts';
import type { ConflictType } from './conflict-texts.ts';
import { type Rack, rackSlots, dryerTotals } from './capacity.ts';
import type { Resource } from './resource-use.ts';
import { slotsFor } from './shelf-allows.ts';
import type { SimulatedConflict, SimulationInput } from './simulation.ts';
import { amountsByDay, demandsByDay, type UsesByResource } from './uses-by-day.ts';

/** Something that is owned, and what is taken of it. */
interface Limit {
  readonly type: ConflictType;
  readonly resources: readonly Resource[];
  readonly owned: number;
  /** Counted unit: "grow slots". */
  readonly words: string;
  /** Only what this variety takes counts. */
  readonly varietyId?: string;
}

export function findConflicts(uses: UsesByResource, input: SimulationInput): SimulatedConflict[] {
  return limitsOf(input).flatMap((limit) => conflictsOf(limit, uses, input));
}

function conflictsOf(
  { type, resources, owned, words, varietyId }: Limit,
  uses: UsesByResource,
  { from, days }: SimulationInput,
): SimulatedConflict[] {
  const first = dayNumber(from);
  const taking = resources.map((resource) =>
    (uses.get(resource) ?? []).filter(
      (use) => varietyId === undefined || use.varietyId === varietyId,
    ),
  );
  const amounts = amountsByDay(taking.flat(), first, days);
  if (amounts.every((used) => used <= owned)) return [];
  // The demands of the first resource are those of all: no cover without the bottom it lies on.
  const demandIds = demandsByDay(taking[0] ?? [], first, days);
  return amounts.flatMap((used, index) =>
    used <= owned
      ? []
      : {
          type,
          date: isoDate(first + index),
          details:
            type === 'FREEZE_DRYER_WEIGHT'
              ? say`${weightPair([roundTo(used, 2), owned], ' of ', 'oz', 'all')} ${words}`
              : say`${roundTo(used, 2)} of ${owned} ${words}`,
          overBy: roundUnits(used - owned),
          demandIds: demandIds[index] ?? [],
        },
  );
}

/**
 * Identity of a conflict without its numbers: kind of space and day, plus the variety if only its shelves are
 * short, or the demand if it alone causes it.
 */
export function conflictKey({ type, date, details, demandIds }: SimulatedConflict): string {
  const isOfOneDemand = type === 'LEAD_TIME' || type === 'UNKNOWN_VARIETY';
  // The words after the figures of `conflictsOf`: "7 of 4 grow slots open to Sun".
  const words = tellPlainly(details ?? NOTHING_SAID).replace(/^[\d.]+ of [\d.]+ /, '');
  return isOfOneDemand ? `${type}|${demandIds.join(',')}` : `${type}|${date}|${words}`;
}

function limitsOf(input: SimulationInput): Limit[] {
  const { cleanTrays } = input;
  const dryers = dryerTotals(input.freezeDryers);
  return [
    ...rackLimits(input, 'germination'),
    ...rackLimits(input, 'grow'),
    {
      type: 'TRAYS_WITH_HOLES',
      resources: ['traysWithHoles'],
      owned: cleanTrays.withHoles,
      words: 'clean trays with holes',
    },
    {
      type: 'TRAYS_WITHOUT_HOLES',
      resources: ['bottomSolids', 'topCovers'],
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
      owned: roundUnits(dryers.maxOz),
      words: 'in the freeze dryers',
    },
  ];
}

/**
 * Slots of a kind of rack: all, and those open to a variety that isn't allowed on every shelf. A farm without
 * slots of a kind has no limit.
 */
function rackLimits({ racks, varieties }: SimulationInput, kind: Rack['type']): Limit[] {
  const owned = rackSlots(racks, kind);
  if (owned === 0) return [];
  const grow = kind === 'grow';
  const all: Limit = {
    type: grow ? 'GROW_CAPACITY' : 'GERM_CAPACITY',
    resources: [grow ? 'growTrays' : 'germStacks'],
    owned,
    words: grow ? 'grow slots' : 'germination slots',
  };
  const partly = varieties
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
