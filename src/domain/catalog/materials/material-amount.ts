import { convert, tryConvert } from '#domain/units/convert.ts';
import type { Quantity, Unit } from '#domain/units/unit.ts';
import type { Material } from '../catalog.ts';

/** Data to convert a material's units. */
interface MaterialMeasures {
  readonly meta: Pick<Material['meta'], 'density' | 'itemsPerCase'>;
}

/**
 * Converts an amount of a material exactly. Density converts weight to volume; items per case convert cases to
 * pieces.
 *
 * @throws UnitError if the amount doesn't convert.
 */
export function materialAmount(material: MaterialMeasures, amount: Quantity, unit: Unit): number {
  return convert(amount.qty, amount.unit, unit, material.meta);
}

/**
 * Converts an amount of a material.
 *
 * @returns `null` if the amount doesn't convert.
 */
export function tryMaterialAmount(
  material: MaterialMeasures,
  amount: Quantity,
  unit: Unit,
): number | null {
  return tryConvert(amount.qty, amount.unit, unit, material.meta);
}
