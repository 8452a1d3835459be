import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import type { Task } from '#domain/planning/task.ts';
import { trayUsage } from '#domain/planning/tray-status.ts';
import { emptyDays, occupyDays } from './occupy-days.ts';
import { type RackSources, rackStays } from './rack-stays.ts';

/** Kinds of space that plantings use, in display order. */
export const SPACE_KINDS = ['germination', 'grow', 'withHoles', 'withoutHoles'] as const;

export type SpaceKind = (typeof SPACE_KINDS)[number];

export const SPACE_NAMES: Readonly<Record<SpaceKind, string>> = {
  germination: 'Germination slots',
  grow: 'Grow slots',
  withHoles: 'Trays with holes',
  withoutHoles: 'Trays without holes',
};

export function bySpaceKind<T>(valueOf: (kind: SpaceKind) => T): Record<SpaceKind, T> {
  return {
    germination: valueOf('germination'),
    grow: valueOf('grow'),
    withHoles: valueOf('withHoles'),
    withoutHoles: valueOf('withoutHoles'),
  };
}

/** Slots and trays in use, day by day from the first day of a window. */
export type SpaceUse = Readonly<Record<SpaceKind, readonly number[]>>;

/**
 * Slots and trays used by plantings per day, from planting until the day of the harvest. The tasks are without
 * late plantings, see `withoutLatePlantings`.
 */
export function spaceUse(
  tasks: readonly Task[],
  farm: RackSources,
  from: IsoDate,
  days: number,
): SpaceUse {
  const first = dayNumber(from);
  const use = bySpaceKind(() => emptyDays(days));
  const occupy = (kind: SpaceKind, start: number, end: number, amount: number) =>
    occupyDays(use[kind], start - first, end - first, amount);
  const { stackLimit } = farm.settings.trays;
  for (const stay of rackStays(tasks, farm)) {
    const { task, size, trays, plantDay, lightsDay, harvestDay } = stay;
    occupy('germination', plantDay, lightsDay, stay.germSlots);
    occupy('grow', lightsDay, harvestDay, stay.growSlots);
    const germMode = task.germMode ?? 'WEIGHTED';
    const usage = task.trayUsage ?? trayUsage(trays, germMode, stackLimit, size);
    occupy('withHoles', plantDay, harvestDay, usage.withHoles);
    occupy('withoutHoles', plantDay, harvestDay, usage.withoutHoles);
  }
  return use;
}

/** Trays of sizes other than the 1020 that stand somewhere, by size, day by day like `SpaceUse`. */
export type SizeUse = ReadonlyMap<string, readonly number[]>;

export function sizeUse(
  tasks: readonly Task[],
  farm: RackSources,
  from: IsoDate,
  days: number,
): SizeUse {
  const first = dayNumber(from);
  const use = new Map<string, number[]>();
  for (const { size, plantDay, harvestDay, trays } of rackStays(tasks, farm)) {
    if (size.id === STANDARD_SIZE_ID) continue;
    const used = use.get(size.id) ?? emptyDays(days);
    use.set(size.id, used);
    occupyDays(used, plantDay - first, harvestDay - first, trays);
  }
  return use;
}
