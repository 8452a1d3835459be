import { roundTo } from '#domain/units/rounding.ts';

/** Money with cents; a minus comes first. */
export function dollars(amount: number): string {
  const text = Math.abs(amount).toFixed(2);
  return amount < 0 && /[1-9]/.test(text) ? `-$${text}` : `$${text}`;
}

/** An amount with at most so many decimals, without trailing zeros, rounded as on the screens. */
export function figure(amount: number, decimals = 1): string {
  return String(roundTo(amount, decimals));
}
