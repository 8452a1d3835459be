import type { Quantity, Unit } from './unit.ts';

/** What a unit is called on screen. */
export function unitLabel(unit: Unit): string {
  return unit === 'fl_oz' ? 'fl oz' : unit;
}

/** An amount on screen: "4 oz", "2.5 fl oz", "3 cases"; at most 4 decimals. */
export function quantityLabel({ qty, unit }: Quantity): string {
  const label = unit === 'case' && qty !== 1 ? 'cases' : unitLabel(unit);
  return `${Number(qty.toFixed(4))} ${label}`;
}
