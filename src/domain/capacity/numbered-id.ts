/**
 * Next id with this prefix: `grow-4` after `grow-1` and `grow-3`. Gaps aren't filled, so an id never refers to
 * two things.
 *
 * @param prefix - Everything before the number, such as `grow-` or `s`.
 */
export function nextNumberedId(prefix: string, knownIds: readonly string[]): string {
  const numbers = knownIds
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .filter((rest) => /^[0-9]+$/.test(rest))
    .map(Number);
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}
