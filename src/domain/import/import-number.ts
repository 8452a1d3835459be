const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** `1,234,567.5` or `1,234.5`: commas part thousands in front of a point or when there are several. */
const COMMA_THOUSANDS = /^[+-]?\d{1,3}((,\d{3})+\.\d*|(,\d{3}){2,})$/;
const POINT_THOUSANDS = /^[+-]?\d{1,3}((\.\d{3})+,\d*|(\.\d{3}){2,})$/;
const DECIMAL_COMMA = /^[+-]?\d*,\d+$/;
/** `1,234` may be a thousand and more, or one and a bit. */
const EITHER = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Reads `1234.5`, `1,234.50`, `1.234,50`, `12,5`, `$54`; a comma before exactly three digits is never guessed, but
 * unclear.
 *
 * @returns Null for what is no number.
 */
export function readTypedNumber(cell: string): number | 'unclear' | null {
  const text = cell
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace('\u2212', '-')
    .replace(/^([+-]?)\$/, '$1');
  if (PLAIN.test(text)) return numbered(text);
  if (COMMA_THOUSANDS.test(text)) return numbered(text.replaceAll(',', ''));
  if (POINT_THOUSANDS.test(text)) return numbered(text.replaceAll('.', '').replace(',', '.'));
  if (EITHER.test(text)) return 'unclear';
  if (DECIMAL_COMMA.test(text)) return numbered(text.replace(',', '.'));
  return null;
}

function numbered(text: string): number | null {
  const value = Number(text);
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? value + 0 : null;
}
