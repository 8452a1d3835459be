import { ceilWithEpsilon } from '#domain/units/rounding.ts';
import type { HarvestBuffer } from './harvest-buffer.ts';

/** Fewer ounces only come from the arithmetic: they are not listed, planted or carried. */
const NEGLIGIBLE_OZ = 1e-6;

/** Whether an amount is enough to be cut, or to be carried to the next day. */
export function isWorthCutting(ounces: number): boolean {
  return ounces >= NEGLIGIBLE_OZ;
}

/** One harvest of a variety: what is carried in, planted and left. Weights in ounces, unrounded. */
export interface Batch {
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
 * Carry that is not used stays in the leftover and may move on to the next day.
 *
 * @param carryOz - Left over from this variety's harvest of the day before; 0 if there was none.
 */
export function planBatch(
  demandOz: number,
  carryOz: number,
  yieldOz: number,
  buffer: HarvestBuffer,
): Batch {
  const carryUsedOz = Math.min(carryOz, demandOz);
  const uncovered = demandOz - carryUsedOz;
  const netDemandOz = isWorthCutting(uncovered) ? uncovered : 0;
  const trays = traysToPlant(netDemandOz, yieldOz, buffer);
  const expectedOz = trays * yieldOz;
  const leftoverOz = carryOz - carryUsedOz + expectedOz - netDemandOz;
  return { demandOz, trays, carryUsedOz, netDemandOz, expectedOz, leftoverOz };
}

/**
 * Trays to plant for one harvest of a variety.
 *
 * The demand alone sets the base count. The buffer raises the ounces, not the trays, so it often
 * disappears in rounding up; and it never adds more than `maxExtraTrays`.
 */
export function traysToPlant(netDemandOz: number, yieldOz: number, buffer: HarvestBuffer): number {
  const base = wholeTrays(netDemandOz / yieldOz);
  const buffered = wholeTrays((netDemandOz * (1 + buffer.percent / 100)) / yieldOz);
  return Math.min(buffered, base + buffer.maxExtraTrays);
}

/** Rounded up, but not for a rest that only comes from the arithmetic. */
function wholeTrays(trays: number): number {
  return Math.max(0, ceilWithEpsilon(trays));
}
