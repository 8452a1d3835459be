import type { KeptVersion } from './stored-farm.ts';

const NEWEST = 50;
const DAYS = 30;
const DAY_MS = 86_400_000;

/** Room for the versions of one user; beyond it the oldest go. */
export const MAX_KEPT_BYTES = 100 * 1024 * 1024;

/**
 * The versions that may go: all but the newest 50 and the last of each of the newest 30 days.
 *
 * Days are those of UTC, as a server has no day of its own. The newest version always stays.
 *
 * @param kept - Newest first.
 */
export function versionsToDrop(kept: readonly KeptVersion[], now: number): readonly number[] {
  const days = new Set<number>();
  let room = MAX_KEPT_BYTES;
  return kept
    .filter(({ savedAt, packedSize }, place) => {
      const day = Math.floor(savedAt / DAY_MS);
      const isLastOfDay = !days.has(day) && savedAt > now - DAYS * DAY_MS;
      days.add(day);
      room -= packedSize;
      return place > 0 && ((place >= NEWEST && !isLastOfDay) || room < 0);
    })
    .map(({ version }) => version);
}
