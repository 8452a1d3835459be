import { say } from '#domain/tell/say.ts';
import type { Packaging } from '#domain/catalog/catalog.ts';
import { convert } from '#domain/units/convert.ts';
import { isMassUnit } from '#domain/units/unit.ts';
import type { CostNote } from './cost-note.ts';

/**
 * Ounces of microgreens in a package.
 *
 * A microgreens package without its own figure holds its net content, if that is a weight.
 *
 * @returns Null when no weight above 0 is known, and for the packaging of a live tray.
 */
export function packageOunces(packaging: Packaging): number | null {
  const { category, microgreenContent, netContent, traySizeId } = packaging;
  if (traySizeId !== undefined) return null;
  const fill = microgreenContent ?? (category === 'MICROGREENS' ? netContent : null);
  if (fill === null || !(fill.qty > 0) || !isMassUnit(fill.unit)) return null;
  return convert(fill.qty, fill.unit, 'oz');
}

/** Checks whether a microgreens package does not say what it holds: neither a weight nor a live tray. */
export function lacksFill(packaging: Packaging): boolean {
  const { category, traySizeId } = packaging;
  return (
    category === 'MICROGREENS' && traySizeId === undefined && packageOunces(packaging) === null
  );
}

/** Note for a microgreens package without a size. */
export function fillNote({ id, name }: Pick<Packaging, 'id' | 'name'>): CostNote {
  return {
    text: say`This package has no valid microgreen fill amount (qty+mass unit).`,
    subject: name,
    mend: { to: 'packaging', id },
  };
}
