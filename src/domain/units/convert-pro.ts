import { tryConvert } from './convert.ts';
import { UnitError, readUnitName } from './unit.ts';

/**
 * An amount of the Pro screens in another unit, exact.
 *
 * Weight to weight, volume to volume and `unit` to `unit` only: a density is never used and cases
 * do not exist there.
 *
 * @throws UnitError when the units measure different things or one is unknown.
 */
export function convertPro(value: number, from: string, to: string): number {
  const converted = isCase(from) || isCase(to) ? null : tryConvert(value, from, to);
  if (converted === null) {
    throw new UnitError('incompatible', `Incompatible unit conversion: ${from} -> ${to}`);
  }
  return converted;
}

function isCase(unit: string): boolean {
  return readUnitName(unit) === 'case';
}
