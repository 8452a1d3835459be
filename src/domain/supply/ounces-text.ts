import { roundTo } from '#domain/units/rounding.ts';

/** An amount in words of a sentence: at most one decimal. */
export function ouncesText(ounces: number): string {
  return String(roundTo(ounces, 1));
}
