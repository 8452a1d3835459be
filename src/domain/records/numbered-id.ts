import { uniqueId } from './change-records.ts';

/**
 * Next id with this prefix: `grow-4` after `grow-1` and `grow-3`. Gaps aren't filled, so an id never refers to
 * two things.
 *
 * @param prefix - Everything before the number, such as `grow-` or `s`.
 * @param digits - How many digits the number has at least.
 */
export function nextNumberedId(prefix: string, knownIds: Iterable<string>, digits = 1): string {
  const numbers = [...knownIds]
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .filter((rest) => /^[0-9]+$/.test(rest))
    .map(Number);
  return prefix + `${Math.max(0, ...numbers) + 1}`.padStart(digits, '0');
}

/** The next number for an id that ends in one, with as many digits; else the first free `-2`, `-3`, … */
export function freeIdFor(id: string, taken: ReadonlySet<string>): string {
  const [, prefix = '', digits = ''] = /^(.*?)(\d+)$/.exec(id) ?? [];
  return digits === '' ? uniqueId(id, taken) : nextNumberedId(prefix, taken, digits.length);
}
