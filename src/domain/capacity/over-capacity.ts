import { EPSILON } from '#domain/units/rounding.ts';
import type { CapacityDay } from './capacity-days.ts';

/** Slots that are missing on a day, 0 where all trays fit. */
interface OverCapacity {
  readonly germination: number;
  readonly grow: number;
}

/** Slots a day needs beyond the racks. A farm without slots of a kind is never over capacity there. */
export function overCapacity(day: CapacityDay): OverCapacity {
  return {
    germination: overBy(day.germUsed, day.germCapacity),
    grow: overBy(day.growUsed, day.growCapacity),
  };
}

export function isOverCapacity(day: CapacityDay): boolean {
  const { germination, grow } = overCapacity(day);
  return germination > 0 || grow > 0;
}

/** Used share of the slots in percent, uncapped; `null` without slots. */
export function percentUsed(used: number, slots: number): number | null {
  return slots > 0 ? (used / slots) * 100 : null;
}

function overBy(used: number, slots: number): number {
  const over = used - slots;
  return slots > 0 && over > EPSILON ? over : 0;
}
