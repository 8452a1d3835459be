import { useEffect, useState } from 'react';
import { useFarm } from './use-farm.ts';
import { useFarmStore } from './farm-context.ts';
import type { SyncNotice } from '../document/notices/sync-notice.ts';
import { selectSyncNotices } from '../selectors/sync-notices.ts';

const NONE: readonly SyncNotice[] = [];

/** Notices of merges that were too many to travel with the farm, newest first: they are kept on this device. */
export function useLeftOverNotices(): readonly SyncNotice[] {
  const { readLeftOverNotices } = useFarmStore();
  const notices = useFarm(selectSyncNotices);
  const [leftOver, setLeftOver] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    // A merge that leaves some over brings others, too.
    readLeftOverNotices().then(
      (found) => isShown && setLeftOver(found),
      () => isShown && setLeftOver(NONE),
    );
    return () => {
      isShown = false;
    };
  }, [readLeftOverNotices, notices]);
  return leftOver;
}
