import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import { keptInRotation } from '../backup/copy-rotation.ts';
import type { CopyInfo } from '../ports/document-storage.ts';

const COPIES_KEPT = 10;

/**
 * The copies that make room for newer ones.
 *
 * Of those made before a farm was replaced the last ten stay, and so do ten of those from before two
 * devices met. Of the rolling ones stay those that `keptInRotation` names.
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
    ...keptInRotation(rolling, dayOf),
  ];
  const keptIds = new Set(kept.map(({ id }) => id));
  return new Set(copies.map(({ id }) => id).filter((id) => !keptIds.has(id)));
}
