/** Limits of a number, both included. */
interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

const NUMERIC_TEXT = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A text; a number becomes its digits, anything else is empty. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

export function readTextOrNull(value: unknown): string | null {
  const text = readText(value);
  return text.trim() === '' ? null : text;
}

export function readOptionalText(value: unknown): string | undefined {
  return readTextOrNull(value) ?? undefined;
}

/**
 * A number inside its limits. Digits in a text count as a number; anything else gives the fallback,
 * which may be null or undefined for fields that know "unset".
 */
export function readNumber<F extends number | null | undefined>(
  value: unknown,
  fallback: F,
  { min = -Infinity, max = Infinity }: NumberRange = {},
): number | F {
  const number = parseNumber(value);
  if (number === null) return fallback;
  // Adding 0 turns -0, which JSON cannot tell from 0, into 0.
  return Math.min(max, Math.max(min, number)) + 0;
}

/** Reads a whole number within its limits. Fractions are rounded down. */
export function readWhole<F extends number | null | undefined>(
  value: unknown,
  fallback: F,
  range: NumberRange = {},
): number | F {
  const number = parseNumber(value);
  return number === null ? fallback : readNumber(Math.floor(number), fallback, range);
}

/** A number above 0; anything else gives the fallback. */
export function readPositive<F extends number | null | undefined>(
  value: unknown,
  fallback: F,
): number | F {
  const number = parseNumber(value);
  return number !== null && number > 0 ? number : fallback;
}

/** A finite number or the number a text spells, else null. */
export function parseNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !NUMERIC_TEXT.test(value.trim())) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Reads a switch. Only `true`, `'true'` and 1 are on; a missing one gets the fallback. */
export function readBoolean<F extends boolean | undefined>(
  value: unknown,
  fallback: F,
): boolean | F {
  if (value === undefined || value === null) return fallback;
  return value === true || value === 1 || value === 'true';
}

/** Reads one value of a list, ignoring case, or returns the fallback. */
export function readChoice<const T extends string, F>(
  value: unknown,
  choices: readonly T[],
  fallback: F,
): T | F {
  if (typeof value !== 'string') return fallback;
  const wanted = value.trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === wanted) ?? fallback;
}

export function readNumbers(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => readNumber(item, null)).filter((number) => number !== null);
}

/** The texts of a list, blanks and doubles dropped. */
export function readTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.map(readText).filter((text) => text.trim() !== '');
  return [...new Set(texts)];
}
