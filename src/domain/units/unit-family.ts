import type { MassUnit, ProUnit, Unit, VolumeUnit } from './unit.ts';

/** A kind of unit: weight, volume or count. */
export type UnitFamily = 'mass' | 'volume' | 'count';

/** Units of weight, small to large. */
export const MASS_UNITS: readonly MassUnit[] = ['mg', 'g', 'kg', 'oz', 'lb'];

/** Units of volume, small to large. */
export const VOLUME_UNITS: readonly VolumeUnit[] = ['ml', 'l', 'fl_oz', 'gal'];

/** Units that count pieces on the core screens. */
export const COUNT_UNITS: readonly ('each' | 'case')[] = ['each', 'case'];

/** Units to choose from on the Pro screens, in the order in which they are offered. */
export const PRO_UNITS: readonly ProUnit[] = [...MASS_UNITS, ...VOLUME_UNITS, 'unit'];

/** The family of a unit; units convert freely only inside their family. */
export function unitFamily(unit: Unit | ProUnit): UnitFamily {
  if (isMassUnit(unit)) return 'mass';
  return isVolumeUnit(unit) ? 'volume' : 'count';
}

export function isMassUnit(unit: string): unit is MassUnit {
  return MASS_UNITS.some((mass) => mass === unit);
}

export function isVolumeUnit(unit: string): unit is VolumeUnit {
  return VOLUME_UNITS.some((volume) => volume === unit);
}
