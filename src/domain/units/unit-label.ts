import type { Quantity, Unit } from './unit.ts';

export function unitLabel(unit: Unit): string {
  return unit === 'fl_oz' ? 'fl oz' : unit;
}

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A number on screen: "1,200", "2.5"; at most 4 decimals. */
export function amountLabel(amount: number): string {
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
