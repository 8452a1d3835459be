import { createSelector } from 'reselect';
import type { FarmDocument } from '../document/farm-document.ts';
import { readNotices } from '../document/sync/sync-meta-records.ts';
import type { SyncNotice } from '../document/notices/sync-notice.ts';

/** Unread sync conflicts, newest first. */
export const selectSyncNotices: (farm: FarmDocument) => readonly SyncNotice[] = createSelector(
  (farm: FarmDocument) => farm.meta.sync,
  (sync) =>
    readNotices({
      meta: { version: 2, lastWriteAt: 0, catalogUpdatedAt: 0, ...(sync && { sync }) },
    }),
);
