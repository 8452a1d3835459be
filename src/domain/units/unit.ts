export type MassUnit = 'mg' | 'g' | 'kg' | 'oz' | 'lb';

type VolumeUnit = 'ml' | 'l' | 'fl_oz' | 'gal';

/** Units of the catalog and the core screens, which count in `each`. */
export type Unit = MassUnit | VolumeUnit | 'each' | 'case';

/** Units of the Pro screens, which count in `unit`; one `each` is one `unit`. */
export type ProUnit = MassUnit | VolumeUnit | 'unit';

export interface Quantity {
  readonly qty: number;
  readonly unit: Unit;
}

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

export function unitLabel(unit: Unit): string {
  return unit === 'fl_oz' ? 'fl oz' : unit;
}

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A number on screen: "1,200", "2.5"; at most 4 decimals. */
function amountLabel(amount: number): string {
  return amounts.format(amount);
}

/** An amount on screen: "4 oz", "2.5 fl oz", "1,200 each", "3 cases"; at most 4 decimals. */
export function quantityLabel(quantity: Quantity): string {
  return `${amountLabel(quantity.qty)} ${unitOf(quantity)}`;
}

/** The unit of an amount as it is read: "cases" of several. */
export function unitOf({ qty, unit }: Quantity): string {
  return unit === 'case' && qty !== 1 ? 'cases' : unitLabel(unit);
}

/** Other ways to write each unit, lower case, spaces and hyphens as underscores. */
const UNIT_ALIASES: Readonly<Record<Unit, readonly string[]>> = {
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams', 'gm', 'gr'],
  kg: ['kilogram', 'kilograms', 'kilo', 'kilos', 'kgs'],
  oz: ['ounce', 'ounces', 'ozs'],
  lb: ['lbs', 'pound', 'pounds', '#'],
  ml: ['milliliter', 'milliliters', 'millilitre', 'millilitres', 'cc'],
  l: ['liter', 'liters', 'litre', 'litres', 'ltr'],
  fl_oz: ['floz', 'fluid_ounce', 'fluid_ounces'],
  gal: ['gallon', 'gallons', 'gals'],
  each: ['ea', 'unit', 'units', 'piece', 'pieces', 'pc', 'pcs', 'count', 'ct', 'item', 'items'],
  case: ['cases', 'cs'],
};

const UNIT_BY_NAME: ReadonlyMap<string, Unit> = new Map(
  // `Object.keys` forgets that the keys are units.
  (Object.keys(UNIT_ALIASES) as Unit[]).flatMap((unit) =>
    [unit, ...UNIT_ALIASES[unit]].map((name): [string, Unit] => [name, unit]),
  ),
);

/**
 * The unit that a text means, by its name or a usual alias such as `lbs`, `fl oz` or `#`.
 *
 * Case, blanks around it and one full stop at its end do not matter; `unit` is `each`.
 *
 * @returns Null when the text names no unit.
 */
export function readUnitName(value: unknown): Unit | null {
  if (typeof value !== 'string') return null;
  const name = value
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replaceAll(/[\s-]+/g, '_');
  return UNIT_BY_NAME.get(name) ?? null;
}

type UnitErrorReason = 'unknown-unit' | 'density-missing' | 'incompatible';

/** An amount that cannot be converted; its message is fit to be shown. */
export class UnitError extends Error {
  readonly reason: UnitErrorReason;

  constructor(reason: UnitErrorReason, message: string) {
    super(message);
    this.name = 'UnitError';
    this.reason = reason;
  }
}

/** Grams in one unit of weight, by definition of the pound and its ounces. */
export const GRAMS_PER = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  oz: 28.349523125,
  lb: 453.59237,
} as const satisfies Readonly<Record<MassUnit, number>>;

export const OUNCES_PER_POUND = 16;

/** Milliliters in one unit of volume; gallons and fluid ounces are those of the US. */
export const MILLILITERS_PER = {
  ml: 1,
  l: 1000,
  fl_oz: 29.5735295625,
  gal: 3785.411784,
} as const satisfies Readonly<Record<VolumeUnit, number>>;
