import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';

const BETWEEN_COPIES_MS: Millis = 15 * 60_000;
const KEPT_OF_NEWEST_DAY = 3;
const KEPT_IN_ALL = 10;

/** Time to the next automatic backup, one per quarter hour at most, from the newest; a clock set back delays none. */
export function untilNextCopy(newestAt: Millis | null, now: Millis): Millis {
  if (newestAt === null || newestAt > now) return 0;
  return Math.max(0, newestAt + BETWEEN_COPIES_MS - now);
}

/**
 * Of copies that are made every now and then, those that stay: the last three of the newest day and the
 * last one of every earlier day, ten in all.
 *
 * @param dayOf - The farm's day of an instant.
 */
export function keptInRotation<Copy extends { readonly at: Millis }>(
  newestFirst: readonly Copy[],
  dayOf: (at: Millis) => IsoDate,
): readonly Copy[] {
  const stays = (copy: Copy, index: number): boolean => {
    const day = dayOf(copy.at);
    const newer = newestFirst.slice(0, index);
    const isOfNewestDay = newer.every(({ at }) => dayOf(at) === day);
    return isOfNewestDay ? index < KEPT_OF_NEWEST_DAY : newer.every(({ at }) => dayOf(at) !== day);
  };
  return newestFirst.filter(stays).slice(0, KEPT_IN_ALL);
}
