import type { Millis } from '#domain/calendar/iso-date.ts';
import type { DocumentPatch } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { noteDeletes } from './deletes/note-deletes.ts';

/**
 * Stamps a farm as written now.
 *
 * The stamp only increases, past the newest one seen, so a slow clock or a future-dated import never makes a
 * later write look older. A catalog change has the same stamp. Deletes are noted for other devices.
 */
export function stampWrite(
  before: FarmDocument,
  after: FarmDocument,
  patches: readonly DocumentPatch[],
  now: Millis,
): FarmDocument {
  const newestSeen = Math.max(
    before.meta.lastWriteAt,
    before.meta.catalogUpdatedAt,
    after.meta.lastWriteAt,
  );
  const lastWriteAt = Math.max(now, newestSeen + 1);
  const catalogChanged = patches.some(({ path }) => path[0] === 'catalog');
  const catalogUpdatedAt = catalogChanged ? lastWriteAt : before.meta.catalogUpdatedAt;
  const stamped = { ...after, meta: { ...after.meta, lastWriteAt, catalogUpdatedAt } };
  return noteDeletes(before, stamped, lastWriteAt);
}
