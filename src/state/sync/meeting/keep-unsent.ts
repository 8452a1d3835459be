import { type DocumentPatch, diffDocuments } from '../../document/document-patch.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { limitToHelperSlices } from '../members/limit-to-helper-slices.ts';
import { isForHelpers } from '../members/helper-farm.ts';
import type { SyncParts } from '../sync-parts.ts';

/**
 * Backs up unsent changes of a member who became a helper, for slices a helper can't change; the cloud's
 * versions replace them. Also covers helper slices that an older server refuses.
 *
 * @param base - Last common base of cloud and device.
 */
export async function keepUnsent(
  parts: SyncParts,
  local: FarmDocument,
  base: FarmDocument | null,
): Promise<void> {
  const { storage, clock, member, refused } = parts;
  const { bases } = await storage.readSync();
  const newest = bases.findLast(({ confirmed }) => confirmed);
  const sent = newest === undefined ? null : await storage.readBase(newest.key);
  // A cloud that was put back lacks what was sent; one whose reply was lost has more than it is known to have.
  const [patches = []] = [base, sent]
    .filter((known) => known !== null)
    .map((known) => unsentSince(parts, local, known))
    .toSorted((a, b) => a.length - b.length);
  if (member === null || patches.length === 0) return;
  const copyAt = clock.now();
  await storage.saveCopy(local, 'role', copyAt);
  const slices = [...new Set(patches.map(({ path: [slice = ''] }) => slice))];
  const changes = patches.reduce((sum, patch) => sum + countOf(patch), 0);
  const isServerOlder = slices.every((slice) => refused.has(slice));
  member.change({ unsent: { changes, slices, copyAt, ...(isServerOlder && { isServerOlder }) } });
}

function unsentSince(
  { refused }: SyncParts,
  local: FarmDocument,
  known: FarmDocument,
): readonly DocumentPatch[] {
  return diffDocuments(limitToHelperSlices(local, known, refused), local).filter(
    ({ path: [slice = ''] }) => slice !== 'meta' && !isForHelpers(slice, refused),
  );
}

function countOf(patch: DocumentPatch): number {
  // A list that is new as a whole has as many changes as records.
  if (patch.kind === 'value') return Array.isArray(patch.after) ? patch.after.length : 1;
  const { removed, inserted, changed } = patch;
  return removed.length + inserted.length + changed.length;
}
