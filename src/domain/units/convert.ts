import {
  UnitError,
  unitFamily,
  isMassUnit,
  isVolumeUnit,
  type Unit,
  readUnitName,
  GRAMS_PER,
  MILLILITERS_PER,
} from './unit.ts';

/** Properties of a thing that conversions may need. */
interface ConvertOptions {
  /** Grams per milliliter. Converts between weight and volume if above 0. */
  readonly density?: number | null | undefined;
  /** Pieces per case. Converts between cases and pieces if above 0. */
  readonly itemsPerCase?: number | null | undefined;
}

/**
 * An amount in another unit, exact; round it with `roundUnits` where it is stored or shown.
 *
 * Units are read through their aliases.
 *
 * @throws UnitError when a unit is unknown, when weight meets volume without a density, or when
 *   the units measure different things.
 */
export function convert(
  value: number,
  from: string,
  to: string,
  options: ConvertOptions = {},
): number {
  const source = readUnitName(from);
  const target = readUnitName(to);
  if (source === null || target === null) {
    throw new UnitError('unknown-unit', `Unknown unit(s): ${from} -> ${to}`);
  }
  return source === target ? value : convertUnit(value, source, target, options);
}

export function tryConvert(...amount: Parameters<typeof convert>): number | null {
  try {
    return convert(...amount);
  } catch (error) {
    if (error instanceof UnitError) return null;
    throw error;
  }
}

function convertUnit(value: number, from: Unit, to: Unit, options: ConvertOptions): number {
  const bridge = familyBridge(from, to, options);
  const size = unitInBase(from, options.itemsPerCase);
  const targetSize = unitInBase(to, options.itemsPerCase);
  if (size === null || targetSize === null) throw incompatible();
  return (value * size * bridge) / targetSize;
}

/** Factor between the base units of two families; 1 within a family. */
function familyBridge(from: Unit, to: Unit, { density }: ConvertOptions): number {
  const [source, target] = [unitFamily(from), unitFamily(to)];
  if (source === target) return 1;
  if (source === 'count' || target === 'count') throw incompatible();
  if (typeof density !== 'number' || !Number.isFinite(density) || density <= 0) {
    throw new UnitError(
      'density-missing',
      'Mass↔Volume conversion requires positive density (g/ml).',
    );
  }
  return source === 'volume' ? density : 1 / density;
}

function incompatible(): UnitError {
  return new UnitError('incompatible', 'Incompatible units');
}

/**
 * One unit in the base unit of its family: grams, milliliters or pieces.
 *
 * @returns Null for a case of unknown content.
 */
function unitInBase(unit: Unit, itemsPerCase: number | null | undefined): number | null {
  if (isMassUnit(unit)) return GRAMS_PER[unit];
  if (isVolumeUnit(unit)) return MILLILITERS_PER[unit];
  if (unit === 'each') return 1;
  return typeof itemsPerCase === 'number' && itemsPerCase > 0 ? itemsPerCase : null;
}
