import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { percentUsed } from '#domain/capacity/over-capacity.ts';

export interface RackUse {
  readonly used: number;
  readonly slots: number;
  /** Uncapped; null when the farm has no slots of the kind. */
  readonly percent: number | null;
}

/** The two kinds of rack, in the colors of their columns and bars. */
export const RACK_KINDS = [
  {
    kind: 'grow',
    name: 'Grow',
    color: 'var(--mgm-rack-grow)',
    fillOf: ({ growUsed, growCapacity }: CapacityDay) => rackUse(growUsed, growCapacity),
  },
  {
    kind: 'germination',
    name: 'Germination',
    color: 'var(--mgm-rack-germination)',
    fillOf: ({ germUsed, germCapacity }: CapacityDay) => rackUse(germUsed, germCapacity),
  },
] as const;

export type RackKind = (typeof RACK_KINDS)[number];

function rackUse(used: number, slots: number): RackUse {
  return { used, slots, percent: percentUsed(used, slots) };
}
