import { roundTo } from '#domain/units/rounding.ts';
import { formatNumber } from '#ui/format.ts';

/** The unit weights are shown in; 16 oz are a pound. */
export type WeightUnit = 'oz' | 'lb';

const OUNCES_PER_POUND = 16;

/** A weight in the chosen unit, with one decimal and without the unit. */
export function weightIn(unit: WeightUnit, ounces: number): string {
  return formatNumber(roundTo(unit === 'lb' ? ounces / OUNCES_PER_POUND : ounces, 1), 1);
}

/** The unit named in the address; ounces when none is. */
export function weightUnitOf(query: URLSearchParams): WeightUnit {
  return query.get('unit') === 'lb' ? 'lb' : 'oz';
}
