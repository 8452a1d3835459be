import { roundTo } from '#domain/units/rounding.ts';
import { formatNumber, formatTrays } from '#ui/format.ts';

/** The unit weights are shown in; 16 oz are a pound. */
export type WeightUnit = 'oz' | 'lb';

/** The unit of a row: the chosen one of weights, or trays of what is sold alive. */
export type RowUnit = WeightUnit | 'tray';

const OUNCES_PER_POUND = 16;

/** A weight in the chosen unit, with one decimal and without the unit; trays stand with their word. */
export function weightIn(unit: RowUnit, ounces: number): string {
  if (unit === 'tray') return formatTrays(roundTo(ounces, 1));
  return formatNumber(roundTo(unit === 'lb' ? ounces / OUNCES_PER_POUND : ounces, 1), 1);
}

/** An amount with its unit: "52.0 oz", "6 trays". */
export function weightOrTrays(unit: RowUnit, ounces: number): string {
  return unit === 'tray' ? weightIn(unit, ounces) : `${weightIn(unit, ounces)} ${unit}`;
}

/** The unit named in the address; ounces when none is. */
export function weightUnitOf(query: URLSearchParams): WeightUnit {
  return query.get('unit') === 'lb' ? 'lb' : 'oz';
}
