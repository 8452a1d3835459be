import { roundTo } from '#domain/units/rounding.ts';

/** A margin in dollars and cents, and in percent of the amount with 1 decimal. */
export interface Margin {
  readonly amount: number;
  readonly cost: number;
  readonly margin: number;
  /** Null where nothing is paid. */
  readonly marginPercent: number | null;
}

/** Margin of an amount over its cost, rounded as in reports. */
export function marginOf(dollars: number, spent: number): Margin {
  const [amount, cost] = [roundTo(dollars, 2), roundTo(spent, 2)];
  const margin = roundTo(amount - cost, 2);
  const marginPercent = amount === 0 ? null : roundTo((margin / amount) * 100, 1);
  return { amount, cost, margin, marginPercent };
}
