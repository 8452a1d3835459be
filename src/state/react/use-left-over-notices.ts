import { useFarm } from './use-farm.ts';
import { useFarmStore } from './farm-context.ts';
import type { SyncNotice } from '../document/notices/sync-notice.ts';
import { selectSyncNotices } from '../selectors/sync-notices.ts';
import { useAsyncValue } from './use-async-value.ts';

const NONE: readonly SyncNotice[] = [];

/** Notices of merges that were too many to travel with the farm, newest first: they are kept on this device. */
export function useLeftOverNotices(): readonly SyncNotice[] {
  const { readLeftOverNotices } = useFarmStore();
  // A merge that leaves some over brings others, too.
  return useAsyncValue(readLeftOverNotices, useFarm(selectSyncNotices)) ?? NONE;
}
