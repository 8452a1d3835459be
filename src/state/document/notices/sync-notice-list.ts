import type { SyncNotice } from './sync-notice.ts';

const MAX_NOTICES = 200;
const MAX_CHARACTERS = 64_000;
/** A longer one stays on the device: the service takes none of it from a helper. */
export const MAX_NOTICE_CHARACTERS = 4_096;

/** Notices that travel with a farm, and those that are too many for it. */
export interface SortedNotices {
  readonly kept: readonly SyncNotice[];
  readonly leftOver: readonly SyncNotice[];
}

/** Splits unique notices, newest first, into those that fit in the farm and the rest. */
export function sortNotices(notices: readonly SyncNotice[]): SortedNotices {
  const newest = newestNoticesFirst(notices);
  let characters = 0;
  const kept = newest.slice(0, MAX_NOTICES).filter((notice) => {
    const length = JSON.stringify(notice).length;
    if (length > MAX_NOTICE_CHARACTERS || characters + length > MAX_CHARACTERS) return false;
    characters += length;
    return true;
  });
  const isKept = new Set(kept);
  return { kept, leftOver: newest.filter((notice) => !isKept.has(notice)) };
}

/** Notices, each once and newest first; of two that tell the same the earlier, so that all devices have that one. */
export function newestNoticesFirst(notices: readonly SyncNotice[]): readonly SyncNotice[] {
  const byId = new Map<string, SyncNotice>();
  for (const notice of notices) {
    const { at = Infinity } = byId.get(notice.id) ?? {};
    if (notice.at < at) byId.set(notice.id, notice);
  }
  return [...byId.values()].toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}
