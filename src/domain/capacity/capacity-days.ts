import { type IsoDate, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { type Capacity, rackSlots } from './capacity.ts';
import { emptyDays, occupyDays } from './occupy-days.ts';
import { rackStays, type RackSources, type RackStay } from './rack-stays.ts';

export interface CapacityDay {
  readonly dateISO: IsoDate;
  readonly germUsed: number;
  readonly germCapacity: number;
  readonly growUsed: number;
  readonly growCapacity: number;
}

interface CapacityFarm extends RackSources {
  readonly capacity: Pick<Capacity, 'racks'>;
}

/** Use of germination and grow racks per day, by the tasks of the merged plan, done and open. */
export function capacityDays(
  farm: CapacityFarm,
  tasks: readonly Task[],
  from: IsoDate,
  days: number,
): CapacityDay[] {
  return fillDays(rackStays(tasks, farm), farm.capacity, from, days);
}

export function fillDays(
  stays: readonly RackStay[],
  { racks }: Pick<Capacity, 'racks'>,
  from: IsoDate,
  days: number,
): CapacityDay[] {
  const first = dayNumber(from);
  const germUsed = emptyDays(days);
  const growUsed = emptyDays(days);
  for (const { plantDay, lightsDay, harvestDay, germSlots, growSlots } of stays) {
    occupyDays(germUsed, plantDay - first, lightsDay - first, germSlots);
    occupyDays(growUsed, lightsDay - first, harvestDay - first, growSlots);
  }
  const germCapacity = rackSlots(racks, 'germination');
  const growCapacity = rackSlots(racks, 'grow');
  return germUsed.map((germ, day) => ({
    dateISO: isoDate(first + day),
    germUsed: germ,
    germCapacity,
    growUsed: growUsed[day] ?? 0,
    growCapacity,
  }));
}
