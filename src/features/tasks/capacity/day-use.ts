import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { percentUsed } from '#domain/capacity/over-capacity.ts';

/** The two kinds of rack, in the colors of their columns and bars. */
export const RACK_COLORS = {
  grow: 'var(--mgm-rack-grow)',
  germination: 'var(--mgm-rack-germination)',
} as const;

/** How full a kind of rack is on a day. */
export interface RackUse {
  readonly used: number;
  readonly slots: number;
  /** Uncapped; null when the farm has no slots of the kind. */
  readonly percent: number | null;
}

/** How full the germination racks are. */
export function germinationUse({ germUsed, germCapacity }: CapacityDay): RackUse {
  return { used: germUsed, slots: germCapacity, percent: percentUsed(germUsed, germCapacity) };
}

/** How full the grow racks are. */
export function growUse({ growUsed, growCapacity }: CapacityDay): RackUse {
  return { used: growUsed, slots: growCapacity, percent: percentUsed(growUsed, growCapacity) };
}
