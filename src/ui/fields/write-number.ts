/** How a number stands in a field that nobody types in. */
export interface NumberLook {
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** Thousands are grouped: "1,250". */
  readonly thousandSeparator?: ',' | '' | undefined;
  /** So many decimals at least: "$9.50". */
  readonly minDecimals?: number | undefined;
}

/** A number with the words around it; nothing for none. */
export function writeNumber(value: number | null, look: NumberLook): string {
  if (value === null) return '';
  const { prefix = '', suffix = '', thousandSeparator = '', minDecimals = 0 } = look;
  const digits = plainDigits(Math.abs(value), minDecimals);
  const [whole = '', decimals] = digits.split('.');
  const grouped =
    thousandSeparator === '' ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousandSeparator);
  const point = decimals === undefined ? '' : `.${decimals}`;
  return `${value < 0 ? '-' : ''}${prefix}${grouped}${point}${suffix}`;
}

/** The digits alone, as they are typed: without the exponent of very large and very small numbers. */
export function plainDigits(value: number, minDecimals = 0): string {
  return value.toLocaleString('en-US', {
    useGrouping: false,
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: 20,
  });
}
