import { byId } from '#domain/records/change-records.ts';
import { oncePer } from '#domain/records/once-per.ts';
import { type DayNumber, type IsoDate, dayNumber, isIsoDate } from '#domain/calendar/iso-date.ts';
import type { TraySize } from '#domain/catalog/catalog.ts';
import { traySizeOf, type TraySizes } from '#domain/catalog/tray-size.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { dayOfCycle, type Task } from '#domain/planning/task.ts';
import { germinationDays } from './germination-days.ts';
import { germinationStack } from '../settings/germination-stack.ts';

export interface RackSources {
  readonly varieties: readonly Variety[];
  readonly settings: { readonly trays: { readonly stackLimit: number } };
  readonly catalog: TraySizes;
}

/**
 * Rack stay of one planting: germination slots from planting until lights, grow slots from lights until
 * harvest. First days count, last days don't: on the harvest day the space is free.
 */
export interface RackStay {
  readonly varietyId: string;
  readonly varietyName: string;
  /** The harvest that it was planned for. */
  readonly harvestISO: IsoDate;
  readonly trays: number;
  readonly plantDay: DayNumber;
  readonly lightsDay: DayNumber;
  readonly harvestDay: DayNumber;
  /** Stacks of trays, each as much as a tray takes of a slot. */
  readonly germSlots: number;
  /** Under the lights nothing is stacked. */
  readonly growSlots: number;
}

/** Slots that trays take, unrounded: those of a size by its share of a slot. */
export function slotsTaken(
  trays: number,
  stack: number,
  { slotShare }: Pick<TraySize, 'slotShare'>,
): Pick<RackStay, 'germSlots' | 'growSlots'> {
  return { germSlots: Math.ceil(trays / stack) * slotShare, growSlots: trays * slotShare };
}

const UNKNOWN_GERMINATION_DAYS = 3;

/**
 * Rack stays of all plantings that aren't harvested, done or planned.
 *
 * The planned number of trays counts. A skipped planting has no stay, and a moved harvest ends it on the new
 * day.
 */
export function rackStays(
  tasks: readonly Task[],
  { varieties, settings, catalog }: RackSources,
): readonly StandingPlanting[] {
  return plantingsOf(tasks, varieties, settings.trays.stackLimit, catalog.traySizes);
}

interface StandingPlanting extends RackStay {
  readonly task: Task;
  readonly size: TraySize;
}

// Asked for a demand with it and without it, and for one farm by several screens.
const plantingsOf = oncePer(
  (
    tasks: readonly Task[],
    varieties: readonly Variety[],
    stackLimit: number,
    traySizes: TraySizes['traySizes'],
  ): readonly StandingPlanting[] => {
    const sizes = traySizes === undefined ? {} : { traySizes };
    const known = byId(varieties);
    const harvested = new Set<string>();
    const cutDays = new Map<string, IsoDate>();
    for (const task of tasks) {
      // Of most tasks nothing more is read than what they are.
      if (task.type !== 'HARVEST') continue;
      cutDays.set(task.cycleKey, task.dateISO);
      if (task.done) harvested.add(task.cycleKey);
    }
    const plantings: StandingPlanting[] = [];
    for (const task of tasks) {
      if (task.type !== 'PLANT' || task.skipped === true || harvested.has(task.cycleKey)) continue;
      const variety = known.get(task.varietyId ?? '');
      const size = traySizeOf(sizes, variety ?? {});
      const stay = rackStay(task, cutDays.get(task.cycleKey), { variety, size, stackLimit });
      if (stay !== null) plantings.push({ task, size, ...stay });
    }
    return plantings;
  },
);

interface PlantedOn {
  readonly variety: Variety | undefined;
  readonly size: TraySize;
  readonly stackLimit: number;
}

function rackStay(
  task: Task,
  cutISO: IsoDate | undefined,
  { variety, size, stackLimit }: PlantedOn,
): RackStay | null {
  const harvestISO = dayOfCycle(task.cycleKey);
  if (!isIsoDate(harvestISO)) return null;
  const trays = task.trays ?? 0;
  const name = variety?.name ?? task.varietyName ?? '';
  const plantDay = dayNumber(task.dateISO);
  const harvestDay = Math.max(plantDay, dayNumber(cutISO ?? harvestISO));
  const germination = variety ? germinationDays(variety) : UNKNOWN_GERMINATION_DAYS;
  return {
    varietyId: task.varietyId ?? '',
    varietyName: name,
    harvestISO,
    trays,
    plantDay,
    lightsDay: Math.min(harvestDay, plantDay + germination),
    harvestDay,
    ...slotsTaken(trays, germinationStack([name], task.germMode ?? 'WEIGHTED', stackLimit), size),
  };
}
