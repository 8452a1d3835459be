import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import type { CopyInfo } from './ports.ts';

const COPIES_KEPT = 10;
const ROLLING_KEPT_OF_NEWEST_DAY = 3;

/**
 * The copies that make room for newer ones.
 *
 * Of those made before a farm was replaced the last ten stay, and so do ten of those from before two
 * devices met. Of the rolling ones the last three of the newest day stay and the last one of every earlier
 * day, ten in all.
 *
 * @param dayOf - The farm's day of an instant.
 */
export function outdatedCopies(
  copies: readonly CopyInfo[],
  dayOf: (at: Millis) => IsoDate,
): ReadonlySet<number> {
  const newestFirst = copies.toSorted((left, right) => right.id - left.id);
  const rolling = newestFirst.filter(({ reason }) => reason === 'rolling');
  const synced = newestFirst.filter(({ reason }) => reason === 'sync');
  const kept = [
    ...newestFirst
      .filter(({ reason }) => reason !== 'rolling' && reason !== 'sync')
      .slice(0, COPIES_KEPT),
    ...synced.slice(0, COPIES_KEPT),
    ...rolling
      .filter((copy, index) => staysInRotation(rolling, copy, index, dayOf))
      .slice(0, COPIES_KEPT),
  ];
  const keptIds = new Set(kept.map(({ id }) => id));
  return new Set(copies.map(({ id }) => id).filter((id) => !keptIds.has(id)));
}

function staysInRotation(
  newestFirst: readonly CopyInfo[],
  copy: CopyInfo,
  index: number,
  dayOf: (at: Millis) => IsoDate,
): boolean {
  const day = dayOf(copy.at);
  const newer = newestFirst.slice(0, index);
  const ofNewestDay = newer.every(({ at }) => dayOf(at) === day);
  return ofNewestDay
    ? index < ROLLING_KEPT_OF_NEWEST_DAY
    : newer.every(({ at }) => dayOf(at) !== day);
}
