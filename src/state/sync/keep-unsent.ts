import type { DocumentPatch } from '../document/document-patch.ts';
import { diffDocuments } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { asHelperMay } from './as-helper-may.ts';
import { isForHelpers } from './helper-farm.ts';
import type { SyncParts } from './sync-parts.ts';

/**
 * Keeps a copy of what a grower who was made a helper has not sent of other slices than a helper's: the cloud's
 * takes their place here. What it was is told with the key.
 *
 * @param base - What the cloud and this device last had in common.
 */
export async function keepUnsent(
  { storage, clock, member, refused }: SyncParts,
  local: FarmDocument,
  base: FarmDocument,
): Promise<void> {
  const patches = diffDocuments(asHelperMay(local, base, refused), local).filter(
    ({ path: [slice = ''] }) => slice !== 'meta' && !isForHelpers(slice, refused),
  );
  if (member === null || patches.length === 0) return;
  const copyAt = clock.now();
  await storage.saveCopy(local, 'role', copyAt);
  const slices = [...new Set(patches.map(({ path: [slice = ''] }) => slice))];
  const changes = patches.reduce((sum, patch) => sum + countOf(patch), 0);
  member.change({ unsent: { changes, slices, copyAt } });
}

function countOf(patch: DocumentPatch): number {
  if (patch.kind === 'value') return 1;
  const { removed, inserted, changed } = patch;
  return removed.length + inserted.length + changed.length;
}
