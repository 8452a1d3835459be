/**
 * The id after all known ones that count on from the same beginning: `grow-4` after `grow-1` and
 * `grow-3`. Gaps are not filled, so that an id never names two things.
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
