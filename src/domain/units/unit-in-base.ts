import { isMassUnit, isVolumeUnit } from './unit-family.ts';
import { GRAMS_PER, MILLILITERS_PER } from './unit-sizes.ts';
import type { Unit } from './unit.ts';

/**
 * One unit in the base unit of its family: grams, milliliters or pieces.
 *
 * @returns Null for a case of unknown content.
 */
export function unitInBase(unit: Unit, itemsPerCase: number | null | undefined): number | null {
  if (isMassUnit(unit)) return GRAMS_PER[unit];
  if (isVolumeUnit(unit)) return MILLILITERS_PER[unit];
  if (unit === 'each') return 1;
  return typeof itemsPerCase === 'number' && itemsPerCase > 0 ? itemsPerCase : null;
}
