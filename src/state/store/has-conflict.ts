import { entryAt } from '../document/document-patch-path.ts';
import type { DocumentPatch, ValuePatch } from '../document/document-patch.ts';
import type { RecordsPatch } from '../document/document-patch-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { COLLECTION_NAMES, recordsOf } from '../document/collection-names.ts';
import { sameValue } from '../document/same-value.ts';

const COLLECTIONS: ReadonlySet<string> = new Set(COLLECTION_NAMES);

/** Slices with values that a grower sets one by one; those of other slices follow from work that is recorded. */
const SET_BY_HAND: ReadonlySet<string> = new Set(['settings', 'batchSettings', 'capacity']);

/**
 * Whether others were faster with what a change is about: a record is gone, or it is another one than the
 * change works on or deletes, or a setting is not what it was. A form sends a whole record, and would put
 * old values over theirs; a setting that gave way must be noted.
 */
export function hasConflict(patches: readonly DocumentPatch[], here: FarmDocument): boolean {
  return patches.some((patch) =>
    patch.kind === 'records' ? hasConflictIn(patch, here) : isSetMeanwhile(patch, here),
  );
}

function isSetMeanwhile({ path, before, after }: ValuePatch, here: FarmDocument): boolean {
  if (!SET_BY_HAND.has(path[0] ?? '')) return false;
  const now = entryAt(here, path);
  return !sameValue(now, before) && !sameValue(now, after);
}

function hasConflictIn(patch: RecordsPatch, here: FarmDocument): boolean {
  const { path, changed, removed, inserted } = patch;
  const name = path.join('/');
  if (!COLLECTIONS.has(name) || changed.length + removed.length === 0) return false;
  const present = new Map(recordsOf(here, name).map((record) => [record.id, record]));
  const moved = new Set(inserted.map(({ record }) => record['id']));
  return (
    changed.some(({ before }) => !sameValue(present.get(String(before['id'])), before)) ||
    removed.some(({ record }) => {
      const now = moved.has(record['id']) ? undefined : present.get(String(record['id']));
      return now !== undefined && !sameValue(now, record);
    })
  );
}
