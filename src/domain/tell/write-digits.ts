import { roundTo } from '#domain/units/rounding.ts';

/** How a number is written that has not simply so many decimals. */
const STYLES = {
  /** One decimal, halves away from zero. */
  tenth: (value: number) => fixed(roundTo(value, 1), 1),
  /** One where it has a fraction. */
  amount: (value: number) => fixed(value, Number.isInteger(value) ? 0 : 1),
  /** One below 10, as a scale shows it. */
  scale: (value: number) => fixed(value, value < 10 && !Number.isInteger(value) ? 1 : 0),
  /** At most one, and no less than 0.1. */
  least: (value: number) => formatOf(0, 1).format(Math.max(0.1, roundTo(value, 1))),
  /** At most two. */
  few: (value: number) => formatOf(0, 4).format(roundTo(value, 2)),
  /** At most four. */
  size: (value: number) => formatOf(0, 4).format(value),
  /** At most six. */
  million: (value: number) => formatOf(0, 6).format(value),
};

/** The same without groups of thousands. */
const BARE_STYLES = {
  /** One decimal. */
  one: (value: number) => roundTo(value, 1).toFixed(1),
  /** Three decimals. */
  thousandth: (value: number) => value.toFixed(3),
  /** At most one. */
  short: (value: number) => String(roundTo(value, 1)),
  /** At most two. */
  hundredth: (value: number) => String(Math.round(value * 100) / 100),
  /** At most four. */
  exact: (value: number) => String(roundTo(value, 4)),
  /** All it has. */
  all: String as (value: number) => string,
};

const ALL_STYLES = { ...STYLES, ...BARE_STYLES };

/** Decimals of a number as a US farm reads it: exactly so many, or a style. */
export type Digits = number | keyof typeof STYLES | keyof typeof BARE_STYLES;

const formats = new Map<number, Intl.NumberFormat>();

/** A number as US farms read it: "1,234.5". */
export function writeDigits(value: number, digits: Digits = 0): string {
  return typeof digits === 'number' ? fixed(value, digits) : ALL_STYLES[digits](value);
}

/** Whether a style leaves thousands without groups. */
export function isBareStyle(digits: Digits): boolean {
  return typeof digits === 'string' && digits in BARE_STYLES;
}

function fixed(value: number, decimals: number): string {
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
