import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import { ceilWithEpsilon, EPSILON } from '#domain/units/rounding.ts';
import type { HarvestBuffer } from './harvest-buffer.ts';

/** One harvest of a variety: what is carried in, planted and left. Weights in ounces, unrounded. */
export interface HarvestAmounts {
  readonly demandOz: number;
  readonly trays: number;
  readonly carryUsedOz: number;
  readonly netDemandOz: number;
  readonly expectedOz: number;
  readonly leftoverOz: number;
}

/**
 * Plans one harvest: what is left from the day before is used first, the rest is planted.
 *
 * Carry that is not used stays in the leftover and may move on to the next day. What deliveries of
 * other days take from this harvest is grown without a buffer, and keeps its trays when the orders
 * of the day itself go.
 *
 * @param carryOz - Left over from this variety's harvest of the day before; 0 if there was none.
 * @param takenOz - Taken from this harvest by agreement, beside what the orders of the day want.
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
 * Trays to plant for one harvest of a variety.
 *
 * The demand alone sets the base count. The buffer raises the ounces, not the trays, so it often
 * disappears in rounding up; and it never adds more than `maxExtraTrays`, nor a tray of which less
 * than the sliver is needed.
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
