import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import { ceilWithEpsilon, EPSILON } from '#domain/units/rounding.ts';
import type { HarvestBuffer } from './harvest-buffer.ts';

/** Amounts of one harvest: carry, planted and leftover, in unrounded ounces. */
export interface HarvestAmounts {
  readonly demandOz: number;
  readonly trays: number;
  readonly carryUsedOz: number;
  readonly netDemandOz: number;
  readonly expectedOz: number;
  readonly leftoverOz: number;
}

/**
 * Plans one harvest: carry from the day before is used first, the rest is planted.
 *
 * Unused carry becomes leftover and may carry on to the next day. Ounces taken by deliveries of other days are
 * grown without a buffer, and keep their trays if the day’s own orders go.
 */
export function harvestAmounts(
  orderedOz: number,
  carryOz: number,
  yieldOz: number,
  buffer: HarvestBuffer,
  takenOz = 0,
): HarvestAmounts {
  const demandOz = orderedOz + takenOz;
  const carryUsedOz = Math.min(carryOz, demandOz);
  const netDemandOz = worthCutting(demandOz - carryUsedOz);
  const trays = Math.max(
    traysToPlant(worthCutting(Math.max(0, orderedOz - carryOz)), yieldOz, buffer),
    wholeTrays(netDemandOz / yieldOz),
  );
  const expectedOz = trays * yieldOz;
  const leftoverOz = carryOz - carryUsedOz + expectedOz - netDemandOz;
  return { demandOz, trays, carryUsedOz, netDemandOz, expectedOz, leftoverOz };
}

/**
 * Trays to plant for one harvest.
 *
 * Demand alone sets the base count. The buffer adds ounces, so it often disappears in rounding; it never adds
 * more than `maxExtraTrays`, nor a tray of which less than the sliver is needed.
 */
export function traysToPlant(
  netDemandOz: number,
  yieldOz: number,
  { percent, maxExtraTrays, sliver = 0 }: HarvestBuffer,
): number {
  const base = wholeTrays(netDemandOz / yieldOz);
  const buffered = (netDemandOz * (1 + percent / 100)) / yieldOz;
  const trays = Math.min(wholeTrays(buffered), base + maxExtraTrays);
  const isSliver = trays > base && buffered - (trays - 1) < sliver - EPSILON;
  return isSliver ? trays - 1 : trays;
}

function worthCutting(ounces: number): number {
  return isWorthCutting(ounces) ? ounces : 0;
}

/** Rounded up, but not for a rest that only comes from the arithmetic. */
function wholeTrays(trays: number): number {
  return Math.max(0, ceilWithEpsilon(trays));
}
