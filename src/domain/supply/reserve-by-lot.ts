import { sumByKey } from '#domain/records/lists.ts';
import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import { ceilWithEpsilon } from '#domain/units/rounding.ts';
import type { GrownLot } from './variety-supply.ts';
import type { SupplyAllocation } from './allocate-supply.ts';

/**
 * Buffer ounces of each lot, by lot id.
 *
 * A harvested lot has a known weight and needs no reserve. Of several lots on a day, the last one holds the
 * buffer.
 *
 * @param isWhole - Trays sold alive are held back whole.
 */
export function reserveByLot(
  lots: readonly GrownLot[],
  { claims, leftOz, carriedInOz }: SupplyAllocation,
  bufferPercent: number,
  isWhole = false,
): ReadonlyMap<string, number> {
  const open = claims.filter(({ isTaken }) => !isTaken);
  const ordered = sumByKey(open.map(({ dayISO, oz }) => [dayISO, oz]));
  const lastOfDay = new Map(
    lots.filter(({ state }) => state !== 'cut').map((lot) => [lot.dayISO, lot]),
  );
  return new Map(
    [...lastOfDay].map(([dayISO, { id }]) => {
      const own = Math.max(0, (ordered.get(dayISO) ?? 0) - (carriedInOz.get(dayISO) ?? 0));
      const buffer = isWorthCutting(own) ? (own * bufferPercent) / 100 : 0;
      const reserve = isWhole ? ceilWithEpsilon(buffer) : buffer;
      return [id, Math.min(leftOz.get(id) ?? 0, reserve)];
    }),
  );
}
