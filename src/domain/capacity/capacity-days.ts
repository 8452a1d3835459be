import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { type Capacity, rackSlots } from './capacity.ts';
import type { RackSources } from './rack-stays.ts';
import { spaceUse } from './space-use.ts';

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
  const { germination, grow } = spaceUse(tasks, farm, from, days);
  const germCapacity = rackSlots(farm.capacity.racks, 'germination');
  const growCapacity = rackSlots(farm.capacity.racks, 'grow');
  return germination.map((germUsed, day) => ({
    dateISO: addDays(from, day),
    germUsed,
    germCapacity,
    growUsed: grow[day] ?? 0,
    growCapacity,
  }));
}
