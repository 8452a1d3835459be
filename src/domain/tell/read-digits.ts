import { GRAMS_PER } from '#domain/units/unit.ts';
import type { Region } from './region.ts';

const GROUPED = /^-?[1-9]\d*(?:,\d{3})+(?:\.\d*)?$/;
const WITH_POINT = /^-?(?:\d+\.?\d*|\.\d+)$/;
const FEW_AFTER_COMMA = /^-?(?:(?:0|[1-9]\d*)?,\d{1,2}|0?,\d{3,})$/;
const GROUPED_BY_POINTS = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const WITH_COMMA = /^-?(?:\d+,?\d*|,\d+)$/;
const BLANK_BETWEEN_GROUPS = /(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g;

/**
 * A typed number as digits with a point; null when the text is none.
 *
 * In a `point` farm a comma before three figures groups thousands, any other one is a decimal mark. In the others a comma is
 * the decimal mark; a point before three figures groups thousands in a `comma` farm, any other one is a decimal mark, too.
 */
export function readDigits(text: string, numbers: Region['numbers']): string | null {
  if (numbers === 'point') {
    if (GROUPED.test(text)) return text.replaceAll(',', '');
    if (FEW_AFTER_COMMA.test(text)) return text.replace(',', '.');
    return WITH_POINT.test(text) ? text : null;
  }
  const bare = text.replaceAll(BLANK_BETWEEN_GROUPS, '');
  if (numbers === 'comma' && GROUPED_BY_POINTS.test(bare))
    return bare.replaceAll('.', '').replace(',', '.');
  if (WITH_COMMA.test(bare)) return bare.replace(',', '.');
  return WITH_POINT.test(bare) ? bare : null;
}

export type TypedUnit = 'g' | 'kg' | 'oz' | 'lb';

const WITH_UNIT = /^(.*?)\s*(g|kg|oz|lb)$/i;

/** A typed weight apart from its unit: "1.5 kg"; without one it is in the unit of the field. */
export function readTypedUnit(text: string): {
  readonly bare: string;
  readonly unit: TypedUnit | null;
} {
  const [, bare, unit] = WITH_UNIT.exec(text.trim()) ?? [];
  return bare === undefined
    ? { bare: text, unit: null }
    : // It is one of those that the pattern names.
      { bare, unit: unit?.toLowerCase() as TypedUnit };
}

/** A weight in another unit, unrounded. */
export function inUnit(value: number, from: TypedUnit, to: TypedUnit): number {
  return from === to ? value : (value * GRAMS_PER[from]) / GRAMS_PER[to];
}
