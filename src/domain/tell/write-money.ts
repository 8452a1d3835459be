import type { Currency, Region } from './region.ts';

/** The signs that stand before a number where it has a decimal point; those of other currencies stand after it. */
const BEFORE: Readonly<Partial<Record<Currency, string>>> = {
  GBP: '£',
  EUR: '€',
  BRL: 'R$',
  ZAR: 'R',
  INR: '₹',
  CHF: 'CHF\u00A0',
};

const AFTER: Readonly<Partial<Record<Currency, string>>> = {
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
  PLN: 'zł',
  CZK: 'Kč',
};

/** The sign of a currency alone: "$", "€", "kr". */
export function currencySign(currency: Currency): string {
  return (BEFORE[currency] ?? AFTER[currency] ?? '$').trim();
}

/** The words around an amount, its minus left out: "$" and nothing, or nothing and " €". */
export function moneyAround({ currency, numbers }: Pick<Region, 'currency' | 'numbers'>): {
  readonly prefix: string;
  readonly suffix: string;
} {
  const stands = numbers === 'point' && AFTER[currency] === undefined;
  return stands
    ? { prefix: BEFORE[currency] ?? '$', suffix: '' }
    : { prefix: '', suffix: `\u00A0${currencySign(currency)}` };
}
