import type { ProUnit, Quantity, Unit } from '#domain/units/unit.ts';
import { readNumber } from './coerce.ts';
import { isRecord } from './json-record.ts';
import { settle } from './settle.ts';

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

/** A unit of the core screens, from its name or a usual alias such as `lbs` or `fl oz`. */
export function readUnit<F>(value: unknown, fallback: F): Unit | F {
  if (typeof value !== 'string') return fallback;
  const name = value
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replaceAll(/[\s-]+/g, '_');
  return UNIT_BY_NAME.get(name) ?? fallback;
}

/** A unit of the Pro screens, which count in `unit` and know no cases. */
export function readProUnit<F>(value: unknown, fallback: F): ProUnit | F {
  const unit = readUnit(value, null);
  if (unit === null || unit === 'case') return fallback;
  return unit === 'each' ? 'unit' : unit;
}

/** An amount with its unit; a bare number counts in the fallback unit. Null when there is no number. */
export function readQuantity(value: unknown, fallbackUnit: Unit): Quantity | null {
  const source = isRecord(value) ? value : { qty: value };
  const qty = readNumber(source.qty, null);
  if (qty === null) return null;
  return settle<Quantity>(source, { qty, unit: readUnit(source.unit, fallbackUnit) });
}
