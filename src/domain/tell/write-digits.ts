import { roundTo } from '#domain/units/rounding.ts';

/**
 * Decimals of a number as a US farm reads it: exactly so many, `tenth` (one, halves away
 * from zero), `short` (at most one, no groups), `amount` (one where
 * it has a fraction), `size` (at most four), or `all` it has, without groups.
 */
export type Digits = number | 'tenth' | 'short' | 'amount' | 'size' | 'all';

const formats = new Map<number, Intl.NumberFormat>();

/** A number as US farms read it: "1,234.5". */
export function writeDigits(value: number, digits: Digits = 0): string {
  if (digits === 'all') return String(value);
  if (digits === 'short') return String(roundTo(value, 1));
  if (digits === 'size') return formatOf(0, 4).format(value);
  if (digits === 'tenth') return writeDigits(roundTo(value, 1), 1);
  const decimals = digits === 'amount' ? Number(!Number.isInteger(value)) : digits;
  const text = formatOf(decimals, decimals).format(value);
  return /^-0(\.0+)?$/.test(text) ? text.slice(1) : text;
}

function formatOf(minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  const key = minimumFractionDigits * 100 + maximumFractionDigits;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', { minimumFractionDigits, maximumFractionDigits });
    formats.set(key, format);
  }
  return format;
}
