import type { KeptVersion } from './stored-farm.ts';

const NEWEST = 50;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Beyond the newest ones: the last of each hour for two days, and of each day for thirty. */
const SPANS = [
  { each: HOUR_MS, within: 2 * DAY_MS },
  { each: DAY_MS, within: 30 * DAY_MS },
] as const;

/** Room for the versions of one user; beyond it the oldest go. */
export const MAX_KEPT_BYTES = 100 * 1024 * 1024;

/**
 * The versions that may go: all but the newest 50, the last of each hour of the newest two days, and the
 * last of each of the newest 30 days. So somebody who runs down a list all morning does not push out
 * what the farm was before.
 *
 * Hours and days are those of UTC, as a server has no day of its own. The newest version always stays.
 *
 * @param kept - Newest first.
 */
export function versionsToDrop(kept: readonly KeptVersion[], now: number): readonly number[] {
  const seen = SPANS.map(() => new Set<number>());
  let room = MAX_KEPT_BYTES;
  return kept
    .filter(({ savedAt, packedSize }, place) => {
      const isLast = SPANS.map(({ each, within }, n) => {
        const span = Math.floor(savedAt / each);
        const isFirstSeen = !seen[n]?.has(span);
        seen[n]?.add(span);
        return isFirstSeen && savedAt > now - within;
      });
      room -= packedSize;
      return place > 0 && ((place >= NEWEST && !isLast.includes(true)) || room < 0);
    })
    .map(({ version }) => version);
}
