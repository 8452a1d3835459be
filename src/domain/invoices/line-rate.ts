import { roundTo } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import type { InvoiceLine } from './invoice.ts';

/** How close to a cent a price is that was set in that unit. */
const CENT_ERROR = 1e-6;

/**
 * The price of a line in the unit it was set in: the first in which it is whole cents, its own unit before others.
 * A price that is whole cents in none is of its own unit.
 */
export function lineRate({ unit, unitPrice }: Pick<InvoiceLine, 'unit' | 'unitPrice'>) {
  if (unit === '') return { amount: unitPrice, unit };
  const perGram = unitPrice / GRAMS_PER[unit];
  const rates = ([unit, 'lb', 'oz', 'kg', 'g'] as const).map((one) => ({
    amount: perGram * GRAMS_PER[one],
    unit: one,
  }));
  const whole = rates.find(({ amount }) => Math.abs(amount - roundTo(amount, 2)) < CENT_ERROR);
  return whole === undefined
    ? { amount: unitPrice, unit }
    : { amount: roundTo(whole.amount, 2), unit: whole.unit };
}
