import { formatNumber } from '../format.ts';

/** What a field for a number takes. */
export interface NumberRules {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** False where only whole numbers make sense. */
  readonly allowDecimal?: boolean | undefined;
  /** The most decimals. */
  readonly decimalScale?: number | undefined;
  /** Words around the number, which may be typed or pasted with it: "$", " %". */
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
}

/** What a text in such a field means. */
export interface FieldNumber {
  /** Null when it is empty or not understood. */
  readonly value: number | null;
  /** Why it is not taken; null when it is. */
  readonly problem: string | null;
  /** It may still become right by typing on: "-", "12,5", the 2 of 2026. */
  readonly isUnfinished: boolean;
}

/** The most of anything that is counted in whole numbers, trays first of all. */
export const MAX_COUNT = 100_000;

/**
 * What was typed, pasted or put into a field for a number. A comma before three figures groups
 * thousands ("1,250"), any other one is a decimal point ("2,5"). What is not wholly a number is refused:
 * no part of it is taken for the whole.
 */
export function readFieldNumber(text: string, rules: NumberRules = {}): FieldNumber {
  const bare = withoutWords(text, rules);
  if (bare === '') return { value: null, problem: null, isUnfinished: false };
  const plain = plainNumber(bare);
  const isUnfinished = UNFINISHED.test(bare);
  const value = Number(plain);
  if (plain === null || !Number.isFinite(value))
    return { value: null, problem: 'Not a number', isUnfinished };
  const problem = shapeProblem(plain, rules) ?? rangeProblem(value, rules);
  const mayGrow = value >= 0 && value < (rules.min ?? value);
  return {
    value: problem === null ? value : null,
    problem,
    isUnfinished: problem !== null && (mayGrow || isUnfinished),
  };
}

/** The top of a field: the one it names, else the one of every count. */
export function topOf({ max, allowDecimal = true }: NumberRules): number | undefined {
  return max ?? (allowDecimal ? undefined : MAX_COUNT);
}

/** A sign, a point, or a group of thousands that lacks figures. */
const UNFINISHED = /^-?(?:[.,]?|[1-9]\d*(?:,\d{3})*,\d{0,2})$/;
const GROUPED = /^-?[1-9]\d*(?:,\d{3})+(?:\.\d*)?$/;
const WITH_POINT = /^-?(?:\d+\.?\d*|\.\d+)$/;
const WITH_COMMA = /^-?(?:(?:0|[1-9]\d*)?,\d{1,2}|0?,\d{3,})$/;

function withoutWords(text: string, { prefix = '', suffix = '' }: NumberRules): string {
  let bare = text.trim().replace(/^[−–]/, '-');
  const sign = bare.startsWith('-') ? '-' : '';
  bare = bare.slice(sign.length).trim();
  const before = prefix.trim();
  const after = suffix.trim();
  if (before !== '' && bare.startsWith(before)) bare = bare.slice(before.length);
  if (after !== '' && bare.endsWith(after)) bare = bare.slice(0, -after.length);
  return sign + bare.trim();
}

/** The same number as digits with a point; null when the text is none. */
function plainNumber(bare: string): string | null {
  if (GROUPED.test(bare)) return bare.replaceAll(',', '');
  if (WITH_COMMA.test(bare)) return bare.replace(',', '.');
  return WITH_POINT.test(bare) ? bare : null;
}

function shapeProblem(plain: string, { allowDecimal = true, decimalScale }: NumberRules) {
  const decimals = /\.(\d*?)0*$/.exec(plain)?.[1]?.length ?? 0;
  if (!allowDecimal && !/^-?\d+(?:\.0+)?$/.test(plain)) return 'Whole numbers only';
  if (decimalScale === undefined || decimals <= decimalScale) return null;
  return `Not more than ${decimalScale} decimals`;
}

function rangeProblem(value: number, rules: NumberRules): string | null {
  const top = topOf(rules);
  if (rules.min !== undefined && value < rules.min) return `Enter ${shown(rules.min)} or more`;
  return top !== undefined && value > top ? `Not more than ${shown(top)}` : null;
}

function shown(limit: number): string {
  return Number.isInteger(limit) && limit >= 10_000 ? formatNumber(limit) : String(limit);
}
