import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import { ceilWithEpsilon } from '#domain/units/rounding.ts';
import type { DryLine, DryLoad } from './dry-load.ts';

interface Dryers {
  readonly varieties: readonly Variety[];
  readonly capacity: {
    readonly freezeDryers: readonly { readonly id: string; readonly shelfMaxOz: number }[];
  };
}

/**
 * Shelves one tray uses in a dryer. A tray over the shelf limit is spread over several.
 *
 * @param shelfMaxOz - 0 means no limit.
 */
export function shelvesOfTray(yieldOz: number, shelfMaxOz: number): number {
  return shelfMaxOz > 0 ? Math.max(1, ceilWithEpsilon(yieldOz / shelfMaxOz)) : 1;
}

export function shelvesOfLine(
  { dryerId }: DryLoad,
  { varietyId, trays }: DryLine,
  { varieties, capacity }: Dryers,
): number {
  const variety = varieties.find(({ id }) => id === varietyId);
  const dryer = capacity.freezeDryers.find(({ id }) => id === dryerId);
  if (variety === undefined) return trays;
  return trays * shelvesOfTray(effectiveYield(variety), dryer?.shelfMaxOz ?? 0);
}
