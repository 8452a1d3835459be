import { formatNumber, pageTeller } from '../format.ts';
import { type FieldWeight, shownWeight } from './weight-in-field.ts';

/** What a number may be in a field, and how it stands there while nobody types in it. */
export interface NumberShape {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** False where only whole numbers make sense. */
  readonly allowDecimal?: boolean | undefined;
  readonly decimalScale?: number | undefined;
  /** Words around the number, which may be typed or pasted with it: "$", " %". */
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** Thousands are grouped: "1,250". */
  readonly thousandSeparator?: ',' | '' | undefined;
  /** So many decimals at least: "$9.50". */
  readonly minDecimals?: number | undefined;
  /** It is a weight: stored in ounces or pounds, shown in the unit of the farm, and typed with any unit. */
  readonly weight?: FieldWeight | undefined;
}

/** A number with the words around it; nothing for none. */
export function writeNumber(value: number | null, shape: NumberShape): string {
  if (value === null) return '';
  const { prefix = '', suffix = '', thousandSeparator = '' } = shape;
  const digits = typedDigits(Math.abs(value), shape);
  const [whole = '', ...decimals] = digits.split(decimalMark());
  const grouped =
    thousandSeparator === '' ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark());
  const text = [grouped, ...decimals].join(decimalMark());
  return `${value < 0 ? '-' : ''}${prefix}${text}${suffix}`;
}

/** The digits alone, as they are typed: in the unit of the field, without the exponent of very small numbers. */
export function typedDigits(value: number, { weight, minDecimals = 0 }: NumberShape = {}): string {
  const shown = weight === undefined ? value : shownWeight(value, weight);
  const plain = shown.toLocaleString('en-US', {
    useGrouping: false,
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: 20,
  });
  return plain.replace('.', decimalMark());
}

export function decimalMark(): string {
  return pageTeller().region.numbers === 'point' ? '.' : ',';
}

function groupMark(): string {
  return formatNumber(1000).slice(1, -3);
}
