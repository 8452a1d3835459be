import { roundTo } from '#domain/units/rounding.ts';

const byDecimals = new Map<number, Intl.NumberFormat>();

/** A number with exactly so many decimals and thousands separators. */
export function formatNumber(value: number, decimals = 0): string {
  let format = byDecimals.get(decimals);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    byDecimals.set(decimals, format);
  }
  const text = format.format(value);
  return /^-0(\.0+)?$/.test(text) ? text.slice(1) : text;
}

/** A number with one decimal where it has a fraction, without one where it is whole. */
export function formatAmount(amount: number): string {
  return formatNumber(amount, Number.isInteger(amount) ? 0 : 1);
}

/** "1 tray", "3 trays". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${Number.isInteger(count) ? formatNumber(count) : String(count)} ${count === 1 ? one : many}`;
}

/** "1 tray", "3 trays". */
export function formatTrays(trays: number): string {
  return formatCount(trays, 'tray');
}

/** A weight in ounces with one decimal, rounded as in sentences: "105.0 oz". */
export function formatOz(ounces: number): string {
  return `${formatNumber(roundTo(ounces, 1), 1)} oz`;
}

/** A weight in pounds with one decimal: "6.6 lb". */
export function formatLb(pounds: number, decimals = 1): string {
  return `${formatNumber(pounds, decimals)} lb`;
}

/** Money with cents, or with as many decimals as asked: "$1,234.50". */
export function formatDollars(dollars: number, decimals = 2): string {
  const text = formatNumber(Math.abs(dollars), decimals);
  return dollars < 0 && /[1-9]/.test(text) ? `-$${text}` : `$${text}`;
}

/** The price of one thing: with cents, or with the finer decimals it has: "$4.25", "$0.0125". */
export function formatPrice(dollars: number): string {
  return formatDollars(dollars, roundTo(dollars, 2) === dollars ? 2 : 4);
}

/** What is earned of a hundred dollars: "46.4%"; a dash where nothing is paid. */
export function formatMarginPercent(percent: number | null): string {
  return percent === null ? '—' : `${formatNumber(percent, 1)}%`;
}

/** A part of a whole in percent: "87%". */
export function formatPercent(percent: number, decimals = 0): string {
  return `${formatNumber(percent, decimals)}%`;
}
