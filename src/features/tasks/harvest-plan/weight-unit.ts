import type { ListedHarvest } from '#domain/reports/listed-harvests.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { OUNCES_PER_POUND } from '#domain/units/unit.ts';
import { formatHead, formatInColumn } from '#ui/format-weights.ts';
import { formatOz, formatTrays } from '#ui/format.ts';

/** The unit weights are shown in; 16 oz are a pound. A farm that weighs in grams reads grams and kilograms. */
export type WeightUnit = 'oz' | 'lb';

/** The unit of a row: the chosen one of weights, or trays of what is sold alive. */
export type RowUnit = WeightUnit | 'tray';

/** A harvest with the unit in which its amounts are shown. */
export type ShownHarvest = Omit<ListedHarvest, 'unit'> & { readonly unit: RowUnit };

/** A weight in the chosen unit, with one decimal and without the unit; trays stand with their word. */
export function weightIn(ounces: number, unit: RowUnit): string {
  if (unit === 'tray') return formatTrays(roundTo(ounces, 1));
  const weight = unit === 'lb' ? ounces / OUNCES_PER_POUND : ounces;
  return formatInColumn(unit, weight, 'tenth');
}

/** An amount with its unit: "52.0 oz", "6 trays". */
export function weightOrTrays(ounces: number, unit: RowUnit): string {
  if (unit === 'tray') return weightIn(ounces, unit);
  return unit === 'oz' ? formatOz(ounces) : `${weightIn(ounces, unit)} ${formatHead(unit)}`;
}

/** The unit named in the address; ounces when none is. */
export function weightUnitOf(query: URLSearchParams): WeightUnit {
  return query.get('unit') === 'lb' ? 'lb' : 'oz';
}
