import type { Unit } from './unit.ts';

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
