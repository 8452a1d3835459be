import { WEIGHING_UNITS, type WeighingUnit } from '#domain/harvests/weighings.ts';

/** Where this device remembers the unit of its scale. */
export const WEIGHING_UNIT_KEY = 'mgm.weighingUnit';

/** The unit that was weighed in last; ounces at first. */
export function readWeighingUnit(stored: string | null): WeighingUnit {
  return WEIGHING_UNITS.find((unit) => unit === stored) ?? 'oz';
}
