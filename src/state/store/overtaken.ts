import type { DocumentPatch } from '../document/document-patch.ts';
import type { RecordsPatch } from '../document/document-patch-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { COLLECTION_NAMES, recordsOf } from '../merge/rules/collection-names.ts';
import { sameValue } from '../document/same-value.ts';

const COLLECTIONS: ReadonlySet<string> = new Set(COLLECTION_NAMES);

/**
 * Whether others were faster with a record that a change is about: it is gone, or it is another one than the
 * change works on or deletes. A form sends a whole record, and would put old values over theirs.
 */
export function isOvertaken(patches: readonly DocumentPatch[], here: FarmDocument): boolean {
  return patches.some((patch) => patch.kind === 'records' && isOvertakenIn(patch, here));
}

function isOvertakenIn(patch: RecordsPatch, here: FarmDocument): boolean {
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
