import { formatNumber, pageTeller } from '../format.ts';
import { type FieldWeight, shownWeight } from './weight-in-field.ts';

/** How a number stands in a field that nobody types in. */
export interface NumberLook {
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** Thousands are grouped: "1,250". */
  readonly thousandSeparator?: ',' | '' | undefined;
  /** So many decimals at least: "$9.50". */
  readonly minDecimals?: number | undefined;
  /** It is a weight: shown in the unit of the farm. */
  readonly weight?: FieldWeight | undefined;
}

/** A number with the words around it; nothing for none. */
export function writeNumber(value: number | null, look: NumberLook): string {
  if (value === null) return '';
  const { prefix = '', suffix = '', thousandSeparator = '' } = look;
  const digits = typedDigits(Math.abs(value), look);
  const [whole = '', ...decimals] = digits.split(decimalMark());
  const grouped =
    thousandSeparator === '' ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark());
  const text = [grouped, ...decimals].join(decimalMark());
  return `${value < 0 ? '-' : ''}${prefix}${text}${suffix}`;
}

/** The digits alone, as they are typed: in the unit of the field, without the exponent of very small numbers. */
export function typedDigits(value: number, { weight, minDecimals = 0 }: NumberLook = {}): string {
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
