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
  const isRolling = ({ reason }: CopyInfo) => reason === 'rolling';
  const isSynced = ({ reason }: CopyInfo) => reason === 'sync';
  const replaced = newestFirst.filter((copy) => !isRolling(copy) && !isSynced(copy));
  const kept = new Set([
    ...replaced.slice(0, COPIES_KEPT),
    ...newestFirst.filter(isSynced).slice(0, COPIES_KEPT),
    ...keptInRotation(newestFirst.filter(isRolling), dayOf),
  ]);
  return new Set(copies.filter((copy) => !kept.has(copy)).map(({ id }) => id));
}
