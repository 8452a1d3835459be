import { tryConvert } from './convert.ts';
import { UnitError, readUnitName } from './unit.ts';

/**
 * An amount of the Pro screens in another unit, exact.
 *
 * Weight to weight, volume to volume and `unit` to `unit` only: a density is never used and cases
 * do not exist there.
 *
 * @returns Null when the units measure different things or one is unknown.
 */
export function amountIn(value: number, from: string, to: string): number | null {
  return isCase(from) || isCase(to) ? null : tryConvert(value, from, to);
}

/** @throws UnitError when the units do not measure the same thing. */
export function convertPro(value: number, from: string, to: string): number {
  const converted = amountIn(value, from, to);
  if (converted === null) {
    throw new UnitError('incompatible', incompatibleUnits(from, to));
  }
  return converted;
}

export function incompatibleUnits(from: string, to: string): string {
  return `Incompatible unit conversion: ${from} -> ${to}`;
}

function isCase(unit: string): boolean {
  return readUnitName(unit) === 'case';
}
