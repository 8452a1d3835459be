import { readDigits, readTypedUnit, type TypedUnit } from '#domain/tell/read-digits.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { formatNumber, pageTeller } from '../format.ts';
import type { NumberShape } from './write-number.ts';
import { fieldUnit, MOST_GRAMS_A_TRAY, shownWeight, storedWeight } from './weight-in-field.ts';

export interface FieldNumber {
  /** Null when it is empty or not understood. */
  readonly value: number | null;
  readonly problem: string | null;
  /** It may still become right by typing on: "-", "12,5", the 2 of 2026. */
  readonly isUnfinished: boolean;
}

/** The most of anything that is counted in whole numbers, trays first of all. */
export const MAX_COUNT = 100_000;

/**
 * What was typed, pasted or put into a field for a number, read as the farm writes numbers (`readDigits`). What is not wholly
 * a number is refused: no part of it is taken for the whole.
 */
export function readFieldNumber(text: string, shape: NumberShape = {}): FieldNumber {
  const bare = withoutWords(text, shape);
  if (bare === '') return { value: null, problem: null, isUnfinished: false };
  const { weight } = shape;
  const { bare: digits, unit } = weight === undefined ? { bare, unit: null } : readTypedUnit(bare);
  const plain = readDigits(digits, pageTeller().region.numbers);
  const isUnfinished = UNFINISHED.test(bare);
  const typed = Number(plain);
  if (plain === null || !Number.isFinite(typed))
    return { value: null, problem: 'Not a number', isUnfinished };
  const value =
    weight === undefined ? typed : storedWeight(typed, unit ?? fieldUnit(weight), weight);
  const problem =
    shapeProblem(plain, shape) ?? yieldProblem(value, unit, shape) ?? rangeProblem(value, shape);
  const mayGrow = value >= 0 && value < (shape.min ?? value);
  return {
    value: problem === null ? value : null,
    problem,
    isUnfinished: problem !== null && (mayGrow || isUnfinished),
  };
}

/** The top of a field: the one it names, else the one of every count. */
export function topOf({ max, allowDecimal = true }: NumberShape): number | undefined {
  return max ?? (allowDecimal ? undefined : MAX_COUNT);
}

/** A sign, a mark, a group of thousands that lacks figures, or the beginning of a unit. */
const UNFINISHED = /^-?(?:[.,]?|[1-9]\d*(?:,\d{3})*,\d{0,2}|[\d.,]+\s*[kol])$/i;

function withoutWords(text: string, { prefix = '', suffix = '', weight }: NumberShape): string {
  let bare = text.trim().replace(/^[−–]/, '-');
  const sign = bare.startsWith('-') ? '-' : '';
  bare = bare.slice(sign.length).trim();
  const before = prefix.trim();
  // The unit of a weight is read apart from its number.
  const after = weight === undefined ? suffix.trim() : '';
  if (before !== '' && bare.startsWith(before)) bare = bare.slice(before.length);
  if (after !== '' && bare.endsWith(after)) bare = bare.slice(0, -after.length);
  return sign + bare.trim();
}

function shapeProblem(plain: string, { allowDecimal = true, decimalScale }: NumberShape) {
  const decimals = /\.(\d*?)0*$/.exec(plain)?.[1]?.length ?? 0;
  if (!allowDecimal && !/^-?\d+(?:\.0+)?$/.test(plain)) return 'Whole numbers only';
  if (decimalScale === undefined || decimals <= decimalScale) return null;
  return `Not more than ${decimalScale} decimals`;
}

function rangeProblem(value: number, shape: NumberShape): string | null {
  const top = topOf(shape);
  if (shape.min !== undefined && value < shape.min)
    return `Enter ${shown(shape.min, shape)} or more`;
  return top !== undefined && value > top ? `Not more than ${shown(top, shape)}` : null;
}

/** Stored, more of a tray would be read as grams; a yield in ounces alone may be meant so. */
function yieldProblem(ounces: number, unit: TypedUnit | null, { weight }: NumberShape) {
  const isMeantSo = unit === null && fieldUnit('yield') === 'oz';
  if (weight !== 'yield' || isMeantSo || ounces * GRAMS_PER.oz <= MOST_GRAMS_A_TRAY + 1e-6)
    return null;
  return `Not more than ${formatNumber(MOST_GRAMS_A_TRAY)} g`;
}

function shown(limit: number, { weight }: NumberShape): string {
  if (weight !== undefined && fieldUnit(weight) !== 'oz' && fieldUnit(weight) !== 'lb')
    return `${formatNumber(shownWeight(limit, weight), 'all')} ${fieldUnit(weight)}`;
  return formatNumber(limit, Number.isInteger(limit) && limit >= 10_000 ? 0 : 'all');
}
