import { convert, tryConvert } from '#domain/units/convert.ts';
import type { Quantity, Unit } from '#domain/units/unit.ts';
import type { Material } from '../catalog.ts';

/** Data to convert a material's units. */
interface MaterialMeasures {
  readonly meta: Pick<Material['meta'], 'density' | 'itemsPerCase'>;
}

/**
 * An amount of a material in another unit, exact. Its density leads from weight to volume, its
 * items per case from cases to pieces.
 *
 * @throws UnitError when the amount cannot be told in that unit.
 */
export function materialAmount(material: MaterialMeasures, amount: Quantity, unit: Unit): number {
  return convert(amount.qty, amount.unit, unit, material.meta);
}

/** An amount of a material in another unit, or null when it cannot be told in it. */
export function tryMaterialAmount(
  material: MaterialMeasures,
  amount: Quantity,
  unit: Unit,
): number | null {
  return tryConvert(amount.qty, amount.unit, unit, material.meta);
}
